// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

#include <cstddef>
#include <optional>
#include <string>

namespace saying {

/// Behind "run" in a question: "may he run again", "can he make another run this turn": where the
/// last run was, which is a doubt.
[[nodiscard]] std::optional<std::string> takeServerAgain(Scene &scene);
/// "(Breached Dome lay in Archives) when I ran there": the server that was named last in so
/// many sentences.
[[nodiscard]] std::optional<std::string> takeServerThere(Scene &scene, int sentences = 1);
/// The server named last in so many sentences, the one that is being read included.
[[nodiscard]] std::optional<std::string> serverNamedBefore(const Scene &scene, int sentences);
/// "(I played Legwork,) then ran HQ": one more run, or the one of what was played?
[[nodiscard]] bool isBehindThen(const Scene &scene, std::size_t begin);

} // namespace saying
