// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the window comes to an event, by whatever file it is asked for, and what it does with the
// file.
#include "app/session/last_words.h"
#include "app/session/sharing.h"
#include "ui/acts/act_queue.h"
#include "ui/dialogs/new_event_dialog.h"
#include "ui/services/drafts.h"
#include "ui/services/prompts.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/event_view.h"
#include "ui/window/main_window.h"
#include "ui/window/patient_opener.h"
#include "ui/words/text.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLabel>

using namespace Qt::Literals::StringLiterals;

namespace ui {

QString MainWindow::folder() const
{
    return m_settings.lastFolder.isEmpty() ? m_services.documentsFolder : m_settings.lastFolder;
}

void MainWindow::newEvent(const std::optional<EventTemplate> &kind)
{
    auto profiles = m_opener.profiles();
    if (!profiles) {
        m_messages->say(profiles.error());
        return;
    }
    const auto now = QDateTime::fromMSecsSinceEpoch(m_services.clock().milliseconds);
    NewEventDialog dialog(
        m_services.prompts, std::move(*profiles),
        {m_services.documentsFolder, now.date(), m_services.seed(), kind, lastDatabase()}, this);
    if (m_services.prompts.run(dialog))
        adopt(m_opener.create(dialog.path(), dialog.command()));
}

void MainWindow::openAsked()
{
    const auto path = m_services.prompts.openFile(this, tr("Open an event"), folder(),
                                                  tr("Arbiter events (*.arbiter);;All files (*)"));
    if (path)
        openFile(*path);
}

void MainWindow::openFile(const QString &path)
try {
    const QString file =
        app::isSharedAddress(toPath(path)) ? path : QFileInfo(path).absoluteFilePath();
    m_patient->open(file, [this, file](OpenedEvent opened) {
        if (opened)
            adopt(std::move(opened));
        else
            showFailure(file, opened.error());
    });
} catch (...) {
    closeAfter(app::lastWords());
}

void MainWindow::importAsked()
{
    const auto source = m_services.prompts.openFile(
        this, tr("Import an event"), folder(),
        tr("Events and lists of players (*.json *.csv *.tome *.txt);;All files (*)"));
    if (!source)
        return;
    const QString suggestion = QDir(m_services.documentsFolder)
                                   .filePath(QFileInfo(*source).completeBaseName() + u".arbiter"_s);
    const auto target = m_services.prompts.saveFile(this, tr("Where to keep the event"), suggestion,
                                                    tr("Arbiter events (*.arbiter)"));
    if (!target)
        return;
    const app::CardStore cards = m_cards.store();
    auto imported = m_opener.import(*source, *target, cards.identities());
    if (!imported) {
        m_messages->say(imported.error());
        return;
    }
    QStringList notices;
    for (const auto &notice : imported->notices)
        notices.append(toQt(notice));
    if (adopt(std::move(imported->session)) && !notices.isEmpty())
        m_messages->say(MessageBar::Tone::Warning, notices.join(u'\n'));
}

void MainWindow::demo() { adopt(m_opener.demo()); }

bool MainWindow::adopt(OpenedEvent opened)
{
    if (!opened) {
        m_messages->say(opened.error());
        return false;
    }
    if (!mayClose())
        return false;
    closeEventFile();
    auto &session = **opened;
    const QString path = pathText(session.path());
    const std::string name = session.event().details.name;
    m_settings.remember({path, fieldText(name), toQt(session.uuid())});
    if (!app::isSharedAddress(session.path()))
        m_settings.lastFolder = QFileInfo(path).path();
    writeSettings(m_services.settingsFile, m_settings);

    showOpened(OpenEvent(std::move(*opened)));
    showSaved();
    showTitle(toQt(name));
    showRecent();
    return true;
}

void MainWindow::saveCopy()
{
    auto &session = m_event->document().session();
    const QString suggestion = freePathBeside(placeFor(session), tr("copy"));
    const auto target = m_services.prompts.saveFile(this, tr("Save a copy"), suggestion,
                                                    tr("Arbiter events (*.arbiter)"));
    if (!target)
        return;
    if (const auto saved = session.saveCopy(toPath(*target)); !saved)
        m_messages->say(saved.error());
    else
        m_messages->say(MessageBar::Tone::Done,
                        tr("A copy was written to %1.").arg(shownPath(*target)));
}

bool MainWindow::mayClose()
{
    m_patient->forget();
    const auto kept = m_event ? m_event->drafts().save() : core::Expected<void, app::Failure>();
    if (!kept
        && !m_services.prompts.confirm(
            this,
            {tr("Typed and not entered"),
             tr("What you typed and did not enter cannot be kept, and is lost when the event is "
                "closed now.\n%1")
                 .arg(failureText(kept.error())),
             tr("Close all the same")}))
        return false;
    const int waiting = m_event ? m_event->document().acts().waiting() : 0;
    return waiting == 0
        || m_services.prompts.confirm(
            this,
            {tr("Not recorded yet"),
             tr("%n act(s) wait until another program has done with the file. They are lost when "
                "the event is closed now.",
                nullptr, waiting),
             tr("Close all the same")});
}

} // namespace ui
