// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/happened_facts.h"

#include "rules/rulings/answering/report.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace rulings {

namespace {

constexpr std::string_view happenedBegin = "happened ";
constexpr std::string_view gainedFrom = ".gained";
constexpr std::string_view anyDamage = "damage";

/// A label of what happened (docs/question-language.md, "order") is of it.
bool isOfWhat(const std::string &label, std::string_view what)
{
    return label == what || label.starts_with(std::string(what) + '#')
        || (what == anyDamage && label.ends_with("-damage"));
}

Fact creditsFrom(const Table &table, ObjectId card)
{
    int credits = 0;
    for (const Gain &gain : table.record.gains)
        credits += gain.from == card ? gain.credits : 0;
    return credits;
}

std::optional<Sentence> damageInWords(std::string_view what, bool yes)
{
    if (what == anyDamage)
        return yes ? Sentence::tr("Damage is suffered.") : Sentence::tr("No damage is suffered.");
    for (const auto &[kind, name] : damageWords)
        if (what == std::string(name) + "-damage")
            return yes ? Sentence::tr("{damage} is suffered.", {{"damage", nameOf(kind)}})
                       : Sentence::tr("No {damage} is suffered.", {{"damage", nameOf(kind)}});
    return std::nullopt;
}

} // namespace

std::optional<Fact> happenedFact(const Table &table, std::string_view path)
{
    if (path.ends_with(gainedFrom)) {
        const ObjectId card = table.state.find(path.substr(0, path.size() - gainedFrom.size()));
        return card.exists() ? std::optional(creditsFrom(table, card)) : std::nullopt;
    }
    if (!path.starts_with(happenedBegin))
        return std::nullopt;
    const std::string_view what = path.substr(happenedBegin.size());
    const Fact order = orderFact(table);
    const auto &labels = std::get<std::vector<std::string>>(order);
    return std::ranges::any_of(labels,
                               [&](const std::string &label) { return isOfWhat(label, what); });
}

std::optional<Sentence> happenedInWords(const State &state, std::string_view path, const Fact &fact)
{
    if (const int *credits = std::get_if<int>(&fact); credits && path.ends_with(gainedFrom)) {
        const ObjectId card = state.find(path.substr(0, path.size() - gainedFrom.size()));
        return *credits == 0
            ? Sentence::tr("No credit comes from {card}.", {{"card", card}})
            : Sentence::tr("{n} credit comes from {card}.", "{n} credits come from {card}.",
                           *credits, {{"card", card}});
    }
    const bool *yes = std::get_if<bool>(&fact);
    if (!yes || !path.starts_with(happenedBegin))
        return std::nullopt;
    const std::string_view what = path.substr(happenedBegin.size());
    if (const ObjectId card = state.find(what); card.exists())
        return *yes ? Sentence::tr("{card} triggers.", {{"card", card}})
                    : Sentence::tr("{card} does not trigger.", {{"card", card}});
    if (what == "tag")
        return *yes ? Sentence::tr("The Runner takes a tag.")
                    : Sentence::tr("The Runner takes no tag.");
    return damageInWords(what, *yes);
}

} // namespace rulings
