// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two programs at one shared event, on a screen with a window manager, worked by real keys.
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "app/session/sharing.h"
#include "support/child.h"
#include "support/postgres_server.h"
#include "ui/words/text.h"

#include <chrono>
#include <cstdlib>

#include <QDir>
#include <QImage>
#include <QStandardPaths>

using namespace Qt::Literals::StringLiterals;
using support::Child;
using support::PostgresServer;
using testing::Desk;

namespace {

constexpr auto serverCommand = "Xvfb -displayfd 1 -nolisten tcp -screen 0 1500x1130x24 2>/dev/null";

bool canBeShown()
{
    for (const auto &program : {u"Xvfb"_s, u"openbox"_s, u"xdotool"_s, u"import"_s})
        if (QStandardPaths::findExecutable(program).isEmpty()) {
            WARN(ui::fromQt(program) << " is not installed: two windows are not tested here");
            return false;
        }
    return true;
}

/// A screen that nobody sees, with a window manager.
class HiddenScreen {
public:
    HiddenScreen()
        : m_server(serverCommand)
        , m_display(":" + m_server.answer().value())
        , m_manager("env DISPLAY=" + m_display + " openbox 2>/dev/null")
    {
    }
    HiddenScreen(const HiddenScreen &) = delete;
    HiddenScreen &operator=(const HiddenScreen &) = delete;
    ~HiddenScreen()
    {
        m_manager.kill();
        m_server.kill();
    }
    [[nodiscard]] const std::string &display() const { return m_display; }
    /// Of xdotool and import; whether it went well.
    [[nodiscard]] bool run(const std::string &command) const
    {
        return std::system(("DISPLAY=" + m_display + ' ' + command).c_str()) == 0;
    }
    [[nodiscard]] QImage picture(const QString &path) const
    {
        REQUIRE(run("import -window root '" + ui::fromQt(path) + '\''));
        return QImage(path);
    }

private:
    Child m_server;
    std::string m_display;
    Child m_manager;
};

/// A program of its own on that screen, in a folder of its own; its first answer is its number.
std::string shown(const HiddenScreen &screen, const std::string &desk, const QString &folder,
                  const std::string &command)
{
    QDir().mkpath(folder);
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const std::string home = ui::fromQt(folder);
    return "env -u QT_QPA_PLATFORM DISPLAY=" + screen.display()
        + " LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb HOME=" + home + " XDG_CONFIG_HOME=" + home
        + "/config XDG_DATA_HOME=" + home + "/data XDG_RUNTIME_DIR=" + home
        + " USER=ada ARBITER_DESK=" + desk + " sh -c 'echo $$; exec " + command + '\'';
}

/// A round of two tables with one result, in the database; its address.
QString sharedRound(const PostgresServer &server)
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s});
    desk.pairRound();
    desk.report(2, u"2-0"_s);
    const auto shared = app::shareEvent(desk.session().path(), server.address(), {});
    REQUIRE(shared);
    return ui::pathText(shared->address);
}

/// Lines until one holds these words; empty when the program has ended.
std::string waitFor(const Child &child, const std::string &words)
{
    while (const auto line = child.answer())
        if (line->find(words) != std::string::npos)
            return *line;
    return {};
}

} // namespace

TEST_CASE("a result typed at one window is on the screen and the wall of the other",
          "[.long][long]")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server || !canBeShown())
        return;
    const QString address = sharedRound(*server);
    const QTemporaryDir folder;
    const HiddenScreen screen;
    const std::string quoted = '"' + ui::fromQt(address) + '"';
    const Child back(shown(screen, "back", folder.filePath(u"back"_s),
                           std::string(UI_WATCHING_DESK) + ' '
                               + ui::fromQt(folder.filePath(u"back"_s)) + ' ' + quoted));
    const std::string backNumber = back.answer().value();
    REQUIRE_FALSE(waitFor(back, "WALL").empty());
    const Child front(shown(screen, "front", folder.filePath(u"front"_s),
                            std::string(UI_ARBITER) + ' ' + quoted + " 2>/dev/null"));
    const std::string frontNumber = front.answer().value();
    const auto place = [&](const std::string &number, const std::string &name,
                           const std::string &where) {
        return screen.run("sh -c 'xdotool search --sync --onlyvisible --all --pid " + number
                          + " --name \"" + name + "\" windowmove " + where + "'");
    };
    REQUIRE(place(frontNumber, "Harbour Open", "0 0 windowsize 900 540"));
    REQUIRE(place(backNumber, "Harbour Open", "0 570"));
    REQUIRE(place(backNumber, "wall", "910 0 windowsize 580 540"));
    REQUIRE(screen.run("sh -c 'xdotool search --onlyvisible --all --pid " + frontNumber
                       + " --name \"Harbour Open\" windowactivate --sync'"));
    const QString pictures = qEnvironmentVariable("ARBITER_PICTURES", folder.path());
    const QImage before = screen.picture(pictures + u"/two-windows-before.png"_s);

    // The page of a running round is open, and its line waits for a table.
    REQUIRE(screen.run("xdotool type --delay 20 1"));
    REQUIRE(screen.run("xdotool key Return"));
    REQUIRE(screen.run("xdotool type --delay 20 2-0"));
    REQUIRE(screen.run("xdotool key Return"));
    const auto typed = std::chrono::steady_clock::now();
    const std::string seen = waitFor(back, "Standings after round 1");
    const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - typed);
    CAPTURE(seen);
    // Both results in the table, and both winners first on the wall.
    CHECK(seen.find("|4–0|") != seen.rfind("|4–0|"));
    CHECK(took.count() < 5000);
    WARN("seen on the other's screen and wall " << took.count() << " ms after the last key");
    const QImage after = screen.picture(pictures + u"/two-windows-after.png"_s);
    const QRect table(0, 570, 900, 540);
    const QRect wall(910, 0, 580, 540);
    CHECK(before.copy(table) != after.copy(table));
    CHECK(before.copy(wall) != after.copy(wall));
    const auto held = app::Session::open(ui::toPath(address), {}, true);
    REQUIRE(held);
    CHECK((*held)->log().back().actor == "ada @ front");
    front.kill();
    back.kill();
}
