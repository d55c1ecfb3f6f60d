// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/describe_parts.h"
#include "app/sentences/sentences.h"
#include "core/english.h"

#include <algorithm>

namespace app {

using core::English;
using namespace tournament;

namespace {

std::string addedPlayers(const Facts &facts)
{
    std::vector<std::string> names;
    for (const Fact &fact : facts)
        if (const auto *added = std::get_if<PlayerAdded>(&fact))
            names.push_back(added->player.name);
    if (names.size() == 1)
        return English::tr("Add {who}", {{"who", names.front()}});
    return English::tr("Add {count} players", {{"count", static_cast<int>(names.size())}});
}

std::string enteredPlayers(const Facts &facts)
{
    const auto changed = std::ranges::count_if(
        facts, [](const Fact &fact) { return std::holds_alternative<PlayerEdited>(fact); });
    if (changed == 0)
        return addedPlayers(facts);
    return English::tr("List of players: {added} added, {changed} changed",
                       {{"added", static_cast<int>(std::ssize(facts) - changed)},
                        {"changed", static_cast<int>(changed)}});
}

} // namespace

std::string describe(const Event &before, const storage::Entry &entry)
{
    if (entry.facts.empty())
        return entry.command;
    if (entry.command == "import-event")
        if (const auto *created = std::get_if<EventCreated>(&entry.facts.front()))
            return English::tr("Import {event}", {{"event", created->details.name}});
    if (entry.command == "import-players")
        return enteredPlayers(entry.facts);
    if (std::holds_alternative<PlayerAdded>(entry.facts.front()))
        return addedPlayers(entry.facts);
    // A command of several facts names all of them, "Drop Ada; Drop Ben", a result ahead of what
    // came with it.
    const auto isResult = [](const Fact &fact) {
        return std::holds_alternative<ResultRecorded>(fact)
            || std::holds_alternative<ResultCleared>(fact);
    };
    const auto told = [words = ActWords(before)](const Fact &fact) {
        return std::visit([&words](const auto &act) { return described(words, act); }, fact);
    };
    const auto head = std::ranges::find_if(entry.facts, isResult);
    std::string text;
    if (head != entry.facts.end())
        text = told(*head);
    for (auto fact = entry.facts.begin(); fact != entry.facts.end(); ++fact) {
        if (fact == head)
            continue;
        std::string next = told(*fact);
        text = text.empty() ? std::move(next)
                            : English::tr("{first}; {next}", {{"first", text}, {"next", next}});
    }
    return text;
}

} // namespace app
