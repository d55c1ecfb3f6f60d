// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/look/appearance.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/services/desktop_prompts.h"
#include "ui/window/event_view.h"
#include "ui/window/main_window.h"
#include "ui/window/program.h"
#include "ui/words/text.h"

#include <optional>
#include <random>

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QIcon>
#include <QLocale>
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

struct MainWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Program)
};

/// What the command line asks for, done once.
struct Wish {
    QString file;
    QLatin1StringView action; ///< empty: none
    QLatin1StringView page;   ///< of the file; empty: the one an event begins with
};

Wish readArguments(const QApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(MainWords::tr("The desk of a tournament organizer"));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption create(u"new"_s, MainWords::tr("Begin a new event"));
    const QCommandLineOption demo(u"demo"_s, MainWords::tr("Try Arbiter on an invented event"));
    parser.addOptions({create, demo});
    parser.addPositionalArgument(u"file"_s, MainWords::tr("An event to open"));
    parser.process(application);
    Wish wish;
    if (const auto files = parser.positionalArguments(); !files.isEmpty())
        wish.file = files.front();
    if (parser.isSet(create))
        wish.action = ui::act::newEvent;
    else if (parser.isSet(demo))
        wish.action = ui::act::demoEvent;
    return wish;
}

/// The language of the settings, or of the desktop.
QString spoken(const ui::Services &world)
{
    return ui::languageFor(ui::readSettings(world.settingsFile).language, QLocale::system());
}

/// Shows a window until it is closed; then, when another language was chosen, what the next one is
/// to show.
std::optional<Wish> showWindow(ui::Program &program, const ui::Services &world, const Wish &wish)
{
    const QString language = spoken(world);
    QLocale::setDefault(ui::localeFor(language, QLocale::system()));
    const ui::Translation translation(language);
    ui::MainWindow window(world);
    std::optional<Wish> next;
    QObject::connect(&window, &ui::MainWindow::languageChosen, &window, [&window, &next] {
        next.emplace();
        if (auto *view = window.eventView()) {
            next->file = ui::pathText(view->document().session().path());
            next->page = view->page();
        }
        window.close();
        QCoreApplication::quit();
    });
    program.onFailure([&window](const app::Failure &failure) { window.closeAfter(failure); });
    window.show();
    if (!wish.file.isEmpty())
        window.openFile(wish.file);
    if (window.eventView() && !wish.page.isEmpty())
        window.eventView()->showPage(wish.page);
    if (!wish.action.isEmpty())
        QMetaObject::invokeMethod(
            &window, [&] { window.actions().action(wish.action)->trigger(); },
            Qt::QueuedConnection);
    QApplication::exec();
    program.onFailure({});
    return next;
}

} // namespace

int main(int argc, char **argv)
{
    ui::Program application(argc, argv);
    QApplication::setApplicationName(u"arbiter"_s);
    QApplication::setApplicationDisplayName(u"Arbiter"_s);
    QApplication::setApplicationVersion(QStringLiteral(ARBITER_VERSION));
    QGuiApplication::setDesktopFileName(u"alt.arbiter.desk"_s);
    QApplication::setWindowIcon(QIcon(u":/icons/alt.arbiter.desk.svg"_s));

    ui::DesktopPrompts prompts;
    const auto world = services(prompts);
    std::optional<Wish> wish;
    {
        const ui::Translation translation(spoken(world));
        wish = readArguments(application);
    }
    const auto settings = ui::readSettings(world.settingsFile);
    ui::applyAppearance(*qApp);
    ui::applyTheme(settings.theme, {});
    ui::applyLetters(settings.letters);
    while (wish)
        wish = showWindow(application, world, *wish);
}
