// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that lie on or beside others.
#pragma once

#include "rules/saying/acts.h"
#include "rules/saying/scene.h"

#include <cstddef>
#include <string>

namespace saying {

/// "has", "holds", not "is on": what stands behind it is on the card before it.
[[nodiscard]] bool hasIt(const Token &token);
/// "enigma has parasite on it", "djinn with medium hosted": that one lies on the first.
bool readGuest(Scene &scene, const std::string &host);
/// "with Heimdall 1.0 as its target": what it chose, or lies on.
bool readTarget(Scene &scene, const std::string &object);
/// "ash, caprice and eli in remote 1", "two agendas in his score area": those named before lie
/// there, too, if nothing else was said of them. `begin`: the token at which the last one begins.
void placeListed(Scene &scene, const std::string &object, std::size_t begin);

/// "when I put Femme down": it is installed.
bool readPutDown(Scene &scene);
/// "she named Tollbooth with Femme Fatale", "(I put Femme down,) I picked Tollbooth"
bool readChosenWith(Scene &scene);
/// "(the Neural Katana) my Femme Fatale is set on": it chose that ice.
bool readChosenBehind(Scene &scene);

/// "rezzed for free with Oversight AI": which lies on that ice since.
bool readRezzedBy(Scene &scene);

/// "(may Djinn) hold it", "host Darwin": whether that card may be installed there.
[[nodiscard]] std::optional<SaidAct> takeHosting(Scene &scene);

} // namespace saying
