// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_opener.h"

#include "app/sentences/sentences.h"
#include "app/session/check_event.h"
#include "app/session/files.h"
#include "app/session/sharing.h"
#include "ui/services/demo_event.h"
#include "ui/words/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSysInfo>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct EventOpenerWords {
    Q_DECLARE_TR_FUNCTIONS(ui::EventOpener)
};

/// The window stands still for so long at most; what waits longer waits beside the event loop.
constexpr std::chrono::milliseconds patience{50};

app::Failure environmentFailure(const QString &sentence)
{
    return {app::FailureKind::Environment, fromQt(sentence), {}, {}};
}

} // namespace

QString freePathBeside(const QString &path, const QString &addition)
{
    const QFileInfo file(path);
    const QString stem = file.dir().filePath(file.completeBaseName());
    QString result = u"%1 (%2).arbiter"_s.arg(stem, addition);
    for (int number = 2; QFileInfo::exists(result); ++number)
        result = u"%1 (%2 %3).arbiter"_s.arg(stem, addition).arg(number);
    return result;
}

EventOpener::EventOpener(const Services &services,
                         std::function<void(const QString &)> backupFailed)
    : m_services(services), m_backupFailed(std::move(backupFailed))
{
}

app::Environment EventOpener::environment() const
{
    app::Environment environment;
    environment.actor = m_services.actor;
    environment.clock = m_services.clock;
    const QString desk = qEnvironmentVariable("ARBITER_DESK", QSysInfo::machineHostName());
    environment.desk = fromQt(desk);
    environment.sharedFolder = toPath(QDir(m_services.dataFolder).filePath(u"shared"_s));
    environment.patience = patience;
    environment.backupFolder = toPath(QDir(m_services.dataFolder).filePath(u"backups"_s));
    environment.backupFailed = [told = m_backupFailed](const std::string &sentence) {
        told(toQt(sentence));
    };
    return environment;
}

OpenedEvent EventOpener::create(const QString &path, const tournament::CreateEvent &command) const
{
    if (!app::isSharedAddress(toPath(path)))
        QDir().mkpath(QFileInfo(path).path());
    return app::Session::create(toPath(path), command, environment());
}

OpenedEvent EventOpener::open(const QString &path) const
{
    return app::Session::open(toPath(path), environment());
}

core::Expected<std::vector<tournament::Profile>, app::Failure> EventOpener::profiles() const
{
    return app::profiles(toPath(QDir(m_services.dataFolder).filePath(u"profiles"_s)));
}

std::filesystem::path EventOpener::draftsOf(const app::Session &session) const
{
    return draftsNamed(fileNameFor(toQt(session.uuid()))); // of a stranger's file, maybe
}

std::filesystem::path EventOpener::draftsNamed(QStringView name) const
{
    return toPath(QDir(m_services.dataFolder).filePath(u"drafts/%1.json"_s.arg(name)));
}

OpenedEvent EventOpener::demo() const
{
    const QDir folder(QDir(m_services.dataFolder).filePath(u"demo"_s));
    if (!folder.mkpath(u"."_s))
        return core::unexpected(environmentFailure(
            EventOpenerWords::tr(
                "The folder %1 for demo events cannot be made; check who may write there.")
                .arg(folder.path())));
    QString path = folder.filePath(u"Demo event.arbiter"_s);
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = folder.filePath(u"Demo event %1.arbiter"_s.arg(number));

    const auto commands = demoEvent(m_services.seed());
    auto session = app::Session::create(toPath(path), commands.front(), environment());
    for (std::size_t i = 1; session && i < commands.size(); ++i) {
        if (auto performed = (*session)->perform(commands[i]); !performed)
            return core::unexpected(performed.error());
    }
    return session;
}

core::Expected<app::ImportedEvent, app::Failure>
EventOpener::import(const QString &source, const QString &target,
                    const rules::IdentityFinder &identities) const
{
    const auto bytes = app::readFile(toPath(source));
    if (!bytes)
        return core::unexpected(bytes.error());
    return app::importEvent(*bytes, fromQt(QFileInfo(source).fileName()), {}, identities,
                            toPath(target), environment());
}

std::unique_ptr<app::LeaveWhenBack> EventOpener::leaveWhenBack(const app::Leaving &leaving,
                                                               app::LeaveWhenBack::Told told) const
{
    return std::make_unique<app::LeaveWhenBack>(leaving, environment(), std::move(told));
}

std::vector<app::Leaving> EventOpener::keptLeavings() const
{
    return app::keptLeavings(environment());
}

app::Environment EventOpener::quietly() const
{
    const app::Environment all = environment();
    app::Environment result;
    result.actor = all.actor;
    result.desk = all.desk;
    result.sharedFolder = all.sharedFolder;
    return result;
}

std::optional<app::Backup> EventOpener::newestBackup(const QString &uuid,
                                                     const QString &damaged) const
{
    return app::newestBackup(environment(), fromQt(uuid), toPath(damaged));
}

OpenedEvent EventOpener::openBackup(const app::Backup &backup, const QString &damaged) const
{
    const QString copy = freePathBeside(damaged, EventOpenerWords::tr("from backup"));
    if (const auto copied = app::restoreBackup(backup, toPath(copy)); !copied)
        return core::unexpected(copied.error());
    return open(copy);
}

core::Expected<SalvagedEvent, app::Failure> EventOpener::salvage(const QString &damaged) const
{
    const QString target = freePathBeside(damaged, EventOpenerWords::tr("salvaged"));
    const auto report = app::salvageEvent(toPath(damaged), toPath(target), environment());
    if (!report)
        return core::unexpected(report.error());
    auto session = open(target);
    if (!session)
        return core::unexpected(session.error());
    return SalvagedEvent{std::move(*session), *report};
}

} // namespace ui
