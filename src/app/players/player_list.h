// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/players/identity_check.h"
#include "app/sentences/failure.h"
#include "core/expected.h"
#include "interchange/listed_player.h"
#include "rules/reference/identity_finder.h"
#include "tournament/event/command.h"
#include "tournament/event/event.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app {

// A list of players, pasted or from a file, for an event that may have some of them already: what
// it would do is shown before it counts.
using interchange::ListedPlayer;

/// Of a table whose first line names its columns, or of names alone, as programs write them.
[[nodiscard]] core::Expected<std::vector<ListedPlayer>, Failure> readPlayers(std::string_view bytes,
                                                                             std::string_view name);
/// The same, or a player a line as people type them: name; Corp identity; Runner identity.
[[nodiscard]] core::Expected<std::vector<ListedPlayer>, Failure>
readTypedPlayers(std::string_view text, std::string_view name);

/// One such line, with the identities as printed.
[[nodiscard]] core::Expected<CheckedEntry, Failure>
typedPlayer(std::string_view line, std::string_view name, const rules::IdentityFinder &finder);

enum class ListedAs : std::uint8_t {
    New,
    Changed,
    Unchanged,
    Unclear, ///< may be this or that player; stays out
};

struct PlannedPlayer {
    std::size_t line = 0;
    ListedAs as{};
    tournament::PlayerId player;     ///< 0: a newcomer, or unclear
    tournament::PlayerEntry before;  ///< of who is there
    tournament::PlayerEntry entry;   ///< as it would be
    std::vector<std::string> doubts; ///< what may be a mistake, or why it is unclear
};
/// "Corp identity: A → B", field by field.
[[nodiscard]] std::vector<std::string> changesOf(const PlannedPlayer &planned);

/// What a list would do.
struct PlayerListPlan {
    std::vector<PlannedPlayer> players; ///< in the order of the list
    tournament::Facts facts;            ///< what becomes of those who are new or changed
    std::optional<Failure> refusal;     ///< why it cannot be done, with the line

    /// Works out facts or refusal, where `players` were changed.
    void settle(const tournament::Event &event);
    [[nodiscard]] int count(ListedAs as) const;
    /// Nothing where nobody is new or changed.
    [[nodiscard]] std::optional<tournament::Command> command() const;
    /// Sentences with their lines, for a TO who may insist.
    [[nodiscard]] std::vector<std::string> doubts() const;
};

/// Who is there is known by his number, or by his name in any spelling.
[[nodiscard]] PlayerListPlan planOf(const std::vector<ListedPlayer> &listed,
                                    const tournament::Event &event,
                                    const rules::IdentityFinder &finder);

} // namespace app
