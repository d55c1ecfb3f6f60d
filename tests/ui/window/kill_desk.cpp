// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A window that somebody works in without a pause, to be killed. It says on standard output how
// many acts the window has told its user to be done. As a control, "early" says it ahead of the
// act.
//
// ui_kill_desk FOLDER EVENT [early]
#include "ui/desk.h"

#include "ui/acts/act_queue.h"
#include "ui/look/language.h"
#include "ui/widgets/message_bar.h"
#include "ui/words/text.h"

#include <cstdio>

#include <QApplication>
#include <QLocale>
#include <QStandardPaths>

using namespace Qt::Literals::StringLiterals;

namespace {

void say(int acknowledged)
{
    std::printf("%d\n", acknowledged);
    std::fflush(stdout);
}

/// One act by keyboard or menu; false where the window did not say that it is done.
bool work(testing::Desk &desk, int number)
{
    desk.window.messages().clear();
    if (number % 3 == 2) {
        desk.act("clock.run");
    } else {
        const QString result = number % 3 == 0 ? u"2-0"_s : u"0-2"_s;
        desk.report(1, result);
        if (desk.window.messages().tone() == ui::MessageBar::Tone::Warning)
            desk.key(Qt::Key_Return); // a correction is asked about first
    }
    return desk.window.messages().isVisible()
        && desk.window.messages().tone() == ui::MessageBar::Tone::Done
        && desk.window.eventView()->document().acts().waiting() == 0;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QLocale::setDefault(QLocale::c());
    QStandardPaths::setTestModeEnabled(true);
    const QApplication application(argc, argv);
    const ui::Translation english(u"en"_s);
    testing::Desk desk(QString::fromLocal8Bit(argv[1]));
    desk.window.openFile(QString::fromLocal8Bit(argv[2]));
    desk.act("page.round");
    const bool early = argc > 3;
    for (int number = 0;; ++number) {
        if (early)
            say(number + 1);
        if (!work(desk, number)) {
            std::fprintf(stderr, "not done: %s\n", ui::fromQt(desk.message()).c_str());
            return 1;
        }
        if (!early)
            say(number + 1);
        QApplication::processEvents();
    }
}
