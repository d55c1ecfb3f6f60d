// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does with an event that several desks share.
#include "ui/window/main_window.h"

#include "app/session/sharing.h"
#include "ui/dialogs/open_shared_dialog.h"
#include "ui/dialogs/share_dialog.h"
#include "ui/services/prompts.h"
#include "ui/widgets/eliding_label.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/event_view.h"
#include "ui/words/text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct SharedWords {
    Q_DECLARE_TR_FUNCTIONS(ui::MainWindow)
};

QString deskText(const app::DeskLine &desk)
{
    if (desk.readsOnly)
        //: a desk, who sits there
        return SharedWords::tr("%1 (%2) looks on").arg(toQt(desk.desk), toQt(desk.actor));
    //: a desk, who sits there, what he did last
    return SharedWords::tr("%1 (%2): %3")
        .arg(toQt(desk.desk), toQt(desk.actor),
             desk.lastAct.empty() ? SharedWords::tr("nothing yet") : toQt(desk.lastAct));
}

MessageBar::Offer copyOffer(const QString &address)
{
    return {SharedWords::tr("Copy the address"),
            [address] { QGuiApplication::clipboard()->setText(address); }};
}

} // namespace

QString MainWindow::lastDatabase() const
{
    for (const auto &recent : m_settings.recentFiles)
        if (app::isSharedAddress(toPath(recent.path)))
            return recent.path.section(u'#', 0, 0);
    return {};
}

void MainWindow::openShared()
{
    OpenSharedDialog dialog(m_opener.quietly(), lastDatabase(), this);
    if (m_services.prompts.run(dialog))
        openFile(dialog.chosen());
}

void MainWindow::share()
{
    auto &session = m_event->document().session();
    if (app::isSharedAddress(session.path())) {
        const QString here = pathText(session.path());
        m_messages->say(MessageBar::Tone::Done,
                        tr("This event is shared. Every desk opens it as\n%1").arg(shownPath(here)),
                        {copyOffer(here)});
        return;
    }
    if (!mayClose()) // what is not recorded yet would stay behind
        return;
    ShareDialog dialog(session, m_opener.quietly(), lastDatabase(), this);
    if (!m_services.prompts.run(dialog))
        return;
    const QString address = pathText(dialog.shared().address);
    openFile(address);
    if (m_event && m_event->document().session().path() == dialog.shared().address)
        m_messages->say(MessageBar::Tone::Done,
                        tr("The event is shared, and goes on there. Every desk opens it as\n%1")
                            .arg(shownPath(address)),
                        {copyOffer(address)});
}

void MainWindow::showDesks()
{
    const auto &session = m_event->document().session();
    QStringList all{shownPath(pathText(session.path()))};
    QStringList others;
    int here = 0;
    for (const app::DeskLine &desk : app::desksOf(session)) {
        if (!desk.here)
            continue;
        ++here;
        all.append(deskText(desk));
        if (desk.desk != session.desk())
            others.append(deskText(desk));
    }
    if (here > 0)
        m_saved->setText(tr("%1 · %n desk(s)", nullptr, here).arg(m_saved->text()));
    m_saved->setToolTip(all.join(u'\n'));
    m_desks->setWords(others.join(u" · "_s));
    m_desks->setToolTip(others.join(u'\n'));
    m_desks->setVisible(!others.isEmpty());
}

void MainWindow::leaveWhenBack(const app::Leaving &leaving)
{
    m_leaving.push_back(
        m_opener.leaveWhenBack(leaving, [this](const app::LeaveWhenBack::Outcome &outcome) {
            QMetaObject::invokeMethod(
                this, [this, outcome] { sayLeft(outcome); }, Qt::QueuedConnection);
        }));
}

void MainWindow::sayLeft(const app::LeaveWhenBack::Outcome &outcome)
{
    const QString file = shownPath(pathText(outcome.file));
    if (outcome.marked) {
        m_messages->say(
            MessageBar::Tone::Done,
            tr("The server is back, and the shared event is marked as left: it says that the event "
               "goes on in %1. Share that file again to go on there.")
                .arg(file));
        return;
    }
    if (outcome.holdsAll()) {
        m_messages->say(MessageBar::Tone::Done,
                        tr("The server is back, and the shared event holds every act of %1: go on "
                           "there.")
                            .arg(file));
        return;
    }
    m_messages->say(MessageBar::Tone::Warning,
                    tr("The server is back, and others went on in the shared event: both stay as "
                       "they are. Up to act %1 they are the same; behind it %4 has %2 acts, the "
                       "shared event %3. Compare their logs, and go on with one of them.")
                        .arg(outcome.both.common)
                        .arg(outcome.both.here - outcome.both.common)
                        .arg(outcome.both.there - outcome.both.common)
                        .arg(file));
}

} // namespace ui
