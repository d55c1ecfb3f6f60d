// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace ui {

/// As long as this object lives, Enter presses the button that has the focus, as Space does. Qt
/// leaves that to the push buttons of dialogs.
class EnterPresses : public QObject {
    Q_OBJECT

public:
    explicit EnterPresses(QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace ui
