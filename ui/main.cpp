// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/appearance.h"
#include "ui/desktop_prompts.h"
#include "ui/main_window.h"
#include "ui/settings.h"

#include <random>

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QStandardPaths>

using namespace Qt::Literals::StringLiterals;

namespace {

ui::Services services(ui::Prompts &prompts)
{
    using Paths = QStandardPaths;
    ui::Services result{prompts, {}, {}, {}, {}, core::systemTime, [] {
                            // Any number will do: it is recorded with the event.
                            std::random_device device;
                            return std::uint64_t{device()};
                        }};
    result.dataFolder = Paths::writableLocation(Paths::AppDataLocation);
    result.settingsFile =
        QDir(Paths::writableLocation(Paths::AppConfigLocation)).filePath(u"arbiter.ini"_s);
    result.documentsFolder = Paths::writableLocation(Paths::DocumentsLocation);
    const QString user = qEnvironmentVariable("USER", qEnvironmentVariable("USERNAME"));
    result.actor = (user.isEmpty() ? u"desk"_s : user).toStdString();
    return result;
}

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    QApplication::setApplicationName(u"arbiter"_s);
    QApplication::setApplicationDisplayName(u"Arbiter"_s);
    QApplication::setApplicationVersion(QStringLiteral(ARBITER_VERSION));

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "The desk of a tournament organizer"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(u"file"_s,
                                 QCoreApplication::translate("main", "An event to open"));
    parser.process(application);

    ui::DesktopPrompts prompts;
    const auto world = services(prompts);
    const auto settings = ui::readSettings(world.settingsFile);
    ui::applyAppearance(*qApp);
    ui::applyTheme(settings.theme, {});
    ui::applyLetters(settings.letters);
    ui::MainWindow window(world);
    window.show();
    if (const auto files = parser.positionalArguments(); !files.isEmpty())
        window.openFile(files.front());
    return QApplication::exec();
}
