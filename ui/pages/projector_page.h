// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

class QComboBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;

namespace ui {

class Projector;
class WallView;
class WallWindow;

/// The wall at the desk: what it shows, a live miniature of it, and its keys.
class ProjectorPage : public Page {
    Q_OBJECT
public:
    ProjectorPage(const PageContext &context, Projector &projector, WallWindow &wall,
                  QWidget *parent = nullptr);

    void update(const tournament::ChangeSet &changes) override;
    void updateActions() override;
    void activate() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void connectActions();
    void fillModes();
    void fillScreens();
    void fillChoices();
    void showState();

    Projector &m_projector;
    WallWindow &m_wall;
    QListWidget *m_modes = nullptr;
    QPlainTextEdit *m_announcement = nullptr;
    QComboBox *m_screens = nullptr;
    QComboBox *m_colours = nullptr;
    QComboBox *m_speed = nullptr;
    QLabel *m_state = nullptr;
    WallView *m_miniature = nullptr;
};

} // namespace ui
