// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions.h"

#include "ui/action_registry.h"
#include "ui/event_templates.h"
#include "ui/language.h"

#include <initializer_list>

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::Actions)
};

void addFileActions(ActionRegistry &r)
{
    r.add(act::newEvent, Needs::Nothing, Words::tr("&New event…"),
          Words::tr("Start a tournament in a new file"), QKeySequence::New);
    for (const auto &kind : eventTemplates())
        r.add(kind.action, Needs::Nothing, Words::tr("New: %1…", "kind of event").arg(kind.name),
              kind.description);
    r.add(act::openEvent, Needs::Nothing, Words::tr("&Open…"), Words::tr("Open an event file"),
          QKeySequence::Open);
    r.add(act::importEvent, Needs::Nothing, Words::tr("&Import…"),
          Words::tr("Make an event from a file of another program, or from a list of players"),
          QKeySequence(u"Ctrl+I"_s));
    r.add(act::demoEvent, Needs::Nothing, Words::tr("De&mo event"),
          Words::tr("Try everything on an invented tournament of 16 players"));
    r.add(act::exportEvent, Needs::Event, Words::tr("&Export…"),
          Words::tr("Write players, pairings, standings or the whole event for other programs"),
          QKeySequence(u"Ctrl+Shift+E"_s));
    r.add(act::print, Needs::Event, Words::tr("&Print…"),
          Words::tr("Look at what goes on paper: pairings, slips, standings, bracket, report"),
          QKeySequence::Print);
    r.add(act::saveCopy, Needs::Event, Words::tr("Save a &copy…"),
          Words::tr("Write the event to a second file; this one stays open"), QKeySequence::SaveAs);
    r.add(act::closeEvent, Needs::Event, Words::tr("C&lose event"),
          Words::tr("Go back to the start page; everything is saved already"), QKeySequence::Close);
    r.add(act::quit, Needs::Nothing, Words::tr("&Quit"),
          Words::tr("Leave Arbiter; everything is saved already"), QKeySequence(u"Ctrl+Q"_s));
    r.add(act::undo, Needs::Change, Words::tr("&Undo"), Words::tr("Take back the last act"),
          QKeySequence::Undo);
    r.add(act::redo, Needs::Change, Words::tr("&Redo"), Words::tr("Do again what was taken back"),
          QKeySequence::Redo);
    r.add(act::find, Needs::Event, Words::tr("&Find"),
          Words::tr("Find a player, a table or an act"), QKeySequence::Find);
}

void addEventActions(ActionRegistry &r)
{
    const auto add = [&r](QLatin1StringView id, const QString &text, const QString &tip,
                          const QKeySequence &shortcut) {
        // On the page a heading stands beside the button.
        r.add(id, Needs::Change, text, tip, shortcut)->setIconText(Words::tr("Change…"));
    };
    add(act::eventDetails, Words::tr("&Details…"),
        Words::tr("Change name, date, tier and who runs the event"), QKeySequence(u"F6"_s));
    add(act::eventAnnounce, Words::tr("&Announcement…"),
        Words::tr("Change the number of rounds, the cut and the length of a round"),
        QKeySequence(u"F7"_s));
    add(act::eventRules, Words::tr("&Rules…"),
        Words::tr("Change the rules the event is scored and paired by"), QKeySequence(u"F8"_s));
    add(act::eventTables, Words::tr("&Tables…"),
        Words::tr("Change which table numbers the pairings use"), QKeySequence(u"F9"_s));
}

