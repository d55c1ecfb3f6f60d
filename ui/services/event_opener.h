// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exchange/import_event.h"
#include "app/session/leave_when_back.h"
#include "app/session/profiles.h"
#include "app/session/rescue.h"
#include "ui/look/settings.h"
#include "ui/services/services.h"

#include <functional>
#include <optional>

namespace ui {

using OpenedEvent = core::Expected<std::unique_ptr<app::Session>, app::Failure>;

/// A damaged event as far as it could be read.
struct SalvagedEvent {
    std::unique_ptr<app::Session> session;
    app::Salvaged report;
};

/// Every way in which an event comes into the window, without a widget.
class EventOpener {
public:
    /// `backupFailed` is told in a sentence when an open event could not be backed up.
    EventOpener(const Services &services, std::function<void(const QString &)> backupFailed);

    [[nodiscard]] OpenedEvent create(const QString &path,
                                     const tournament::CreateEvent &command) const;
    [[nodiscard]] OpenedEvent open(const QString &path) const;
    /// Those compiled in and the user's own, from the folder "profiles" of the data folder.
    [[nodiscard]] core::Expected<std::vector<tournament::Profile>, app::Failure> profiles() const;
    /// Where what is typed for this event and not entered yet is kept.
    [[nodiscard]] std::filesystem::path draftsOf(const app::Session &session) const;
    [[nodiscard]] std::filesystem::path draftsOfDesk() const { return draftsNamed(u"desk"); }
    [[nodiscard]] core::Timestamp now() const { return m_services.clock(); }
    /// A new demo event each time, in the data folder.
    [[nodiscard]] OpenedEvent demo() const;
    [[nodiscard]] core::Expected<app::ImportedEvent, app::Failure>
    import(const QString &source, const QString &target,
           const rules::IdentityFinder &identities) const;

    /// The newest backup of an event known by this uuid; of the history of the damaged file, if
    /// there is one.
    [[nodiscard]] std::optional<app::Backup> newestBackup(const QString &uuid,
                                                          const QString &damaged) const;
    /// Opens a copy of the backup beside the damaged file, which stays as it is.
    [[nodiscard]] OpenedEvent openBackup(const app::Backup &backup, const QString &damaged) const;
    /// Opens what can still be read of a damaged file, copied beside it.
    [[nodiscard]] core::Expected<SalvagedEvent, app::Failure> salvage(const QString &damaged) const;

    /// See app::LeaveWhenBack.
    [[nodiscard]] std::unique_ptr<app::LeaveWhenBack>
    leaveWhenBack(const app::Leaving &leaving, app::LeaveWhenBack::Told told) const;
    /// What was to be said to other desks when this program ended last.
    [[nodiscard]] std::vector<app::Leaving> keptLeavings() const;

    /// Who sits here, for what is done in another thread: nothing is kept and nobody told.
    [[nodiscard]] app::Environment quietly() const;

private:
    [[nodiscard]] app::Environment environment() const;
    [[nodiscard]] std::filesystem::path draftsNamed(QStringView name) const;
    Services m_services;
    std::function<void(const QString &)> m_backupFailed;
};

/// "Event.arbiter" → "Event (salvaged).arbiter", with a number where that exists already.
[[nodiscard]] QString freePathBeside(const QString &path, const QString &addition);

} // namespace ui
