// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acts/actions.h"
#include "ui/acts/menus.h"

#include <QAction>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

void addEventMenu(Menus &menus)
{
    menus.begin(ActionWords::tr("E&vent"));
    const auto add = [&menus](QLatin1StringView id, const QString &text, const QString &tip,
                              const QKeySequence &shortcut) {
        // On the page a heading stands beside the button.
        menus.add(id, Needs::Change, text, tip, shortcut)->setIconText(ActionWords::tr("Change…"));
    };
    add(act::eventDetails, ActionWords::tr("&Details…"),
        ActionWords::tr("Change name, date, tier and who runs the event"), u"F6"_s);
    add(act::eventAnnounce, ActionWords::tr("&Announcement…"),
        ActionWords::tr("Change the number of rounds, the cut and the length of a round"), u"F7"_s);
    add(act::eventRules, ActionWords::tr("&Rules…"),
        ActionWords::tr("Change the rules the event is scored and paired by"), u"F8"_s);
    add(act::eventTables, ActionWords::tr("&Tables…"),
        ActionWords::tr("Change which table numbers the pairings use"), u"F9"_s);
}

void addPlayersMenu(Menus &menus)
{
    menus.begin(ActionWords::tr("&Players"));
    menus.add(act::playerAdd, Needs::Change, ActionWords::tr("&Add a player"),
              ActionWords::tr("Type the name of a new player"), u"Ctrl+Shift+A"_s);
    menus.add(act::playerPaste, Needs::Change, ActionWords::tr("Add &several…"),
              ActionWords::tr("Add players from a pasted list, one a line"), u"Ctrl+Shift+V"_s);
    menus.add(act::playerEdit, Needs::Change, ActionWords::tr("&Edit…"),
              ActionWords::tr("Change name, identities, byes, fixed table or seat"), u"F2"_s,
              Context::Players);
    menus.add(act::playerSeats, Needs::Change, ActionWords::tr("Sea&ts in the draft…"),
              ActionWords::tr("Enter who sits where, for the first round of a full draft"),
              u"Ctrl+Shift+T"_s);
    menus
        .add(act::playerCall, Needs::Event, ActionWords::tr("Ca&ll to the desk"),
             ActionWords::tr("Name the player on the wall and on his own phone, until you take it "
                             "back"),
             {}, Context::Players)
        ->setCheckable(true);
    menus.separator();
    menus.add(act::playerDrop, Needs::Change, ActionWords::tr("&Drop"),
              ActionWords::tr("The player leaves and keeps points and place"), u"Ctrl+D"_s,
              Context::Players);
    menus.add(act::playerReinstate, Needs::Change, ActionWords::tr("Re&instate"),
              ActionWords::tr("The player is back"), u"Ctrl+Shift+D"_s, Context::Players);
    menus.add(act::playerDisqualify, Needs::Change, ActionWords::tr("Dis&qualify…"),
              ActionWords::tr("The player is out of standings and cut"), {}, Context::Players);
    menus.add(act::playerRemove, Needs::Change, ActionWords::tr("&Remove"),
              ActionWords::tr("Take back the registration of somebody who was never paired"),
              QKeySequence::Delete, Context::Players);
    menus.separator();
    menus.add(act::penalty, Needs::Change, ActionWords::tr("Record a &penalty…"),
              ActionWords::tr("Note a penalty in the organizers' private log"), {},
              Context::Players);
}

