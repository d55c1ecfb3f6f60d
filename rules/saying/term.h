// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a word of the tables (rules/data/saying) can mean.
#pragma once

#include "core/words.h"

#include <cstdint>
#include <string>

namespace saying {

enum class TermKind : std::uint8_t {
    Side,    ///< "corp", "runner"
    Person,  ///< "he", who was spoken of; "opponent"
    It,      ///< the card that was spoken of
    Server,  ///< a central one by its name; "remote": with a number behind it; "new"
    Zone,    ///< where a card lies; "hand", "deck", "discard": of its player
    Type,    ///< a card of that type that nobody names
    Subtype, ///< the same: "barrier"
    Number,
    Noun,   ///< what is counted or measured
    Flag,   ///< how a card lies or what became of it
    Verb,   ///< what somebody does
    Moment, ///< a step: "run/encounter"
    Time,   ///< "last turn"
    Place,  ///< among ice: "outermost"
    Link,   ///< "on", "with"
    Have,   ///< "has"
    Not,
    Ask,
    Join,   ///< "and"
    Claim,  ///< "says": what follows is said to be so
    Intend, ///< "wants to": what follows is not done yet
    Plain,  ///< a word of the language that no table needs, and no card mistyped
    Light,  ///< no term: by itself it tells nothing and is not marked
    Idle,
};

[[nodiscard]] consteval auto wordsOf(TermKind)
{
    return core::Words<TermKind, 24>{
        {{TermKind::Side, "side"},       {TermKind::Person, "person"}, {TermKind::It, "it"},
         {TermKind::Server, "server"},   {TermKind::Zone, "zone"},     {TermKind::Type, "type"},
         {TermKind::Subtype, "subtype"}, {TermKind::Number, "number"}, {TermKind::Noun, "noun"},
         {TermKind::Flag, "flag"},       {TermKind::Verb, "verb"},     {TermKind::Moment, "moment"},
         {TermKind::Time, "time"},       {TermKind::Place, "place"},   {TermKind::Link, "link"},
         {TermKind::Have, "have"},       {TermKind::Not, "not"},       {TermKind::Ask, "ask"},
         {TermKind::Join, "join"},       {TermKind::Claim, "claim"},   {TermKind::Intend, "intend"},
         {TermKind::Plain, "plain"},     {TermKind::Light, "light"},   {TermKind::Idle, "idle"}}};
}

struct Term {
    TermKind kind = TermKind::Idle;
    std::string value; ///< which of its kind; of a number its digits
    friend bool operator==(const Term &, const Term &) = default;
};

} // namespace saying
