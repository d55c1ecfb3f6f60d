// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/inbox_content.h"

#include "core/json.h"

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
    auto notices = inbox.notices();
    if (!notices)
        return core::unexpected(std::move(notices.error()));
    return InboxContent{*serial,
                        std::move(*items),
                        std::move(*secrets),
                        std::move(*policies),
                        std::move(*printed),
                        std::move(*notices)};
}

std::string playersText(const std::vector<tournament::PlayerId> &players)
{
    core::Json list = core::Json::array();
    for (const auto player : players)
        list.push(player.value);
    return core::dump(list);
}

std::vector<tournament::PlayerId> playersIn(std::string_view text)
{
    const auto json = core::parseJson(text);
    const auto *list = json ? json->asArray() : nullptr;
    std::vector<tournament::PlayerId> players;
    for (const core::Json &one : list ? *list : core::Json::Array())
        if (const auto *number = one.asInteger())
            players.push_back({*number});
    if (!list || players.size() != list->size())
        throw StorageError{StorageErrorCode::Damaged,
                           {},
                           "who is called to the desk says \"" + std::string(text) + "\"",
                           0};
    return players;
}

} // namespace storage
