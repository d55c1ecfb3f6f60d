// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace ui {

/// A line that is typed, sent with Enter and empty again. Escape backs out; while the line has
/// nothing of its own to undo, Ctrl+Z is the event's undo. Who comes back finds all that was left
/// in it selected: what he types next is never joined to it.
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
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    bool m_entering = false; ///< by the press of the mouse that goes on
    bool m_inDialog = false; ///< another window of ours has the keyboard
};

} // namespace ui
