// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace core {

// A file that is being written stands aside under ".arbiter-<16 hexadecimal digits>.aside" and its
// writer holds a lock on it (flock). The lock goes with the writer, however it ends: a file of such
// a name without one was abandoned. No process number has to be believed, and no clock.

/// A new random name in this folder.
[[nodiscard]] std::filesystem::path asideName(const std::filesystem::path &folder);

/// Locks a file aside that was just made. False when somebody takes it for abandoned: use another.
[[nodiscard]] bool claimAside(int descriptor);

/// Removes what killed writers of this user left in the folder. Never follows a link and touches
/// no other name; failures are passed over, the next writer tries again.
void removeAbandoned(const std::filesystem::path &folder);

} // namespace core
