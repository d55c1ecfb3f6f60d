// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/files.h"

#include "core/english.h"
#include "core/file_place.h"
#include "core/whole_file.h"
#include "storage/event_place.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <optional>
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

/// What the system said of a name or of the writing itself.
core::Expected<void, Failure> refuse(const fs::path &path, const std::error_code &error)
{
    if (core::meansNoRoom(error))
        return refuse(FailureKind::Environment,
                      English::tr("There is no room on the disk for {file}: free some space or "
                                  "choose another folder. What stood there before is unchanged.",
                                  {fileValue(path)}));
    if (error == std::errc::no_such_file_or_directory)
        return refuse(FailureKind::BadInput,
                      English::tr("There is no folder {folder}; create it or choose another one.",
                                  {{"folder", quoted(fs::absolute(path).parent_path())}}));
    if (error == std::errc::invalid_argument || error == std::errc::filename_too_long
        || error == std::errc::not_a_directory || error == std::errc::too_many_symbolic_link_levels)
        return refuse(FailureKind::BadInput,
                      English::tr("{file} cannot be the name of a file.", {fileValue(path)}));
    return refuse(FailureKind::Environment,
                  English::tr("Could not write {file}: {error}. Make room or choose another "
                              "folder.",
                              {fileValue(path), {"error", error.message()}}));
}

bool startsAsDatabase(const fs::path &path)
{
    std::ifstream file(path, std::ios::binary);
    std::array<char, databaseMagic.size()> head{};
    file.read(head.data(), head.size());
    return file.gcount() == static_cast<std::streamsize>(head.size())
        && std::string_view(head.data(), head.size()) == databaseMagic;
}

/// The event file that a file of this name would belong to: SQLite takes it for a half-written
/// change and plays it back.
std::optional<fs::path> eventBeside(const fs::path &target)
{
    const std::string name = target.string();
    for (const std::string_view ending : storage::companionEndings)
        if (name.ends_with(ending)) {
            fs::path event = name.substr(0, name.size() - ending.size());
            if (startsAsDatabase(event))
                return event;
        }
    return std::nullopt;
}

core::Expected<void, Failure> mayWriteTo(const fs::path &path, const fs::path &target)
{
    std::error_code error;
    if (fs::is_directory(target, error))
        return refuse(
            FailureKind::BadInput,
            English::tr("{file} is a folder; the name of a file was expected.", {fileValue(path)}));
    if (startsAsDatabase(target))
        return refuse(FailureKind::BadInput,
                      English::tr("{file} is an event file and is not overwritten; choose another "
                                  "name.",
                                  {fileValue(path)}));
    if (const auto event = eventBeside(target))
        return refuse(FailureKind::BadInput,
                      English::tr("{file} would be taken for a part of the event file {event}; "
                                  "choose another name.",
                                  {fileValue(path), {"event", quoted(*event)}}));
    return {};
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
    const fs::file_status status = fs::status(path, error);
    // A pipe or a terminal is written to; renaming over it would replace it.
    if (fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status)) {
        if (const auto written = core::writeInto(path, bytes); !written)
            return refuse(path, written.error());
        return {};
    }
    const auto target = core::placeOf(path);
    if (!target)
        return refuse(path, target.error());
    if (auto allowed = mayWriteTo(path, *target); !allowed)
        return allowed;
    if (const auto written = core::writeWhole(*target, bytes); !written)
        return refuse(path, written.error());
    return {};
}

} // namespace app
