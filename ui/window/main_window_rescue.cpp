// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window offers when a file is damaged or gone.
#include "ui/window/main_window.h"

#include "app/session/check_event.h"
#include "ui/services/prompts.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/event_view.h"
#include "ui/words/text.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

using namespace Qt::Literals::StringLiterals;

namespace ui {

void MainWindow::showFailure(const QString &path, const app::Failure &failure)
{
    QList<MessageBar::Offer> offers;
    if (app::isDamage(failure) || app::isNoEvent(failure)) {
        const auto *recent = m_settings.findRecent(path);
        if (const auto backup = m_opener.newestBackup(recent ? recent->uuid : QString(), path))
            offers.append({tr("Open the newest backup"),
                           [this, path, backup] { openBackup(*backup, path); }});
        if (QFileInfo::exists(path))
            offers.append({tr("Save what can be read"), [this, path] { salvage(path); }});
    }
    m_messages->say(failure, offers);
}

void MainWindow::openBackup(const app::Backup &backup, const QString &damaged)
{
    const QString made = QLocale().toString(QDateTime::fromMSecsSinceEpoch(backup.at.milliseconds),
                                            QLocale::ShortFormat);
    if (!adopt(m_opener.openBackup(backup, damaged)))
        return;
    m_messages->say(MessageBar::Tone::Warning,
                    backup.other
                        ? tr("This is a copy of the newest backup, made %1, and it holds other "
                             "acts than the damaged file, which stays as it is: compare its log "
                             "with what you know.")
                              .arg(made)
                        : tr("This is a copy of the newest backup, made %1. The damaged file stays "
                             "as it is.")
                              .arg(made));
}

void MainWindow::salvage(const QString &damaged)
{
    auto salvaged = m_opener.salvage(damaged);
    if (!salvaged) {
        m_messages->say(salvaged.error());
        return;
    }
    const auto report = salvaged->report;
    if (!adopt(std::move(salvaged->session)))
        return;
    QString text = tr("This is a copy of what could be read. Acts saved: %1. The damaged file "
                      "stays as it is.")
                       .arg(report.entries);
    if (report.lost > 0)
        text += u'\n' + tr("Acts lost: %1; check the last results.").arg(report.lost);
    m_messages->say(MessageBar::Tone::Warning, text);
}

void MainWindow::goOnInCopy()
{
    auto &session = m_event->document().session();
    const QString path = pathText(session.path());
    const QString place = placeFor(session);
    const QString folder = QFileInfo::exists(QFileInfo(place).path())
        ? place
        : QDir(m_services.documentsFolder).filePath(QFileInfo(place).fileName());
    const auto target =
        m_services.prompts.saveFile(this, tr("Go on in a copy"), freePathBeside(folder, tr("copy")),
                                    tr("Arbiter events (*.arbiter)"));
    if (!target)
        return;
    QDir().mkpath(QFileInfo(*target).path());
    const auto *recent = m_settings.findRecent(path);
    const QString overlay = recent ? recent->overlay : QString();
    auto opened = session.goOnIn(toPath(*target));
    if (opened && !overlay.isEmpty())
        m_settings.remember({pathText((*opened)->path()), toQt((*opened)->event().details.name),
                             toQt((*opened)->uuid()), overlay});
    const auto last = session.seal();
    const std::filesystem::path left = session.path();
    if (!adopt(std::move(opened)))
        return;
    if (app::isSharedAddress(left) && last) {
        leaveWhenBack({left, *last, toPath(*target)});
        m_messages->say(
            MessageBar::Tone::Warning,
            tr("The event goes on in this copy, with every act up to the last one. The "
               "other desks do not see what is done here: they wait, or open this file. "
               "When the server is back, the shared event is marked as left, if nobody "
               "has recorded anything in it since."));
        return;
    }
    m_messages->say(MessageBar::Tone::Warning,
                    tr("The event goes on in this copy, with every act up to the last one. "
                       "What becomes of %1 does not touch it.")
                        .arg(shownPath(path)));
}

QString MainWindow::placeFor(const app::Session &session) const
{
    if (!app::isSharedAddress(session.path()))
        return pathText(session.path());
    return QDir(m_services.documentsFolder)
        .filePath(fileNameFor(toQt(session.event().details.name)) + u".arbiter"_s);
}

} // namespace ui
