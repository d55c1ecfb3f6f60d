// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/part_reader.h"

#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace rulings {

using core::JsonPlace;

namespace {

constexpr int mostCounted = 99;

int whole(const JsonPlace &place)
{
    return static_cast<int>(place.integer(-mostCounted, mostCounted));
}

void readParts(Amount &amount, const JsonPlace &list)
{
    for (const JsonPlace &part : list.items())
        amount.parts.push_back(readAmount(part));
    if (amount.parts.size() < 2)
        list.fail("expected at least two amounts");
}

/// What is counted: the key that says it, and what else that key calls for.
struct Counted {
    std::string_view key;
    Amount::Of of;
    /// `found`: what stands behind the key.
    void (*read)(Amount &, const JsonPlace &place, const JsonPlace &found);
};

void readFlag(Amount &, const JsonPlace &, const JsonPlace &found) { (void)isTrue(found); }

void readObject(Amount &amount, const JsonPlace &, const JsonPlace &found)
{
    amount.object = readFilter(found);
}

void readList(Amount &amount, const JsonPlace &, const JsonPlace &found)
{
    readParts(amount, found);
}

void readWhatHappened(Amount &amount, const JsonPlace &, const JsonPlace &found)
{
    amount.what = std::make_shared<const Condition>(readCondition(found));
    if (amount.what->kind != Condition::Kind::Happened || amount.what->negated)
        found.fail("expected happened");
}

const Counted countedRows[] = {
    {"counters", Amount::Of::Counters,
     [](Amount &amount, const JsonPlace &place, const JsonPlace &found) {
         amount.counter = found.word(counterWords);
         amount.object = readFilter(place.at("of"));
     }},
    {"subroutines", Amount::Of::Subroutines, readObject},
    {"count", Amount::Of::Count, readObject},
    {"servers", Amount::Of::Servers, readObject},
    {"value", Amount::Of::Value,
     [](Amount &amount, const JsonPlace &place, const JsonPlace &found) {
         amount.value = found.word(valueWords);
         amount.object = readFilter(place.at("of"));
         fill(amount.modified, place, "modified");
         fill(amount.printed, place, "printed");
     }},
    {"highest", Amount::Of::Highest,
     [](Amount &amount, const JsonPlace &place, const JsonPlace &found) {
         amount.value = found.word(valueWords);
         amount.object = readFilter(place.at("of"));
     }},
    {"number", Amount::Of::Player,
     [](Amount &amount, const JsonPlace &place, const JsonPlace &found) {
         amount.playerNumber = found.word(playerNumberWords);
         amount.who = place.at("player").word(whoWords);
     }},
    {"times_happened", Amount::Of::TimesHappened, readWhatHappened},
    {"amount_happened", Amount::Of::AmountHappened, readWhatHappened},
    {"unbroken", Amount::Of::Unbroken, readFlag},
    {"tags", Amount::Of::TagsOfRunner, readFlag},
    {"lost", Amount::Of::LastLost, readFlag},
    {"trace_strength", Amount::Of::TraceStrength, readFlag},
    {"link_strength", Amount::Of::LinkStrength, readFlag},
    {"chosen_number", Amount::Of::ChosenNumber, readFlag},
    {"event_amount", Amount::Of::OfEvent, readFlag},
    {"accessed", Amount::Of::Accessed,
     [](Amount &amount, const JsonPlace &place, const JsonPlace &found) {
         (void)isTrue(found);
         fill(amount.inside, place, "inside");
     }},
    {"resolved", Amount::Of::Resolved, readFlag},
    {"subtypes", Amount::Of::Subtypes, readObject},
    {"alike", Amount::Of::Alike, readObject},
    {"x", Amount::Of::XOfCost, readFlag},
    {"sum", Amount::Of::Sum, readList},
    {"least", Amount::Of::Least, readList},
    {"greatest", Amount::Of::Greatest, readList},
};

} // namespace

Amount readAmount(const JsonPlace &place)
{
    Amount amount;
    if (place.json().asInteger()) {
        amount.plus = whole(place);
        return amount;
    }
    place.allowOnly({"counters",
                     "subroutines",
                     "count",
                     "servers",
                     "value",
                     "highest",
                     "number",
                     "times_happened",
                     "tags",
                     "lost",
                     "trace_strength",
                     "link_strength",
                     "chosen_number",
                     "event_amount",
                     "accessed",
                     "sum",
                     "least",
                     "greatest",
                     "of",
                     "player",
                     "times",
                     "plus",
                     "divided_by",
                     "modified",
                     "resolved",
                     "subtypes",
                     "alike",
                     "x",
                     "inside",
                     "printed",
                     "amount_happened",
                     "unbroken"});
    if (const auto times = place.get("times"))
        amount.factor = whole(*times);
    if (const auto plus = place.get("plus"))
        amount.plus = whole(*plus);
    if (const auto by = place.get("divided_by"))
        amount.dividedBy = static_cast<int>(by->integer(2, mostCounted));
    for (const Counted &row : countedRows)
        if (const auto found = place.get(row.key)) {
            amount.of = row.of;
            row.read(amount, place, *found);
            return amount;
        }
    place.fail("expected a number, or a key that says what is counted");
}

} // namespace rulings
