// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"

namespace app {

/// What is still to be said to the other desks: a shared event that this desk left while its server
/// was gone.
struct Leaving {
    std::filesystem::path address;
    Seal last;                  ///< of the last act that both have
    std::filesystem::path file; ///< where the event goes on
    friend bool operator==(const Leaving &, const Leaving &) = default;
};

// Kept beside the copies of shared events (Environment::sharedFolder), one file an event, until it
// is said: the server may come back when this program runs no longer. Without such a folder nothing
// is kept.

/// Where the note about that event lies; empty: nowhere.
[[nodiscard]] std::filesystem::path leavingNote(const std::filesystem::path &address,
                                                const Environment &environment);
[[nodiscard]] core::Expected<void, Failure> keepLeaving(const Leaving &leaving,
                                                        const Environment &environment);
/// It was said, or is no longer true.
void forgetLeaving(const std::filesystem::path &address, const Environment &environment);
/// All that are kept; what cannot be read is none.
[[nodiscard]] std::vector<Leaving> keptLeavings(const Environment &environment);

} // namespace app
