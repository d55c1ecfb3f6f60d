// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/sentences.h"

#include "core/english.h"

namespace app {

using core::English;
using storage::StorageErrorCode;

namespace {

/// What a sentence about an error is filled with.
struct ErrorValues {
    explicit ErrorValues(const storage::StorageError &error)
        : file("file", error.path.empty() ? English::tr("The event file") : error.path)
        //: stands behind other words: "race.arbiter is damaged (page 3): …"
        , detail("detail",
                 error.detail.empty() ? "" : English::tr(" ({detail})", {{"detail", error.detail}}))
    {
    }
    core::SentenceValue file;
    core::SentenceValue detail;
};

/// Of an event that is sound but cannot be used where it is, or not now.
std::string sentenceOfPlace(const storage::StorageError &error)
{
    const auto &[file, detail] = ErrorValues(error);
    switch (error.code) {
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
    case StorageErrorCode::Gone:
        return English::tr("{file} is no longer in its place (deleted, moved, or its disk taken "
                           "away): nothing more is recorded in it; bring it back, or go on with a "
                           "copy or a backup.",
                           {file});
    case StorageErrorCode::Replaced:
        return English::tr("{file} was replaced by another file: nothing more is recorded in it; "
                           "put the old one back, or go on with a copy or a backup.",
                           {file});
    default:
        return English::tr("{file} could not be used.", {file});
    }
}

/// Of an event in a database.
std::string sentenceOfDatabase(const storage::StorageError &error)
{
    const auto &[file, detail] = ErrorValues(error);
    switch (error.code) {
    case StorageErrorCode::NoClient:
        return English::tr("{file} lies in a database, and this Arbiter was built without "
                           "PostgreSQL's client library: install libpq and build it again, or "
                           "open a file.",
                           {file});
    case StorageErrorCode::BadAddress:
        return English::tr("This is no address of an event in a database{detail}: it looks like "
                           "postgresql://name@server/database#event.",
                           {detail});
    case StorageErrorCode::NotPrepared:
        return English::tr("{file} cannot be used{detail}: docs/several-desks.md says how a "
                           "database is set up and who may open it.",
                           {file, detail});
    case StorageErrorCode::Password:
        return English::tr("The server of {file} asks for a password, and none that fits was "
                           "found. Put it into the file ~/.pgpass, which only you may read, in a "
                           "line {line}:PASSWORD, or into PGPASSWORD: it is never asked for here.",
                           {file, {"line", error.detail}});
    case StorageErrorCode::Unreachable:
        return English::tr("The server of {file} does not answer{detail}: what was read can be "
                           "looked at, and nothing can be recorded. Check network and server, or "
                           "go on with the copy on this computer.",
                           {file, detail});
    case StorageErrorCode::InDoubt:
        return English::tr("The server of {file} went while the act was recorded{detail}: whether "
                           "it counts shows in the log when the server is back. Look there before "
                           "you enter it again.",
                           {file, detail});
    case StorageErrorCode::Left:
        return English::tr("{file} goes on elsewhere{detail} and takes nothing more: open it "
                           "there, or share that file again to go on here.",
                           {file, detail});
    case StorageErrorCode::NotText:
        return English::tr("Entry {entry} of {file} holds what a database cannot{detail}: the "
                           "event stays in its file.",
                           {file, {"entry", std::to_string(error.number)}, detail});
    default:
        return sentenceOfPlace(error);
    }
}

} // namespace

std::string sentence(const storage::StorageError &error)
{
    const auto &[file, detail] = ErrorValues(error);
    switch (error.code) {
    case StorageErrorCode::NotFound:
        return English::tr("{file} does not exist: check the path.", {file});
    case StorageErrorCode::BadName:
        if (error.path.empty())
            return English::tr("An event file needs a name, and none was given.");
        return English::tr("{file} cannot be the name of an event: names that end in -journal, "
                           "-wal or -shm belong to the file beside them. Choose another name.",
                           {file});
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
    case StorageErrorCode::Foreign:
        return English::tr(
            "{file} holds tables that are not Arbiter's{detail}: do not trust it; open a backup.",
            {file, detail});
    case StorageErrorCode::ForeignNeighbour:
        return English::tr(
            "{file} was not opened and nothing was touched, because what lies beside "
            "it is not Arbiter's{detail}: save what can be read with salvage, or "
            "open the newest backup.",
            {file, detail});
    case StorageErrorCode::JournalOfOther:
        return English::tr("{file} is another version than the interrupted write beside it belongs "
                           "to{detail}, nothing was touched: if you copied a backup here, delete "
                           "that journal and open the file again; if not, save what can be read "
                           "with salvage.",
                           {file, detail});
    default:
        return sentenceOfDatabase(error);
    }
}

std::string backupSentence(const storage::StorageError &error)
{
    if (error.code == StorageErrorCode::Full)
        return English::tr("No backup could be made, the event itself is safe. There is no room on "
                           "the disk of {folder}: free some space there.",
                           {{"folder", error.path}});
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
    case StorageErrorCode::Gone:
    case StorageErrorCode::Replaced:
    case StorageErrorCode::NoClient:
    case StorageErrorCode::NotPrepared:
    case StorageErrorCode::Password:
    case StorageErrorCode::Unreachable:
    case StorageErrorCode::InDoubt:
    case StorageErrorCode::Left:
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
