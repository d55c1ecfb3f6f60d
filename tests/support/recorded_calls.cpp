// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/recorded_calls.h"

#include "support/temp_folder.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <stdexcept>

#include <sys/stat.h>
#include <sys/wait.h>

namespace support {

namespace fs = std::filesystem;

namespace {

struct stat statusOf(const fs::path &path)
{
    struct stat status{};
    if (::stat(path.c_str(), &status) != 0)
        throw std::runtime_error("cannot look at " + path.string());
    return status;
}

std::vector<RecordedCall> readLog(const fs::path &log)
{
    const std::string bytes = bytesOf(log);
    std::vector<RecordedCall> calls;
    std::size_t at = 0;
    const auto take = [&bytes, &at](std::size_t size) {
        if (size > bytes.size() - at)
            throw std::runtime_error("the log of calls ends within a call");
        at += size;
        return bytes.substr(at - size, size);
    };
    while (at < bytes.size()) {
        CallHeader header;
        std::memcpy(&header, take(sizeof header).data(), sizeof header);
        RecordedCall call{header.kind, take(header.pathBytes), take(header.targetBytes),
                          header.node, header.number,          {}};
        call.data = take(header.dataBytes);
        calls.push_back(std::move(call));
    }
    return calls;
}

/// Every process of a command hears what all of them say, and nobody the last words.
void heardOnce(std::vector<RecordedCall> &calls, const std::string &all)
{
    std::size_t heard = 0;
    for (RecordedCall &call : calls) {
        if (call.kind != CallKind::Said)
            continue;
        const std::size_t end = static_cast<std::size_t>(call.number) + call.data.size();
        call.data = all.substr(heard, std::max(end, heard) - heard);
        heard = std::max(end, heard);
    }
    if (heard == all.size())
        return;
    RecordedCall last;
    last.kind = CallKind::Said;
    last.data = all.substr(heard);
    calls.push_back(std::move(last));
}

} // namespace

FolderImage readFolder(const fs::path &folder)
{
    FolderImage image;
    for (const auto &entry : fs::directory_iterator(folder))
        if (entry.is_regular_file())
            image[entry.path().filename().string()] = {
                bytesOf(entry.path()),
                static_cast<unsigned>(statusOf(entry.path()).st_mode & 07777)};
    return image;
}

void writeFolder(const fs::path &folder, const FolderImage &image)
{
    fs::remove_all(folder);
    fs::create_directories(folder);
    for (const auto &[name, file] : image) {
        writeBytes(folder / name, file.bytes);
        fs::permissions(folder / name, static_cast<fs::perms>(file.mode));
    }
}

Recording record(const fs::path &folder, const std::string &command, const fs::path &said)
{
    const TempFolder own;
    const fs::path log = own / "calls";
    Recording recording;
    recording.folder = folder;
    recording.before = readFolder(folder);
    for (const auto &[name, file] : recording.before)
        recording.nodes[name] = statusOf(folder / name).st_ino;
    const std::string surroundings = std::string("env LD_PRELOAD='") + CALL_RECORDER + "' "
        + callLogVariable + "='" + log.string() + "' " + callRootVariable + "='" + folder.string()
        + "' ";
    fs::remove(said);
    const int status = std::system((surroundings + command + " >'" + said.string() + "'").c_str());
    recording.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    recording.after = readFolder(folder);
    recording.calls = readLog(log);
    heardOnce(recording.calls, bytesOf(said));
    return recording;
}

} // namespace support
