// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"
#include "tournament/acts/decide_parts.h"

#include <algorithm>

namespace tournament {

namespace {

/// Nobody rules on a game he plays: at the tables of a TO who plays the second TO does (Tournament
/// Rules 3.0.2, "Tournament Organizer Participation").
std::optional<Refusal> rulesOnOwnGame(const Event &event, const Ruling &ruling)
{
    const Player *judge = findPlayer(event, ruling.judge);
    if (!judge || std::ranges::find(ruling.players, judge->id) == ruling.players.end())
        return std::nullopt;
    Refusal refusal;
    refusal.code = RefusalCode::JudgePlaysThere;
    refusal.players = {judge->id};
    refusal.number = ruling.round;
    if (ruling.table > 0)
        refusal.tables = {ruling.table};
    return refusal;
}

} // namespace

Decision decideOn(const Event &event, const RecordRuling &command)
{
    Ruling ruling = command.ruling;
    for (std::string *text : {&ruling.question, &ruling.answer, &ruling.judge})
        *text = core::tidied(*text);
    if (ruling.question.empty())
        return refuse(RefusalCode::RulingQuestionMissing);
    if (ruling.answer.empty())
        return refuse(RefusalCode::RulingAnswerMissing);
    if (ruling.judge.empty())
        return refuse(RefusalCode::RulingJudgeMissing);
    if (ruling.round != 0 && !findRound(event, ruling.round))
        return refuse(RefusalCode::RoundUnknown, ruling.round);
    if (ruling.table != 0) {
        const Match *match = findMatch(event, ruling.round, ruling.table);
        if (!match || match->isBye())
            return refuse(RefusalCode::TableUnknown, ruling.round, {ruling.table});
        ruling.players = {match->p1, *match->p2};
    }
    for (const PlayerId player : ruling.players)
        if (!findPlayer(event, player))
            return refuse(RefusalCode::PlayerUnknown, player);
    if (const auto refusal = rulesOnOwnGame(event, ruling))
        return core::unexpected(*refusal);
    if (ruling.minutes == 0)
        return Facts{RulingRecorded{ruling}};
    if (ruling.table == 0 || ruling.minutes < 0)
        return refuse(RefusalCode::RulingTimeWithoutTable);
    auto time = decideOn(
        event,
        GiveExtraTime{ruling.round, {ruling.table, ruling.minutes, ruling.question, ruling.judge}});
    if (!time)
        return time;
    time->insert(time->begin(), RulingRecorded{ruling});
    return time;
}

} // namespace tournament
