// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"

#include <string>
#include <vector>

namespace app {

/// What can be said about the soundness of an event file; no problems: it is sound.
struct Verdict {
    std::int64_t entries = 0; ///< rows of the journal that were read
    std::vector<std::string> problems;
    bool readable = true;        ///< false: rows are damaged, or of a newer version
    std::vector<LogLine> sealed; ///< the acts that have the seal asked for
    std::int64_t followed = 0;   ///< rows behind the first of them
};

/// The file itself, its chain and derived tables, and every past round derived again. A damaged
/// file is a verdict; a file that is no event or cannot be reached is a failure. `seal`: digits
/// (see sealDigits) to look for among the acts.
[[nodiscard]] core::Expected<Verdict, Failure>
checkEvent(const std::filesystem::path &path, const Environment &environment,
           const std::optional<std::string> &seal = {});

} // namespace app
