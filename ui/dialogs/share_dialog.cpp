// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share_dialog.h"

#include "ui/words/text.h"

#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

DatabaseDialog::Words shareWords(const app::Session &session)
{
    const auto last = session.seal();
    const int acts = last ? static_cast<int>(last->seq) : 0;
    const QString file = shownLine(QFileInfo(pathText(session.path())).fileName());
    return {u"shareDialog"_s, ShareDialog::tr("Share this event"),
            //: 1 is a file
            ShareDialog::tr("The event is copied into a PostgreSQL database, all %n act(s) of it, "
                            "just as they are. Every desk opens it there by its address, and this "
                            "window goes on there, too. %1 stays as it is and takes no further "
                            "part.",
                            nullptr, acts)
                .arg(file),
            ShareDialog::tr("Share")};
}

} // namespace

ShareDialog::ShareDialog(const app::Session &session, app::Environment environment,
                         const QString &address, QWidget *parent)
    : DatabaseDialog(shareWords(session), address, parent)
    , m_file(session.path())
    , m_environment(std::move(environment))
{
}

void ShareDialog::accept()
{
    work(tr("Copying the event…"),
         [this, file = m_file, path = toPath(address()), by = m_environment] {
             return [this, shared = app::shareEvent(file, path, by)] {
                 if (!shared) {
                     say(failureText(shared.error()));
                     return;
                 }
                 m_shared = *shared;
                 QDialog::accept();
             };
         });
}

} // namespace ui

#include "moc_share_dialog.cpp"
