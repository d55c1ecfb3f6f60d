// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper_words.h"

#include "core/text.h"
#include "tournament/cut/bracket.h"
#include "tournament/standings/structure.h"
#include "ui/bracket/game_text.h"
#include "ui/words/profile_text.h"
#include "ui/words/text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace ui {

using tournament::Event;
using tournament::Match;
using tournament::Round;
using tournament::Seat;
using tournament::Stage;

namespace {

struct PaperWords {
    Q_DECLARE_TR_FUNCTIONS(ui::PaperWords)
};

QString cutName(const Event &event)
{
    return PaperWords::tr("Top %1").arg(event.cut.seeds.empty()
                                            ? tournament::plannedCut(event)
                                            : static_cast<int>(event.cut.seeds.size()));
}

PrintedRound printed(const Event &event, const Round &round)
{
    PrintedRound result;
    result.cut = round.stage == Stage::Cut;
    result.title = result.cut
        ? PaperWords::tr("%1, round %2")
              .arg(cutName(event))
              .arg(round.number - tournament::swissRounds(event))
        : PaperWords::tr("Round %1 of %2").arg(round.number).arg(tournament::plannedRounds(event));
    if (round.prepared)
        result.title = PaperWords::tr("%1 (not published yet)").arg(result.title);
    for (const Match &match : round.matches)
        result.matches.push_back(&match);
    return result;
}

/// Games of several rounds of a bracket are played side by side.
PrintedRound openGames(const Event &event)
{
    PrintedRound result;
    result.cut = true;
    result.title = cutName(event);
    for (const Round &round : event.rounds)
        for (const Match &match : round.matches)
            if (round.stage == Stage::Cut
                && !tournament::hasResult(event.profile, match, round.stage))
                result.matches.push_back(&match);
    return result;
}

} // namespace

QString announcedText(const Event &event)
{
    const QString rounds = PaperWords::tr("%1 rounds of %2 minutes")
                               .arg(tournament::plannedRounds(event))
                               .arg(event.announcement.minutes);
    const int cut = event.cut.seeds.empty() ? tournament::plannedCut(event)
                                            : static_cast<int>(event.cut.seeds.size());
    if (cut == 0)
        return PaperWords::tr("%1 · no cut").arg(rounds);
    const auto form =
        event.cut.form == tournament::CutForm::None ? event.profile.cut : event.cut.form;
    //: 1 is "5 rounds of 65 minutes", 2 a number of players, 3 "double elimination"
    return PaperWords::tr("%1 · cut to the top %2, %3").arg(rounds).arg(cut).arg(cutFormText(form));
}

QString printoutTitle(const Event &event, const QString &document)
{
    return toQt(event.details.name) + u" – "_s + document;
}

Letterhead letterhead(const Event &event, const QString &title, const app::PrintRequest &request)
{
    const auto at = QDateTime::fromMSecsSinceEpoch(request.printed.milliseconds);
    return {toQt(event.details.name),
            title,
            {},
            {PaperWords::tr("Rules: %1").arg(toQt(event.profile.name)), announcedText(event)},
            PaperWords::tr("Printed %1").arg(QLocale().toString(at, QLocale::ShortFormat)),
            {}};
}

QString sealText(const app::PrintRequest &request)
{
    if (!request.seal)
        return {};
    //: 1 are 32 hexadecimal digits that prove what the file was, 2 the number of the last act in it
    return PaperWords::tr("Seal %1 · act %2")
        .arg(toQt(app::printedSeal(*request.seal)))
        .arg(request.seal->seq);
}

QString sealCodeText(const app::PrintRequest &request)
{
    if (!request.seal)
        return {};
    return PaperWords::tr("Seal %1 · act %2").arg(toQt(request.seal->hash)).arg(request.seal->seq);
}

core::Expected<PrintedRound, app::Failure> printedRound(const Event &event,
                                                        const app::PrintRequest &request)
{
    if (event.rounds.empty())
        return core::unexpected(
            nothingToPrint(PaperWords::tr("No round is paired yet; pair one first.")));
    PrintedRound result;
    if (request.round) {
        const Round *round = tournament::findRound(event, *request.round);
        if (!round)
            return core::unexpected(
                nothingToPrint(PaperWords::tr("There is no round %1; the last one is %2.")
                                   .arg(*request.round)
                                   .arg(event.rounds.back().number)));
        result = printed(event, *round);
    } else if (event.rounds.back().stage == Stage::Cut) {
        result = openGames(event);
        if (result.matches.empty())
            return core::unexpected(nothingToPrint(PaperWords::tr(
                "No game of the cut is open; name the round to print an older one.")));
    } else {
        result = printed(event, event.rounds.back());
    }
    std::ranges::stable_sort(result.matches, [](const Match *a, const Match *b) {
        return std::pair(a->isBye(), a->table) < std::pair(b->isBye(), b->table);
    });
    return result;
}

QString seatSideText(const Event &event, const Match &match, Seat seat)
{
    if (match.game > 0) {
        const auto cut = tournament::bracket(event);
        if (const auto *game = tournament::findGame(cut, match.game))
            return cardOf(event, *game).lines[tournament::index(seat)].side;
    }
    if (!match.p1Side || match.isBye())
        return {};
    const auto side = seat == Seat::P1 ? *match.p1Side : other(*match.p1Side);
    return sideText(side);
}

void sortByName(std::vector<const tournament::Player *> &players)
{
    std::ranges::sort(players, {}, [](const tournament::Player *player) {
        return std::tuple(core::folded(player->name), player->name, player->id);
    });
}

app::Failure nothingToPrint(const QString &sentence)
{
    return {app::FailureKind::Refused, fromQt(sentence), {}, {}};
}

} // namespace ui
