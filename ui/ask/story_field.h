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
    /// Puts the story there, a fresh line behind it, and its marks. Who changes a line stays in it.
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
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QTextCursor pieceOf(std::size_t line, saying::Span span) const;
    [[nodiscard]] int height(int lines) const;
    void mark(const Story &story);

    int m_least = 1;
    int m_most = 1;
    QStringList m_lines; ///< of the story that is shown
};

} // namespace ui
