// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "tournament/event/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace interchange {

// The event JSON that the community's tools exchange, typed and with every dialect's spelling
// folded into one: nothing is decided here, everything a file may leave out is optional.

struct DocumentPlayer {
    std::int64_t id = 0;
    std::string name;
    std::string pronouns;
    std::string corpIdentity;
    std::string corpFaction;
    std::string runnerIdentity;
    std::string runnerFaction;
    std::optional<int> rank;
    std::optional<int> matchPoints;
    std::string strengthOfSchedule; ///< the decimal as written; empty: not recorded
    std::string extendedStrengthOfSchedule;
};

struct DocumentSeat {
    std::optional<std::int64_t> player; ///< unset: nobody (null, 0 or no object at all)
    std::optional<tournament::Side> role;
    std::optional<int> corpScore;
    std::optional<int> runnerScore;
    std::optional<int> combinedScore;
    std::optional<bool> winner;
};

struct DocumentMatch {
    std::optional<int> table;
    DocumentSeat p1;
    DocumentSeat p2;
    bool intentionalDraw = false;
    bool twoForOne = false;
    std::string place; ///< "rounds[2][4]"
};

struct DocumentFinalist {
    std::int64_t player = 0;
    std::optional<int> rank;
    std::optional<int> seed;
    std::size_t position = 0; ///< in the list, which is in the order of final places
};

struct EventDocument {
    std::string name;
    std::string date;
    std::string organizer;
    std::string uploadedFrom;    ///< the program that wrote the file
    int cutToTop = 0;            ///< players; 0: no cut
    std::size_t swissRounds = 0; ///< the first so many of `rounds`
    int announcedRounds = 0; ///< Swiss rounds, more than there are in a file of an event under way
    std::vector<DocumentPlayer> players;
    std::vector<DocumentFinalist> finalists; ///< open places are left out
    std::vector<std::vector<DocumentMatch>> rounds;
    const core::Json *arbiter = nullptr; ///< our own additions, inside the document read
};

/// Throws core::DataError with the place of what cannot be understood.
[[nodiscard]] EventDocument readEventDocument(const core::Json &json);

/// Throws core::DataError where a name in a document that has been read is longer than longestName
/// (tournament/event/limits.h). Only of one that is imported: what an event has kept since it was
/// imported is read as it is.
void checkNames(const core::Json &json);

} // namespace interchange