void addPlayerActions(ActionRegistry &r)
{
    r.add(act::playerAdd, Needs::Change, Words::tr("&Add a player"),
          Words::tr("Type the name of a new player"), QKeySequence(u"Ctrl+Shift+A"_s));
    r.add(act::playerPaste, Needs::Change, Words::tr("Add &several…"),
          Words::tr("Add players from a pasted list, one a line"), QKeySequence(u"Ctrl+Shift+V"_s));
    r.add(act::playerEdit, Needs::Change, Words::tr("&Edit…"),
          Words::tr("Change name, identities, byes, fixed table or seat"), QKeySequence(u"F2"_s));
    r.add(act::playerDrop, Needs::Change, Words::tr("&Drop"),
          Words::tr("The player leaves and keeps points and place"), QKeySequence(u"Ctrl+D"_s));
    r.add(act::playerReinstate, Needs::Change, Words::tr("Re&instate"),
          Words::tr("The player is back"), QKeySequence(u"Ctrl+Shift+D"_s));
    r.add(act::playerDisqualify, Needs::Change, Words::tr("Dis&qualify…"),
          Words::tr("The player is out of standings and cut"));
    r.add(act::playerRemove, Needs::Change, Words::tr("&Remove"),
          Words::tr("Take back the registration of somebody who was never paired"),
          QKeySequence::Delete);
    r.add(act::playerSeats, Needs::Change, Words::tr("Sea&ts in the draft…"),
          Words::tr("Enter who sits where, for the first round of a full draft"),
          QKeySequence(u"Ctrl+Shift+T"_s));
    r.add(act::penalty, Needs::Change, Words::tr("Record a &penalty…"),
          Words::tr("Note a penalty in the organizers' private log"));
}

void addRoundActions(ActionRegistry &r)
{
    r.add(act::roundPair, Needs::Change, Words::tr("&Pair next round…"),
          Words::tr("Propose the next round and review it before it counts"),
          QKeySequence(u"Ctrl+J"_s));
    r.add(act::roundPairWith, Needs::Change, Words::tr("Pair wi&th…"),
          Words::tr("Propose the next round with pairs put together or kept apart"),
          QKeySequence(u"Ctrl+Shift+K"_s));
    r.add(act::roundUnpair, Needs::Change, Words::tr("&Unpair round"),
          Words::tr("Take the last round back"), QKeySequence(u"Ctrl+Shift+J"_s));
    r.add(act::roundSwap, Needs::Change, Words::tr("&Swap two players…"),
          Words::tr("Exchange two players between tables and see what it breaks"),
          QKeySequence(u"Ctrl+T"_s));
    r.add(act::resultEnter, Needs::Change, Words::tr("Enter a &result"),
          Words::tr("Type a table number, then the result"), QKeySequence(u"Ctrl+R"_s));
    r.add(act::resultClear, Needs::Change, Words::tr("&Clear result"),
          Words::tr("Take the result of the selected table away"),
          QKeySequence(u"Ctrl+Backspace"_s));
    r.add(act::tableWatch, Needs::Change, Words::tr("Slow-play &watch"),
          Words::tr("Mark the selected table as watched for slow play"), QKeySequence(u"Ctrl+L"_s))
        ->setCheckable(true);
    r.add(act::logUndoTo, Needs::Change, Words::tr("Undo to &here"),
          Words::tr("Take back everything after the selected act, as one step"));
}

void addClockActions(ActionRegistry &r)
{
    r.add(act::clockRun, Needs::Change, Words::tr("Start the cloc&k"),
          Words::tr("Start, pause or resume the clock of the round"), QKeySequence(u"F3"_s));
    r.add(act::clockChange, Needs::Change, Words::tr("Chan&ge the clock…"),
          Words::tr("Start with another length, make the round longer or shorter, or set what is "
                    "left"),
          QKeySequence(u"Shift+F3"_s));
    r.add(act::clockExtra, Needs::Change, Words::tr("E&xtra time…"),
          Words::tr("Give the selected table more minutes"), QKeySequence(u"F4"_s));
    r.add(act::clockStop, Needs::Change, Words::tr("St&op the clock"),
          Words::tr("The round needs its clock no more"), QKeySequence(u"Ctrl+F3"_s));
    r.add(act::clockWarnings, Needs::Event, Words::tr("War&nings of the clock…"),
          Words::tr("Choose when the clock warns, and whether it can be heard"));
}

