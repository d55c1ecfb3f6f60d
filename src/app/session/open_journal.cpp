// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/open_journal.h"

#include "app/sentences/sentences.h"
#include "app/session/file_options.h"

namespace app {

using core::unexpected;

storage::EventFileOptions fileOptions(const Environment &environment, bool readOnly)
{
    storage::EventFileOptions options;
    options.backupFolder = environment.backupFolder;
    options.mirrorFolder = environment.mirrorFolder;
    options.clock = environment.clock;
    options.busyTimeout = environment.patience;
    options.readOnly = readOnly;
    if (environment.backupFailed)
        options.backupFailed = [tell =
                                    environment.backupFailed](const storage::StorageError &error) {
            tell(backupSentence(error));
        };
    return options;
}

storage::SharedOptions sharedOptions(const Environment &environment, bool readOnly)
{
    storage::SharedOptions options;
    options.desk = environment.desk;
    options.actor = environment.actor;
    options.clock = environment.clock;
    options.readOnly = readOnly;
    options.patience = std::max(environment.patience, options.answer);
    options.file = fileOptions(environment, false);
    options.copies = environment.sharedFolder;
    return options;
}

namespace {

using OpenedJournal = core::Expected<std::unique_ptr<storage::Journal>, storage::StorageError>;

/// Whatever kind of journal was opened or made.
OpenedJournal asJournal(auto opened)
{
    if (!opened)
        return unexpected(std::move(opened.error()));
    return std::move(*opened);
}

/// The journal at a path: a file, or what an address of a database names.
OpenedJournal journalAt(const std::filesystem::path &path, auto inFile, auto inDatabase)
{
    if (!storage::isDatabaseAddress(path))
        return asJournal(inFile(path));
    const auto address = storage::readDatabaseAddress(path);
    if (!address)
        return unexpected(address.error());
    return asJournal(inDatabase(*address));
}

} // namespace

core::Expected<std::unique_ptr<storage::Journal>, storage::StorageError>
openJournal(const std::filesystem::path &path, const Environment &environment, bool readOnly)
{
    return journalAt(
        path,
        [&](const auto &file) {
            return storage::EventFile::open(file, fileOptions(environment, readOnly));
        },
        [&](const auto &address) {
            return storage::openShared(address, sharedOptions(environment, readOnly));
        });
}

core::Expected<std::unique_ptr<storage::Journal>, storage::StorageError>
createJournal(const std::filesystem::path &path, const Environment &environment)
{
    return journalAt(
        path,
        [&](const auto &file) {
            return storage::EventFile::create(file, fileOptions(environment, false));
        },
        [&](const auto &address) {
            return storage::createShared(address, sharedOptions(environment, false));
        });
}

void withdrawJournal(const std::filesystem::path &path)
{
    std::error_code ignored;
    if (!storage::isDatabaseAddress(path))
        std::filesystem::remove(path, ignored);
    else if (const auto address = storage::readDatabaseAddress(path))
        storage::withdrawShared(*address);
}

} // namespace app
