// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/profiles.h"

#include "app/sentences/wording.h"
#include "app/session/files.h"
#include "core/english.h"
#include "core/text.h"
#include "tournament/event/profile_reader.h"

#include <algorithm>

namespace app {

namespace fs = std::filesystem;
using core::English;
using tournament::Profile;

namespace {

core::Expected<Profile, Failure> readUserProfile(const fs::path &path)
{
    const auto text = readFile(path);
    if (!text)
        return core::unexpected(text.error());
    auto profile = tournament::readProfile(*text);
    if (!profile)
        return core::unexpected(Failure{
            FailureKind::BadInput,
            English::tr("The rules profile {file} cannot be used: "
                        "{error}. Correct it or move it away.",
                        {{"file", path.string()}, {"error", core::toString(profile.error())}}),
            {},
            {}});
    return std::move(*profile);
}

core::Expected<std::vector<fs::path>, Failure> profileFiles(const fs::path &folder)
{
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error))
        if (entry->path().extension() == ".json")
            files.push_back(entry->path());
    if (error && error != std::errc::no_such_file_or_directory)
        return core::unexpected(Failure{
            FailureKind::Environment,
            English::tr("The folder of your rules profiles, \"{folder}\", cannot be read: "
                        "{error}. Correct who may read it, or move it away to go on without them.",
                        {{"folder", folder.string()}, {"error", error.message()}}),
            {},
            {}});
    std::ranges::sort(files);
    return files;
}

} // namespace

core::Expected<std::vector<Profile>, Failure> profiles(const fs::path &userFolder)
{
    std::vector<Profile> all(tournament::profiles().begin(), tournament::profiles().end());
    if (userFolder.empty())
        return all;
    const auto files = profileFiles(userFolder);
    if (!files)
        return core::unexpected(files.error());
    for (const fs::path &file : *files) {
        auto profile = readUserProfile(file);
        if (!profile)
            return core::unexpected(profile.error());
        const auto present = std::ranges::find(all, profile->id, &Profile::id);
        if (present == all.end())
            all.push_back(std::move(*profile));
        else
            *present = std::move(*profile);
    }
    return all;
}

core::Expected<Profile, Failure> profileOf(std::string_view id, const fs::path &userFolder)
{
    auto all = profiles(userFolder);
    if (!all)
        return core::unexpected(all.error());
    std::vector<std::string> ids;
    for (Profile &profile : *all) {
        if (profile.id == id)
            return std::move(profile);
        ids.push_back(profile.id);
    }
    const auto near = core::suggestions(id, ids, 1);
    const core::SentenceValue asked("id", std::string(id));
    const std::string message = near.empty()
        ? English::tr("There is no rules profile \"{id}\": choose {known}.",
                      {asked, {"known", wordList(ids, Junction::Or)}})
        : English::tr("There is no rules profile \"{id}\": did you mean {near}?",
                      {asked, {"near", near[0]}});
    return core::unexpected(Failure{FailureKind::BadInput, message, {}, {}});
}

core::Expected<Profile, Failure> withTimedScore(Profile profile,
                                                const tournament::TimedScore &timed)
{
    const auto refused = [](const std::string &why) {
        return core::unexpected(Failure{FailureKind::Refused, why, {}, {}});
    };
    if (profile.timed == timed)
        return profile;
    if (!profile.timedEditable)
        return refused(English::tr("{profile} settles what a game is worth when time is called; "
                                   "choose a profile that leaves it to the organizer, such as "
                                   "nsg-dss.",
                                   {{"profile", profile.name}}));
    if (timed.behind > timed.ahead || timed.equal > timed.ahead || timed.ahead > profile.win)
        return refused(English::tr("When time is called, the player ahead must get at most "
                                   "{points} points, what a win is worth, and nobody more than he.",
                                   {{"points", profile.win}}));
    profile.timed = timed;
    return profile;
}

} // namespace app
