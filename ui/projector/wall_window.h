// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QScreen>
#include <QWidget>

namespace ui {

class Projector;
struct Settings;

/// Names a screen for ever: by its serial number where it tells one, else by where it is plugged
/// in.
[[nodiscard]] QString screenKey(const QScreen &screen);

/// The window on the second screen. It remembers which one that was, leaves the TO's own screen
/// alone when the cable is pulled, and returns when it is plugged in again. The keyboard stays at
/// the desk: the wall never has it, not even when it is clicked.
class WallWindow : public QWidget {
    Q_OBJECT
public:
    /// `desk` is the window of the TO: its screen is not the wall unless it is the only one.
    WallWindow(Projector &projector, Settings &settings, QWidget &desk);

    [[nodiscard]] bool wanted() const { return m_wanted; }
    void setWanted(bool wanted);
    /// The screen to use from now on, and at the next start.
    void choose(const QScreen &screen);
    /// The key of the screen that is, or would be, the wall; empty: none.
    [[nodiscard]] QString chosenScreen() const;
    /// Where it is, or what it waits for, in words.
    [[nodiscard]] QString stateText() const;

Q_SIGNALS:
    /// Shown, hidden or moved to another screen, or the screens there are have changed.
    void placeChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void place();
    void screenGone(const QScreen *screen);
    [[nodiscard]] QScreen *wallScreen() const;

    Projector &m_projector;
    Settings &m_settings;
    QWidget &m_desk;
    QPointer<QScreen> m_on;
    bool m_wanted = false;
};

} // namespace ui
