// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedded_file.h"
#include "tournament/cut/bracket_wiring.h"
#include "tournament/event/words.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace tournament {

std::span<const core::EmbeddedFile> embeddedFiles();

namespace {

using core::JsonPlace;

constexpr int largestCut = 64;

/// "s4" seed 4, "w2" and "l2" winner and loser of game 2, "r1" the best seed still in.
Slot slot(const JsonPlace &place)
{
    const std::string &code = place.string();
    constexpr std::string_view kinds = "swlr";
    const auto kind = code.empty() ? std::string_view::npos : kinds.find(code[0]);
    int number = 0;
    const char *end = code.data() + code.size();
    if (kind == std::string_view::npos || std::from_chars(code.data() + 1, end, number).ptr != end
        || number < 1)
        place.fail("expected a player as s4, w2, l2 or r1, found " + core::jsonQuoted(code));
    return {static_cast<SlotKind>(kind), number};
}

WiredGame game(const JsonPlace &place, int round)
{
    place.allowOnly({"game", "branch", "players"});
    WiredGame result;
    result.number = static_cast<int>(place.at("game").integer(1, 4 * largestCut));
    result.round = round;
    result.branch = place.at("branch").word<Branch>();
    const auto players = place.at("players").items();
    if (players.size() != result.slots.size())
        place.at("players").fail("expected two players");
    result.slots = {slot(players[0]), slot(players[1])};
    return result;
}

/// A slot is filled by the time its round begins, and exactly one game decides the cut.
void check(const JsonPlace &place, const Wiring &wiring)
{
    for (std::size_t i = 0; i < wiring.games.size(); ++i) {
        const WiredGame &game = wiring.games[i];
        const std::string name = "game " + std::to_string(game.number);
        if (game.number != static_cast<int>(i) + 1)
            place.fail("expected the games 1, 2, 3 … once each, found " + name + " out of turn");
        for (const Slot &slot : game.slots) {
            const bool known = slot.kind == SlotKind::Seed ? slot.number <= wiring.size
                : slot.kind == SlotKind::Ranked
                ? game.round > 1
                : slot.number < game.number && wiring.game(slot.number).round < game.round;
            if (!known)
                place.fail(name + " takes a player who is not known by then");
        }
    }
    if (std::ranges::count(wiring.games, Branch::Final, &WiredGame::branch) != 1)
        place.fail("expected one final");
}

Wiring table(const JsonPlace &place)
{
    place.allowOnly({"size", "rounds"});
    Wiring result;
    result.size = static_cast<int>(place.at("size").integer(2, largestCut));
    int round = 0;
    for (const auto &games : place.at("rounds").items()) {
        ++round;
        for (const auto &item : games.items())
            result.games.push_back(game(item, round));
    }
    std::ranges::sort(result.games, {}, &WiredGame::number);
    check(place, result);
    return result;
}

std::vector<Wiring> tables(const JsonPlace &root)
{
    root.allowOnly({"form", "document", "section", "tables"});
    std::vector<Wiring> result;
    for (const auto &item : root.at("tables").items()) {
        Wiring &wiring = result.emplace_back(table(item));
        wiring.form = root.at("form").word<CutForm>();
        wiring.document = root.at("document").text();
        wiring.section = root.at("section").text();
    }
    return result;
}

std::vector<Wiring> wiringsCompiledIn()
{
    std::vector<Wiring> result;
    for (auto &read : core::readCompiledIn(
             embeddedFiles(), [](std::string_view name) { return name.starts_with("bracket-"); },
             readWirings))
        std::ranges::move(read, std::back_inserter(result));
    return result;
}

} // namespace

const WiredGame &Wiring::finalGame() const
{
    return *std::ranges::find(games, Branch::Final, &WiredGame::branch);
}

bool Wiring::eliminates(const WiredGame &game) const
{
    return std::ranges::none_of(games, [&](const WiredGame &later) {
        return std::ranges::find(later.slots, Slot{SlotKind::LoserOf, game.number})
            != later.slots.end();
    });
}

core::Expected<std::vector<Wiring>, core::DataError> readWirings(std::string_view text)
{
    return core::readStrictly(text, tables);
}

std::span<const Wiring> wirings()
{
    static const std::vector<Wiring> all = wiringsCompiledIn();
    return all;
}

const Wiring *findWiring(CutForm form, int size)
{
    const auto found = std::ranges::find_if(wirings(), [&](const Wiring &wiring) {
        return wiring.form == form && wiring.size == size;
    });
    return found == wirings().end() ? nullptr : &*found;
}

CutForm usualForm(const Profile &profile, int size)
{
    if (profile.cut == CutForm::None || findWiring(profile.cut, size))
        return profile.cut;
    return CutForm::SingleElimination;
}

} // namespace tournament
