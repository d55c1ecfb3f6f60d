// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences.h"

#include "core/english.h"

namespace app {

using core::English;
using storage::StorageErrorCode;

std::string sentence(const storage::StorageError &error)
{
    const core::SentenceValue file("file",
                                   error.path.empty() ? English::tr("The event file") : error.path);
    //: stands behind other words: "race.arbiter is damaged (page 3): …"
    const core::SentenceValue detail(
        "detail",
        error.detail.empty() ? "" : English::tr(" ({detail})", {{"detail", error.detail}}));
    switch (error.code) {
    case StorageErrorCode::NotFound:
        return English::tr("{file} does not exist: check the path.", {file});
    case StorageErrorCode::Exists:
        return English::tr("{file} exists already: choose another name.", {file});
    case StorageErrorCode::NotAnEvent:
        return English::tr("{file} is not an Arbiter event{detail}: open an .arbiter file, or "
                           "import files of other programs.",
                           {file, detail});
    case StorageErrorCode::Newer:
        return English::tr("{file} was made by a newer version of Arbiter{detail}: update this "
                           "one to open it.",
                           {file, detail});
    case StorageErrorCode::UnknownFact:
        return English::tr("{file} holds an act that this version does not know{detail}: it can "
                           "be looked at up to there; update Arbiter to go on with it.",
                           {file, detail});
    case StorageErrorCode::Damaged:
        return English::tr("{file} is damaged{detail}: open the newest backup, or save what can "
                           "be read with salvage.",
                           {file, detail});
    case StorageErrorCode::ChainBroken:
        return English::tr("{file} was altered: entry {entry} of its journal does not fit the "
                           "ones before{detail}; open the newest backup, or save what can be read "
                           "with salvage.",
                           {file, {"entry", std::to_string(error.number)}, detail});
    case StorageErrorCode::ReadOnly:
        return English::tr("{file} cannot be written{detail}: copy it to a place that can.",
                           {file, detail});
    case StorageErrorCode::Locked:
        return English::tr(
            "{file} is held by another program{detail}: close it there and try again.",
            {file, detail});
    case StorageErrorCode::Full:
        return English::tr("The disk is full, nothing was changed in {file}: free some space and "
                           "try again.",
                           {file});
    case StorageErrorCode::InputOutput:
        return English::tr("{file} could not be read or written{detail}: nothing was changed; "
                           "check the disk and try again.",
                           {file, detail});
    case StorageErrorCode::Outdated:
        return English::tr("Another program changed {file} at the same moment: try again.", {file});
    case StorageErrorCode::Foreign:
        return English::tr(
            "{file} holds tables that are not Arbiter's{detail}: do not trust it; open a backup.",
            {file, detail});
    }
    return English::tr("{file} could not be used.", {file});
}

std::string backupSentence(const storage::StorageError &error)
{
    return English::tr("No backup could be made, the event itself is safe. {why}",
                       {{"why", sentence(error)}});
}

Failure failure(const storage::StorageError &error)
{
    Failure result;
    switch (error.code) {
    case StorageErrorCode::Locked:
    case StorageErrorCode::Full:
    case StorageErrorCode::InputOutput:
    case StorageErrorCode::ReadOnly:
    case StorageErrorCode::Outdated:
        result.kind = FailureKind::Environment;
        break;
    default:
        result.kind = FailureKind::BadInput;
        break;
    }
    result.message = sentence(error);
    result.cause = error;
    return result;
}

} // namespace app
