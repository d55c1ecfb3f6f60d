// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"
#include "interchange/import.h"
#include "rules/reference/identity_finder.h"

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
/// `name` is what messages call the document. The identities of a list of players become those of
/// the cards; a whole event stays as its program wrote it.
[[nodiscard]] core::Expected<ImportedEvent, Failure>
importEvent(std::string_view bytes, std::string_view name, const ImportOptions &options,
            const rules::IdentityFinder &identities, const std::filesystem::path &target,
            const Environment &environment);

} // namespace app
