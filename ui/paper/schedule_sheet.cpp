// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/documents.h"
#include "ui/paper/paper_words.h"
#include "ui/paper/table_sheets.h"
#include "ui/words/timetable_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct ScheduleSheetWords {
    Q_DECLARE_TR_FUNCTIONS(ui::ScheduleSheet)
};

} // namespace

MaybePrintout scheduleSheet(const tournament::Event &event, const app::PrintRequest &request)
{
    const auto lines = timetableTexts(event, request.printed);
    if (lines.isEmpty())
        return core::unexpected(nothingToPrint(ScheduleSheetWords::tr(
            "No times are known yet: enter with the announcement when round 1 starts, "
            "or start its clock.")));
    PaperTables tables;
    const QString title = ScheduleSheetWords::tr("Schedule");
    tables.head = letterhead(event, title, request);
    PaperSection &section = tables.sections.emplace_back();
    section.columns = {{ScheduleSheetWords::tr("What"), Qt::AlignLeft, true, true},
                       {ScheduleSheetWords::tr("Begins"), Qt::AlignRight},
                       {ScheduleSheetWords::tr("Ends"), Qt::AlignRight}};
    for (const TimetableText &line : lines)
        section.rows.push_back({{line.part, line.start, line.end}, {}});
    return Printout{printoutTitle(event, title), layTables(tables, sizeOf(request))};
}

} // namespace ui
