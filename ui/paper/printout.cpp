// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "printout.h"

#include "ui/paper/documents.h"

namespace ui {

core::Expected<Printout, app::Failure> printout(const tournament::Event &event,
                                                const app::PrintRequest &request)
{
    using app::Paperwork;
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
    case Paperwork::Decklists:
        return decklistSheets(event, request);
    case Paperwork::DeckChecks:
        return deckCheckSheets(event, request);
    case Paperwork::BlankDecklist:
        return blankDecklist(event, request);
    case Paperwork::Report:
        break;
    }
    return finalReport(event, request);
}

} // namespace ui
