// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/inbox.h"

#include <string_view>

namespace storage {

/// Everything that an inbox holds, on its way into another place of the same event.
struct InboxContent {
    std::int64_t serial = 0;
    std::vector<InboxItem> items;
    std::vector<PhoneSecret> secrets;
    PhonePolicies policies;
    PrintedAddress printed;
    HallNotices notices;
};

[[nodiscard]] core::Expected<InboxContent, StorageError> contentOf(Inbox &inbox);

/// "[7,12]", as a column holds it. Throws StorageError where it is something else.
[[nodiscard]] std::string playersText(const std::vector<tournament::PlayerId> &players);
[[nodiscard]] std::vector<tournament::PlayerId> playersIn(std::string_view text);

} // namespace storage
