// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions.h"

#include "ui/acts/action_registry.h"
#include "ui/look/language.h"
#include "ui/services/event_templates.h"

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

/// Adds the actions to the menus, in their order, and to the registry.
class Menus {
public:
    Menus(QMenuBar &bar, ActionRegistry &registry) : m_bar(bar), m_registry(registry) { }

    void begin(const QString &title) { m_menu = m_bar.addMenu(title); }
    QAction *add(QLatin1StringView id, Needs needs, const QString &text, const QString &tip,
                 const QKeySequence &shortcut = {}, Contexts contexts = {})
    {
        auto *action = m_registry.add(id, needs, text, tip, shortcut, contexts);
        m_menu->addAction(action);
        return action;
    }
    void separator() { m_menu->addSeparator(); }
    QMenu *addMenu(const QString &title) { return m_menu->addMenu(title); }

private:
    QMenuBar &m_bar;
    ActionRegistry &m_registry;
    QMenu *m_menu = nullptr;
};

/// The menu of recent files.
QMenu *addFileMenu(Menus &menus)
{
    menus.begin(Words::tr("&File"));
    menus.add(act::newEvent, Needs::Nothing, Words::tr("&New event…"),
              Words::tr("Start a tournament in a new file"), QKeySequence::New);
    for (const auto &kind : eventTemplates())
        menus.add(kind.action, Needs::Nothing,
                  Words::tr("New: %1…", "kind of event").arg(kind.name), kind.description);
    menus.separator();
    menus.add(act::openEvent, Needs::Nothing, Words::tr("&Open…"), Words::tr("Open an event file"),
              QKeySequence::Open);
    auto *recent = menus.addMenu(Words::tr("Open &recent"));
    recent->setObjectName("recentMenu"_L1);
    menus.add(act::importEvent, Needs::Nothing, Words::tr("&Import…"),
              Words::tr("Make an event from a file of another program, or from a list of players"),
              u"Ctrl+I"_s);
    menus.add(act::demoEvent, Needs::Nothing, Words::tr("De&mo event"),
              Words::tr("Try everything on an invented tournament of 16 players"));
    menus.separator();
    menus.add(act::print, Needs::Event, Words::tr("&Print…"),
              Words::tr("Look at what goes on paper: pairings, slips, standings, bracket, report"),
              QKeySequence::Print);
    menus.add(act::exportEvent, Needs::Event, Words::tr("&Export…"),
              Words::tr("Write players, pairings, standings or the whole event for other programs"),
              u"Ctrl+Shift+E"_s);
    menus.add(act::saveCopy, Needs::Event, Words::tr("Save a &copy…"),
              Words::tr("Write the event to a second file; this one stays open"),
              QKeySequence::SaveAs);
    menus.add(act::closeEvent, Needs::Event, Words::tr("C&lose event"),
              Words::tr("Go back to the start page; everything is saved already"),
              QKeySequence::Close);
    menus.separator();
    menus.add(act::quit, Needs::Nothing, Words::tr("&Quit"),
              Words::tr("Leave Arbiter; everything is saved already"), u"Ctrl+Q"_s);
    return recent;
}

void addEditMenu(Menus &menus)
{
    menus.begin(Words::tr("&Edit"));
    menus.add(act::undo, Needs::Change, Words::tr("&Undo"), Words::tr("Take back the last act"),
              QKeySequence::Undo);
    menus.add(act::redo, Needs::Change, Words::tr("&Redo"),
              Words::tr("Do again what was taken back"), QKeySequence::Redo);
    menus.separator();
    menus.add(act::find, Needs::Event, Words::tr("&Find"),
              Words::tr("Find a player, a table or an act"), QKeySequence::Find);
}

void addEventMenu(Menus &menus)
{
    menus.begin(Words::tr("E&vent"));
    const auto add = [&menus](QLatin1StringView id, const QString &text, const QString &tip,
                              const QKeySequence &shortcut) {
        // On the page a heading stands beside the button.
        menus.add(id, Needs::Change, text, tip, shortcut)->setIconText(Words::tr("Change…"));
    };
    add(act::eventDetails, Words::tr("&Details…"),
        Words::tr("Change name, date, tier and who runs the event"), u"F6"_s);
    add(act::eventAnnounce, Words::tr("&Announcement…"),
        Words::tr("Change the number of rounds, the cut and the length of a round"), u"F7"_s);
    add(act::eventRules, Words::tr("&Rules…"),
        Words::tr("Change the rules the event is scored and paired by"), u"F8"_s);
    add(act::eventTables, Words::tr("&Tables…"),
        Words::tr("Change which table numbers the pairings use"), u"F9"_s);
}

