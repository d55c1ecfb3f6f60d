// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

namespace ui {

class ActionRegistry;

/// What is done most, for the mouse; hidden and shown by its action in the View menu. The keyboard
/// has the same actions by their keys, so Tab does not stop here.
class ToolBar : public QToolBar {
    Q_OBJECT
public:
    ToolBar(const ActionRegistry &actions, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fitToLetters();
};

} // namespace ui
