// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"
#include "interchange/import.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app {

using interchange::ImportOptions;
using ImportFormat = interchange::Format;
inline constexpr const auto &importFormatWords = interchange::formatWords;

struct ImportedEvent {
    std::unique_ptr<Session> session;
    std::vector<std::string> notices; ///< what the file left open or contradicts: one sentence each
};

/// A document of another program as a new event file. Refused as a whole, and then without a file.
/// `name` is what messages call the document.
[[nodiscard]] core::Expected<ImportedEvent, Failure>
importEvent(std::string_view bytes, std::string_view name, const ImportOptions &options,
            const std::filesystem::path &target, const Environment &environment);

/// Whether the bytes begin with a line that names the columns of a list of players.
[[nodiscard]] bool isPlayerTable(std::string_view bytes);
/// The players of a CSV list, to be added to an event there is.
[[nodiscard]] core::Expected<std::vector<tournament::PlayerEntry>, Failure>
readPlayers(std::string_view bytes, std::string_view name);

} // namespace app
