// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/trial.h"

#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/playing_out/playing_out.h"

#include <variant>

namespace saying {

Trial trialOf(const Draft &settled)
{
    Trial trial;
    const auto asked = rulings::questionOf(settled.document());
    trial.isReadable = asked.has_value();
    if (!asked)
        trial.problem = asked.error().problem;
    if (!asked || settled.script().empty())
        return trial;
    const auto out = rulings::playOut(triedBy, *asked, rulings::Enumerate::Nothing);
    trial.isRefused = out.to == rulings::PlayedTo::Refused;
    trial.isDerived = out.to == rulings::PlayedTo::End;
    trial.isOver = out.moment.winner != rulings::Winner::Nobody;
    trial.played = out.played;
    trial.why = out.why;
    return trial;
}

rulings::Answer answerTo(const Draft &settled)
{
    const auto asked = rulings::questionOf(settled.document());
    return asked ? rulings::answer(triedBy, *asked) : rulings::Answer();
}

bool isAnswered(const rulings::Answer &answer)
{
    return !answer.unplayable && answer.confidence != rulings::Confidence::NotDerivable;
}

std::optional<bool> allowedIn(const Draft &settled)
{
    const rulings::Answer answer = answerTo(settled);
    const bool *allowed =
        answer.verdict.empty() ? nullptr : std::get_if<bool>(&answer.verdict.front().second);
    return allowed && !answer.unplayable ? std::optional(*allowed) : std::nullopt;
}

} // namespace saying