void addPlayersMenu(Menus &menus)
{
    menus.begin(Words::tr("&Players"));
    menus.add(act::playerAdd, Needs::Change, Words::tr("&Add a player"),
              Words::tr("Type the name of a new player"), u"Ctrl+Shift+A"_s);
    menus.add(act::playerPaste, Needs::Change, Words::tr("Add &several…"),
              Words::tr("Add players from a pasted list, one a line"), u"Ctrl+Shift+V"_s);
    menus.add(act::playerEdit, Needs::Change, Words::tr("&Edit…"),
              Words::tr("Change name, identities, byes, fixed table or seat"), u"F2"_s,
              Context::Players);
    menus.add(act::playerSeats, Needs::Change, Words::tr("Sea&ts in the draft…"),
              Words::tr("Enter who sits where, for the first round of a full draft"),
              u"Ctrl+Shift+T"_s);
    menus.separator();
    menus.add(act::playerDrop, Needs::Change, Words::tr("&Drop"),
              Words::tr("The player leaves and keeps points and place"), u"Ctrl+D"_s,
              Context::Players);
    menus.add(act::playerReinstate, Needs::Change, Words::tr("Re&instate"),
              Words::tr("The player is back"), u"Ctrl+Shift+D"_s, Context::Players);
    menus.add(act::playerDisqualify, Needs::Change, Words::tr("Dis&qualify…"),
              Words::tr("The player is out of standings and cut"), {}, Context::Players);
    menus.add(act::playerRemove, Needs::Change, Words::tr("&Remove"),
              Words::tr("Take back the registration of somebody who was never paired"),
              QKeySequence::Delete, Context::Players);
    menus.separator();
    menus.add(act::penalty, Needs::Change, Words::tr("Record a &penalty…"),
              Words::tr("Note a penalty in the organizers' private log"), {}, Context::Players);
}

void addDecksMenu(Menus &menus)
{
    menus.begin(Words::tr("&Decks"));
    menus.add(act::deckPaste, Needs::Change, Words::tr("&Paste list"),
              Words::tr("Put the list in the clipboard into the slot of its side"),
              u"Ctrl+Shift+L"_s, Context::Decks);
    menus.add(act::deckOpen, Needs::Change, Words::tr("&Open list…"),
              Words::tr("Read a player's list from a file"), u"Ctrl+Shift+O"_s, Context::Decks);
    menus.add(act::deckSubmit, Needs::Change, Words::tr("&Take lists"),
              Words::tr("Record what was typed for this player, and go on to the next"),
              u"Ctrl+Return"_s);
    menus.add(act::deckWithdraw, Needs::Change, Words::tr("Re&move list"),
              Words::tr("Take the list in sight from its player"), {}, Context::Decks);
    menus.separator();
    menus.add(act::deckAccept, Needs::Change, Words::tr("&Accept…"),
              Words::tr("Let the list stand in spite of its problems, for a reason"), {},
              Context::Decks);
    menus.add(act::deckRevoke, Needs::Change, Words::tr("&No longer accept"),
              Words::tr("Judge the list by the rules again"), {}, Context::Decks);
    menus.separator();
    menus.add(act::deckDraw, Needs::Change, Words::tr("&Draw…"),
              Words::tr("Draw players for a deck check by lot"));
    menus.add(act::deckCheck, Needs::Change, Words::tr("Deck &check…"),
              Words::tr("Tick off the cards of a pile and record what was found"),
              u"Ctrl+Shift+G"_s, Context::Decks);
    menus.add(act::deckCompare, Needs::Event, Words::tr("Compa&re…"),
              Words::tr("Compare the list with the one presented now"), u"Ctrl+Shift+M"_s,
              Context::Decks);
    menus.add(act::deckExport, Needs::Event, Words::tr("E&xport list…"),
              Words::tr("Write the list in any format"), {}, Context::Decks);
    menus.add(act::deckPrint, Needs::Event, Words::tr("Print li&sts…"),
              Words::tr("Print both lists of this player, or a sheet to check them by"),
              u"Ctrl+Shift+I"_s, Context::Decks);
    menus.separator();
    menus.add(act::deckPlayerLock, Needs::Change, Words::tr("&Lock this player"),
              Words::tr("Lock or unlock the lists of this player alone"), {}, Context::Decks);
    menus.add(act::deckLock, Needs::Change, Words::tr("Loc&k all"),
              Words::tr("Let no list change any more; pairing round 1 does this by itself"));
    menus.add(act::deckUnlock, Needs::Change, Words::tr("&Unlock all"),
              Words::tr("Let lists change again"));
    menus.add(act::deckPolicy, Needs::Change, Words::tr("&How decks are judged…"),
              Words::tr("List of restrictions, card pool and exceptions"));
}

