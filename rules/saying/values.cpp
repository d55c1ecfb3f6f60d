// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/values.h"

#include <array>

namespace saying {

namespace {

using Value = std::string_view;

constexpr std::array<Value, 4> persons{"player", "opponent", "me", "both"};
constexpr std::array<Value, 1> cards{"it"};
constexpr std::array<Value, 6> servers{"HQ", "R&D", "Archives", "remote", "new", "this"};
constexpr std::array<Value, 14> zones{"grip",    "stack", "heap", "hand",       "deck",
                                      "discard", "root",  "rig",  "score-area", "play",
                                      "removed", "top",   "hq",   "rnd"};
constexpr std::array<Value, 33> nouns{
    "credits",   "clicks",      "cards",       "tags",         "bad-publicity", "brain-damage",
    "damage",    "net-damage",  "meat-damage", "memory",       "link",          "points",
    "hand-size", "strength",    "counters",    "advancement",  "virus",         "power",
    "agenda",    "subroutines", "trace",       "run",          "turn",          "step",
    "cost",      "trash-cost",  "rez-cost",    "install-cost", "play-cost",     "accesses",
    "game",      "requirement", "windows"};
constexpr std::array<Value, 25> flags{
    "rezzed",  "unrezzed",   "faceup",       "facedown", "installed", "scored", "stolen",
    "trashed", "hosted",     "advanced",     "tagged",   "untagged",  "broken", "unbroken",
    "passed",  "successful", "unsuccessful", "active",   "inactive",  "alive",  "dead",
    "over",    "forfeited",  "unprotected",  "broke"};
constexpr std::array<Value, 58> verbs{
    "gain-credit", "draw",          "install",    "play",        "advance",  "trash",
    "purge",       "run",           "remove-tag", "end-actions", "use",      "rez",
    "score",       "jack-out",      "continue",   "access",      "steal",    "decline",
    "prevent",     "choose",        "spend",      "discard",     "host",     "break",
    "bypass",      "boost",         "encounter",  "approach",    "pass",     "resolve",
    "win",         "survive",       "lose",       "take",        "gain",     "go",
    "end",         "derez",         "decide",     "cost",        "move",     "trash-resource",
    "forfeit",     "click-through", "expose",     "mill",        "swap",     "run-well",
    "run-at",      "kill",          "arrive",     "fetch",       "exchange", "sell",
    "repeat",      "access-from",   "hit-by",     "harm"};
constexpr std::array<Value, 14> times{"this-turn",   "last-turn",   "next-turn",  "last-click",
                                      "first-click", "now",         "first-time", "encounter-ends",
                                      "turn-ends",   "turn-begins", "turn-of",    "earlier-turn",
                                      "before-turn", "turn-passed"};
constexpr std::array<Value, 14> places{
    "innermost", "outermost",  "first-ice", "second-ice", "behind", "before", "other",
    "all",       "outside-in", "times",     "twice",      "once",   "first",  "there"};
constexpr std::array<Value, 11> links{"on",  "in",         "with", "from",    "to",     "of",
                                      "for", "protecting", "by",   "without", "against"};
constexpr std::array<Value, 1> haves{"has"};
constexpr std::array<Value, 2> nots{"not", "unless"};
constexpr std::array<Value, 17> asks{
    "may",  "does", "is",         "how-many", "how-much", "who",     "what",  "where",   "which",
    "when", "must", "how-strong", "happens",  "order",    "allowed", "right", "too-late"};
constexpr std::array<Value, 2> joins{"and", "then"};
constexpr std::array<Value, 1> claims{"claim"};
constexpr std::array<Value, 1> intents{"intend"};
constexpr std::array<Value, 1> plains{"plain"};
constexpr std::array<Value, 1> lights{"light"};
constexpr std::array<Value, 1> idles{"idle"};

} // namespace

std::span<const Value> valuesOf(TermKind kind)
{
    switch (kind) {
    case TermKind::Person:
        return persons;
    case TermKind::It:
        return cards;
    case TermKind::Server:
        return servers;
    case TermKind::Zone:
        return zones;
    case TermKind::Noun:
        return nouns;
    case TermKind::Flag:
        return flags;
    case TermKind::Verb:
        return verbs;
    case TermKind::Time:
        return times;
    case TermKind::Place:
        return places;
    case TermKind::Link:
        return links;
    case TermKind::Have:
        return haves;
    case TermKind::Not:
        return nots;
    case TermKind::Ask:
        return asks;
    case TermKind::Join:
        return joins;
    case TermKind::Claim:
        return claims;
    case TermKind::Intend:
        return intents;
    case TermKind::Plain:
        return plains;
    case TermKind::Light:
        return lights;
    case TermKind::Idle:
        return idles;
    case TermKind::Side:
    case TermKind::Type:
    case TermKind::Subtype:
    case TermKind::Number:
    case TermKind::Moment:
        break;
    }
    return {};
}

} // namespace saying
