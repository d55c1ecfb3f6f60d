// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/leaving_note.h"

#include "app/session/files.h"
#include "core/json.h"
#include "storage/database_address.h"

namespace app {

namespace {

constexpr std::string_view noteEnding = ".leaving.json";

/// Throws nothing: half a note, or one of somebody else, is none.
std::optional<Leaving> readLeaving(const std::filesystem::path &path)
{
    const auto text = readFile(path);
    const auto json = text ? core::parseJson(*text) : core::unexpected(core::JsonError());
    if (!json)
        return std::nullopt;
    const core::Json *address = json->find("address");
    const core::Json *file = json->find("file");
    const core::Json *hash = json->find("hash");
    const core::Json *seq = json->find("act");
    if (!address || !address->asString() || !file || !file->asString() || !hash || !hash->asString()
        || !seq || !seq->asInteger())
        return std::nullopt;
    return Leaving{*address->asString(), {*hash->asString(), *seq->asInteger()}, *file->asString()};
}

} // namespace

std::filesystem::path leavingNote(const std::filesystem::path &address,
                                  const Environment &environment)
{
    const auto read = storage::readDatabaseAddress(address);
    if (environment.sharedFolder.empty() || !read || read->uuid.empty())
        return {};
    return environment.sharedFolder / (read->uuid + std::string(noteEnding));
}

core::Expected<void, Failure> keepLeaving(const Leaving &leaving, const Environment &environment)
{
    const auto path = leavingNote(leaving.address, environment);
    if (path.empty())
        return {};
    std::error_code ignored; // what cannot be made cannot be written either
    std::filesystem::create_directories(path.parent_path(), ignored);
    return writeFile(path,
                     core::dump(core::Json::object({{"address", leaving.address.string()},
                                                    {"file", leaving.file.string()},
                                                    {"act", leaving.last.seq},
                                                    {"hash", leaving.last.hash}})));
}

void forgetLeaving(const std::filesystem::path &address, const Environment &environment)
{
    std::error_code ignored;
    if (const auto path = leavingNote(address, environment); !path.empty())
        std::filesystem::remove(path, ignored);
}

std::vector<Leaving> keptLeavings(const Environment &environment)
{
    std::vector<Leaving> found;
    std::error_code none;
    if (environment.sharedFolder.empty())
        return found;
    for (const auto &entry : std::filesystem::directory_iterator(environment.sharedFolder, none)) {
        if (!entry.path().filename().string().ends_with(noteEnding))
            continue;
        if (auto leaving = readLeaving(entry.path());
            leaving && leavingNote(leaving->address, environment) == entry.path())
            found.push_back(std::move(*leaving));
    }
    return found;
}

} // namespace app