void addRoundMenu(Menus &menus)
{
    menus.begin(Words::tr("&Round"));
    menus.add(act::roundPair, Needs::Change, Words::tr("&Pair next round…"),
              Words::tr("Propose the next round and review it before it counts"), u"Ctrl+J"_s);
    menus.add(act::roundPairWith, Needs::Change, Words::tr("Pair wi&th…"),
              Words::tr("Propose the next round with pairs put together or kept apart"),
              u"Ctrl+Shift+K"_s);
    menus.add(act::roundUnpair, Needs::Change, Words::tr("&Unpair round"),
              Words::tr("Take the last round back"), u"Ctrl+Shift+J"_s);
    menus.add(act::roundSwap, Needs::Change, Words::tr("&Swap two players…"),
              Words::tr("Exchange two players between tables and see what it breaks"), u"Ctrl+T"_s,
              Context::Tables);
    menus.separator();
    menus.add(act::resultEnter, Needs::Change, Words::tr("Enter a &result"),
              Words::tr("Type a table number, then the result"), u"Ctrl+R"_s,
              Context::Tables | Context::Games);
    menus.add(act::resultClear, Needs::Change, Words::tr("&Clear result"),
              Words::tr("Take the result of the selected table away"), u"Ctrl+Backspace"_s,
              Context::Tables | Context::Games);
    menus
        .add(act::tableWatch, Needs::Change, Words::tr("Slow-play &watch"),
             Words::tr("Mark the selected table as watched for slow play"), u"Ctrl+L"_s,
             Context::Tables)
        ->setCheckable(true);
    menus.separator();
    menus.add(act::clockRun, Needs::Change, Words::tr("Start the cloc&k"),
              Words::tr("Start, pause or resume the clock of the round"), u"F3"_s);
    menus.add(
        act::clockChange, Needs::Change, Words::tr("Chan&ge the clock…"),
        Words::tr("Start with another length, make the round longer or shorter, or set what is "
                  "left"),
        u"Shift+F3"_s);
    menus.add(act::clockExtra, Needs::Change, Words::tr("E&xtra time…"),
              Words::tr("Give the selected table more minutes"), u"F4"_s, Context::Tables);
    menus.add(act::clockStop, Needs::Change, Words::tr("St&op the clock"),
              Words::tr("The round needs its clock no more"), u"Ctrl+F3"_s);
    menus.add(act::clockWarnings, Needs::Event, Words::tr("War&nings of the clock…"),
              Words::tr("Choose when the clock warns, and whether it can be heard"));
}

