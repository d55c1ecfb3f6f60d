// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where cards lie, as people say it.
#pragma once

#include "rules/saying/scene.h"

#include <optional>
#include <string>
#include <string_view>

namespace saying {

struct Place {
    std::string link;   ///< "on", "in", "from": as it was said; may be empty
    std::string server; ///< "HQ", "Server 1"; empty where it is none
    std::string zone;   ///< of the question language, or "hand", "deck", "discard", "play",
                        ///< "score-area" where nobody says whose
    bool isRoot = false;
};

/// "on hq", "in the root of r&d", "remote 1", "in his grip"; nothing is taken otherwise.
[[nodiscard]] std::optional<Place> takePlace(Scene &scene);
/// Only a server: "hq", "remote 2".
[[nodiscard]] std::optional<std::string> takeServer(Scene &scene);

/// Whether such a card can lie there at all.
[[nodiscard]] bool mayLie(const Draft &draft, const std::string &object, const Place &place);
void putAt(Draft &draft, const std::string &object, const Place &place);

/// Ice of a server, the innermost first.
[[nodiscard]] std::vector<std::string> iceOf(const Draft &draft, const std::string &server);
/// Puts ice in front of a server: 0 is innermost. The others make room.
void protect(Draft &draft, const std::string &object, const std::string &server,
             std::size_t position);

/// "the remote": the attacked one, the only one that is known, or the first.
[[nodiscard]] std::string remoteSpokenOf(const Draft &draft);
/// Of the run there is, or of the one that comes about by what is played; may be empty.
[[nodiscard]] std::string serverOfRun(const Draft &draft);
[[nodiscard]] bool isCentral(const std::string &server);
/// The central server in whose root that card lies where nobody tells: the only one that its text
/// allows, or that of the run; otherwise empty.
[[nodiscard]] std::string centralFor(const Draft &draft, const std::string &upgrade,
                                     const std::string &run);
/// Of a central server: where its cards are.
[[nodiscard]] std::string zoneOf(const std::string &server);
/// The central server whose cards are there; of another zone empty.
[[nodiscard]] std::string centralOf(std::string_view zone);

/// "hand", "deck" or "pile" of a player by what people call it; nothing for another place.
struct Pile {
    std::string key;
    std::optional<rules::Side> side;
};

[[nodiscard]] std::optional<Pile> pileOf(const Place &place);

} // namespace saying
