// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/call_log.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace support {

/// One call as it took effect; see CallKind for what its fields mean.
struct RecordedCall {
    CallKind kind{};
    std::string path;
    std::string target;
    std::uint64_t node = 0;
    std::int64_t number = 0;
    std::string data;
};

struct StoredFile {
    std::string bytes;
    unsigned mode = 0;
    friend auto operator<=>(const StoredFile &, const StoredFile &) = default;
};

/// The files of a folder, by their names in it. Folders in it are not looked into.
using FolderImage = std::map<std::string, StoredFile>;

[[nodiscard]] FolderImage readFolder(const std::filesystem::path &folder);
/// The folder then holds these files and nothing else.
void writeFolder(const std::filesystem::path &folder, const FolderImage &image);

/// A program run to its end under the recorder.
struct Recording {
    std::filesystem::path folder;
    FolderImage before;
    std::map<std::string, std::uint64_t> nodes; ///< of the files before
    FolderImage after;
    std::vector<RecordedCall> calls;
    int status = -1;
};

/// Runs a command as in `env …` and records what it does to the files in `folder` (absolute); what
/// it says goes to the file `said`, which must lie elsewhere.
[[nodiscard]] Recording record(const std::filesystem::path &folder, const std::string &command,
                               const std::filesystem::path &said);

} // namespace support