void addWallActions(ActionRegistry &r)
{
    r.add(act::wallShow, Needs::Event, Words::tr("On the &wall"),
          Words::tr("Show the picture on the second screen"), QKeySequence(u"F11"_s))
        ->setCheckable(true);
    r.add(act::wallBlank, Needs::Event, Words::tr("Blan&k"),
          Words::tr("Make the wall black; B does it on the wall itself"),
          QKeySequence(u"Ctrl+F11"_s))
        ->setCheckable(true);
    r.add(act::wallFreeze, Needs::Event, Words::tr("&Freeze"),
          Words::tr("Keep the picture while you work; F does it on the wall itself"),
          QKeySequence(u"Shift+F11"_s))
        ->setCheckable(true);
    r.add(act::wallPrevious, Needs::Event, Words::tr("P&revious page"),
          Words::tr("Show the page before on the wall"), QKeySequence(u"Ctrl+PgUp"_s));
    r.add(act::wallNext, Needs::Event, Words::tr("Ne&xt page"),
          Words::tr("Show the next page on the wall"), QKeySequence(u"Ctrl+PgDown"_s));
}

void addDeckActions(ActionRegistry &r)
{
    r.add(act::deckPaste, Needs::Change, Words::tr("&Paste list"),
          Words::tr("Put the list in the clipboard into the slot of its side"),
          QKeySequence(u"Ctrl+Shift+L"_s));
    r.add(act::deckOpen, Needs::Change, Words::tr("&Open list…"),
          Words::tr("Read a player's list from a file"), QKeySequence(u"Ctrl+Shift+O"_s));
    r.add(act::deckSubmit, Needs::Change, Words::tr("&Take lists"),
          Words::tr("Record what was typed for this player, and go on to the next"),
          QKeySequence(u"Ctrl+Return"_s));
    r.add(act::deckWithdraw, Needs::Change, Words::tr("Re&move list"),
          Words::tr("Take the list in sight from its player"));
    r.add(act::deckAccept, Needs::Change, Words::tr("&Accept…"),
          Words::tr("Let the list stand in spite of its problems, for a reason"));
    r.add(act::deckRevoke, Needs::Change, Words::tr("&No longer accept"),
          Words::tr("Judge the list by the rules again"));
    r.add(act::deckCheck, Needs::Change, Words::tr("Deck &check…"),
          Words::tr("Tick off the cards of a pile and record what was found"),
          QKeySequence(u"Ctrl+Shift+G"_s));
    r.add(act::deckCompare, Needs::Event, Words::tr("Compa&re…"),
          Words::tr("Compare the list with the one presented now"),
          QKeySequence(u"Ctrl+Shift+M"_s));
    r.add(act::deckExport, Needs::Event, Words::tr("E&xport list…"),
          Words::tr("Write the list in any format"));
    r.add(act::deckPrint, Needs::Event, Words::tr("Print li&sts…"),
          Words::tr("Print both lists of this player, or a sheet to check them by"),
          QKeySequence(u"Ctrl+Shift+I"_s));
    r.add(act::deckPlayerLock, Needs::Change, Words::tr("&Lock this player"),
          Words::tr("Lock or unlock the lists of this player alone"));
    r.add(act::deckLock, Needs::Change, Words::tr("Loc&k all"),
          Words::tr("Let no list change any more; pairing round 1 does this by itself"));
    r.add(act::deckUnlock, Needs::Change, Words::tr("&Unlock all"),
          Words::tr("Let lists change again"));
    r.add(act::deckDraw, Needs::Change, Words::tr("&Draw…"),
          Words::tr("Draw players for a deck check by lot"));
    r.add(act::deckPolicy, Needs::Change, Words::tr("&How decks are judged…"),
          Words::tr("List of restrictions, card pool and exceptions"));
}

