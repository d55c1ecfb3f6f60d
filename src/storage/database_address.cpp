// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/database_address.h"

#include <algorithm>

#include "core/english.h"
#include "storage/journal_rows.h"

namespace storage {

namespace {

constexpr std::string_view scheme = "postgresql://";

/// "…//name:secret@…", or "?password=…" among the parameters.
bool holdsPassword(std::string_view database)
{
    std::string_view rest = database.substr(scheme.size());
    const auto parameters = rest.find('?');
    if (parameters != std::string_view::npos) {
        std::string lower(rest.substr(parameters));
        std::ranges::transform(lower, lower.begin(),
                               [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        if (lower.find("password=") != std::string::npos
            || lower.find("passphrase=") != std::string::npos
            || lower.find("sslpassword=") != std::string::npos)
            return true;
        rest = rest.substr(0, parameters);
    }
    const auto at = rest.rfind('@');
    return at != std::string_view::npos && rest.substr(0, at).find(':') != std::string_view::npos;
}

} // namespace

bool isDatabaseAddress(const std::filesystem::path &path)
{
    return path.string().starts_with(scheme);
}

core::Expected<DatabaseAddress, StorageError> readDatabaseAddress(const std::filesystem::path &path)
{
    const std::string text = path.string();
    const auto refused = [](std::string why) {
        // Without the address: it may hold a secret.
        return core::unexpected(StorageError{StorageErrorCode::BadAddress, {}, std::move(why), 0});
    };
    if (!text.starts_with(scheme))
        return refused(core::English::tr("it does not begin with {scheme}", {{"scheme", scheme}}));
    const auto mark = text.find('#');
    DatabaseAddress address{text.substr(0, mark), {}};
    if (holdsPassword(address.database))
        return refused(core::English::tr("it holds a password, which belongs into ~/.pgpass"));
    if (mark == std::string::npos)
        return address;
    address.uuid = text.substr(mark + 1);
    if (!isUuid(address.uuid))
        return refused(core::English::tr("what follows # is not the number of an event, such as "
                                         "1b4e28ba-2fa1-41d2-883f-0016d3cca427"));
    return address;
}

std::filesystem::path pathOf(const DatabaseAddress &address)
{
    return address.uuid.empty() ? address.database : address.database + '#' + address.uuid;
}

} // namespace storage
