// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <new>
#include <stdexcept>
#include <string>
#include <system_error>
#include <type_traits>

#include <SQLiteCpp/Exception.h>

#include "core/expected.h"
#include "storage/storage_error.h"

namespace storage {

/// Result codes of our own file layer (guarded_vfs.h), kinds of SQLITE_AUTH that SQLite has not.
inline constexpr int foreignNeighbourCode = 23 | 64 << 8;
inline constexpr int journalOfOtherCode = 23 | 65 << 8;

/// SQLite's extended result code in our words. `message` becomes the detail.
[[nodiscard]] StorageError fromSqlite(int extendedCode, const std::string &message);

/// The system's error in our words; `path` may be empty.
[[nodiscard]] StorageError fromSystem(const std::error_code &error,
                                      const std::filesystem::path &path);

/// The boundary of the layer: inside, a StorageError, an SQLite::Exception or anything of the
/// standard library is thrown; outside, it is a value that names the file.
template <class Work>
auto guarded(const std::filesystem::path &path, Work &&work)
    -> core::Expected<std::invoke_result_t<Work>, StorageError>
{
    const auto failed = [&path](StorageError error) {
        if (error.path.empty())
            error.path = path.string();
        return core::unexpected(std::move(error));
    };
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<Work>>) {
            work();
            return {};
        } else {
            return work();
        }
    } catch (StorageError &error) {
        return failed(std::move(error));
    } catch (const SQLite::Exception &error) {
        return failed(fromSqlite(error.getExtendedErrorCode(), error.what()));
    } catch (const std::filesystem::filesystem_error &error) {
        return failed(fromSystem(error.code(), error.path1()));
    } catch (const std::bad_alloc &) {
        return failed({StorageErrorCode::InputOutput, {}, "there is too little memory", 0});
    } catch (const std::exception &error) { // a number or a size beyond what we can count with
        return failed({StorageErrorCode::Damaged, {}, error.what(), 0});
    }
}

} // namespace storage
