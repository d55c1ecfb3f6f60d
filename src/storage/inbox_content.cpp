// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/inbox_content.h"

namespace storage {

core::Expected<InboxContent, StorageError> contentOf(Inbox &inbox)
{
    constexpr std::int64_t beforeAll = -1;
    // The serial first: what changes meanwhile is copied again at the next look.
    auto serial = inbox.serial();
    if (!serial)
        return core::unexpected(std::move(serial.error()));
    auto items = inbox.items(beforeAll);
    if (!items)
        return core::unexpected(std::move(items.error()));
    auto secrets = inbox.secrets();
    if (!secrets)
        return core::unexpected(std::move(secrets.error()));
    auto policies = inbox.policies();
    if (!policies)
        return core::unexpected(std::move(policies.error()));
    auto printed = inbox.printed();
    if (!printed)
        return core::unexpected(std::move(printed.error()));
    return InboxContent{*serial, std::move(*items), std::move(*secrets), std::move(*policies),
                        std::move(*printed)};
}

} // namespace storage
