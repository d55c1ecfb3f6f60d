// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "printout.h"

#include "ui/paper/documents.h"
#include "ui/paper/paper_words.h"

#include <QCoreApplication>

namespace ui {

namespace {

using app::Paperwork;

struct PrintoutWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Printouts)
};

/// Lists are for judges, who prepare a round with the organizers.
bool isForTheHall(Paperwork what)
{
    return what != Paperwork::Decklists && what != Paperwork::DeckChecks;
}

MaybePrintout printed(const tournament::Event &event, const app::PrintRequest &request)
{
    switch (request.what) {
    case Paperwork::Pairings:
        return pairingsByTable(event, request);
    case Paperwork::PairingsByName:
        return pairingsByName(event, request);
    case Paperwork::Slips:
        return matchSlips(event, request);
    case Paperwork::Standings:
        return standingsSheets(event, request);
    case Paperwork::Bracket:
        return bracketSheet(event, request);
    case Paperwork::Seating:
        return seatingSheets(event, request);
    case Paperwork::Roster:
        return rosterSheets(event, request);
    case Paperwork::Decklists:
        return decklistSheets(event, request);
    case Paperwork::DeckChecks:
        return deckCheckSheets(event, request);
    case Paperwork::BlankDecklist:
        return blankDecklist(event, request);
    case Paperwork::Schedule:
        return scheduleSheet(event, request);
    case Paperwork::PhoneCards:
        return phoneCards(event, request);
    case Paperwork::Report:
        break;
    }
    return finalReport(event, request);
}

bool isAboutOneRound(Paperwork what)
{
    return what == Paperwork::Pairings || what == Paperwork::PairingsByName
        || what == Paperwork::Slips;
}

} // namespace

core::Expected<Printout, app::Failure> printout(const tournament::Event &event,
                                                const app::PrintRequest &request)
{
    const auto *prepared = tournament::preparedRound(event);
    const bool asked = prepared && request.round == prepared->number;
    if (!prepared || (asked && isAboutOneRound(request.what)) || !isForTheHall(request.what))
        return printed(event, request);
    if (isAboutOneRound(request.what) && !tournament::publishedRound(event))
        return core::unexpected(nothingToPrint(
            PrintoutWords::tr(
                "Round %1 is not published yet: publish it, or choose it to print it before.")
                .arg(prepared->number)));
    return printed(tournament::published(event), request);
}

} // namespace ui
