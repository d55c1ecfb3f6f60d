// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window with a large event: how long until another page stands there, painted, until a key
// shows on the page for rulings, and how much memory all of it takes. Without a display.
#include "bench_support.h"

#include "app/session/session.h"
#include "tournament/acts/generator.h"
#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/look/appearance.h"
#include "ui/services/desktop_prompts.h"
#include "ui/window/main_window.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QTemporaryDir>

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int players = 300;
constexpr int rounds = 8;
constexpr int visits = 20; ///< of each page

void writeEvent(const std::filesystem::path &path)
{
    tournament::GeneratorOptions options;
    options.players = players;
    options.rounds = rounds;
    options.profile = tournament::profiles().front();
    const auto generated = tournament::generateEvent(options);
    auto session = app::Session::create(path, generated.acts.front().command, {});
    for (std::size_t i = 1; session && i < generated.acts.size(); ++i) {
        if (!(*session)->perform(generated.acts[i].command))
            std::exit(1);
    }
    if (!session)
        std::exit(1);
}

/// Megabytes of this process in memory.
double resident()
{
    std::ifstream status("/proc/self/status");
    std::string line;
    while (std::getline(status, line))
        if (line.starts_with("VmRSS:"))
            return std::strtod(line.c_str() + 6, nullptr) / 1024;
    return 0;
}

void print(const char *what, const char *of, std::vector<double> samples)
{
    constexpr double bar = 50;
    const double worst = quantile(samples, 0.99) * 1e3;
    std::printf("%-40s median %8.2f ms   p99 %8.2f ms   bar %6.0f ms   %s\n",
                (std::string("window: ") + what + of).c_str(), quantile(samples, 0.5) * 1e3, worst,
                bar, worst < bar ? "reached" : "MISSED");
}

/// A dispute typed into the page for rulings, each key painted; what it comes to is worked out
/// while nobody types.
void typeDispute(ui::MainWindow &window)
{
    window.actions().action(ui::act::rulesAsk)->trigger();
    (void)window.grab();
    auto *field = qobject_cast<QPlainTextEdit *>(QApplication::focusWidget());
    for (auto *each : window.findChildren<QPlainTextEdit *>())
        if (!field && each->isVisible() && !each->isReadOnly())
            field = each;
    if (!field)
        std::exit(1);
    std::vector<double> samples;
    for (const QChar key : u"Runner encounters Tollbooth on HQ with Femme Fatale and 2 credits. "
                           "The Corp has Ash in the root and 3 credits. Can he jack out?"_s)
        samples.push_back(secondsOf([&] {
            QKeyEvent pressed(QEvent::KeyPress, 0, Qt::NoModifier, QString(key));
            QApplication::sendEvent(field, &pressed);
            QApplication::processEvents();
            (void)window.grab();
        }));
    print("a key on the page for rulings", "", std::move(samples));
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    ui::applyAppearance(*qApp);
    const QTemporaryDir folder;
    const QString event = folder.filePath(u"large.arbiter"_s);
    writeEvent(event.toStdString());

    ui::DesktopPrompts prompts;
    ui::Services services{
        prompts,          folder.filePath(u"settings.ini"_s), folder.path(), folder.path(), "bench",
        core::systemTime, [] { return std::uint64_t{1}; }};
    ui::MainWindow window(services);
    window.show();
    const double opening = secondsOf([&] {
        window.openFile(event);
        (void)window.grab();
    });
    if (!window.eventView())
        return 1;
    std::printf("%-40s %8.1f ms\n", "window: open 300 players, 8 rounds", opening * 1e3);

    QList<QAction *> pages;
    for (auto *action : window.actions().all())
        if (action->objectName().startsWith("page."_L1))
            pages.append(action);
    for (int visit = 0; visit < 2; ++visit) // the first one lays everything out
        for (auto *page : pages)
            page->trigger();
    for (auto *page : pages) {
        std::vector<double> samples;
        for (int visit = 0; visit < visits; ++visit) {
            auto *other = pages.front() == page ? pages.back() : pages.front();
            other->trigger();
            (void)window.grab();
            samples.push_back(secondsOf([&] {
                page->trigger();
                (void)window.grab(); // painted, whatever else is pending
            }));
        }
        print("show ", page->objectName().toUtf8().constData(), std::move(samples));
    }
    typeDispute(window);
    constexpr double memoryBar = 200;
    const double memory = resident();
    std::printf("%-40s %8.0f MB   bar %6.0f MB   %s\n", "window: memory", memory, memoryBar,
                memory < memoryBar ? "reached" : "MISSED");
}
