// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A window at a shared event on a real screen, with the standings on its wall. It says on standard
// output, in a line, what stands in its table of pairings and on its wall whenever that changes,
// and ends with its standard input.
//
// ui_watching_desk FOLDER ADDRESS
#include "ui/desk.h"

#include "ui/acts/action_registry.h"
#include "ui/look/appearance.h"
#include "ui/look/language.h"
#include "ui/projector/wall_window.h"
#include "ui/services/desktop_prompts.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/table_view.h"
#include "ui/words/text.h"

#include <cstdio>

#include <QAbstractItemModel>
#include <QAction>
#include <QApplication>
#include <QListWidget>
#include <QLocale>
#include <QSocketNotifier>
#include <QStandardPaths>
#include <QTimer>

using namespace Qt::Literals::StringLiterals;

namespace {

/// The cells of the table as they are shown, and the wall in the order of reading.
QString seen(const ui::MainWindow &window)
{
    QStringList words;
    if (const auto *table = window.findChild<ui::TableView *>(u"pairingsTable"_s);
        table && table->isVisible())
        for (int row = 0; row < table->model()->rowCount(); ++row)
            for (int column = 0; column < table->model()->columnCount(); ++column)
                words.append(table->model()->index(row, column).data().toString());
    for (const auto *widget : QApplication::topLevelWidgets())
        if (const auto *wall = qobject_cast<const ui::WallWindow *>(widget);
            wall && wall->isVisible())
            if (const auto *view = wall->findChild<QWidget *>(u"wall"_s))
                words.append(u"WALL "_s + view->accessibleDescription());
    return words.join(u'|').replace(u'\n', u'/');
}

} // namespace

int main(int argc, char **argv)
{
    QLocale::setDefault(QLocale::c());
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    const ui::Translation english(u"en"_s);
    ui::applyAppearance(application);
    ui::applyTheme(ui::Theme::Light, {});
    const QString folder = QString::fromLocal8Bit(argv[1]);
    ui::DesktopPrompts prompts;
    ui::MainWindow window({prompts, folder + u"/settings.ini"_s, folder + u"/data"_s,
                           folder + u"/documents"_s, "ben", core::systemTime,
                           [] { return std::uint64_t{42}; }});
    window.resize(900, 560);
    window.show();
    window.openFile(QString::fromLocal8Bit(argv[2]));
    if (!window.eventView()) {
        std::fprintf(stderr, "%s\n", ui::fromQt(window.messages().text()).c_str());
        return 1;
    }
    window.findChild<QListWidget *>(u"wallMode"_s)->setCurrentRow(2); // the standings
    window.actions().action("wall.show"_L1)->trigger();
    window.actions().action("page.round"_L1)->trigger();
    QSocketNotifier ended(0, QSocketNotifier::Read);
    QObject::connect(&ended, &QSocketNotifier::activated, &application, &QApplication::quit);
    QString told;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &application, [&] {
        if (const QString now = seen(window); now != told) {
            std::printf("%s\n", ui::fromQt(now).c_str());
            std::fflush(stdout);
            told = now;
        }
    });
    look.start(5);
    return QApplication::exec();
}
