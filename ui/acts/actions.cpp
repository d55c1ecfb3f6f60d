// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions.h"

#include "ui/acts/menus.h"
#include "ui/look/language.h"
#include "ui/services/event_templates.h"

#include <QAction>
#include <QMenu>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

/// The menu of recent files.
QMenu *addFileMenu(Menus &menus)
{
    menus.begin(ActionWords::tr("&File"));
    menus.add(act::newEvent, Needs::Nothing, ActionWords::tr("&New event…"),
              ActionWords::tr("Start a tournament in a new file"), QKeySequence::New);
    for (const auto &kind : eventTemplates())
        menus.add(kind.action, Needs::Nothing,
                  ActionWords::tr("New: %1…", "kind of event").arg(kind.name), kind.description);
    menus.separator();
    menus.add(act::openEvent, Needs::Nothing, ActionWords::tr("&Open…"),
              ActionWords::tr("Open an event file"), QKeySequence::Open);
    menus.add(act::openShared, Needs::Nothing, ActionWords::tr("Open a shared even&t…"),
              ActionWords::tr("Open an event that several desks share in a database"));
    auto *recent = menus.addMenu(ActionWords::tr("Open &recent"));
    recent->setObjectName("recentMenu"_L1);
    menus.add(
        act::importEvent, Needs::Nothing, ActionWords::tr("&Import…"),
        ActionWords::tr("Make an event from a file of another program, or from a list of players"),
        u"Ctrl+I"_s);
    menus.add(act::demoEvent, Needs::Nothing, ActionWords::tr("De&mo event"),
              ActionWords::tr("Try everything on an invented tournament of 16 players"));
    menus.separator();
    menus.add(
        act::print, Needs::Event, ActionWords::tr("&Print…"),
        ActionWords::tr("Look at what goes on paper: pairings, slips, standings, bracket, report"),
        QKeySequence::Print);
    menus.add(
        act::exportEvent, Needs::Event, ActionWords::tr("&Export…"),
        ActionWords::tr("Write players, pairings, standings or the whole event for other programs"),
        u"Ctrl+Shift+E"_s);
    menus
        .add(act::streamOverlay, Needs::Event, ActionWords::tr("&Write for a stream overlay…"),
             ActionWords::tr(
                 "Keep a file up to date that an overlay of a stream reads: round, tables, "
                 "clock, feature match, bracket and standings"))
        ->setCheckable(true);
    menus.add(act::saveCopy, Needs::Event, ActionWords::tr("Save a &copy…"),
              ActionWords::tr("Write the event to a second file; this one stays open"),
              QKeySequence::SaveAs);
    menus.add(act::shareEvent, Needs::Event, ActionWords::tr("&Share this event…"),
              ActionWords::tr("Copy the event into a database, where several desks open it"));
    menus.add(act::closeEvent, Needs::Event, ActionWords::tr("C&lose event"),
              ActionWords::tr("Go back to the start page; everything is saved already"),
              QKeySequence::Close);
    menus.separator();
    menus.add(act::quit, Needs::Nothing, ActionWords::tr("&Quit"),
              ActionWords::tr("Leave Arbiter; everything is saved already"), u"Ctrl+Q"_s);
    return recent;
}

void addEditMenu(Menus &menus)
{
    menus.begin(ActionWords::tr("&Edit"));
    // What they would turn is named behind their words; these are the words that are theirs.
    menus
        .add(act::undo, Needs::Change, ActionWords::tr("&Undo"),
             ActionWords::tr("Take back the last act"), QKeySequence::Undo)
        ->setIconText(ActionWords::tr("Undo"));
    menus
        .add(act::redo, Needs::Change, ActionWords::tr("&Redo"),
             ActionWords::tr("Do again what was taken back"), QKeySequence::Redo)
        ->setIconText(ActionWords::tr("Redo"));
    menus.separator();
    menus.add(act::find, Needs::Event, ActionWords::tr("&Find"),
              ActionWords::tr("Find a player, a table or an act"), QKeySequence::Find);
}

