// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/projector/screens.h"
#include "ui/qt_catch.h"

#include "ui/acts/action_registry.h"
#include "ui/projector/wall_window.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QWindow>

#include <QtGui/private/qguiapplication_p.h>
#include <qpa/qplatformintegration.h>
#include <qpa/qplatformnativeinterface.h>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

void plug(const std::initializer_list<testing::TestScreen> &screens)
{
    auto *native = QGuiApplicationPrivate::platformIntegration()->nativeInterface();
    const auto set = reinterpret_cast<void (*)(QJsonObject, QPlatformNativeInterface *)>(
        native->nativeResourceForIntegration("setConfiguration"));
    REQUIRE(set);
    set(testing::screens(screens), native);
    QApplication::processEvents();
}

/// Both screens plugged in, whatever the test before did.
struct TwoScreens {
    TwoScreens() { plug({testing::deskScreen, testing::wallScreen}); }
};

struct WallDesk : TwoScreens, Desk {
    explicit WallDesk(const QString &folder = {}) : Desk(folder)
    {
        if (!folder.isEmpty())
            return;
        createEvent(u"Wall"_s);
        addPlayers({u"Aster"_s, u"Bryony"_s});
        pairRound();
        act("page.projector");
    }
    ui::WallWindow *wall()
    {
        for (auto *widget : QApplication::topLevelWidgets())
            if (auto *wall = qobject_cast<ui::WallWindow *>(widget))
                return wall;
        return nullptr;
    }
    bool checked(const char *id)
    {
        return window.actions().action(QLatin1StringView(id))->isChecked();
    }
};

} // namespace

TEST_CASE("F11 fills the second screen and leaves the keyboard at the desk")
{
    WallDesk desk;
    REQUIRE(QGuiApplication::screens().size() == 2);
    CHECK_FALSE(desk.wall()->isVisible());
    desk.key(Qt::Key_F11);
    REQUIRE(desk.wall()->isVisible());
    CHECK(desk.wall()->isFullScreen());
    CHECK(desk.wall()->screen()->name() == QString(testing::wallName));
    CHECK(desk.wall()->geometry() == testing::wallScreen.place);
    CHECK(desk.label("wallState").startsWith(u"On the wall: Projector, 1920 × 1080"_s));
    CHECK(desk.find("wallScreen").isEnabled());
    CHECK(desk.find<QComboBox>("wallScreen").currentText().startsWith(u"Projector"_s));
    auto *view = desk.wall()->findChild<QWidget *>(u"wall"_s);
    REQUIRE(view);
    CHECK(view->size() == testing::wallScreen.place.size());
    CHECK(view->accessibleDescription().contains(u"Aster"_s));
    CHECK_FALSE(view->grab().toImage().isNull());
}

TEST_CASE("a pulled cable hides the wall, and it returns with the cable")
{
    WallDesk desk;
    desk.act("wall.show");
    plug({testing::deskScreen});
    REQUIRE(QGuiApplication::screens().size() == 1);
    CHECK_FALSE(desk.wall()->isVisible()); // not on the organizer's own screen
    CHECK(desk.label("wallState").contains(u"Projector is not connected"_s));
    CHECK(desk.checked("wall.show"));
    plug({testing::deskScreen, testing::wallScreen});
    REQUIRE(desk.wall()->isVisible());
    CHECK(desk.wall()->screen()->name() == QString(testing::wallName));
    CHECK(desk.wall()->isFullScreen());
    CHECK(desk.wall()->geometry() == testing::wallScreen.place);
    // Another one that is plugged in does not take its place.
    plug({testing::deskScreen, {"Television"_L1, {1280, 0, 1024, 768}}});
    CHECK_FALSE(desk.wall()->isVisible());
}

TEST_CASE("the screen that was chosen is remembered at the next start")
{
    const QTemporaryDir folder;
    const testing::TestScreen television{"Television"_L1, {3200, 0, 1024, 768}};
    QString path;
    {
        WallDesk desk(folder.path());
        plug({testing::deskScreen, testing::wallScreen, television});
        desk.createEvent(u"Remembered"_s);
        path = QString::fromStdString(desk.session().path().string());
        desk.act("page.projector");
        auto &screens = desk.find<QComboBox>("wallScreen");
        const int index = screens.findText(u"Television"_s, Qt::MatchStartsWith);
        REQUIRE(index >= 0);
        screens.setCurrentIndex(index);
        Q_EMIT screens.activated(index);
        desk.act("wall.show");
        CHECK(desk.wall()->screen()->name() == u"Television"_s);
        desk.window.close();
    }
    Desk desk(folder.path());
    plug({testing::deskScreen, testing::wallScreen, television});
    desk.window.openFile(path);
    desk.act("wall.show");
    for (auto *widget : QApplication::topLevelWidgets())
        if (auto *wall = qobject_cast<ui::WallWindow *>(widget))
            CHECK(wall->screen()->name() == u"Television"_s);
}

TEST_CASE("with one screen the wall is a window, for sharing or moving")
{
    WallDesk desk;
    plug({testing::deskScreen});
    desk.act("wall.show");
    CHECK(desk.wall()->isVisible());
    CHECK_FALSE(desk.wall()->isFullScreen());
    CHECK(desk.wall()->windowHandle()->flags().testFlag(Qt::WindowDoesNotAcceptFocus));
    CHECK(desk.label("wallState").contains(u"No second screen"_s));
    plug({testing::deskScreen, testing::wallScreen});
    CHECK(desk.wall()->isFullScreen());
    CHECK(desk.wall()->screen()->name() == QString(testing::wallName));
}

TEST_CASE("the wall never has the keyboard")
{
    WallDesk desk;
    desk.act("result.enter");
    auto *line = QApplication::focusWidget();
    // Without a window manager every window that appears is made active, whatever it asks for.
    const auto manageWindows = [&desk] {
        QApplication::processEvents();
        desk.window.activateWindow();
        QApplication::processEvents();
    };
    desk.key(Qt::Key_F11);
    REQUIRE(desk.wall()->isVisible());
    // What a window manager goes by (WM_HINTS, WS_EX_NOACTIVATE), full screen or not.
    CHECK(desk.wall()->windowHandle()->flags().testFlag(Qt::WindowDoesNotAcceptFocus));
    CHECK(desk.wall()->testAttribute(Qt::WA_ShowWithoutActivating));
    manageWindows();
    CHECK(QApplication::focusWidget() == line);
    QTest::mouseClick(desk.wall(), Qt::LeftButton);
    CHECK(QApplication::focusWidget() == line);
    desk.type(u"1"_s);
    CHECK(desk.find<QLineEdit>("resultTable").text() == u"1"_s);
    desk.key(Qt::Key_F11);
    CHECK_FALSE(desk.wall()->isVisible());
}

TEST_CASE("the wall goes when the event is closed")
{
    WallDesk desk;
    desk.act("wall.show");
    desk.act("file.close");
    CHECK_FALSE(desk.wall());
}
