// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ask/story.h"

#include <QPlainTextEdit>

namespace ui {

/// Where a judge tells what happened: one text that he goes on with or changes anywhere. Enter has
/// it read, Shift+Enter begins a line of its own, and what was not understood is underlined. While
/// the text has nothing of its own to undo, Ctrl+Z is the page's.
class StoryField : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit StoryField(QWidget *parent = nullptr);

    /// Grows with its text from so many lines to so many.
    void setLines(int least, int most);
    /// Puts the story there with its marks. What is typed next begins a line of its own, unless one
    /// goes into the story first; who changes a line stays in it.
    void show(const Story &story);
    /// What stands there, read or not.
    [[nodiscard]] QStringList lines() const { return linesOf(toPlainText()); }
    /// A piece of the story, to type other words in its place.
    void choose(std::size_t line, saying::Span span);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void sent();
    /// Down, out of the last line.
    void leftDown();

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QTextCursor pieceOf(std::size_t line, saying::Span span) const;
    [[nodiscard]] int height(int lines) const;
    [[nodiscard]] int lineCount() const;
    void fit();
    void mark(const Story &story);
    void goOn();

    int m_least = 1;
    int m_most = 1;
    QStringList m_lines;   ///< of the story that is shown
    bool m_behind = false; ///< the cursor stands behind it, where nobody has put it
};

} // namespace ui
