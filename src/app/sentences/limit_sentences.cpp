// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/refusal_parts.h"
#include "app/sentences/sentences.h"
#include "core/english.h"
#include "tournament/event/limits.h"

namespace app {

using core::English;
using tournament::Refusal;
using tournament::RefusalCode;

std::string limitSentence(const Refusal &refusal)
{
    const core::SentenceValue number{"number", refusal.number};
    const core::SentenceValue most{"most", refusal.most};
    switch (refusal.code) {
    case RefusalCode::TextTooLong:
        return English::tr("\"{text}…\" has {number} characters, and {most} are the most here: "
                           "shorten it.",
                           {{"text", refusal.text}, number, most});
    case RefusalCode::NumberTooHigh:
        return English::tr("Table and seat numbers end at {most}, {number} is beyond: correct it.",
                           {most, number});
    case RefusalCode::TooManyPlayers:
        return English::tr("An event has at most {most} players, these would be {number}: divide "
                           "them among several events.",
                           {most, number});
    case RefusalCode::TooManyJudges:
        return English::tr("An event names at most {most} judges, these are {number}: name those "
                           "who are there.",
                           {most, number});
    case RefusalCode::TooManyPenalties:
        return English::tr("An event holds at most {most} penalties: note further ones outside "
                           "Arbiter.",
                           {most});
    case RefusalCode::TooManyRulings:
        return English::tr("An event holds at most {most} rulings: note further ones outside "
                           "Arbiter.",
                           {most});
    case RefusalCode::TooManyTableRanges:
        return English::tr("At most {most} ranges of tables are possible, these are {number}: "
                           "join neighbours.",
                           {most, number});
    case RefusalCode::TooManyTitles:
        return English::tr("At most {most} titles can be authorized, these are {number}: allow "
                           "cards whatever their day of release instead.",
                           {most, number});
    default:
        return English::tr("An event holds at most {most} deck checks: note further ones outside "
                           "Arbiter.",
                           {most});
    }
}

std::optional<Failure> unfitActor(const std::string &actor)
{
    const auto refusal = tournament::tooLongName(actor);
    if (!refusal)
        return std::nullopt;
    return Failure{
        FailureKind::BadInput,
        English::tr(
            "The log names who acts, and \"{text}…\" has {number} characters, "
            "{most} at most: set ARBITER_ACTOR or the name of the user to a "
            "shorter one.",
            {{"text", refusal->text}, {"number", refusal->number}, {"most", refusal->most}}),
        {},
        {}};
}

} // namespace app