void addBracketMenu(Menus &menus)
{
    menus.begin(Words::tr("&Bracket"));
    menus.add(act::cutStart, Needs::Change, Words::tr("&Start the cut…"),
              Words::tr("Seed the best players and seat the first games of the bracket"),
              u"Ctrl+Shift+B"_s);
    menus.add(act::cutSides, Needs::Change, Words::tr("C&hoose sides"),
              Words::tr("Say which side the higher seed of the chosen game takes"),
              u"Ctrl+Shift+C"_s, Context::Games);
    menus.add(act::cutCancel, Needs::Change, Words::tr("&Cancel the cut"),
              Words::tr("Take the cut back, as if it had not begun"));
    menus.separator();
    menus.add(act::bracketPath, Needs::Event, Words::tr("&Path of a player"),
              Words::tr("Show the games of one player of the chosen game, then of the other"),
              u"Ctrl+Shift+H"_s, Context::Games);
    menus
        .add(act::bracketTable, Needs::Event, Words::tr("As &table"),
             Words::tr("Show the bracket as a table instead of a drawing"), u"Ctrl+B"_s)
        ->setCheckable(true);
    menus.separator();
    menus
        .add(act::zoomIn, Needs::Event, Words::tr("Zoom &in"), Words::tr("Draw the bracket larger"),
             u"Ctrl++"_s)
        ->setIconText(u"+"_s);
    menus
        .add(act::zoomOut, Needs::Event, Words::tr("Zoom &out"),
             Words::tr("Draw the bracket smaller"), u"Ctrl+-"_s)
        ->setIconText(u"−"_s);
    menus
        .add(act::zoomNatural, Needs::Event, Words::tr("&Natural size"),
             Words::tr("Draw the bracket with letters as large as those of the window"),
             u"Ctrl+0"_s)
        ->setIconText(u"1:1"_s);
    menus.add(act::zoomFit, Needs::Event, Words::tr("&Fit"),
              Words::tr("Bring the whole bracket into sight"), u"Ctrl+9"_s);
}

void addViewMenu(Menus &menus)
{
    menus.begin(Words::tr("Vie&w"));
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
        menus.add(id, Needs::Event, text, tip,
                  number > lastKey ? QKeySequence() : QKeySequence(u"Ctrl+%1"_s.arg(number)));
    }
    menus.separator();
    menus.add(act::logUndoTo, Needs::Change, Words::tr("Undo to &here"),
              Words::tr("Take back everything after the selected act, as one step"), {},
              Context::Log);
}

void addProjectorMenu(Menus &menus)
{
    menus.begin(Words::tr("Pro&jector"));
    menus
        .add(act::wallShow, Needs::Event, Words::tr("On the &wall"),
             Words::tr("Show the picture on the second screen"), u"F11"_s)
        ->setCheckable(true);
    menus
        .add(act::wallBlank, Needs::Event, Words::tr("Blan&k"),
             Words::tr("Make the wall black; B does it on the wall itself"), u"Ctrl+F11"_s)
        ->setCheckable(true);
    menus
        .add(act::wallFreeze, Needs::Event, Words::tr("&Freeze"),
             Words::tr("Keep the picture while you work; F does it on the wall itself"),
             u"Shift+F11"_s)
        ->setCheckable(true);
    menus.separator();
    menus.add(act::wallPrevious, Needs::Event, Words::tr("P&revious page"),
              Words::tr("Show the page before on the wall"), u"Ctrl+PgUp"_s);
    menus.add(act::wallNext, Needs::Event, Words::tr("Ne&xt page"),
              Words::tr("Show the next page on the wall"), u"Ctrl+PgDown"_s);
}

void addFiguresMenu(Menus &menus)
{
    menus.begin(Words::tr("Fi&gures"));
    menus.add(act::oddsRun, Needs::Event, Words::tr("&Work out the odds"),
              Words::tr("Simulate the rest of the event: who makes the cut, and how often"),
              u"Ctrl+Alt+O"_s, Context::Odds);
    menus
        .add(act::oddsCancel, Needs::Event, Words::tr("&Cancel the simulation"),
             Words::tr("Stop working the odds out"), {}, Context::Odds)
        ->setIconText(Words::tr("Cancel"));
    menus
        .add(act::standingsOdds, Needs::Event, Words::tr("Odds &in the standings"),
             Words::tr("Show a column of the standings with the odds of each player"), {},
             Context::Standings)
        ->setCheckable(true);
    menus.separator();
    menus.add(act::statisticsCopy, Needs::Event, Words::tr("Copy the &picture"),
              Words::tr("Put the plot of the statistics on the clipboard"), {}, Context::Figures);
    menus.add(act::statisticsCopyTable, Needs::Event, Words::tr("Copy the &table"),
              Words::tr("Put the figures of the statistics on the clipboard, for a spreadsheet"),
              {}, Context::Figures);
    menus.add(act::statisticsPrint, Needs::Event, Words::tr("P&rint the plot…"),
              Words::tr("Look at the plot of the statistics as it is printed, and print it"), {},
              Context::Figures);
    menus.add(act::statisticsSave, Needs::Event, Words::tr("&Save the plot…"),
              Words::tr("Write the plot of the statistics as an SVG drawing"), {},
              Context::Figures);
}

