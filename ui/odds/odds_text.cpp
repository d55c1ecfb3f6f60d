// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds_text.h"

#include "app/figures/odds_sentences.h"
#include "app/sentences/sentences.h"
#include "ui/words/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace ui {

namespace {

using tournament::MatchOdds;
using tournament::Odds;
using tournament::OddsGoal;
using tournament::PlayerOdds;
using tournament::Seat;
using tournament::Share;

/// Bars beyond this number become one.
constexpr int mostBars = 12;

struct OddsTextWords {
    Q_DECLARE_TR_FUNCTIONS(ui::OddsText)
};

QString counted(const Share &share)
{
    return OddsTextWords::tr("%1 (%2 of %3)")
        .arg(chanceText(share), QLocale().toString(share.part), QLocale().toString(share.whole));
}

QString sentence(const Share &share, const QString &said, const QString &never)
{
    return share.whole > 0 ? said.arg(counted(share)) : never;
}

QStringList matchLines(const MatchOdds &match, bool cut)
{
    const int table = match.table;
    return {
        sentence(match.won,
                 cut ? OddsTextWords::tr("With a win at table %1: cut %2").arg(table)
                     : OddsTextWords::tr("With a win at table %1: first %2").arg(table),
                 OddsTextWords::tr("A win at table %1 is no longer possible.").arg(table)),
        sentence(match.level,
                 cut ? OddsTextWords::tr("With as many points as the opponent: cut %1")
                     : OddsTextWords::tr("With as many points as the opponent: first %1"),
                 OddsTextWords::tr("As many points as the opponent are not possible.")),
        sentence(match.lost,
                 cut ? OddsTextWords::tr("With a loss: cut %1")
                     : OddsTextWords::tr("With a loss: first %1"),
                 OddsTextWords::tr("A loss is no longer possible.")),
    };
}

} // namespace

QString chanceText(const Share &share)
{
    const auto value = share.value();
    if (!value)
        return OddsTextWords::tr("–", "no finish: no chance to tell");
    if (share.part == 0)
        return OddsTextWords::tr("never");
    if (share.part == share.whole)
        return OddsTextWords::tr("always");
    return OddsTextWords::tr("%1 %").arg(decimalText(*value * core::Fraction(100), 1));
}

QString placesText(const PlayerOdds &player)
{
    if (player.bestPlace == player.worstPlace)
        return QString::number(player.bestPlace);
    return OddsTextWords::tr("%1–%2", "from the best place to the worst")
        .arg(player.bestPlace)
        .arg(player.worstPlace);
}

QString matchText(const tournament::Event &event, const app::EventOdds &odds,
                  const PlayerOdds &player)
{
    const bool cut = odds.odds.model.goal == OddsGoal::MakeCut;
    QStringList lines;
    if (!player.active)
        lines.append(cut ? OddsTextWords::tr("Has left and cannot make the cut.")
                         : OddsTextWords::tr("Has left; a first place would be his all the same."));
    if (player.active && player.match)
        lines += matchLines(*player.match, cut);
    for (const tournament::DrawOdds &draw : odds.draws)
        for (const Seat seat : {Seat::P1, Seat::P2})
            if (draw.players[index(seat)] == player.player)
                lines.append(toQt(app::drawSentence(event, odds.odds, draw, seat)));
    if (lines.isEmpty())
        lines.append(
            OddsTextWords::tr("No open match: only the results of others and the rounds to come "
                              "move this player."));
    return lines.join(u'\n');
}

Plot placesPlot(const tournament::Event &event, const Odds &odds, const PlayerOdds &player)
{
    Plot plot;
    plot.title =
        OddsTextWords::tr("Final places of %1").arg(toQt(app::nameOf(event, player.player)));
    plot.partName = OddsTextWords::tr("finishes");
    plot.shares = false;
    const auto bar = [&](const QString &label, int finishes) {
        const Share share{finishes, player.goal.whole};
        plot.bars.append({label, counted(share), finishes, finishes, Meaning::Corp});
    };
    if (player.bestPlace == 0)
        return plot;
    const int width = odds.placesPerCount;
    const int worst = (player.worstPlace - 1) / width;
    int at = (player.bestPlace - 1) / width;
    const int end = std::min(worst + 1, at + mostBars);
    for (; at < end; ++at) {
        const int place = at * width + 1;
        bar(width == 1 ? OddsTextWords::tr("Place %1").arg(place)
                       : OddsTextWords::tr("Places %1–%2").arg(place).arg(place + width - 1),
            player.places[static_cast<std::size_t>(at)]);
    }
    int rest = 0;
    for (int further = at; further <= worst; ++further)
        rest += player.places[static_cast<std::size_t>(further)];
    if (rest > 0)
        bar(OddsTextWords::tr("Place %1 and below").arg(at * width + 1), rest);
    return plot;
}

} // namespace ui
