// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Acts in words as they are typed: read again they are just these acts.
#pragma once

#include "rules/saying/scene.h"

#include <optional>
#include <string>

namespace saying {

/// "uses Film Critic (add)", of whoever does it. Nothing: there are no such words for it.
[[nodiscard]] std::optional<std::string> typedAct(const Draft &draft, const core::Json &act);
/// "the Runner uses Film Critic (add)", in place of that piece: behind "my" or "the" without an
/// article.
[[nodiscard]] std::string typedOf(const Scene &scene, Span piece, rules::Side by,
                                  const std::string &what);

} // namespace saying
