// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as an event file: opening, reading, verifying and salvaging must neither crash nor
// hang, and must not change what they could not open. A good seed is a real file:
//   mkdir seeds && cp tests/data/schema/*.arbiter seeds && event_file_fuzz seeds
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <unistd.h>

#include "storage/event_file.h"

namespace {

namespace fs = std::filesystem;

std::string bytesOf(const fs::path &path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
}

void require(bool condition)
{
    if (!condition)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const fs::path folder = [] {
        const fs::path shared = fs::exists("/dev/shm") ? "/dev/shm" : fs::temp_directory_path();
        const fs::path made = shared / ("arbiter-fuzz-" + std::to_string(::getpid()));
        fs::create_directories(made);
        return made;
    }();
    const fs::path path = folder / "event.arbiter";
    const fs::path rescued = folder / "rescued.arbiter";
    fs::remove(rescued);
    const std::string bytes(data, data + size);
    std::ofstream(path, std::ios::binary) << bytes;

    storage::EventFileOptions options;
    options.busyTimeout = std::chrono::milliseconds(0);
    bool opened = false;
    if (auto file = storage::EventFile::open(path, options)) {
        opened = true;
        require((*file)->readFrom(1).has_value());
        (void)(*file)->verify();
        require((*file)->rebuildTables().has_value());
        require((*file)->verify().problems.empty());
    }
    require(opened || bytesOf(path) == bytes);

    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
    if (const auto report = storage::salvage(path, rescued, options)) {
        const auto file = storage::EventFile::open(rescued, options);
        require(file.has_value() && (*file)->lastSeq().value_or(-1) == report->entries);
    }
    require(bytesOf(path) == bytes);
    return 0;
}
