// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace ui {

/// A line that is typed, sent with Enter and empty again. Escape backs out; while the line has
/// nothing of its own to undo, Ctrl+Z is the event's undo.
class EntryLine : public QLineEdit {
    Q_OBJECT
public:
    EntryLine(const QString &objectName, const QString &accessibleName, QWidget *parent = nullptr);

    /// The words that stand in it while it is empty are shown whole.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Puts a text there that starts a fresh history of edits.
    void restart(const QString &text = {});

Q_SIGNALS:
    void escaped();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace ui