void addDecksMenu(Menus &menus)
{
    menus.begin(ActionWords::tr("&Decks"));
    menus.add(act::deckPaste, Needs::Change, ActionWords::tr("&Paste list"),
              ActionWords::tr("Put the list in the clipboard into the slot of its side"),
              u"Ctrl+Shift+L"_s, Context::Decks);
    menus.add(act::deckOpen, Needs::Change, ActionWords::tr("&Open list…"),
              ActionWords::tr("Read a player's list from a file"), u"Ctrl+Shift+O"_s,
              Context::Decks);
    menus.add(act::deckSubmit, Needs::Change, ActionWords::tr("&Take lists"),
              ActionWords::tr("Record what was typed for this player, and go on to the next"),
              u"Ctrl+Return"_s);
    menus.add(act::deckWithdraw, Needs::Change, ActionWords::tr("Re&move list"),
              ActionWords::tr("Take the list in sight from its player"), {}, Context::Decks);
    menus.separator();
    menus.add(act::deckAccept, Needs::Change, ActionWords::tr("&Accept…"),
              ActionWords::tr("Let the list stand in spite of its problems, for a reason"), {},
              Context::Decks);
    menus.add(act::deckRevoke, Needs::Change, ActionWords::tr("&No longer accept"),
              ActionWords::tr("Judge the list by the rules again"), {}, Context::Decks);
    menus.separator();
    menus.add(act::deckDraw, Needs::Change, ActionWords::tr("&Draw…"),
              ActionWords::tr("Draw players for a deck check by lot"));
    menus.add(act::deckCheck, Needs::Change, ActionWords::tr("Deck &check…"),
              ActionWords::tr("Tick off the cards of a pile and record what was found"),
              u"Ctrl+Shift+G"_s, Context::Decks);
    menus.add(act::deckCompare, Needs::Event, ActionWords::tr("Compa&re…"),
              ActionWords::tr("Compare the list with the one presented now"), u"Ctrl+Shift+M"_s,
              Context::Decks);
    menus.add(act::deckExport, Needs::Event, ActionWords::tr("E&xport list…"),
              ActionWords::tr("Write the list in any format"), {}, Context::Decks);
    menus.add(act::deckPrint, Needs::Event, ActionWords::tr("Print li&sts…"),
              ActionWords::tr("Print both lists of this player, or a sheet to check them by"),
              u"Ctrl+Shift+I"_s, Context::Decks);
    menus.separator();
    menus.add(act::deckPlayerLock, Needs::Change, ActionWords::tr("&Lock this player"),
              ActionWords::tr("Lock or unlock the lists of this player alone"), {}, Context::Decks);
    menus.add(act::deckLock, Needs::Change, ActionWords::tr("Loc&k all"),
              ActionWords::tr("Let no list change any more; pairing round 1 does this by itself"));
    menus.add(act::deckUnlock, Needs::Change, ActionWords::tr("&Unlock all"),
              ActionWords::tr("Let lists change again"));
    menus.add(act::deckPolicy, Needs::Change, ActionWords::tr("&How decks are judged…"),
              ActionWords::tr("List of restrictions, card pool and exceptions"));
}

void addRoundMenu(Menus &menus)
{
    menus.begin(ActionWords::tr("&Round"));
    menus.add(
        act::nextStep, Needs::Change, ActionWords::tr("N&ext step"),
        ActionWords::tr("Do what the tournament waits for: pair, enter results, start the cut, "
                        "report"),
        u"F5"_s);
    menus.separator();
    menus.add(act::roundPair, Needs::Change, ActionWords::tr("&Pair next round…"),
              ActionWords::tr("Propose the next round and review it before it counts"),
              u"Ctrl+J"_s);
    menus.add(act::roundPairWith, Needs::Change, ActionWords::tr("Pair wi&th…"),
              ActionWords::tr("Propose the next round with pairs put together or kept apart"),
              u"Ctrl+Shift+K"_s);
    menus.add(act::roundUnpair, Needs::Change, ActionWords::tr("&Unpair round"),
              ActionWords::tr("Take the last round back"), u"Ctrl+Shift+J"_s);
    menus.add(act::roundSwap, Needs::Change, ActionWords::tr("&Swap two players…"),
              ActionWords::tr("Exchange two players between tables and see what it breaks"),
              u"Ctrl+T"_s, Context::Tables);
    menus.add(
        act::tableMove, Needs::Change, ActionWords::tr("&Move to another table…"),
        ActionWords::tr("Let the selected match sit elsewhere; who sits there changes places"),
        u"Ctrl+M"_s, Context::Tables | Context::Games);
    menus.add(act::roundPublish, Needs::Change, ActionWords::tr("Pu&blish round"),
              ActionWords::tr("Show the prepared round on the wall, on paper and in exports"),
              u"Shift+F5"_s);
    menus.separator();
    menus.add(act::resultEnter, Needs::Change, ActionWords::tr("Enter a &result"),
              ActionWords::tr("Type a table number, then the result"), u"Ctrl+R"_s,
              Context::Tables | Context::Games);
    menus.add(act::resultClear, Needs::Change, ActionWords::tr("&Clear result"),
              ActionWords::tr("Take the result of the selected table away"), u"Ctrl+Backspace"_s,
              Context::Tables | Context::Games);
    menus
        .add(act::tableWatch, Needs::Change, ActionWords::tr("Slow-play &watch"),
             ActionWords::tr("Mark the selected table as watched for slow play"), u"Ctrl+L"_s,
             Context::Tables)
        ->setCheckable(true);
    menus
        .add(act::tableFeature, Needs::Change, ActionWords::tr("&Feature match"),
             ActionWords::tr(
                 "Show the match of the selected table on the stream, in place of the one "
                 "before"),
             u"Ctrl+Shift+Y"_s, Context::Tables)
        ->setCheckable(true);
    menus.separator();
    menus.add(act::clockRun, Needs::Change, ActionWords::tr("Start the cloc&k"),
              ActionWords::tr("Start, pause or resume the clock of the round"), u"F3"_s);
    menus.add(act::clockChange, Needs::Change, ActionWords::tr("Chan&ge the clock…"),
              ActionWords::tr(
                  "Start with another length, make the round longer or shorter, or set what is "
                  "left"),
              u"Shift+F3"_s);
    menus.add(act::clockExtra, Needs::Change, ActionWords::tr("E&xtra time…"),
              ActionWords::tr("Give the selected table more minutes"), u"F4"_s, Context::Tables);
    menus.add(act::clockStop, Needs::Change, ActionWords::tr("St&op the clock"),
              ActionWords::tr("The round needs its clock no more"), u"Ctrl+F3"_s);
    menus.add(act::clockWarnings, Needs::Event, ActionWords::tr("War&nings of the clock…"),
              ActionWords::tr("Choose when the clock warns, and whether it can be heard"));
}

