// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/citation.h"
#include "storage/storage_error.h"
#include "tournament/event/refusal.h"

#include <cstdint>
#include <string>
#include <utility>
#include <variant>

namespace app {

/// The exit statuses of the command line (docs/users-guide.md) and the colour of a message in the
/// window.
enum class FailureKind : std::uint8_t {
    Refused = 1,     ///< by a rule
    BadInput = 2,    ///< unreadable file, unknown name, wrong usage
    Environment = 3, ///< disk full, file locked
};

/// Why something was not done: one clear sentence with the place and the way out.
struct Failure {
    FailureKind kind = FailureKind::Refused;
    std::string message;
    core::Citation rule; ///< empty where no rule is behind it
    std::variant<std::monostate, tournament::Refusal, storage::StorageError> cause;
};

/// The file is held by another program: trying again is of use.
[[nodiscard]] bool isHeld(const Failure &failure);
/// The open file is no longer in its place: the event can go on in a copy.
[[nodiscard]] bool isGone(const Failure &failure);
/// An event is there, and its content or what lies beside it is not sound.
[[nodiscard]] bool isDamage(const Failure &failure);
/// Nothing is there, or something else.
[[nodiscard]] bool isNoEvent(const Failure &failure);
/// The file a failure is about, as it was opened; empty where it is about none.
[[nodiscard]] std::string fileOf(const Failure &failure);
/// The one that opening a file gives while another program holds it.
[[nodiscard]] Failure heldFailure(const std::string &path);

[[nodiscard]] inline Failure badInput(std::string message)
{
    return {FailureKind::BadInput, std::move(message), {}, {}};
}

} // namespace app
