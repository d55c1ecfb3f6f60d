// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/import.h"

#include "core/random.h"
#include "interchange/event_json_import.h"
#include "interchange/players_csv.h"
#include "interchange/profile_choice.h"
#include "interchange/tome_import.h"
#include "tournament/gate/can_follow.h"

#include <algorithm>
#include <stdexcept>

namespace interchange {

namespace {

constexpr std::size_t largestFile = std::size_t{32} * 1024 * 1024;

[[noreturn]] void refuse(std::string problem) { throw core::DataError{"", std::move(problem)}; }

bool looksLikeJson(std::string_view bytes)
{
    const auto first = bytes.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    return first != std::string_view::npos && bytes[first] == '{';
}

bool looksLikePlayers(std::string_view bytes)
{
    try {
        return hasPlayerHeader(parseCsv(bytes));
    } catch (const core::DataError &) {
        return false;
    }
}

Format detected(std::string_view bytes)
{
    if (bytes.find_first_not_of(" \t\r\n\xEF\xBB\xBF") == std::string_view::npos)
        refuse("the file is empty");
    if (bytes.starts_with("SQLite format 3"))
        refuse("this is an event file or another database; open it instead of importing it");
    if (bytes.find(tomeSeparator) != std::string_view::npos
        || (looksLikeJson(bytes) && bytes.find("\"entityGroupMap\"") != std::string_view::npos))
        return Format::Tome;
    if (looksLikeJson(bytes))
        return Format::EventJson;
    if (bytes.find('\0') == std::string_view::npos && looksLikePlayers(bytes))
        return Format::CsvPlayers;
    refuse("this is neither event JSON, nor an export of TOME, nor a CSV list of players whose "
           "first line names its columns (name, corp, runner …); name the format if it is one of "
           "them");
}

tournament::Event eventOf(const std::vector<ListedPlayer> &listed,
                          const tournament::Profile &profile)
{
    tournament::Event event;
    event.created = true;
    event.details.name = "Imported players";
    event.profile = profile;
    event.announcement.minutes = profile.minutes.standard;
    for (const ListedPlayer &one : listed) {
        if (one.name.empty())
            throw core::DataError{"line " + std::to_string(one.line), "the player has no name"};
        tournament::Player player;
        static_cast<tournament::PlayerEntry &>(player) = withListed({}, one);
        player.id = {static_cast<std::int64_t>(event.players.size()) + 1};
        event.players.push_back(std::move(player));
    }
    return event;
}

Imported importPlayers(std::string_view bytes, const tournament::Profile *profile)
{
    const auto &rules = profile ? *profile : tournament::profiles().front();
    tournament::Event event = eventOf(playersFrom(parseCsv(bytes)), rules);
    event.seed = foreignSeed(event.details, event.players);
    // The order of a list says nothing about strength: the tie-breaks are shuffled.
    auto shuffled = event.players;
    core::Random random(event.seed);
    random.shuffle(std::span(shuffled));
    drawTieBreaks(shuffled, event.seed);
    std::ranges::sort(shuffled, {}, &tournament::Player::id);
    event.players = std::move(shuffled);
    Notices notices{"A list of players has no name, date or rules: the event is called Imported "
                    "players and played by "
                    + rules.id + "; change what does not fit."};
    return {Format::CsvPlayers, factsOf(event), std::move(notices)};
}

Imported importAs(Format format, std::string_view bytes, const tournament::Profile *profile)
{
    if (format == Format::CsvPlayers)
        return importPlayers(bytes, profile);
    if (format == Format::Tome) {
        auto imported = importTome(bytes, profile);
        return {format, factsOf(imported.event), std::move(imported.notices)};
    }
    auto imported = importEventJson(bytes, profile);
    checkNames(imported.json);
    return {format, factsOf(imported.event), std::move(imported.notices)};
}

/// Facts must fold: what reaches the journal is what was checked here.
Imported checked(Imported imported)
{
    tournament::Event event;
    if (const auto follows = tournament::follow(event, imported.facts); !follows)
        refuse(follows.error());
    return imported;
}

/// Readers throw, the boundary returns values.
template <class Work>
auto guarded(Work work) -> core::Expected<decltype(work()), core::DataError>
{
    try {
        return work();
    } catch (const core::DataError &error) {
        return core::unexpected(error);
    }
}

void checkSize(std::string_view bytes)
{
    if (bytes.size() > largestFile)
        refuse("the file is larger than 32 MB, which no event is");
}

} // namespace

core::Expected<Imported, core::DataError> importEvent(std::string_view bytes,
                                                      const ImportOptions &options)
{
    return guarded([&] {
        checkSize(bytes);
        const auto *profile = options.profile ? &*options.profile : nullptr;
        const Format format = options.format == Format::Auto ? detected(bytes) : options.format;
        return checked(importAs(format, bytes, profile));
    });
}

bool isPlayersCsv(std::string_view text)
{
    const auto header =
        guarded([&] { return hasPlayerHeader(parseCsv(text.substr(0, text.find('\n')))); });
    return header && *header;
}

core::Expected<std::vector<ListedPlayer>, core::DataError> readPlayersCsv(std::string_view text)
{
    return guarded([&] {
        checkSize(text);
        return playersFrom(parseCsv(text));
    });
}

core::Expected<std::vector<ListedPlayer>, core::DataError> readPlayerLines(std::string_view text)
{
    return guarded([&] {
        checkSize(text);
        return playersOfLines(text);
    });
}

} // namespace interchange
