// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Paints every page and dialog into a folder: ui_screenshots FOLDER. Run by scripts/screenshots.
#include "desk.h"

#include "ui/appearance.h"

#include <cstdio>

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QImage>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QStandardPaths>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

class Camera {
public:
    Camera(const QDir &folder, const QString &theme) : m_folder(folder), m_theme(theme) { }

    void take(QWidget &widget, const QString &name) const
    {
        QApplication::processEvents();
        const QString path = m_folder.filePath(name + u'-' + m_theme + ".png"_L1);
        if (!widget.grab().toImage().convertToFormat(QImage::Format_RGB888).save(path, "PNG", 0))
            throw std::runtime_error("cannot write " + path.toStdString());
    }

    /// Opens the dialog of this action, fills it and dismisses it again.
    void dialog(Desk &desk, const char *action, const QString &name,
                const std::function<void(QDialog &)> &fill = {}) const
    {
        desk.prompts.dialogs.emplace_back([&](QDialog &dialog) {
            if (fill)
                fill(dialog);
            dialog.show();
            take(dialog, name);
            return false;
        });
        desk.act(action);
        QApplication::setActiveWindow(&desk.window);
    }

private:
    QDir m_folder;
    QString m_theme;
};

void takeAll(const Camera &camera)
{
    Desk desk;
    desk.act("file.demo");
    desk.act("file.close");
    desk.createEvent(u"Harbour Open"_s);
    desk.act("page.players");
    camera.take(desk.window, u"players-empty"_s);
    desk.act("page.round");
    camera.take(desk.window, u"round-empty"_s);
    desk.act("file.close");
    camera.take(desk.window, u"start"_s);
    camera.dialog(desk, "file.new", u"dialog-new-event"_s, [](QDialog &dialog) {
        dialog.findChild<QLineEdit *>(u"eventName"_s)->setText(u"Harbour Open"_s);
    });

    desk.act("file.demo");
    desk.act("result.enter");
    desk.typeLine(QString::number(tournament::missingResults(desk.event(), 3).front()));
    desk.type(u"c r"_s);
    camera.take(desk.window, u"round"_s);
    desk.find<QLineEdit>("resultText").setText(u"3-0"_s);
    desk.key(Qt::Key_Return);
    camera.take(desk.window, u"round-refusal"_s);
    desk.find<QLineEdit>("resultText").setText(u"2-0"_s);
    desk.key(Qt::Key_Return);
    camera.take(desk.window, u"round-done"_s);
    desk.select("pairingsTable", {5, 6});
    camera.dialog(desk, "round.swap", u"dialog-swap"_s);
    desk.act("page.standings");
    camera.take(desk.window, u"standings"_s);

    desk.act("page.players");
    desk.select("playersTable", {2});
    camera.take(desk.window, u"players"_s);
    camera.dialog(desk, "player.edit", u"dialog-player"_s);
    camera.dialog(desk, "penalty.record", u"dialog-penalty"_s);
    camera.dialog(desk, "player.paste", u"dialog-paste"_s, [](QDialog &dialog) {
        dialog.findChild<QPlainTextEdit *>()->setPlainText(u"Sorrel\nTansy; NBN: Making News"_s);
    });
    desk.act("player.drop");
    desk.act("page.round");
    desk.reportAll(u"1-1"_s);
    desk.act("round.pair");
    camera.take(desk.window, u"proposal"_s);
    desk.click("cancelProposal");
    desk.act("edit.undo");
    desk.act("edit.undo");
    desk.act("page.log");
    desk.select("logTable", {7});
    camera.take(desk.window, u"log"_s);
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QLocale::setDefault(QLocale::c());
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"arbiter"_s);
    if (argc != 2 || !QDir().mkpath(QString::fromLocal8Bit(argv[1]))) {
        std::fputs("usage: ui_screenshots FOLDER\n", stderr);
        return 2;
    }
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    QApplication::setStyle(u"Fusion"_s);
    ui::applyAppearance(application);
    try {
        takeAll({folder, u"light"_s});
        QApplication::setPalette(ui::darkPalette());
        takeAll({folder, u"dark"_s});
    } catch (const std::exception &error) {
        std::fprintf(stderr, "ui_screenshots: %s\n", error.what());
        return 1;
    }
    return 0;
}
