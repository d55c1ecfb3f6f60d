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

core::Expected<std::unique_ptr<storage::Journal>, storage::StorageError>
openJournal(const std::filesystem::path &path, const Environment &environment, bool readOnly)
{
    if (!storage::isDatabaseAddress(path)) {
        auto file = storage::EventFile::open(path, fileOptions(environment, readOnly));
        if (!file)
            return unexpected(std::move(file.error()));
        return std::move(*file);
    }
    const auto address = storage::readDatabaseAddress(path);
    if (!address)
        return unexpected(address.error());
    auto shared = storage::openShared(*address, sharedOptions(environment, readOnly));
    if (!shared)
        return unexpected(std::move(shared.error()));
    return std::move(*shared);
}

core::Expected<std::unique_ptr<storage::Journal>, storage::StorageError>
createJournal(const std::filesystem::path &path, const Environment &environment)
{
    if (!storage::isDatabaseAddress(path)) {
        auto file = storage::EventFile::create(path, fileOptions(environment, false));
        if (!file)
            return unexpected(std::move(file.error()));
        return std::move(*file);
    }
    const auto address = storage::readDatabaseAddress(path);
    if (!address)
        return unexpected(address.error());
    auto shared = storage::createShared(*address, sharedOptions(environment, false));
    if (!shared)
        return unexpected(std::move(shared.error()));
    return std::move(*shared);
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
