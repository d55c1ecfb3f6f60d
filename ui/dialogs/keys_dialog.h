// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QMenuBar;

namespace ui {

/// One sheet with every key of the window, menu by menu, and how results are typed.
class KeysDialog : public QDialog {
    Q_OBJECT
public:
    explicit KeysDialog(const QMenuBar &menus, QWidget *parent = nullptr);
};

} // namespace ui
