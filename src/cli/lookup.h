// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command_tree.h"

#include "app/session/session.h"

#include <utility>
#include <vector>

namespace cli {

using app::badInput;

enum class Access { Read, Write };
[[nodiscard]] core::Expected<std::unique_ptr<app::Session>, app::Failure>
openEvent(const Context &context, const std::string &path, Access access);
/// The same for a program that goes on until it is ended: at a shared event it is one of the desks
/// and keeps a copy as a window does.
[[nodiscard]] core::Expected<std::unique_ptr<app::Session>, app::Failure>
openToStay(const Context &context, const std::string &path, Access access);

/// The rules profile of that id, the user's own included; `fallback` when none is named.
[[nodiscard]] core::Expected<tournament::Profile, app::Failure>
profileOr(const Context &context, const std::optional<std::string> &id,
          const tournament::Profile &fallback);

/// A name nobody bears is bad usage, answered with the names that come near.
[[nodiscard]] core::Expected<tournament::PlayerId, app::Failure>
playerNamed(const app::Session &session, const std::string &name);
[[nodiscard]] core::Expected<std::vector<tournament::PlayerId>, app::Failure>
playersNamed(const app::Session &session, const std::vector<std::string> &names);
using PlayerPairs = std::vector<std::pair<tournament::PlayerId, tournament::PlayerId>>;
[[nodiscard]] core::Expected<PlayerPairs, app::Failure>
pairsNamed(const app::Session &session,
           const std::vector<std::pair<std::string, std::string>> &names);

/// The round asked for, or the last one paired.
[[nodiscard]] core::Expected<int, app::Failure> roundOrLast(const app::Session &session,
                                                            std::optional<int> round);

/// A seed as JSON writes it: 64 bits without a sign.
[[nodiscard]] core::Json seedJson(std::uint64_t seed);

} // namespace cli
