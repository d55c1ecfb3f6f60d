// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics_views.h"

#include "ui/words/text.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

using tournament::DeckStatistics;
using tournament::GameCounts;
using tournament::RoundStatistics;
using tournament::Share;
using tournament::Side;
using tournament::Stage;
using tournament::Statistics;

struct StatisticsViewsWords {
    Q_DECLARE_TR_FUNCTIONS(ui::StatisticsViews)
};

bool isOfDecks(StatisticsView view)
{
    return view != StatisticsView::Sides && view != StatisticsView::TimedGames;
}

bool isOfFactions(StatisticsView view)
{
    return view == StatisticsView::FactionsInCut || view == StatisticsView::FactionsWon;
}

bool isOfCut(StatisticsView view)
{
    return view == StatisticsView::FactionsInCut || view == StatisticsView::IdentitiesInCut;
}

const std::vector<DeckStatistics> &decksOf(StatisticsView view, const Statistics &statistics)
{
    return isOfFactions(view) ? statistics.factions : statistics.identities;
}

QString nameOf(const DeckStatistics &deck)
{
    return deck.name.empty() ? StatisticsViewsWords::tr("not recorded") : toQt(deck.name);
}

QString roundName(const RoundStatistics &round, int swissRounds)
{
    return round.stage == Stage::Swiss
        ? StatisticsViewsWords::tr("Round %1").arg(round.round)
        : StatisticsViewsWords::tr("Cut, round %1").arg(round.round - swissRounds);
}

/// The rounds and below them their sums, with the name of each.
QList<std::pair<QString, GameCounts>> games(const Statistics &statistics)
{
    QList<std::pair<QString, GameCounts>> rows;
    const auto swiss = static_cast<int>(
        std::ranges::count(statistics.rounds, Stage::Swiss, &RoundStatistics::stage));
    for (const RoundStatistics &round : statistics.rounds)
        rows.append({roundName(round, swiss), round.games});
    rows.append({StatisticsViewsWords::tr("All Swiss rounds"), statistics.swiss});
    if (statistics.inCut > 0)
        rows.append({StatisticsViewsWords::tr("The whole cut"), statistics.cut});
    return rows;
}

PlotBar deckBar(StatisticsView view, const Statistics &statistics, const DeckStatistics &deck)
{
    PlotBar bar;
    bar.label = StatisticsViewsWords::tr("%1 (%2)", "an identity or faction, and its side")
                    .arg(nameOf(deck), sideText(deck.side));
    bar.meaning = factionMeaning(deck.faction);
    if (!isOfCut(view)) {
        bar.part = deck.wins.part;
        bar.whole = deck.wins.whole;
        bar.value = shareText(deck.wins);
        return bar;
    }
    bar.part = deck.cut.part;
    bar.whole = deck.cut.whole;
    bar.value = statistics.inCut > 0
        ? StatisticsViewsWords::tr("%n player(s), %1 in the cut", nullptr, deck.cut.whole)
              .arg(deck.cut.part)
        : StatisticsViewsWords::tr("%n player(s)", nullptr, deck.cut.whole);
    return bar;
}

QStringList deckRow(const DeckStatistics &deck)
{
    return {sideText(deck.side),
            nameOf(deck),
            toQt(deck.faction),
            QString::number(deck.cut.whole),
            QString::number(deck.cut.part),
            QString::number(deck.wins.whole),
            QString::number(deck.wins.part),
            shareText(deck.wins)};
}

} // namespace

QString shareText(const Share &share)
{
    const auto value = share.value();
    if (!value)
        return StatisticsViewsWords::tr("none");
    return StatisticsViewsWords::tr("%1 of %2 (%3 %)")
        .arg(share.part)
        .arg(share.whole)
        .arg(decimalText(*value * core::Fraction(100), 0));
}

QString titleOf(StatisticsView view)
{
    switch (view) {
    case StatisticsView::FactionsInCut:
        return StatisticsViewsWords::tr("Factions: players and the cut");
    case StatisticsView::FactionsWon:
        return StatisticsViewsWords::tr("Factions: games won");
    case StatisticsView::IdentitiesInCut:
        return StatisticsViewsWords::tr("Identities: players and the cut");
    case StatisticsView::IdentitiesWon:
        return StatisticsViewsWords::tr("Identities: games won");
    case StatisticsView::Sides:
        return StatisticsViewsWords::tr("Games won by Corp and Runner");
    case StatisticsView::TimedGames:
        return StatisticsViewsWords::tr("Games that went to time");
    }
    return {};
}

