// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/refusal_parts.h"
#include "app/sentences/sentences.h"
#include "app/sentences/wording.h"
#include "core/english.h"

namespace app {

using core::English;
using tournament::Refusal;
using tournament::RefusalCode;

std::string rulingSentence(const tournament::Event &event, const Refusal &refusal)
{
    switch (refusal.code) {
    case RefusalCode::RulingQuestionMissing:
        return English::tr("A ruling needs its question: say what was asked.");
    case RefusalCode::RulingAnswerMissing:
        return English::tr("A ruling needs an answer: say what was decided.");
    case RefusalCode::RulingJudgeMissing:
        return English::tr("A ruling needs its judge: say who decided.");
    case RefusalCode::RulingTimeWithoutTable:
        return English::tr("Extra time goes to a table: name the table the ruling was given at, "
                           "and minutes above 0.");
    default:
        break;
    }
    const core::SentenceValue judge{"judge", nameOf(event, refusal.players.front())};
    const std::string &second = event.details.secondOrganizer;
    if (second.empty() || second == event.details.organizer)
        return English::tr("{judge} plays in that game and cannot rule on it: call another judge, "
                           "and name a second organizer in the event's details.",
                           {judge});
    return English::tr("{judge} plays in that game and cannot rule on it: call {second}, the "
                       "second organizer, or another judge.",
                       {judge, {"second", second}});
}

} // namespace app