void addBracketActions(ActionRegistry &r)
{
    r.add(act::cutStart, Needs::Change, Words::tr("&Start the cut…"),
          Words::tr("Seed the best players and seat the first games of the bracket"),
          QKeySequence(u"Ctrl+Shift+B"_s));
    r.add(act::cutSides, Needs::Change, Words::tr("C&hoose sides"),
          Words::tr("Say which side the higher seed of the chosen game takes"),
          QKeySequence(u"Ctrl+Shift+C"_s));
    r.add(act::cutCancel, Needs::Change, Words::tr("&Cancel the cut"),
          Words::tr("Take the cut back, as if it had not begun"));
    r.add(act::bracketPath, Needs::Event, Words::tr("&Path of a player"),
          Words::tr("Show the games of one player of the chosen game, then of the other"),
          QKeySequence(u"Ctrl+Shift+H"_s));
    r.add(act::bracketTable, Needs::Event, Words::tr("As &table"),
          Words::tr("Show the bracket as a table instead of a drawing"), QKeySequence(u"Ctrl+B"_s))
        ->setCheckable(true);
    r.add(act::zoomIn, Needs::Event, Words::tr("Zoom &in"), Words::tr("Draw the bracket larger"),
          QKeySequence(u"Ctrl++"_s))
        ->setIconText(u"+"_s);
    r.add(act::zoomOut, Needs::Event, Words::tr("Zoom &out"), Words::tr("Draw the bracket smaller"),
          QKeySequence(u"Ctrl+-"_s))
        ->setIconText(u"−"_s);
    r.add(act::zoomNatural, Needs::Event, Words::tr("&Natural size"),
          Words::tr("Draw the bracket with letters as large as those of the window"),
          QKeySequence(u"Ctrl+0"_s))
        ->setIconText(u"1:1"_s);
    r.add(act::zoomFit, Needs::Event, Words::tr("&Fit"),
          Words::tr("Bring the whole bracket into sight"), QKeySequence(u"Ctrl+9"_s));
}

void addFigureActions(ActionRegistry &r)
{
    r.add(act::oddsRun, Needs::Event, Words::tr("&Work out the odds"),
          Words::tr("Simulate the rest of the event: who makes the cut, and how often"),
          QKeySequence(u"Ctrl+Alt+O"_s));
    r.add(act::oddsCancel, Needs::Event, Words::tr("&Cancel the simulation"),
          Words::tr("Stop working the odds out"))
        ->setIconText(Words::tr("Cancel"));
    r.add(act::standingsOdds, Needs::Event, Words::tr("Odds &in the standings"),
          Words::tr("Show a column of the standings with the odds of each player"))
        ->setCheckable(true);
    r.add(act::statisticsCopy, Needs::Event, Words::tr("Copy the &picture"),
          Words::tr("Put the plot of the statistics on the clipboard"));
    r.add(act::statisticsCopyTable, Needs::Event, Words::tr("Copy the &table"),
          Words::tr("Put the figures of the statistics on the clipboard, for a spreadsheet"));
    r.add(act::statisticsPrint, Needs::Event, Words::tr("P&rint the plot…"),
          Words::tr("Look at the plot of the statistics as it is printed, and print it"));
    r.add(act::statisticsSave, Needs::Event, Words::tr("&Save the plot…"),
          Words::tr("Write the plot of the statistics as an SVG drawing"));
}

void addPageActions(ActionRegistry &r)
{
    const struct {
        QLatin1StringView id;
        QString text;
        QString tip;
    } pages[]{
        {act::pageEvent, Words::tr("&Event"),
         Words::tr("What is announced, the rules and the checklist")},
        {act::pagePlayers, Words::tr("&Players"), Words::tr("Register and edit players")},
        {act::pageDecks, Words::tr("&Decks"), Words::tr("Take, judge, lock and check lists")},
        {act::pageRound, Words::tr("&Round"), Words::tr("Pairings and results")},
        {act::pageStandings, Words::tr("&Standings"), Words::tr("Places after each round")},
        {act::pageBracket, Words::tr("&Bracket"),
         Words::tr("The cut: its games, sides and places")},
        {act::pageStatistics, Words::tr("S&tatistics"),
         Words::tr("Identities, factions, sides and timed games")},
        {act::pageOdds, Words::tr("&Odds"), Words::tr("Who makes the cut, by simulation")},
        {act::pageLog, Words::tr("&Log"), Words::tr("Who did what and when")},
        {act::pageProjector, Words::tr("Pro&jector"),
         Words::tr("What the wall shows: pairings, standings, bracket, clock, announcement")},
    };
    int number = 0;            // in the order of the list beside the pages
    constexpr int lastKey = 8; // 9 and 0 are for the size of the bracket
    for (const auto &[id, text, tip] : pages) {
        ++number;
        r.add(id, Needs::Event, text, tip,
              number > lastKey ? QKeySequence() : QKeySequence(u"Ctrl+%1"_s.arg(number)));
    }
}