void addViewMenu(Menus &menus)
{
    menus.begin(ActionWords::tr("Vie&w"));
    const struct {
        QLatin1StringView id;
        QString text;
        QString tip;
    } pages[]{
        {act::pageEvent, ActionWords::tr("&Event"),
         ActionWords::tr("What is announced, the rules and the checklist")},
        {act::pagePlayers, ActionWords::tr("&Players"),
         ActionWords::tr("Register and edit players")},
        {act::pageDecks, ActionWords::tr("&Decks"),
         ActionWords::tr("Take, judge, lock and check lists")},
        {act::pageRound, ActionWords::tr("&Round"), ActionWords::tr("Pairings and results")},
        {act::pageStandings, ActionWords::tr("&Standings"),
         ActionWords::tr("Places after each round")},
        {act::pageBracket, ActionWords::tr("&Bracket"),
         ActionWords::tr("The cut: its games, sides and places")},
        {act::pageStatistics, ActionWords::tr("S&tatistics"),
         ActionWords::tr("Identities, factions, sides and timed games")},
        {act::pageOdds, ActionWords::tr("&Odds"),
         ActionWords::tr("Who makes the cut, by simulation")},
        {act::pageLog, ActionWords::tr("&Log"), ActionWords::tr("Who did what and when")},
        {act::pageProjector, ActionWords::tr("Pro&jector"),
         ActionWords::tr("What the wall shows: pairings, standings, bracket, clock, announcement")},
    };
    int number = 0; // in the order of the list beside the pages; the tenth has the 0
    for (const auto &[id, text, tip] : pages)
        menus.add(id, Needs::Event, text, tip, QKeySequence(u"Ctrl+%1"_s.arg(++number % 10)));
    menus.add(act::pagePhones, Needs::Event, ActionWords::tr("Pho&nes"),
              ActionWords::tr("The hall on phones, and what they say"), u"Ctrl+Alt+P"_s);
    menus.separator();
    menus.add(act::logUndoTo, Needs::Change, ActionWords::tr("Undo to &here"),
              ActionWords::tr("Take back everything after the selected act, as one step"), {},
              Context::Log);
    menus.separator();
    menus
        .add(act::toolBar, Needs::Nothing, ActionWords::tr("Toolb&ar"),
             ActionWords::tr("Show a row of icons for what is done most"))
        ->setCheckable(true);
}

void addProjectorMenu(Menus &menus)
{
    menus.begin(ActionWords::tr("Pro&jector"));
    menus
        .add(act::wallShow, Needs::Event, ActionWords::tr("On the &wall"),
             ActionWords::tr("Show the picture on the second screen"), u"F11"_s)
        ->setCheckable(true);
    menus
        .add(act::wallBlank, Needs::Event, ActionWords::tr("Blan&k"),
             ActionWords::tr("Make the wall black"), u"Ctrl+F11"_s)
        ->setCheckable(true);
    menus
        .add(act::wallFreeze, Needs::Event, ActionWords::tr("&Freeze"),
             ActionWords::tr("Keep the picture while you work"), u"Shift+F11"_s)
        ->setCheckable(true);
    menus.separator();
    menus.add(act::wallPrevious, Needs::Event, ActionWords::tr("P&revious page"),
              ActionWords::tr("Show the page before on the wall"), u"Ctrl+PgUp"_s);
    menus.add(act::wallNext, Needs::Event, ActionWords::tr("Ne&xt page"),
              ActionWords::tr("Show the next page on the wall"), u"Ctrl+PgDown"_s);
}

void addPhonesMenu(Menus &menus)
{
    menus.begin(ActionWords::tr("Phone&s"));
    menus
        .add(act::phonesOn, Needs::Event, ActionWords::tr("Phones o&n"),
             ActionWords::tr("Serve the hall on phones in the network of this computer"))
        ->setCheckable(true);
    menus
        .add(act::phonesRegistration, Needs::Change, ActionWords::tr("Re&gistration open"),
             ActionWords::tr("Let people register themselves by phone"))
        ->setCheckable(true);
    menus
        .add(act::phonesAnnounce, Needs::Event, ActionWords::tr("Anno&uncement on phones"),
             ActionWords::tr("Show the announcement of the page Projector on top of every phone"))
        ->setCheckable(true);
    menus.separator();
    menus.add(act::phonesAccept, Needs::Change, ActionWords::tr("&Accept"),
              ActionWords::tr("Do what the phone asks, in its name"), {}, Context::Phones);
    menus.add(act::phonesRefuse, Needs::Change, ActionWords::tr("&Refuse…"),
              ActionWords::tr("Refuse it with a word that the phone shows"), {}, Context::Phones);
    menus.separator();
    menus.add(act::phonesCards, Needs::Change, ActionWords::tr("&Cards for players…"),
              ActionWords::tr("Print a card for each player, with a way in of his own"));
    menus.add(act::phonesAccess, Needs::Change, ActionWords::tr("Ways &in…"),
              ActionWords::tr("Let staff in, and close ways in that were lost"));
    menus.add(act::phonesPolicies, Needs::Change, ActionWords::tr("&What phones may do…"),
              ActionWords::tr("Choose what counts at once and what waits for you"));
}

void addFiguresMenu(Menus &menus)
{
    menus.begin(ActionWords::tr("Fi&gures"));
    menus.add(act::oddsRun, Needs::Event, ActionWords::tr("&Work out the odds"),
              ActionWords::tr("Simulate the rest of the event: who makes the cut, and how often"),
              u"Ctrl+Alt+O"_s, Context::Odds);
    menus
        .add(act::oddsCancel, Needs::Event, ActionWords::tr("&Cancel the simulation"),
             ActionWords::tr("Stop working the odds out"), {}, Context::Odds)
        ->setIconText(ActionWords::tr("Cancel"));
    menus
        .add(act::standingsOdds, Needs::Event, ActionWords::tr("Odds &in the standings"),
             ActionWords::tr("Show a column of the standings with the odds of each player"), {},
             Context::Standings)
        ->setCheckable(true);
    menus.separator();
    menus.add(act::statisticsCopy, Needs::Event, ActionWords::tr("Copy the &picture"),
              ActionWords::tr("Put the plot of the statistics on the clipboard"), {},
              Context::Figures);
    menus.add(
        act::statisticsCopyTable, Needs::Event, ActionWords::tr("Copy the &table"),
        ActionWords::tr("Put the figures of the statistics on the clipboard, for a spreadsheet"),
        {}, Context::Figures);
    menus.add(act::statisticsPrint, Needs::Event, ActionWords::tr("P&rint the plot…"),
              ActionWords::tr("Look at the plot of the statistics as it is printed, and print it"),
              {}, Context::Figures);
    menus.add(act::statisticsSave, Needs::Event, ActionWords::tr("&Save the plot…"),
              ActionWords::tr("Write the plot of the statistics as an SVG drawing"), {},
              Context::Figures);
}

