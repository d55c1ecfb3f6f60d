// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Several pieces of ice in one run: which comes next, and what leads there.
#pragma once

#include "core/json.h"
#include "rules/saying/scene.h"

#include <string>
#include <vector>

namespace saying {

/// The ice that the Runner is at, or comes to next, by what was told and played; empty: none.
[[nodiscard]] std::string iceAhead(const Draft &draft);
/// The next one further in; empty: none.
[[nodiscard]] std::string iceBehind(const Draft &draft, const std::string &ice);
/// What leads from what was played to the encounter of that ice, where the game goes on to it.
[[nodiscard]] std::vector<core::Json> wayTo(const Draft &draft, const std::string &ice);
/// "at the second wall" in a run: ice that lies there.
[[nodiscard]] bool isAtIceNext(const Scene &scene);
/// It was passed: behind it stands the next one, or the server.
void passIce(Scene &scene, const std::string &ice);
/// Something happens as it is encountered, whatever is done then.
[[nodiscard]] bool actsWhenMet(const Draft &draft, const std::string &ice);

/// The server of a card in or before one that was told, where no other server was; or empty.
[[nodiscard]] std::string onlyServerTold(const Draft &draft);

/// Of the run that what was played leads to; may be empty.
[[nodiscard]] std::string serverPlayedTo(const Draft &draft);
/// The run is taken to be on that server: the one there is, or the one that the last act begins.
void assumeServer(Draft &draft, const std::string &server);
/// What is rezzed in a run is the ice that the Runner comes to: the first one, or the one behind
/// what was broken before.
void comeToRezzed(Scene &scene, const std::string &ice);
/// "the first ice (I hit is Enigma)", "first piece of ice he encountered was"
void skipFirstIce(Scene &scene);
/// The ice that was met before, where one was told.
[[nodiscard]] std::string lastMet(const Draft &draft);
/// The other one comes to lie directly behind it.
void putBehind(Draft &draft, const std::string &ice, const std::string &last);
/// "the next ice I hit was Enigma": the Runner comes to it from the ice that was met before, or as
/// to the first one. The chip that was added last says so.
void meetNext(Scene &scene, const std::string &ice, const std::string &last);

} // namespace saying
