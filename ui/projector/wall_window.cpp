// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wall_window.h"

#include "ui/look/settings.h"
#include "ui/projector/projector.h"
#include "ui/projector/wall_view.h"
#include "ui/words/text.h"

#include <QCloseEvent>
#include <QGuiApplication>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace ui {

QString screenKey(const QScreen &screen)
{
    return screen.serialNumber().isEmpty()
        ? screen.name()
        : screen.manufacturer() + u' ' + screen.model() + u' ' + screen.serialNumber();
}

WallWindow::WallWindow(Projector &projector, Settings &settings, QWidget &desk)
    : m_projector(projector), m_settings(settings), m_desk(desk)
{
    setObjectName("wallWindow"_L1);
    setWindowTitle(tr("Arbiter – wall"));
    setAttribute(Qt::WA_QuitOnClose, false); // the desk is the program
    setWindowFlag(Qt::WindowDoesNotAcceptFocus);
    setAttribute(Qt::WA_ShowWithoutActivating);
    resize(960, 540);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *view = new WallView(projector, tr("Wall"), this);
    view->setObjectName("wall"_L1);
    layout->addWidget(view);
    connect(qGuiApp, &QGuiApplication::screenAdded, this, [this] { place(); });
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &WallWindow::screenGone);
}

void WallWindow::setWanted(bool wanted)
{
    if (m_wanted == wanted)
        return;
    m_wanted = wanted;
    place();
}

void WallWindow::choose(const QScreen &screen)
{
    m_settings.wallScreen = screenKey(screen);
    place();
}

QString WallWindow::chosenScreen() const
{
    const auto *screen = wallScreen();
    return screen ? screenKey(*screen) : m_settings.wallScreen;
}

QScreen *WallWindow::wallScreen() const
{
    const auto screens = QGuiApplication::screens();
    const auto find = [&](const auto &is) {
        const auto found = std::ranges::find_if(screens, is);
        return found == screens.end() ? nullptr : *found;
    };
    if (!m_settings.wallScreen.isEmpty())
        return find(
            [this](QScreen *screen) { return screenKey(*screen) == m_settings.wallScreen; });
    return find([this](QScreen *screen) { return screen != m_desk.screen(); });
}

void WallWindow::place()
{
    QScreen *screen = m_wanted ? wallScreen() : nullptr;
    if (screen) {
        m_settings.wallScreen = screenKey(*screen);
        m_on = screen;
        setScreen(screen);
        setCursor(Qt::BlankCursor);
        setGeometry(screen->geometry());
        showFullScreen();
    } else if (m_wanted && m_settings.wallScreen.isEmpty()) {
        m_on = m_desk.screen(); // one screen only: a window to be moved or shared
        unsetCursor();
        showNormal();
    } else {
        m_on = nullptr;
        hide();
    }
    Q_EMIT placeChanged();
}

void WallWindow::screenGone(const QScreen *screen)
{
    if (m_on == screen)
        m_on = nullptr;
    // Qt has moved its windows to another screen by now, and that is the one the TO works on.
    place();
}

QString WallWindow::stateText() const
{
    if (!m_wanted)
        return tr("Not on the wall.");
    if (m_on && isFullScreen())
        return tr("On the wall: %1, %2 × %3")
            .arg(shownLine(m_on->name()), QString::number(m_on->size().width()),
                 QString::number(m_on->size().height()));
    if (m_on)
        return tr("No second screen is connected: the wall is a window that can be moved.");
    return tr("The screen %1 is not connected; the wall returns with it.")
        .arg(m_settings.wallScreen);
}

void WallWindow::resizeEvent(QResizeEvent *event)
{
    m_projector.setWallSize(event->size());
    QWidget::resizeEvent(event);
}

void WallWindow::closeEvent(QCloseEvent *event)
{
    setWanted(false);
    event->accept();
}

} // namespace ui

#include "moc_wall_window.cpp"
