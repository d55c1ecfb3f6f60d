// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quick_result.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace ui {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// Two digits up to the number of games, with at most one separator.
std::optional<std::string> gamesWon(std::string_view text, int games)
{
    if (text.size() < 2 || text.size() > 3 || !isDigit(text.front()) || !isDigit(text.back()))
        return {};
    if (text.size() == 3 && std::string_view(" :-/").find(text[1]) == std::string_view::npos)
        return {};
    if (text.front() - '0' > games || text.back() - '0' > games)
        return {};
    return std::string{text.front(), '-', text.back()};
}

std::string takeDigits(std::string_view &rest)
{
    const auto end = std::ranges::find_if_not(rest, isDigit);
    const auto count = static_cast<std::size_t>(end - rest.begin());
    std::string digits(rest.substr(0, count));
    rest.remove_prefix(count);
    return digits;
}

/// One game from the front of `rest`; "" for a game not known, nothing when it is no such word.
std::optional<std::string> takeGame(std::string_view &rest)
{
    const char letter = lower(rest.front());
    rest.remove_prefix(1);
    switch (letter) {
    case '-':
        return std::string();
    case 'd':
        return std::string("draw");
    case 'u':
        return std::string("unplayed");
    case 'c':
    case 'r': {
        const std::string points = takeDigits(rest);
        const std::string winner = letter == 'c' ? "corp" : "runner";
        return points.empty() ? winner : winner + ":" + points;
    }
    case 't': {
        std::string corp = takeDigits(rest);
        std::string runner;
        if (!rest.empty() && (rest.front() == '-' || rest.front() == ':')) {
            rest.remove_prefix(1);
            runner = takeDigits(rest);
        } else if (corp.size() == 2) { // t32: one digit each
            runner = corp.substr(1);
            corp.resize(1);
        }
        if (corp.empty() || runner.empty())
            return {};
        return "time:" + corp + "-" + runner;
    }
    default:
        return {};
    }
}

} // namespace

std::string expandQuickResult(std::string_view typed, const tournament::Match &match, int games)
{
    const auto first = typed.find_first_not_of(' ');
    if (first == std::string_view::npos)
        return {};
    std::string_view text = typed.substr(first, typed.find_last_not_of(' ') - first + 1);
    const bool cutGame = match.game > 0 && games == 1;
    if (cutGame && (text == "1" || text == "2"))
        return "winner=p" + std::string(text);
    if (auto won = gamesWon(text, games)) {
        if (cutGame && *won == "1-0")
            return "winner=p1";
        if (cutGame && *won == "0-1")
            return "winner=p2";
        return *won;
    }
    if (cutGame && !match.p1Side)
        return std::string(text); // who is Corp is not settled yet: a letter says too little

    std::vector<std::string> outcomes;
    for (std::string_view rest = text; !rest.empty();) {
        if (rest.front() == ' ') {
            rest.remove_prefix(1);
            continue;
        }
        auto game = takeGame(rest);
        if (!game)
            return std::string(text);
        outcomes.push_back(std::move(*game));
    }
    if (static_cast<int>(outcomes.size()) > games)
        return std::string(text);

    // A single game has its sides from the pairing; of two, the first has player 1 as Corp.
    const bool swapped = games == 1 && match.p1Side == tournament::Side::Runner;
    std::string notation;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        if (outcomes[i].empty())
            continue;
        if (!notation.empty())
            notation += ' ';
        notation += (i == 0) != swapped ? "p1corp=" : "p2corp=";
        notation += outcomes[i];
    }
    return notation.empty() ? std::string(text) : notation;
}

} // namespace ui