void addBracketMenu(Menus &menus)
{
    menus.begin(ActionWords::tr("&Bracket"));
    menus.add(act::cutStart, Needs::Change, ActionWords::tr("&Start the cut…"),
              ActionWords::tr("Seed the best players and seat the first games of the bracket"),
              u"Ctrl+Shift+B"_s);
    menus.add(act::cutSides, Needs::Change, ActionWords::tr("C&hoose sides"),
              ActionWords::tr("Say which side the higher seed of the chosen game takes"),
              u"Ctrl+Shift+C"_s, Context::Games);
    menus.add(act::cutCancel, Needs::Change, ActionWords::tr("&Cancel the cut"),
              ActionWords::tr("Take the cut back, as if it had not begun"));
    menus.separator();
    menus.add(act::bracketPath, Needs::Event, ActionWords::tr("&Path of a player"),
              ActionWords::tr("Show the games of one player of the chosen game, then of the other"),
              u"Ctrl+Shift+H"_s, Context::Games);
    menus
        .add(act::bracketTable, Needs::Event, ActionWords::tr("As &table"),
             ActionWords::tr("Show the bracket as a table instead of a drawing"), u"Ctrl+B"_s)
        ->setCheckable(true);
    menus.separator();
    menus
        .add(act::zoomIn, Needs::Event, ActionWords::tr("Zoom &in"),
             ActionWords::tr("Draw the bracket larger"), u"Ctrl++"_s)
        ->setIconText(u"+"_s);
    menus
        .add(act::zoomOut, Needs::Event, ActionWords::tr("Zoom &out"),
             ActionWords::tr("Draw the bracket smaller"), u"Ctrl+-"_s)
        ->setIconText(u"−"_s);
    menus
        .add(act::zoomNatural, Needs::Event, ActionWords::tr("&Natural size"),
             ActionWords::tr("Draw the bracket with letters as large as those of the window"),
             u"Ctrl+Shift+N"_s)
        ->setIconText(u"1:1"_s);
    menus.add(act::zoomFit, Needs::Event, ActionWords::tr("&Fit"),
              ActionWords::tr("Bring the whole bracket into sight"), u"Ctrl+Shift+F"_s);
}

} // namespace

void addMenusOfEvent(Menus &menus)
{
    addEventMenu(menus);
    addPlayersMenu(menus);
    addDecksMenu(menus);
    addRoundMenu(menus);
    addBracketMenu(menus);
}

} // namespace ui