Plot plotOf(StatisticsView view, const Statistics &statistics)
{
    Plot plot;
    plot.title = titleOf(view);
    plot.shares = !isOfCut(view);
    if (isOfDecks(view)) {
        const bool cut = statistics.inCut > 0;
        plot.partName = isOfCut(view) ? (cut ? StatisticsViewsWords::tr("in the cut") : QString())
                                      : StatisticsViewsWords::tr("won outright");
        plot.restName = !isOfCut(view) ? StatisticsViewsWords::tr("lost")
            : cut                      ? StatisticsViewsWords::tr("not in the cut")
                                       : StatisticsViewsWords::tr("players");
        for (const DeckStatistics &deck : decksOf(view, statistics))
            plot.bars.append(deckBar(view, statistics, deck));
        return plot;
    }
    const bool sides = view == StatisticsView::Sides;
    plot.partName = sides ? StatisticsViewsWords::tr("won by the Corp")
                          : StatisticsViewsWords::tr("went to time");
    plot.restName = sides ? StatisticsViewsWords::tr("won by the Runner")
                          : StatisticsViewsWords::tr("ended before");
    for (const auto &[name, counts] : games(statistics)) {
        const Share share = sides ? counts.corp() : Share{counts.timed, counts.played()};
        plot.bars.append(
            {name,
             sides ? StatisticsViewsWords::tr("Corp %1").arg(shareText(share)) : shareText(share),
             share.part, share.whole, sides ? Meaning::Corp : Meaning::Timed});
    }
    return plot;
}

StatisticsTable tableOf(StatisticsView view, const Statistics &statistics)
{
    StatisticsTable table;
    if (isOfDecks(view)) {
        table.headers = {StatisticsViewsWords::tr("Side"),
                         isOfFactions(view) ? StatisticsViewsWords::tr("Faction")
                                            : StatisticsViewsWords::tr("Identity"),
                         StatisticsViewsWords::tr("Faction"),
                         StatisticsViewsWords::tr("Players"),
                         StatisticsViewsWords::tr("In the cut"),
                         StatisticsViewsWords::tr("Games"),
                         StatisticsViewsWords::tr("Won"),
                         StatisticsViewsWords::tr("Share won")};
        table.counted = 1;
        table.numbers = {3, 4, 5, 6};
        for (const DeckStatistics &deck : decksOf(view, statistics))
            table.rows.append(deckRow(deck));
        if (isOfFactions(view)) {
            table.headers.removeAt(2);
            table.numbers = {2, 3, 4, 5};
            for (QStringList &row : table.rows)
                row.removeAt(2);
        }
        return table;
    }
    table.headers = {
        StatisticsViewsWords::tr("Round"),      StatisticsViewsWords::tr("Corp won"),
        StatisticsViewsWords::tr("Runner won"), StatisticsViewsWords::tr("Sides not recorded"),
        StatisticsViewsWords::tr("To time"),    StatisticsViewsWords::tr("Equal at time"),
        StatisticsViewsWords::tr("Drawn"),      StatisticsViewsWords::tr("Agreed"),
        StatisticsViewsWords::tr("Forfeited"),  StatisticsViewsWords::tr("Not played"),
        StatisticsViewsWords::tr("Open")};
    for (int column = 1; column < table.headers.size(); ++column)
        table.numbers.append(column);
    for (const auto &[name, counts] : games(statistics)) {
        QStringList row{name};
        for (const int count : {counts.corpWins, counts.runnerWins, counts.sidesUnknown,
                                counts.timed, counts.timedEqual, counts.drawn, counts.agreed,
                                counts.forfeited, counts.unplayed, counts.open})
            row.append(QString::number(count));
        table.rows.append(row);
    }
    return table;
}

QString remarkOn(StatisticsView view, const Statistics &statistics)
{
    QStringList remarks;
    if (view == StatisticsView::Sides || (isOfDecks(view) && !isOfCut(view)))
        remarks.append(StatisticsViewsWords::tr(
            "Counted are games that one side won outright. Timed, drawn, "
            "agreed, forfeited and unplayed games and byes say nothing about "
            "the sides."));
    int totals = 0;
    for (const RoundStatistics &round : statistics.rounds)
        totals += round.totalsOnly;
    if (totals > 0 && !isOfCut(view))
        remarks.append(StatisticsViewsWords::tr(
            "%n match(es) are left out: the file they came from knew their "
            "totals, not their games.",
            nullptr, totals));
    return remarks.join(u' ');
}

} // namespace ui
