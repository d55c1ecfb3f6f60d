// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/results/game_notation.h"

#include "core/english.h"
#include "tournament/results/result_words.h"

#include <algorithm>
#include <charconv>
#include <span>

namespace tournament {

using core::English;

namespace {

std::string outcomeWords() { return English::tr("corp, runner, time:C-R, draw or unplayed"); }

core::Expected<Game, std::string> readWin(Seat corp, std::span<const std::string_view> words)
{
    Game game = wonBy(words.front() == "corp" ? corp : other(corp), corp);
    for (const auto detail : words.subspan(1)) {
        if (const auto points = wholeNumber(detail))
            game.agendaPoints[index(other(*game.winner))] = *points;
        else if (const auto how = core::fromWord(conditionWords, detail))
            game.how = *how;
        else
            return core::unexpected(English::tr(
                "the loser's agenda points, or agenda, flatline, empty-rnd or concession"));
    }
    return game;
}

} // namespace

std::vector<std::string_view> splitWords(std::string_view text, std::string_view separators)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of(separators), text.size());
        if (end > 0)
            parts.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

std::optional<int> wholeNumber(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || text.empty())
        return std::nullopt;
    return value;
}

core::Expected<Game, std::string> readGame(Seat corp, std::string_view words)
{
    const auto parts = splitWords(words, ":");
    if (parts.empty())
        return core::unexpected(outcomeWords());
    if (parts[0] == "corp" || parts[0] == "runner")
        return readWin(corp, parts);
    if (parts[0] == "time" && parts.size() == 2)
        return readTime(corp, parts[1]);
    if (parts.size() > 1 || (parts[0] != "draw" && parts[0] != "unplayed"))
        return core::unexpected(outcomeWords());
    Game game;
    game.corp = corp;
    game.ending = parts[0] == "draw" ? GameEnding::Draw : GameEnding::Unplayed;
    return game;
}

core::Expected<Game, std::string> readTime(Seat corp, std::string_view points)
{
    // A negative count of the Runner gives "3--1".
    const auto dash = points.find('-', 1);
    const auto corps =
        dash == std::string_view::npos ? std::nullopt : wholeNumber(points.substr(0, dash));
    const auto runners =
        dash == std::string_view::npos ? std::nullopt : wholeNumber(points.substr(dash + 1));
    if (!corps || !runners)
        return core::unexpected(English::tr(
            "time:C-R with the agenda points of Corp and Runner, for example time:3-2"));
    return atTime(corp, *corps, *runners);
}

Game atTime(Seat corp, int corpPoints, int runnerPoints)
{
    Game game;
    game.corp = corp;
    game.ending = GameEnding::Time;
    game.agendaPoints[index(corp)] = corpPoints;
    game.agendaPoints[index(other(corp))] = runnerPoints;
    if (corpPoints != runnerPoints)
        game.winner = corpPoints > runnerPoints ? corp : other(corp);
    return game;
}

} // namespace tournament