void addRulesActions(ActionRegistry &r)
{
    r.add(act::rulesDesk, Needs::Nothing, Words::tr("&Rules desk"),
          Words::tr("Look up what the documents say, and go back with the same key"),
          QKeySequence(u"F12"_s));
    r.add(act::rulesTiming, Needs::Nothing, Words::tr("&Timing of turns and runs"),
          Words::tr("Follow a turn or a run step by step, and see who may do what"),
          QKeySequence(u"Shift+F12"_s));
    r.add(act::rulesAsk, Needs::Nothing, Words::tr("&Ask for a ruling"),
          Words::tr("Build a disputed situation, and read what the rules make of it and why"),
          QKeySequence(u"Ctrl+F12"_s));
    r.add(act::rulingRecord, Needs::Change, Words::tr("Re&cord a ruling…"),
          Words::tr("Keep what a judge decided, so that the next ruling agrees"),
          QKeySequence(u"Ctrl+Shift+R"_s));
    r.add(act::rulesPrint, Needs::Nothing, Words::tr("&Print sheets…"),
          Words::tr("The timing of a version, or the game on one page, for the judges' table"));
}

void addAppearanceActions(ActionRegistry &r)
{
    r.add(act::themeSystem, Needs::Nothing, Words::tr("As the &desktop"),
          Words::tr("Light or dark as the desktop is"))
        ->setCheckable(true);
    r.add(act::themeLight, Needs::Nothing, Words::tr("&Light"), Words::tr("Dark words on light"))
        ->setCheckable(true);
    r.add(act::themeDark, Needs::Nothing, Words::tr("D&ark"), Words::tr("Light words on dark"))
        ->setCheckable(true);
    r.add(act::lettersLarger, Needs::Nothing, Words::tr("La&rger letters"),
          Words::tr("Show everything larger, up to twice the size"), QKeySequence(u"Ctrl+Alt++"_s));
    r.add(act::lettersSmaller, Needs::Nothing, Words::tr("S&maller letters"),
          Words::tr("Show everything smaller again"), QKeySequence(u"Ctrl+Alt+-"_s));
    r.add(act::lettersNatural, Needs::Nothing, Words::tr("&Natural letters"),
          Words::tr("Letters as large as in other programs"), QKeySequence(u"Ctrl+Alt+0"_s));
}

void addLanguageActions(ActionRegistry &r)
{
    r.add(act::languageSystem, Needs::Nothing, Words::tr("Lan&guage of the desktop"),
          Words::tr("The language of the desktop, as far as Arbiter speaks it"))
        ->setCheckable(true);
    for (const auto &language : languages())
        //: 1 is the name of a language in its own words
        r.add(language.action, Needs::Nothing, language.name,
              Words::tr("Speak %1 from now on").arg(language.name))
            ->setCheckable(true);
}

void addHelpActions(ActionRegistry &r)
{
    r.add(act::palette, Needs::Nothing, Words::tr("&Find an action…"),
          Words::tr("Type what you want to do, and do it"), QKeySequence(u"Ctrl+Shift+P"_s));
    r.add(act::keys, Needs::Nothing, Words::tr("&Keys"),
          Words::tr("All keys on one sheet, and how results are typed"),
          QKeySequence::HelpContents);
    r.add(act::about, Needs::Nothing, Words::tr("&About Arbiter"),
          Words::tr("Version and licence"));
}

constexpr auto separator = QLatin1StringView();

void fill(QMenu &menu, const ActionRegistry &registry, std::initializer_list<QLatin1StringView> ids)
{
    for (const auto id : ids) {
        if (id.isEmpty())
            menu.addSeparator();
        else
            menu.addAction(registry.action(id));
    }
}

} // namespace

