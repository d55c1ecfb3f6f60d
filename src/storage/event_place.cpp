// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/event_place.h"

#include <algorithm>

#include "core/file_place.h"
#include "storage/sqlite_error.h"

namespace storage {

void requireName(const std::filesystem::path &path)
{
    if (path.empty())
        throw StorageError{StorageErrorCode::BadName, {}, {}, 0};
}

void requireNewName(const std::filesystem::path &path)
{
    requireName(path);
    const std::string name = path.string();
    if (std::ranges::any_of(companionEndings,
                            [&](std::string_view ending) { return name.ends_with(ending); }))
        throw StorageError{StorageErrorCode::BadName, name, {}, 0};
}

std::filesystem::path placeOfNew(const std::filesystem::path &path)
{
    requireNewName(path);
    auto place = core::placeOf(path);
    if (!place && place.error() == std::errc::no_such_file_or_directory)
        throw StorageError{StorageErrorCode::NotFound,
                           std::filesystem::absolute(path).parent_path().string(),
                           {},
                           0};
    if (!place)
        throw fromSystem(place.error(), {});
    if (std::filesystem::exists(*place))
        throw StorageError{StorageErrorCode::Exists, {}, {}, 0};
    return std::move(*place);
}

std::filesystem::perms permissionsOf(const std::filesystem::path &event)
{
    using std::filesystem::perms;
    constexpr perms owner = perms::owner_read | perms::owner_write;
    constexpr perms ofData =
        perms::all & ~(perms::owner_exec | perms::group_exec | perms::others_exec);
    std::error_code error;
    const auto status = std::filesystem::status(event, error);
    return std::filesystem::exists(status) ? (status.permissions() & ofData) | owner : owner;
}

std::string nameForSqlite(const std::filesystem::path &path)
{
    requireName(path);
    return std::filesystem::absolute(path).string();
}

} // namespace storage
