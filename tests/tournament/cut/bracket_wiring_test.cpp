// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/cut/bracket_wiring.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

using namespace tournament;

namespace {

std::string named(const Wiring &wiring)
{
    return std::to_string(static_cast<int>(wiring.form)) + " of " + std::to_string(wiring.size);
}

std::string code(const Slot &slot)
{
    return std::string(1, "swlr"[static_cast<std::size_t>(slot.kind)])
        + std::to_string(slot.number);
}

/// "3(w1,w2) 4(l1,l2)": a round as a bracket sheet writes it.
std::string roundOf(const Wiring &wiring, int round)
{
    std::string text;
    for (const WiredGame &game : wiring.games)
        if (game.round == round)
            text += (text.empty() ? "" : " ") + std::to_string(game.number) + '('
                + code(game.slots[0]) + ',' + code(game.slots[1]) + ')';
    return text;
}

int lives(const Wiring &wiring) { return wiring.form == CutForm::DoubleElimination ? 2 : 1; }

} // namespace

// Tournament Rules 3.0.2, "Double-Elimination Pairings": the loser of an upper game drops to one
// appointed place below; 1.1, "Tournament Structure": one loss is enough.

TEST_CASE("Every bracket fills each slot once and drops each loser once")
{
    for (const Wiring &wiring : wirings()) {
        INFO(named(wiring));
        std::map<std::string, int> used;
        for (const WiredGame &game : wiring.games)
            for (const Slot &slot : game.slots)
                if (slot.kind == SlotKind::Ranked)
                    ++used[code(slot) + " in round " + std::to_string(game.round)];
                else
                    ++used[code(slot)];
        for (const auto &[slot, times] : used) {
            INFO(slot);
            CHECK(times == 1);
        }
        for (int seed = 1; seed <= wiring.size; ++seed)
            CHECK(used.contains("s" + std::to_string(seed)));
        const int last = static_cast<int>(wiring.games.size());
        for (const WiredGame &game : wiring.games) {
            INFO("game " << game.number);
            const bool ranked = wiring.form == CutForm::SingleReseeded;
            if (game.number < last && !ranked)
                CHECK(used.contains("w" + std::to_string(game.number)));
            // An upper game costs a first life, a lower one the second.
            const bool drops = lives(wiring) == 2
                && (game.branch == Branch::Upper || game.branch == Branch::Final);
            CHECK(used.contains("l" + std::to_string(game.number)) == drops);
            CHECK(wiring.eliminates(game) == !drops);
        }
    }
}

TEST_CASE("Re-seeding takes every winner of the round before")
{
    for (const Wiring &wiring : wirings()) {
        if (wiring.form != CutForm::SingleReseeded)
            continue;
        std::map<int, std::set<int>> ranks;
        std::map<int, int> games;
        for (const WiredGame &game : wiring.games) {
            ++games[game.round];
            for (const Slot &slot : game.slots)
                if (slot.kind == SlotKind::Ranked)
                    CHECK(ranks[game.round].insert(slot.number).second);
        }
        for (const auto &[round, taken] : ranks) {
            INFO(named(wiring) << ", round " << round);
            CHECK(static_cast<int>(taken.size()) == games[round - 1]);
            CHECK(*taken.rbegin() == games[round - 1]);
        }
    }
}

TEST_CASE("Every place is reached: as many go out as there are places below the champion's")
{
    for (const Wiring &wiring : wirings()) {
        INFO(named(wiring));
        const auto out = std::ranges::count_if(wiring.games, [&](const WiredGame &game) {
            return game.branch != Branch::SecondFinal && wiring.eliminates(game);
        });
        // In a double elimination the second place falls in the final that decides.
        CHECK(out + (lives(wiring) == 2 ? 1 : 0) == wiring.size - 1);
        CHECK(wiring.finalGame().number
              == static_cast<int>(wiring.games.size()) - (lives(wiring) == 2 ? 1 : 0));
    }
}

TEST_CASE("The sizes and forms there are")
{
    std::set<std::pair<int, int>> found;
    for (const Wiring &wiring : wirings()) {
        CHECK(found.emplace(static_cast<int>(wiring.form), wiring.size).second);
        CHECK_FALSE(wiring.document.empty());
        CHECK_FALSE(wiring.section.empty());
    }
    CHECK(found.size() == 13);
    for (const int size : {4, 8, 16})
        CHECK(findWiring(CutForm::DoubleElimination, size));
    for (const int size : {2, 3, 4, 8, 16}) {
        CHECK(findWiring(CutForm::SingleElimination, size));
        CHECK(findWiring(CutForm::SingleReseeded, size));
    }
    for (const int size : {2, 3})
        CHECK_FALSE(findWiring(CutForm::DoubleElimination, size));
    CHECK_FALSE(findWiring(CutForm::None, 4));
}

