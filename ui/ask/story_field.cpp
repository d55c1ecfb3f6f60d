// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "story_field.h"

#include "ui/ask/ask_text.h"
#include "ui/look/semantic_colors.h"
#include "ui/words/text.h"

#include <QAbstractTextDocumentLayout>
#include <QHelpEvent>
#include <QMimeData>
#include <QRegularExpression>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int narrowestField = 24;
constexpr int mostUsual = 60;

/// A line break of what is pasted is a blank, a blank line begins another line.
QString withoutBreaks(const QString &text)
{
    static const QRegularExpression between(u"\\n\\s*\\n"_s);
    QString plain = text;
    plain.replace(u"\r\n"_s, u"\n"_s);
    QStringList paragraphs;
    for (const QString &paragraph : plain.split(between))
        paragraphs.append(QString(paragraph).replace(u'\n', u' '));
    return paragraphs.join(u'\n');
}

int lettersIn(const QString &line, std::size_t bytes)
{
    return static_cast<int>(toQt(fromQt(line).substr(0, bytes)).size());
}

} // namespace

StoryField::StoryField(QWidget *parent) : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &StoryField::fit);
}

int StoryField::lineCount() const
{
    // Its size is counted in lines.
    return static_cast<int>(document()->documentLayout()->documentSize().height());
}

/// A bar beside a text that has room would take width from it, and cost it another line.
void StoryField::fit()
{
    setVerticalScrollBarPolicy(lineCount() > m_most ? Qt::ScrollBarAsNeeded
                                                    : Qt::ScrollBarAlwaysOff);
    updateGeometry();
}

void StoryField::setLines(int least, int most)
{
    m_least = least;
    m_most = std::max(least, most);
    fit();
}

int StoryField::height(int lines) const
{
    const double margins = 3 * document()->documentMargin() + 1; // less, and it would scroll
    return lines * fontMetrics().lineSpacing() + static_cast<int>(std::ceil(margins))
        + 2 * frameWidth();
}

QSize StoryField::sizeHint() const
{
    return {mostUsual * fontMetrics().averageCharWidth(),
            height(std::clamp(lineCount(), m_least, m_most))};
}

QSize StoryField::minimumSizeHint() const
{
    return {narrowestField * fontMetrics().averageCharWidth(), sizeHint().height()};
}

void StoryField::show(const Story &story)
{
    const QStringList told = linesOf(story);
    if (told == m_lines && lines() != told) { // he is at it
        if (lines().mid(0, told.size()) == told)
            mark(story);
        return;
    }
    m_lines = told;
    const QString text = told.join(u'\n');
    if (toPlainText() != text) {
        const bool fresh = lines().isEmpty();
        const int line = textCursor().blockNumber();
        const int letter = textCursor().positionInBlock();
        setPlainText(text);
        QTextCursor cursor = textCursor();
        cursor.movePosition(QTextCursor::End);
        if (!fresh && line + 1 < told.size())
            cursor.setPosition(document()->findBlockByNumber(line).position()
                               + std::min(letter, static_cast<int>(told[line].size())));
        setTextCursor(cursor);
    }
    m_behind = !told.isEmpty() && textCursor().atEnd();
    document()->clearUndoRedoStacks();
    ensureCursorVisible();
    mark(story);
}

/// Who goes on behind the story does not spoil its last line.
void StoryField::goOn()
{
    if (std::exchange(m_behind, false) && textCursor().atEnd() && !textCursor().hasSelection()
        && lines() == m_lines)
        textCursor().insertBlock();
}

QTextCursor StoryField::pieceOf(std::size_t line, saying::Span span) const
{
    const QTextBlock block = document()->findBlockByNumber(static_cast<int>(line));
    QTextCursor cursor(document());
    const auto place = [&block](std::size_t bytes) {
        return block.position() + lettersIn(block.text(), bytes);
    };
    cursor.setPosition(place(span.begin));
    cursor.setPosition(place(span.end), QTextCursor::KeepAnchor);
    return cursor;
}

void StoryField::mark(const Story &story)
{
    QList<QTextEdit::ExtraSelection> marks;
    const auto add = [&](std::size_t line, saying::Span span, const std::string &says, bool read) {
        QTextEdit::ExtraSelection piece;
        piece.cursor = pieceOf(line, span);
        piece.format.setUnderlineStyle(read ? QTextCharFormat::DashUnderline
                                            : QTextCharFormat::WaveUnderline);
        piece.format.setUnderlineColor(colorOf(read ? Meaning::Timed : Meaning::Wrong, palette()));
        piece.format.setToolTip(read ? capitalized(toQt(says)) : toQt(says));
        if (piece.cursor.hasSelection())
            marks.append(piece);
    };
    for (std::size_t i = 0; i < story.size(); ++i) {
        if (document()->findBlockByNumber(static_cast<int>(i)).text() != story[i]->words)
            break; // an empty line stands in between
        for (const saying::Open &open : story[i]->reading.open)
            add(i, open.span, open.says, false);
        for (const saying::Chip &chip : story[i]->reading.chips)
            if (chip.guessed)
                add(i, chip.span, chip.says, true);
    }
    setExtraSelections(marks);
}

void StoryField::choose(std::size_t line, saying::Span span)
{
    setTextCursor(pieceOf(line, span));
    setFocus();
}

bool StoryField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if ((key->matches(QKeySequence::Undo) && !document()->isUndoAvailable())
            || (key->matches(QKeySequence::Redo) && !document()->isRedoAvailable())) {
            event->ignore(); // QPlainTextEdit would claim it in any case
            return false;
        }
    }
    return QPlainTextEdit::event(event);
}

void StoryField::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fit(); // with another width it has other lines
    ensureCursorVisible();
}

bool StoryField::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int at = cursorForPosition(help->pos()).position();
    for (const QTextEdit::ExtraSelection &mark : extraSelections())
        if (mark.cursor.selectionStart() <= at && at <= mark.cursor.selectionEnd()) {
            QToolTip::showText(help->globalPos(), mark.format.toolTip(), this);
            return true;
        }
    return QPlainTextEdit::viewportEvent(event);
}

void StoryField::insertFromMimeData(const QMimeData *source)
{
    if (!source->hasText())
        return;
    goOn();
    insertPlainText(withoutBreaks(source->text()));
}

void StoryField::inputMethodEvent(QInputMethodEvent *event)
{
    if (!event->commitString().isEmpty() || !event->preeditString().isEmpty())
        goOn();
    QPlainTextEdit::inputMethodEvent(event);
}

void StoryField::mousePressEvent(QMouseEvent *event)
{
    m_behind = false; // he has put the cursor there
    QPlainTextEdit::mousePressEvent(event);
}

void StoryField::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Escape) {
        event->ignore();
    } else if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        if ((event->modifiers() & Qt::ShiftModifier) != 0)
            textCursor().insertBlock();
        else
            Q_EMIT sent();
        ensureCursorVisible();
    } else if (QTextCursor below = textCursor(); key == Qt::Key_Down
               && event->modifiers() == Qt::NoModifier && !below.movePosition(QTextCursor::Down)) {
        Q_EMIT leftDown();
    } else {
        const QString text = event->text();
        if (!text.isEmpty() && text[0].isLetterOrNumber())
            goOn();
        else if (!text.isEmpty() || key == Qt::Key_Right || key == Qt::Key_End)
            m_behind = false; // a comma goes on in the line
        QPlainTextEdit::keyPressEvent(event);
    }
}

} // namespace ui

#include "moc_story_field.cpp"
