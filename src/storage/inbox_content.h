// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/inbox.h"

namespace storage {

/// Everything that an inbox holds, on its way into another place of the same event.
struct InboxContent {
    std::int64_t serial = 0;
    std::vector<InboxItem> items;
    std::vector<PhoneSecret> secrets;
    PhonePolicies policies;
    PrintedAddress printed;
};

[[nodiscard]] core::Expected<InboxContent, StorageError> contentOf(Inbox &inbox);

} // namespace storage
