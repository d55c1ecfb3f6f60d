// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where this program is built without libpq: it says what it lacks.
#include "storage/shared_event.h"

namespace storage {

namespace {

auto lacking(const DatabaseAddress &address)
{
    return core::unexpected(
        StorageError{StorageErrorCode::NoClient, pathOf(address).string(), {}, 0});
}

} // namespace

bool canShareEvents() { return false; }

core::Expected<std::unique_ptr<SharedJournal>, StorageError>
openShared(const DatabaseAddress &address, const SharedOptions & /*options*/)
{
    return lacking(address);
}

core::Expected<std::unique_ptr<SharedJournal>, StorageError>
createShared(const DatabaseAddress &address, const SharedOptions & /*options*/)
{
    return lacking(address);
}

void withdrawShared(const DatabaseAddress & /*address*/) { }

core::Expected<Sharing, StorageError> shareEvent(const std::filesystem::path & /*file*/,
                                                 const DatabaseAddress &address,
                                                 const SharedOptions & /*options*/)
{
    return lacking(address);
}

core::Expected<void, StorageError> leaveShared(const DatabaseAddress &address,
                                               const Position & /*known*/,
                                               const std::string & /*where*/,
                                               const SharedOptions & /*options*/)
{
    return lacking(address);
}

core::Expected<std::vector<SharedEvent>, StorageError> eventsAt(const DatabaseAddress &address,
                                                                const SharedOptions & /*options*/)
{
    return lacking(address);
}

} // namespace storage
