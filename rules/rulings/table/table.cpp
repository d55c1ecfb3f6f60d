// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table/table.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
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

void Table::say(std::string what, std::initializer_list<RuleName> because) const
{
    constexpr std::size_t mostSteps = 10000;
    if (record.trace.size() >= mostSteps)
        throw NotDerivable{"not decided within " + std::to_string(mostSteps) + " steps"};
    TraceLine line{std::move(what), {}, frames.level()};
    for (const RuleName name : because) {
        const Rule &rule = book->rule(name);
        const auto citations = book->citations(rule);
        if (citations.empty() && book->supposes(rule))
            continue;
        if (citations.empty())
            throw NotDerivable{"no rule in force says: " + rule.says};
        line.because.push_back({rule.id, {citations.begin(), citations.end()}});
    }
    record.trace.push_back(std::move(line));
}

void Table::note(std::string what, RuleName rule, bool matters) const
{
    if (matters || hasRule(rule))
        say(std::move(what), {rule});
}

void Table::leaveOut(RuleName rule, std::string why) const
{
    if (hasRule(rule))
        record.notApplied.push_back({book->rule(rule).id, std::move(why)});
}

void Table::assume(std::string what) const
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
        throw NotDerivable{"this version leaves open: " + open->statement,
                           here ? std::string_view(open->name) : std::string_view()};
    }
    return setting == Setting::Yes;
}

std::size_t Table::choose(Side by, std::string what, std::vector<std::string> options)
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

void Table::leaveUndone(Side by, std::string what)
{
    noteOpen({by, what, {}, 0});
    assume(std::move(what));
}

std::string Table::unused(ObjectId source, const Ability &ability) const
{
    const bool again = std::ranges::find(used, std::pair(source, ability.id)) != used.end();
    return state[source].name + '#' + ability.id + (again ? " is not used again" : " is not used");
}

int Table::chooseNumber(Side by, std::string what, int most)
{
    if (const Act *act = askedFor(ActKind::Spend))
        endAt({by, "effect.resolve"_rule, act->number <= most,
               what + ": at most " + std::to_string(most)});
    if (const Act *act = next(); act && act->kind == ActKind::Spend) {
        const int number = act->number;
        consume();
        if (number > most)
            throw NotAllowed{"at most " + std::to_string(most) + ": " + what};
        return number;
    }
    std::vector<std::string> options;
    for (int i = 0; i <= most; ++i)
        options.push_back(std::to_string(i));
    return static_cast<int>(choose(by, std::move(what), std::move(options)));
}

void Table::requireAllUsed() const
{
    if (!chosen().empty())
        throw Misnamed{nameOf(chosen().front()) + " is named, and nothing lets it be chosen"};
    if (!subroutines().empty())
        throw Misnamed{"subroutine " + std::to_string(subroutines().front())
                       + " is named, and nothing lets it be broken"};
}

Table Table::with(std::span<const Act> script, std::span<const std::size_t> path) const
{
    Table other = *this;
    other.play(script, path);
    return other;
}

ObjectId Table::pick(Side by, std::string what, const std::vector<ObjectId> &from)
{
    if (from.empty())
        throw NotAllowed{"there is nothing to choose: " + what};
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
            throw Misnamed{nameOf(id) + " cannot be chosen: " + what};
    }
    std::vector<std::string> names;
    for (const ObjectId id : from)
        names.push_back(state[id].name);
    return from[choose(by, std::move(what), std::move(names))];
}

ObjectId Table::pickOrOther(Side by, std::string what, const std::vector<ObjectId> &from,
                            bool other)
{
    const ObjectId wanted = named();
    if (other && wanted.exists() && std::ranges::find(from, wanted) == from.end())
        throw Misnamed{nameOf(wanted) + " cannot be chosen: " + what};
    if (!other || wanted.exists())
        return pick(by, std::move(what), from);
    std::vector<std::string> names;
    for (const ObjectId id : from)
        names.push_back(state[id].name);
    names.emplace_back("another card");
    const std::size_t taken = choose(by, std::move(what), std::move(names));
    return taken < from.size() ? from[taken] : ObjectId{};
}

std::string Table::nameOf(ObjectId id) const
{
    if (!id.exists())
        return "nothing";
    const Object &object = state[id];
    return object.card->title.empty() ? object.name : object.card->title;
}

} // namespace rulings
