// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences.h"

namespace app {

using storage::StorageErrorCode;

std::string sentence(const storage::StorageError &error)
{
    const std::string file = error.path.empty() ? std::string("The event file") : error.path;
    const std::string detail = error.detail.empty() ? std::string() : " (" + error.detail + ')';
    switch (error.code) {
    case StorageErrorCode::NotFound:
        return file + " does not exist: check the path.";
    case StorageErrorCode::Exists:
        return file + " exists already: choose another name.";
    case StorageErrorCode::NotAnEvent:
        return file + " is not an Arbiter event" + detail
            + ": open an .arbiter file, or import files of other programs.";
    case StorageErrorCode::Newer:
        return file + " was made by a newer version of Arbiter" + detail
            + ": update this one to open it.";
    case StorageErrorCode::UnknownFact:
        return file + " holds an act that this version does not know" + detail
            + ": it can be looked at up to there; update Arbiter to go on with it.";
    case StorageErrorCode::Damaged:
        return file + " is damaged" + detail
            + ": open the newest backup, or save what can be read with salvage.";
    case StorageErrorCode::ChainBroken:
        return file + " was altered: entry " + std::to_string(error.number)
            + " of its journal does not fit the ones before" + detail
            + "; open the newest backup, or save what can be read with salvage.";
    case StorageErrorCode::ReadOnly:
        return file + " cannot be written" + detail + ": copy it to a place that can.";
    case StorageErrorCode::Locked:
        return file + " is held by another program" + detail + ": close it there and try again.";
    case StorageErrorCode::Full:
        return "The disk is full, nothing was changed in " + file
            + ": free some space and try again.";
    case StorageErrorCode::InputOutput:
        return file + " could not be read or written" + detail
            + ": nothing was changed; check the disk and try again.";
    case StorageErrorCode::Outdated:
        return "Another program changed " + file + " at the same moment: try again.";
    case StorageErrorCode::Foreign:
        return file + " holds tables that are not Arbiter's" + detail
            + ": do not trust it; open a backup.";
    }
    return file + " could not be used.";
}

std::string backupSentence(const storage::StorageError &error)
{
    return "No backup could be made, the event itself is safe. " + sentence(error);
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
