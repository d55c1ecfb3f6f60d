// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace ui {

/// Qt makes rich text of whatever looks like it: a player named "<img src=…>" would have a label, a
/// message box or a tooltip read that file. As long as this object lives, every text of the
/// application is shown as it was typed unless its label asks for rich text by name.
class PlainWords : public QObject {
    Q_OBJECT

public:
    explicit PlainWords(QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace ui
