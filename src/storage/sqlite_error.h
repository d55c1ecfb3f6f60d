// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <new>
#include <stdexcept>
#include <string>
#include <type_traits>

#include <SQLiteCpp/Exception.h>

#include "core/expected.h"
#include "storage/storage_error.h"

namespace storage {

/// SQLite's extended result code in our words. `message` becomes the detail.
[[nodiscard]] StorageError fromSqlite(int extendedCode, const std::string &message);

/// The boundary of the layer: inside, a StorageError or an SQLite::Exception is thrown; outside, it
/// is a value that names the file.
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
        return failed(
            {StorageErrorCode::InputOutput, error.path1().string(), error.code().message(), 0});
    } catch (const std::invalid_argument &error) { // facts that do not follow on each other
        return failed({StorageErrorCode::Damaged, {}, error.what(), 0});
    } catch (const std::overflow_error &error) { // numbers no tournament has: a forged journal
        return failed({StorageErrorCode::Damaged, {}, error.what(), 0});
    }
}

} // namespace storage
