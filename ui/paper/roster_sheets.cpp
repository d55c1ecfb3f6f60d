// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/documents.h"
#include "ui/paper/paper_words.h"
#include "ui/paper/table_sheets.h"
#include "ui/words/roster.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct RosterSheetsWords {
    Q_DECLARE_TR_FUNCTIONS(ui::RosterSheets)
};

} // namespace

MaybePrintout rosterSheets(const tournament::Event &event, const app::PrintRequest &request)
{
    const auto lines = roster(event);
    if (lines.empty())
        return core::unexpected(nothingToPrint(
            RosterSheetsWords::tr("Nobody is registered yet; add the players first.")));
    PaperTables tables;
    const QString title = RosterSheetsWords::tr("Roster check");
    tables.head = letterhead(event, title, request);
    tables.head.facts.prepend(RosterSheetsWords::tr("Players: %1").arg(lines.size()));
    tables.head.facts.prepend(
        RosterSheetsWords::tr("Find your line, tick it, and tell the organizers what is wrong."));
    PaperSection &section = tables.sections.emplace_back();
    section.columns = {{RosterSheetsWords::tr("Player"), Qt::AlignLeft, true, true},
                       {RosterSheetsWords::tr("Corp"), Qt::AlignLeft, true, false, 0.9},
                       {RosterSheetsWords::tr("Runner"), Qt::AlignLeft, true, false, 0.9}};
    const bool lists = hasLists(event);
    if (lists)
        section.columns.push_back({RosterSheetsWords::tr("Lists"), Qt::AlignLeft});
    PaperColumn checked{RosterSheetsWords::tr("Right"), Qt::AlignHCenter};
    checked.tick = true;
    section.columns.push_back(checked);
    for (const RosterLine &line : lines) {
        PaperRow row{{line.name, line.corp, line.runner}, {}};
        if (lists)
            row.cells.append(line.lists);
        section.rows.push_back(std::move(row));
    }
    return Printout{printoutTitle(event, title), layTables(tables, sizeOf(request))};
}

} // namespace ui