// Tournament Rules 3.0.2, the bracket sheet at the end: the tables a hall knows by heart.

TEST_CASE("The double eliminations of 4, 8 and 16")
{
    const Wiring &four = *findWiring(CutForm::DoubleElimination, 4);
    CHECK(roundOf(four, 1) == "1(s1,s4) 2(s2,s3)");
    CHECK(roundOf(four, 2) == "3(w1,w2) 4(l1,l2)");
    CHECK(roundOf(four, 3) == "5(l3,w4)");
    CHECK(roundOf(four, 4) == "6(w3,w5)");
    CHECK(roundOf(four, 5) == "7(w6,l6)");
    const Wiring &eight = *findWiring(CutForm::DoubleElimination, 8);
    CHECK(roundOf(eight, 1) == "1(s1,s8) 2(s4,s5) 3(s2,s7) 4(s3,s6)");
    CHECK(roundOf(eight, 2) == "5(w1,w2) 6(w3,w4) 7(l1,l2) 8(l3,l4)");
    CHECK(roundOf(eight, 3) == "9(w5,w6) 10(l6,w7) 11(w8,l5)");
    CHECK(roundOf(eight, 4) == "12(w10,w11)");
    CHECK(roundOf(eight, 5) == "13(l9,w12)");
    CHECK(roundOf(eight, 6) == "14(w9,w13)");
    CHECK(roundOf(eight, 7) == "15(w14,l14)");
    const Wiring &sixteen = *findWiring(CutForm::DoubleElimination, 16);
    CHECK(roundOf(sixteen, 1)
          == "1(s1,s16) 2(s8,s9) 3(s5,s12) 4(s4,s13) 5(s3,s14) 6(s6,s11) 7(s7,s10) 8(s2,s15)");
    CHECK(roundOf(sixteen, 2)
          == "9(l1,l2) 10(l3,l4) 11(l5,l6) 12(l7,l8) 13(w1,w2) 14(w3,w4) 15(w5,w6) 16(w7,w8)");
    CHECK(roundOf(sixteen, 3)
          == "17(l16,w9) 18(l15,w10) 19(l14,w11) 20(l13,w12) 21(w13,w14) 22(w15,w16)");
    CHECK(roundOf(sixteen, 4) == "23(w17,w18) 24(w19,w20) 27(w21,w22)");
    CHECK(roundOf(sixteen, 5) == "25(l21,w23) 26(w24,l22)");
    CHECK(roundOf(sixteen, 6) == "28(w25,w26)");
    CHECK(roundOf(sixteen, 7) == "29(l27,w28)");
    CHECK(roundOf(sixteen, 8) == "30(w27,w29)");
    CHECK(roundOf(sixteen, 9) == "31(w30,l30)");
}

TEST_CASE("A top 3 gives the first seed a bye")
{
    const Wiring &three = *findWiring(CutForm::SingleElimination, 3);
    CHECK(roundOf(three, 1) == "1(s2,s3)");
    CHECK(roundOf(three, 2) == "2(s1,w1)");
}

TEST_CASE("A bracket that cannot be played is refused with its place")
{
    const auto refused = [](const std::string &form, const std::string &rounds) {
        const auto read = readWirings("{\"form\": \"" + form
                                      + "\", \"document\": \"D\", \"section\": \"S\", \"tables\": "
                                        "[{\"size\": 2, \"rounds\": ["
                                      + rounds + "]}]}");
        return read ? std::string() : core::toString(read.error());
    };
    const std::string final = R"([{"game": 1, "branch": "final", "players": ["s1", "s2"]}])";
    CHECK(refused("single-elimination", final).empty());
    CHECK(refused("triple", final).find("form") != std::string::npos);
    CHECK(refused("single-elimination", "[]") != "");
    CHECK(refused("single-elimination",
                  R"([{"game": 2, "branch": "final", "players": ["s1", "s2"]}])")
              .find("out of turn")
          != std::string::npos);
    CHECK(refused("single-elimination",
                  R"([{"game": 1, "branch": "final", "players": ["s1", "s3"]}])")
              .find("not known by then")
          != std::string::npos);
    CHECK(refused("single-elimination",
                  R"([{"game": 1, "branch": "final", "players": ["s1", "x1"]}])")
              .find("tables[0].rounds[0][0].players[1]")
          != std::string::npos);
    CHECK(refused("single-elimination",
                  R"([{"game": 1, "branch": "final", "players": ["s1", "s2"], "best_of": 3}])")
              .find("best_of")
          != std::string::npos);
    CHECK_FALSE(readWirings("{"));
}
