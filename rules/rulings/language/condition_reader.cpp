// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/part_reader.h"

#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"

#include <string_view>
#include <vector>

namespace rulings {

using core::JsonPlace;

namespace {

using Kind = Condition::Kind;

/// A kind of condition: the key that says it, and what else that key calls for.
struct ConditionRow {
    std::string_view key;
    Kind kind;
    /// `found`: what stands behind the key.
    void (*read)(Condition &, const JsonPlace &place, const JsonPlace &found);
};

void readFlag(Condition &, const JsonPlace &, const JsonPlace &found) { (void)isTrue(found); }

void readParts(Condition &condition, const JsonPlace &, const JsonPlace &found)
{
    for (const JsonPlace &part : found.items())
        condition.parts.push_back(readCondition(part));
}

void readBoth(Condition &condition, const JsonPlace &, const JsonPlace &found)
{
    const auto items = found.items();
    if (items.size() != 2)
        found.fail("expected two amounts");
    condition.left = readAmount(items[0]);
    condition.right = readAmount(items[1]);
}

void readHappened(Condition &condition, const JsonPlace &place, const JsonPlace &found)
{
    condition.event = found.word(eventWords);
    fill(condition.where, place, "on", whereWords);
    fill(condition.object, place, "of");
    fill(condition.inRun, place, "in_run");
    fill(condition.lastRun, place, "last_run");
    fill(condition.beforeWindow, place, "before_window");
    fill(condition.by, place, "by", whoWords);
    fill(condition.accessed, place, "accessed");
    fill(condition.damage, place, "damage", damageWords);
    fill(condition.cause, place, "cause");
    fill(condition.from, place, "from", zoneWords);
    fill(condition.counter, place, "counter", counterWords);
}

const ConditionRow conditionRows[] = {
    {"at_least", Kind::AtLeast, readBoth},
    {"exists", Kind::Matches,
     [](Condition &condition, const JsonPlace &, const JsonPlace &found) {
         condition.filter = readFilter(found);
     }},
    {"all_broken", Kind::AllBroken, readFlag},
    {"broken_with", Kind::BrokenWith,
     [](Condition &condition, const JsonPlace &place, const JsonPlace &found) {
         condition.filter = readFilter(found);
         fill(condition.allOf, place, "all_of_them");
         fill(condition.inRun, place, "in_run");
         fill(condition.elsewhere, place, "other_ice");
         fill(condition.byClicks, place, "by_clicks");
     }},
    {"named", Kind::Named,
     [](Condition &condition, const JsonPlace &, const JsonPlace &found) {
         condition.word = found.string();
     }},
    {"tagged", Kind::Tagged, readFlag},
    {"run_on", Kind::RunOn,
     [](Condition &condition, const JsonPlace &, const JsonPlace &found) {
         condition.where = found.word(whereWords);
     }},
    {"happened", Kind::Happened, readHappened},
    {"happened_last_turn", Kind::HappenedLastTurn, readHappened},
    {"turn", Kind::Turn,
     [](Condition &condition, const JsonPlace &, const JsonPlace &found) {
         condition.who = found.word(whoWords);
     }},
    {"first_click", Kind::FirstClick, readFlag},
    {"printed_broken", Kind::PrintedBroken, readFlag},
    {"in_subroutine", Kind::InSubroutine, readFlag},
    {"odd", Kind::Odd,
     [](Condition &condition, const JsonPlace &, const JsonPlace &found) {
         condition.left = readAmount(found);
     }},
    {"leads", Kind::Leads,
     [](Condition &condition, const JsonPlace &place, const JsonPlace &found) {
         condition.faction = found.word(rules::factionWords);
         condition.filter = readFilter(place.at("of"));
     }},
    {"flipped", Kind::Flipped, readFlag},
    {"initiating_on", Kind::Initiating,
     [](Condition &condition, const JsonPlace &, const JsonPlace &found) {
         condition.where = found.word(whereWords);
     }},
    {"any", Kind::Any, readParts},
    {"all", Kind::All, readParts},
};

} // namespace

Condition readCondition(const JsonPlace &place)
{
    place.allowOnly(
        {"at_least", "exists",    "all_broken",     "broken_with",   "all_of_them",
         "named",    "tagged",    "run_on",         "happened",      "happened_last_turn",
         "on",       "of",        "in_run",         "turn",          "first_click",
         "odd",      "leads",     "flipped",        "last_run",      "before_window",
         "by",       "accessed",  "damage",         "cause",         "from",
         "counter",  "other_ice", "in_subroutine",  "initiating_on", "any",
         "all",      "not",       "printed_broken", "by_clicks"});
    Condition condition;
    if (const auto inner = place.get("not")) {
        condition = readCondition(*inner);
        condition.negated = !condition.negated;
        return condition;
    }
    for (const ConditionRow &row : conditionRows)
        if (const auto found = place.get(row.key)) {
            condition.kind = row.kind;
            row.read(condition, place, *found);
            return condition;
        }
    place.fail("expected a key that says what is asked");
}

} // namespace rulings
