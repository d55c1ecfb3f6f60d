// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/standings/structure.h"
#include "ui/paper/documents.h"
#include "ui/paper/meeting.h"
#include "ui/paper/paper_words.h"
#include "ui/paper/table_sheets.h"
#include "ui/words/text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct SeatingSheetsWords {
    Q_DECLARE_TR_FUNCTIONS(ui::SeatingSheets)
};

} // namespace

MaybePrintout seatingSheets(const tournament::Event &event, const app::PrintRequest &request)
{
    const auto seats = meetingSeats(event);
    if (seats.empty())
        return core::unexpected(nothingToPrint(
            SeatingSheetsWords::tr("Nobody is registered yet; add the players first.")));
    const bool draft = event.profile.firstRound == tournament::FirstRound::Seats;
    const bool lists = tournament::decklistsRequired(event);

    PaperTables tables;
    const QString title = draft ? SeatingSheetsWords::tr("Seats in the draft")
                                : SeatingSheetsWords::tr("Seats for the player meeting");
    tables.head = letterhead(event, title, request);
    tables.head.facts.prepend(SeatingSheetsWords::tr("Players: %1").arg(seats.size()));
    tables.twoColumns = true;
    PaperSection &section = tables.sections.emplace_back();
    const auto tick = [](const QString &heading) {
        PaperColumn column{heading, Qt::AlignHCenter};
        column.tick = true;
        return column;
    };
    section.columns = {{SeatingSheetsWords::tr("Player"), Qt::AlignLeft, true},
                       {draft ? SeatingSheetsWords::tr("Seat") : SeatingSheetsWords::tr("Table"),
                        Qt::AlignRight, false, true, 1.25},
                       tick(SeatingSheetsWords::tr("Here"))};
    if (lists)
        section.columns.push_back(tick(SeatingSheetsWords::tr("Lists")));
    for (const auto &[player, table] : seats) {
        const auto seat = draft ? player->seat : std::optional(table);
        section.rows.push_back(
            {{toQt(player->name), seat ? QString::number(*seat) : QString()}, {}});
    }
    return Printout{printoutTitle(event, title), layTables(tables, sizeOf(request))};
}

} // namespace ui
