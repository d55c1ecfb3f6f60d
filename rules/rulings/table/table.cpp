// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table/table.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

void Table::say(Sentence what, std::initializer_list<RuleName> because) const
{
    constexpr std::size_t mostSteps = 10000;
    if (record.trace.size() >= mostSteps)
        throw NotDerivable{Sentence::tr("not decided within {number} steps",
                                        {{"number", static_cast<int>(mostSteps)}})};
    TraceLine line{std::move(what), {}, nullptr, frames.level()};
    line.because.reserve(because.size());
    for (const RuleName name : because) {
        const Rule &rule = book->rule(name);
        const auto citations = book->citations(rule);
        if (citations.empty() && book->supposes(rule))
            continue;
        if (citations.empty())
            throw NotDerivable{
                Sentence::tr("no rule in force says: {rule}", {{"rule", OfData{&rule.says}}})};
        line.because.push_back(&rule);
    }
    record.trace.push_back(std::move(line));
}

void Table::note(Sentence what, RuleName rule, bool matters) const
{
    if (matters || hasRule(rule))
        say(std::move(what), {rule});
}

void Table::leaveOut(RuleName rule, Sentence why) const
{
    if (hasRule(rule))
        record.notApplied.push_back({&book->rule(rule), std::move(why)});
}

void Table::assume(Sentence what) const
{
    auto &assumptions = record.assumptions;
    if (std::ranges::find(assumptions, what) == assumptions.end())
        assumptions.push_back(std::move(what));
}

bool Table::setting(std::string_view difference) const
{
    const Setting setting = book->setting(difference);
    if (setting == Setting::Silent) {
        const Difference *open = ruleCatalogue().findDifference(difference);
        const bool here = open->decided == Decided::Here; // and not in a timing structure
        throw NotDerivable{Sentence::tr("this version leaves open: {difference}",
                                        {{"difference", OfData{&open->statement}}}),
                           here ? std::string_view(open->name) : std::string_view()};
    }
    return setting == Setting::Yes;
}

std::size_t Table::choose(Side by, Sentence what, std::vector<Sentence> options)
{
    if (options.size() == 1)
        return 0;
    choices.push_back({by, std::move(what), std::move(options), optionAfter(choices.size())});
    noteOpen(choices.back());
    return choices.back().taken;
}

void Table::noteOpen(const Choice &choice)
{
    if (!firstOpen)
        firstOpen = Open{choice, record.trace.size()};
}

void Table::leaveUndone(Side by, Sentence what)
{
    noteOpen({by, what, {}, 0});
    assume(std::move(what));
}

Sentence Table::unused(ObjectId source, const Ability &ability) const
{
    const bool again = std::ranges::find(used, std::pair(source, ability.id)) != used.end();
    const AbilityOf what{source, ability.id};
    return again ? Sentence::tr("not used again: {ability}", {{"ability", what}})
                 : Sentence::tr("not used: {ability}", {{"ability", what}});
}

int Table::chooseNumber(Side by, Sentence what, int most)
{
    if (const Act *act = askedFor(ActKind::Spend))
        endAt({by, "effect.resolve"_rule, act->number <= most,
               Sentence::tr("{choice}: at most {number}", {{"choice", what}, {"number", most}})});
    if (const Act *act = next(); act && act->kind == ActKind::Spend) {
        const int number = act->number;
        consume();
        if (number > most)
            throw NotAllowed{
                Sentence::tr("{choice}: at most {number}", {{"choice", what}, {"number", most}})};
        return number;
    }
    std::vector<Sentence> options;
    for (int i = 0; i <= most; ++i)
        options.emplace_back(i);
    return static_cast<int>(choose(by, std::move(what), std::move(options)));
}

void Table::requireAllUsed() const
{
    if (!chosen().empty())
        throw Misnamed{Sentence::tr("{card} is named, and nothing lets it be chosen",
                                    {{"card", chosen().front()}})};
    if (!subroutines().empty())
        throw Misnamed{Sentence::tr("subroutine {number} is named, and nothing lets it be broken",
                                    {{"number", subroutines().front()}})};
}

Table Table::with(std::span<const Act> script, std::span<const std::size_t> path) const
{
    Table other = *this;
    other.play(script, path);
    return other;
}

ObjectId Table::pick(Side by, Sentence what, const std::vector<ObjectId> &from)
{
    if (from.empty())
        throw NotAllowed{Sentence::tr("there is nothing to choose: {choice}", {{"choice", what}})};
    // Of one card there is no choice: another may be meant for a later one.
    if (const Act *act = askedFor(ActKind::Pick); act && chosen().empty() && !act->chosen.empty()) {
        const bool open = std::ranges::find(from, act->chosen.front()) != from.end();
        if (open || from.size() > 1)
            endAt({by, "effect.resolve"_rule, open, std::move(what)});
    }
    if (const ObjectId id = named(); id.exists()) {
        if (std::ranges::find(from, id) != from.end()) {
            consumeName();
            return id;
        }
        // Of one card there is no choice: what is named is meant for a later one.
        if (from.size() > 1)
            throw Misnamed{Sentence::tr("{card} cannot be chosen: {choice}",
                                        {{"card", id}, {"choice", what}})};
    }
    std::vector<Sentence> names(from.begin(), from.end());
    return from[choose(by, std::move(what), std::move(names))];
}

ObjectId Table::pickOrOther(Side by, Sentence what, const std::vector<ObjectId> &from, bool other)
{
    const ObjectId wanted = named();
    if (other && wanted.exists() && std::ranges::find(from, wanted) == from.end())
        throw Misnamed{Sentence::tr("{card} cannot be chosen: {choice}",
                                    {{"card", wanted}, {"choice", what}})};
    if (!other || wanted.exists())
        return pick(by, std::move(what), from);
    std::vector<Sentence> names(from.begin(), from.end());
    names.push_back(Sentence::tr("another card"));
    const std::size_t taken = choose(by, std::move(what), std::move(names));
    return taken < from.size() ? from[taken] : ObjectId{};
}

} // namespace rulings
