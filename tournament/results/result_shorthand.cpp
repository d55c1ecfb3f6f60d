// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/results/result_shorthand.h"

#include "tournament/results/game_notation.h"

#include <algorithm>

namespace tournament {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(' ');
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// Two digits up to the number of games, with at most one separator.
std::optional<std::array<int, 2>> gamesWon(std::string_view text, int games)
{
    if (text.size() < 2 || text.size() > 3 || !isDigit(text.front()) || !isDigit(text.back()))
        return {};
    if (text.size() == 3 && std::string_view(" :-/").find(text[1]) == std::string_view::npos)
        return {};
    const std::array<int, 2> won{text.front() - '0', text.back() - '0'};
    if (won[0] > games || won[1] > games)
        return {};
    return won;
}

std::string_view takeDigits(std::string_view &rest)
{
    const auto count =
        static_cast<std::size_t>(std::ranges::find_if_not(rest, isDigit) - rest.begin());
    const std::string_view digits = rest.substr(0, count);
    rest.remove_prefix(count);
    return digits;
}

/// "3-2", "3:2" or "32" behind a t.
std::optional<Game> takeTime(Seat corp, std::string_view &rest)
{
    std::string_view corps = takeDigits(rest);
    std::string_view runners;
    if (!rest.empty() && (rest.front() == '-' || rest.front() == ':')) {
        rest.remove_prefix(1);
        runners = takeDigits(rest);
    } else if (corps.size() == 2) { // one digit each
        runners = corps.substr(1);
        corps = corps.substr(0, 1);
    }
    const auto corpPoints = wholeNumber(corps);
    const auto runnerPoints = wholeNumber(runners);
    if (!corpPoints || !runnerPoints)
        return {};
    return atTime(corp, *corpPoints, *runnerPoints);
}

/// One game from the front of `rest`.
std::optional<Game> takeGame(Seat corp, std::string_view &rest)
{
    const char letter = lower(rest.front());
    rest.remove_prefix(1);
    Game game;
    game.corp = corp;
    switch (letter) {
    case 'd':
        game.ending = GameEnding::Draw;
        return game;
    case 'u':
        return game;
    case 'c':
    case 'r':
        game = wonBy(letter == 'c' ? corp : other(corp), corp);
        if (const auto digits = takeDigits(rest); !digits.empty()) {
            const auto points = wholeNumber(digits);
            if (!points)
                return {};
            game.agendaPoints[index(other(*game.winner))] = points;
        }
        return game;
    case 't':
        return takeTime(corp, rest);
    default:
        return {};
    }
}

/// A letter a game. A single game has its sides from the pairing; of two, the first has player 1
/// as Corp.
std::optional<std::vector<Game>> readGames(std::string_view rest, const Match &match, int games)
{
    const bool swapped = games == 1 && match.p1Side == Side::Runner;
    std::vector<Game> known;
    int read = 0;
    while (!rest.empty()) {
        if (rest.front() == ' ') {
            rest.remove_prefix(1);
            continue;
        }
        if (++read > games)
            return {};
        if (rest.front() == '-') { // not known yet
            rest.remove_prefix(1);
            continue;
        }
        const auto game = takeGame((read == 1) != swapped ? Seat::P1 : Seat::P2, rest);
        if (!game)
            return {};
        known.push_back(*game);
    }
    if (known.empty())
        return {};
    return known;
}

} // namespace

std::optional<Shorthand> readShorthand(std::string_view text, const Match &match, int games)
{
    text = trimmed(text);
    Shorthand read;
    const bool cutGame = match.game > 0 && games == 1;
    if (cutGame && (text == "1" || text == "2")) {
        read.winner = text == "1" ? Seat::P1 : Seat::P2;
        return read;
    }
    if (const auto won = gamesWon(text, games)) {
        if (cutGame && (*won)[0] + (*won)[1] == 1)
            read.winner = (*won)[0] == 1 ? Seat::P1 : Seat::P2;
        else
            read.score = *won;
        return read;
    }
    if (cutGame && !match.p1Side)
        return {}; // who is Corp is not settled yet: a letter says too little
    auto known = readGames(text, match, games);
    if (!known)
        return {};
    read.games = std::move(*known);
    return read;
}

} // namespace tournament