void addRulesMenu(Menus &menus)
{
    menus.begin(ActionWords::tr("R&ules"));
    menus.add(act::rulesDesk, Needs::Nothing, ActionWords::tr("&Rules desk"),
              ActionWords::tr("Look up what the documents say, and go back with the same key"),
              u"F12"_s);
    menus.add(act::rulesTiming, Needs::Nothing, ActionWords::tr("&Timing of turns and runs"),
              ActionWords::tr("Follow a turn or a run step by step, and see who may do what"),
              u"Shift+F12"_s);
    menus.add(
        act::rulesAsk, Needs::Nothing, ActionWords::tr("&Ask for a ruling"),
        ActionWords::tr("Build a disputed situation, and read what the rules make of it and why"),
        u"Ctrl+F12"_s);
    menus.add(
        act::rulesPrint, Needs::Nothing, ActionWords::tr("&Print sheets…"),
        ActionWords::tr("The timing of a version, or the game on one page, for the judges' table"));
    menus.separator();
    menus.add(act::rulingRecord, Needs::Change, ActionWords::tr("Re&cord a ruling…"),
              ActionWords::tr("Keep what a judge decided, so that the next ruling agrees"),
              u"Ctrl+Shift+R"_s);
}

void addAppearanceMenu(Menus &menus)
{
    menus.begin(ActionWords::tr("&Appearance"));
    menus
        .add(act::themeSystem, Needs::Nothing, ActionWords::tr("As the &desktop"),
             ActionWords::tr("Light or dark as the desktop is"))
        ->setCheckable(true);
    menus
        .add(act::themeLight, Needs::Nothing, ActionWords::tr("&Light"),
             ActionWords::tr("Dark words on light"))
        ->setCheckable(true);
    menus
        .add(act::themeDark, Needs::Nothing, ActionWords::tr("D&ark"),
             ActionWords::tr("Light words on dark"))
        ->setCheckable(true);
    menus.separator();
    menus.add(act::lettersLarger, Needs::Nothing, ActionWords::tr("La&rger letters"),
              ActionWords::tr("Show everything larger, up to twice the size"), u"Ctrl+Alt++"_s);
    menus.add(act::lettersSmaller, Needs::Nothing, ActionWords::tr("S&maller letters"),
              ActionWords::tr("Show everything smaller again"), u"Ctrl+Alt+-"_s);
    menus.add(act::lettersNatural, Needs::Nothing, ActionWords::tr("&Natural letters"),
              ActionWords::tr("Letters as large as in other programs"), u"Ctrl+Alt+0"_s);
    menus.separator();
    menus
        .add(act::languageSystem, Needs::Nothing, ActionWords::tr("Lan&guage of the desktop"),
             ActionWords::tr("The language of the desktop, as far as Arbiter speaks it"))
        ->setCheckable(true);
    for (const auto &language : languages())
        //: 1 is the name of a language in its own words
        menus
            .add(language.action, Needs::Nothing, language.name,
                 ActionWords::tr("Speak %1 from now on").arg(language.name))
            ->setCheckable(true);
}

void addHelpMenu(Menus &menus)
{
    menus.begin(ActionWords::tr("&Help"));
    menus.add(act::palette, Needs::Nothing, ActionWords::tr("&Find an action…"),
              ActionWords::tr("Type what you want to do, and do it"), u"Ctrl+Shift+P"_s);
    menus.add(act::keys, Needs::Nothing, ActionWords::tr("&Keys"),
              ActionWords::tr("All keys on one sheet, and how results are typed"),
              QKeySequence::HelpContents);
    menus.separator();
    menus.add(act::about, Needs::Nothing, ActionWords::tr("&About Arbiter"),
              ActionWords::tr("Version and licence"));
}

} // namespace

bool act::takesAway(QLatin1StringView id)
{
    return id == resultClear || id == cutCancel || id == roundUnpair || id == playerRemove
        || id == playerDisqualify || id == deckWithdraw;
}

QMenu *buildActions(QMenuBar &bar, ActionRegistry &registry)
{
    Menus menus(bar, registry);
    auto *recent = addFileMenu(menus);
    addEditMenu(menus);
    addMenusOfEvent(menus);
    addViewMenu(menus);
    addProjectorMenu(menus);
    addPhonesMenu(menus);
    addFiguresMenu(menus);
    addRulesMenu(menus);
    addAppearanceMenu(menus);
    addHelpMenu(menus);
    return recent;
}

} // namespace ui