void addRulesMenu(Menus &menus)
{
    menus.begin(Words::tr("R&ules"));
    menus.add(act::rulesDesk, Needs::Nothing, Words::tr("&Rules desk"),
              Words::tr("Look up what the documents say, and go back with the same key"), u"F12"_s);
    menus.add(act::rulesTiming, Needs::Nothing, Words::tr("&Timing of turns and runs"),
              Words::tr("Follow a turn or a run step by step, and see who may do what"),
              u"Shift+F12"_s);
    menus.add(act::rulesAsk, Needs::Nothing, Words::tr("&Ask for a ruling"),
              Words::tr("Build a disputed situation, and read what the rules make of it and why"),
              u"Ctrl+F12"_s);
    menus.add(act::rulesPrint, Needs::Nothing, Words::tr("&Print sheets…"),
              Words::tr("The timing of a version, or the game on one page, for the judges' table"));
    menus.separator();
    menus.add(act::rulingRecord, Needs::Change, Words::tr("Re&cord a ruling…"),
              Words::tr("Keep what a judge decided, so that the next ruling agrees"),
              u"Ctrl+Shift+R"_s);
}

void addAppearanceMenu(Menus &menus)
{
    menus.begin(Words::tr("&Appearance"));
    menus
        .add(act::themeSystem, Needs::Nothing, Words::tr("As the &desktop"),
             Words::tr("Light or dark as the desktop is"))
        ->setCheckable(true);
    menus
        .add(act::themeLight, Needs::Nothing, Words::tr("&Light"), Words::tr("Dark words on light"))
        ->setCheckable(true);
    menus.add(act::themeDark, Needs::Nothing, Words::tr("D&ark"), Words::tr("Light words on dark"))
        ->setCheckable(true);
    menus.separator();
    menus.add(act::lettersLarger, Needs::Nothing, Words::tr("La&rger letters"),
              Words::tr("Show everything larger, up to twice the size"), u"Ctrl+Alt++"_s);
    menus.add(act::lettersSmaller, Needs::Nothing, Words::tr("S&maller letters"),
              Words::tr("Show everything smaller again"), u"Ctrl+Alt+-"_s);
    menus.add(act::lettersNatural, Needs::Nothing, Words::tr("&Natural letters"),
              Words::tr("Letters as large as in other programs"), u"Ctrl+Alt+0"_s);
    menus.separator();
    menus
        .add(act::languageSystem, Needs::Nothing, Words::tr("Lan&guage of the desktop"),
             Words::tr("The language of the desktop, as far as Arbiter speaks it"))
        ->setCheckable(true);
    for (const auto &language : languages())
        //: 1 is the name of a language in its own words
        menus
            .add(language.action, Needs::Nothing, language.name,
                 Words::tr("Speak %1 from now on").arg(language.name))
            ->setCheckable(true);
}

void addHelpMenu(Menus &menus)
{
    menus.begin(Words::tr("&Help"));
    menus.add(act::palette, Needs::Nothing, Words::tr("&Find an action…"),
              Words::tr("Type what you want to do, and do it"), u"Ctrl+Shift+P"_s);
    menus.add(act::keys, Needs::Nothing, Words::tr("&Keys"),
              Words::tr("All keys on one sheet, and how results are typed"),
              QKeySequence::HelpContents);
    menus.separator();
    menus.add(act::about, Needs::Nothing, Words::tr("&About Arbiter"),
              Words::tr("Version and licence"));
}

} // namespace

QMenu *buildActions(QMenuBar &bar, ActionRegistry &registry)
{
    Menus menus(bar, registry);
    auto *recent = addFileMenu(menus);
    addEditMenu(menus);
    addEventMenu(menus);
    addPlayersMenu(menus);
    addDecksMenu(menus);
    addRoundMenu(menus);
    addBracketMenu(menus);
    addViewMenu(menus);
    addProjectorMenu(menus);
    addFiguresMenu(menus);
    addRulesMenu(menus);
    addAppearanceMenu(menus);
    addHelpMenu(menus);
    return recent;
}

} // namespace ui
