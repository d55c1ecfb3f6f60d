// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/expected.h"
#include "storage/journal.h"

namespace storage {

/// What the payload column of one journal row says.
struct Payload {
    tournament::Facts facts;
    std::optional<Span> span; ///< of undo and redo alone
    friend bool operator==(const Payload &, const Payload &) = default;
};

/// One line of JSON; the same facts give the same bytes on every machine and for ever.
[[nodiscard]] std::string writePayload(const Payload &payload);

/// `row` only names the place in errors. Unknown keys are tolerated: rows are never rewritten, and
/// a newer version may have added some. An unknown kind of fact or an unknown word is UnknownFact.
[[nodiscard]] core::Expected<Payload, StorageError> readPayload(std::string_view text,
                                                                std::int64_t row);

/// The whole state in the same notation: equal states, and only they, give equal bytes.
[[nodiscard]] std::string stateBytes(const tournament::Event &event);

} // namespace storage
