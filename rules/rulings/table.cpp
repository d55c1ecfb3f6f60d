// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table.h"

#include <algorithm>
#include <utility>

namespace rulings {

void Table::say(std::string what, std::initializer_list<RuleName> because)
{
    constexpr std::size_t mostSteps = 10000;
    if (trace.size() >= mostSteps)
        throw NotDerivable{"not decided within " + std::to_string(mostSteps) + " steps"};
    TraceLine line{std::move(what), {}};
    for (const RuleName name : because) {
        const Rule &rule = book->rule(name);
        const auto citations = book->citations(rule);
        if (citations.empty())
            throw NotDerivable{"no rule in force says: " + rule.says};
        line.because.push_back({rule.id, {citations.begin(), citations.end()}});
    }
    trace.push_back(std::move(line));
}

void Table::note(std::string what, RuleName rule, bool matters)
{
    if (matters || hasRule(rule))
        say(std::move(what), {rule});
}

void Table::leaveOut(RuleName rule, std::string why)
{
    notApplied.push_back({book->rule(rule).id, std::move(why)});
}

void Table::assume(std::string what) const
{
    if (std::ranges::find(assumptions, what) == assumptions.end())
        assumptions.push_back(std::move(what));
}

bool Table::setting(std::string_view difference) const
{
    const Setting setting = book->setting(difference);
    if (setting == Setting::Silent)
        throw NotDerivable{"this version leaves open: "
                           + ruleCatalogue().findDifference(difference)->statement};
    return setting == Setting::Yes;
}

std::size_t Table::choose(Side by, std::string what, std::vector<std::string> options)
{
    if (options.size() == 1)
        return 0;
    const std::size_t taken = choices.size() < m_path.size() ? m_path[choices.size()] : 0;
    choices.push_back({by, std::move(what), std::move(options), taken});
    return taken;
}

int Table::chooseNumber(Side by, std::string what, int most)
{
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

void Table::consume()
{
    const Act &act = m_script[m_next++];
    m_chosen.insert(m_chosen.end(), act.chosen.begin(), act.chosen.end());
    m_subroutines = act.subroutines;
}

std::vector<int> Table::takeSubroutines() { return std::exchange(m_subroutines, {}); }

ObjectId Table::pick(Side by, std::string what, const std::vector<ObjectId> &from)
{
    if (from.empty())
        throw NotAllowed{"there is nothing to choose: " + what};
    if (m_chosen.empty() && next() && next()->kind == ActKind::Pick)
        consume();
    if (!m_chosen.empty()) {
        const ObjectId id = m_chosen.front();
        m_chosen.erase(m_chosen.begin());
        if (std::ranges::find(from, id) == from.end())
            throw NotAllowed{nameOf(id) + " cannot be chosen: " + what};
        return id;
    }
    std::vector<std::string> names;
    for (const ObjectId id : from)
        names.push_back(state[id].name);
    return from[choose(by, std::move(what), std::move(names))];
}

ObjectId Table::pickOrOther(Side by, std::string what, const std::vector<ObjectId> &from,
                            bool other)
{
    const bool named = !m_chosen.empty() || (next() && next()->kind == ActKind::Pick);
    if (!other || named)
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

ObjectId State::find(std::string_view name) const
{
    const auto found = std::ranges::find(objects, name, &Object::name);
    return found == objects.end() ? ObjectId{}
                                  : ObjectId{static_cast<std::int16_t>(found - objects.begin())};
}

ServerId State::findServer(std::string_view name) const
{
    const auto found = std::ranges::find(servers, name, &Server::name);
    return found == servers.end() ? ServerId{}
                                  : ServerId{static_cast<std::int16_t>(found - servers.begin())};
}

const Ability *CardModel::find(std::string_view id) const
{
    const auto found = std::ranges::find(abilities, id, &Ability::id);
    return found == abilities.end() ? nullptr : &*found;
}

} // namespace rulings
