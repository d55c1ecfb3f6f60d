// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files.h"

#include "core/english.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <system_error>

namespace app {

namespace {

namespace fs = std::filesystem;
using core::English;
using core::SentenceValue;

constexpr std::string_view databaseMagic{"SQLite format 3\0", 16};

std::string quoted(const fs::path &path) { return "\"" + path.string() + "\""; }

SentenceValue fileValue(const fs::path &path) { return {"file", quoted(path)}; }

core::Expected<void, Failure> refuse(FailureKind kind, std::string message)
{
    return core::unexpected(Failure{kind, std::move(message), {}, {}});
}

std::string systemMessage() { return std::generic_category().message(errno); }

core::Expected<void, Failure> writeBytes(const fs::path &path, std::string_view bytes)
{
    errno = 0;
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (!file)
        return refuse(FailureKind::Environment,
                      English::tr("Could not write {file}: {error}. Make room or choose another "
                                  "folder.",
                                  {fileValue(path), {"error", systemMessage()}}));
    return {};
}

bool startsAsDatabase(const fs::path &path)
{
    std::ifstream file(path, std::ios::binary);
    std::array<char, databaseMagic.size()> head{};
    file.read(head.data(), head.size());
    return file.gcount() == static_cast<std::streamsize>(head.size())
        && std::string_view(head.data(), head.size()) == databaseMagic;
}

} // namespace

core::Expected<std::string, Failure> readFile(const fs::path &path)
{
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    const auto bad = [](std::string message) {
        return core::unexpected(Failure{FailureKind::BadInput, std::move(message), {}, {}});
    };
    if (!fs::exists(status))
        return bad(English::tr("There is no file {file}.", {fileValue(path)}));
    if (fs::is_directory(status))
        return bad(English::tr("{file} is a folder; a file was expected.", {fileValue(path)}));
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return bad(English::tr("Could not read {file}: {error}.",
                               {fileValue(path), {"error", systemMessage()}}));
    return readStream(file, quoted(path));
}

core::Expected<std::string, Failure> readStream(std::istream &in, std::string_view name)
{
    std::string bytes;
    std::array<char, 65536> block{};
    while (in.read(block.data(), block.size()), in.gcount() > 0) {
        bytes.append(block.data(), static_cast<std::size_t>(in.gcount()));
        if (bytes.size() > inputLimit)
            return core::unexpected(Failure{FailureKind::BadInput,
                                            English::tr("{file} is larger than 64 MiB, which no "
                                                        "event or list of players is.",
                                                        {{"file", std::string(name)}}),
                                            {},
                                            {}});
    }
    if (in.bad())
        return core::unexpected(
            Failure{FailureKind::BadInput,
                    English::tr("Could not read {file} to its end.", {{"file", std::string(name)}}),
                    {},
                    {}});
    return bytes;
}

core::Expected<void, Failure> writeFile(const fs::path &path, std::string_view bytes)
{
    std::error_code error;
    // Absolute first: of a name alone that is not there yet, weakly_canonical makes no path.
    fs::path target = path.empty() ? path : fs::absolute(path, error);
    if (!error)
        target = fs::weakly_canonical(target, error);
    if (error || target.empty())
        return refuse(FailureKind::BadInput,
                      English::tr("{file} cannot be the name of a file.", {fileValue(path)}));
    const fs::file_status status = fs::status(target, error);
    if (fs::is_directory(status))
        return refuse(
            FailureKind::BadInput,
            English::tr("{file} is a folder; the name of a file was expected.", {fileValue(path)}));
    // A pipe or a terminal is written to; renaming over it would replace it.
    if (fs::exists(status) && !fs::is_regular_file(status))
        return writeBytes(target, bytes);
    if (startsAsDatabase(target))
        return refuse(FailureKind::BadInput,
                      English::tr("{file} is an event file and is not overwritten; choose another "
                                  "name.",
                                  {fileValue(path)}));
    if (!fs::is_directory(target.parent_path(), error))
        return refuse(FailureKind::BadInput,
                      English::tr("There is no folder {folder}; create it or choose another one.",
                                  {{"folder", quoted(target.parent_path())}}));
    fs::path beside = target;
    beside += ".part";
    if (auto written = writeBytes(beside, bytes); !written) {
        fs::remove(beside, error);
        return written;
    }
    fs::rename(beside, target, error);
    if (error) {
        const std::string reason = error.message();
        fs::remove(beside, error);
        return refuse(
            FailureKind::Environment,
            English::tr("Could not write {file}: {error}.", {fileValue(path), {"error", reason}}));
    }
    return {};
}

} // namespace app