void registerActions(ActionRegistry &registry)
{
    addFileActions(registry);
    addEventActions(registry);
    addPlayerActions(registry);
    addDeckActions(registry);
    addRoundActions(registry);
    addClockActions(registry);
    addBracketActions(registry);
    addWallActions(registry);
    addFigureActions(registry);
    addPageActions(registry);
    addRulesActions(registry);
    addAppearanceActions(registry);
    addLanguageActions(registry);
    addHelpActions(registry);
}

QMenu *buildMenus(QMenuBar &bar, const ActionRegistry &registry)
{
    auto *file = bar.addMenu(Words::tr("&File"));
    fill(*file, registry,
         {act::newEvent, act::newStore, act::newCasual, act::newRegional, act::newDraft, separator,
          act::openEvent});
    auto *recent = file->addMenu(Words::tr("Open &recent"));
    recent->setObjectName("recentMenu"_L1);
    fill(*file, registry,
         {act::importEvent, act::demoEvent, separator, act::print, act::exportEvent, act::saveCopy,
          act::closeEvent, separator, act::quit});
    fill(*bar.addMenu(Words::tr("&Edit")), registry, {act::undo, act::redo, separator, act::find});
    fill(*bar.addMenu(Words::tr("E&vent")), registry,
         {act::eventDetails, act::eventAnnounce, act::eventRules, act::eventTables});
    fill(*bar.addMenu(Words::tr("&Players")), registry,
         {act::playerAdd, act::playerPaste, act::playerEdit, act::playerSeats, separator,
          act::playerDrop, act::playerReinstate, act::playerDisqualify, act::playerRemove,
          separator, act::penalty});
    fill(*bar.addMenu(Words::tr("&Decks")), registry,
         {act::deckPaste, act::deckOpen, act::deckSubmit, act::deckWithdraw, separator,
          act::deckAccept, act::deckRevoke, separator, act::deckDraw, act::deckCheck,
          act::deckCompare, act::deckExport, act::deckPrint, separator, act::deckPlayerLock,
          act::deckLock, act::deckUnlock, act::deckPolicy});
    fill(*bar.addMenu(Words::tr("&Round")), registry,
         {act::roundPair, act::roundPairWith, act::roundUnpair, act::roundSwap, separator,
          act::resultEnter, act::resultClear, act::tableWatch, separator, act::clockRun,
          act::clockChange, act::clockExtra, act::clockStop, act::clockWarnings});
    fill(*bar.addMenu(Words::tr("&Bracket")), registry,
         {act::cutStart, act::cutSides, act::cutCancel, separator, act::bracketPath,
          act::bracketTable, separator, act::zoomIn, act::zoomOut, act::zoomNatural, act::zoomFit});
    fill(*bar.addMenu(Words::tr("Vie&w")), registry,
         {act::pageEvent, act::pagePlayers, act::pageDecks, act::pageRound, act::pageStandings,
          act::pageBracket, act::pageStatistics, act::pageOdds, act::pageLog, act::pageProjector,
          separator, act::logUndoTo});
    fill(*bar.addMenu(Words::tr("Pro&jector")), registry,
         {act::wallShow, act::wallBlank, act::wallFreeze, separator, act::wallPrevious,
          act::wallNext});
    fill(*bar.addMenu(Words::tr("Fi&gures")), registry,
         {act::oddsRun, act::oddsCancel, act::standingsOdds, separator, act::statisticsCopy,
          act::statisticsCopyTable, act::statisticsPrint, act::statisticsSave});
    fill(*bar.addMenu(Words::tr("R&ules")), registry,
         {act::rulesDesk, act::rulesTiming, act::rulesAsk, act::rulesPrint, separator,
          act::rulingRecord});
    fill(*bar.addMenu(Words::tr("&Appearance")), registry,
         {act::themeSystem, act::themeLight, act::themeDark, separator, act::lettersLarger,
          act::lettersSmaller, act::lettersNatural, separator, act::languageSystem,
          act::languageEnglish, act::languageGerman, act::languageFrench});
    fill(*bar.addMenu(Words::tr("&Help")), registry,
         {act::palette, act::keys, separator, act::about});
    return recent;
}

} // namespace ui
