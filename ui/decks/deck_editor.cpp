// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck_editor.h"

#include "core/text.h"
#include "ui/words/text.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QMimeData>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStringListModel>
#include <QTextBlock>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr qsizetype fewestLetters = 2;

/// "3x ", "3 ", or nothing: what stands ahead of a title.
qsizetype titleStart(const QString &line)
{
    static const QRegularExpression copies(u"^\\s*(\\d+\\s*x?\\s+)?"_s);
    return copies.match(line).capturedLength();
}

} // namespace

DeckEditor::DeckEditor(const QString &objectName, const QString &accessibleName,
                       const rules::IdentityFinder &identities, rules::Side side, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_identities(identities)
    , m_side(side)
    , m_offered(new QStringListModel(this))
    , m_completer(new QCompleter(m_offered, this))
{
    setObjectName(objectName);
    setAccessibleName(accessibleName);
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    const rules::CardLibrary &library = identities.library();
    for (const rules::CardId id : library.byTitle())
        if (library[id].side() == side)
            m_titles.append({toQt(library[id].title), toQt(core::folded(library[id].title))});
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setWidget(this);
    m_completer->popup()->setAccessibleName(tr("Card titles"));
    connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
            [this](const QModelIndex &index) { insertTitle(index.data().toString()); });
}

QStringList DeckEditor::titlesFor(const QString &typed, bool counted) const
{
    constexpr std::size_t mostIdentities = 8;
    QStringList titles;
    if (!counted)
        for (const rules::CardId id : m_identities.find(fromQt(typed), m_side, mostIdentities,
                                                        rules::IdentityFinder::Guesses::No))
            titles.append(toQt(m_identities.library()[id].title));
    const QString folded = toQt(core::folded(fromQt(typed)));
    for (const Title &title : m_titles)
        if (title.folded.contains(folded) && !titles.contains(title.text))
            titles.append(title.text);
    return titles;
}

void DeckEditor::replaceLine(int line, const QString &title)
{
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    if (!block.isValid())
        return;
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor,
                        static_cast<int>(titleStart(block.text())));
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    cursor.insertText(title);
}

void DeckEditor::replaceText(int line, const QString &text, const QString &replacement)
{
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    const bool whole = toQt(core::tidied(fromQt(block.text()))) == text;
    const bool counted = titleStart(replacement) > 0;
    const auto at = whole ? 0 : block.text().indexOf(text);
    if (!block.isValid() || at < 0 || (whole && !counted)) {
        replaceLine(line, replacement);
        return;
    }
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, static_cast<int>(at));
    if (whole)
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    else
        cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor,
                            static_cast<int>(text.size()));
    cursor.insertText(replacement);
}

void DeckEditor::keyPressEvent(QKeyEvent *event)
{
    if (m_completer->popup()->isVisible()) {
        switch (event->key()) {
        case Qt::Key_Enter:
        case Qt::Key_Return:
        case Qt::Key_Tab:
            insertTitle(m_completer->popup()->currentIndex().data().toString());
            m_completer->popup()->hide();
            return;
        case Qt::Key_Escape:
            m_completer->popup()->hide();
            return;
        default:
            break;
        }
    }
    QPlainTextEdit::keyPressEvent(event);
    if (!event->text().isEmpty() && event->text().front().isPrint())
        complete();
    else
        m_completer->popup()->hide();
}

void DeckEditor::complete()
{
    const QTextCursor cursor = textCursor();
    const QString line = cursor.block().text();
    const qsizetype start = titleStart(line);
    const QString typed = line.mid(start).trimmed();
    if (!cursor.atBlockEnd() || typed.size() < fewestLetters) {
        m_completer->popup()->hide();
        return;
    }
    const QStringList titles = titlesFor(typed, !line.left(start).trimmed().isEmpty());
    if (titles.isEmpty() || titles == QStringList{typed}) {
        m_completer->popup()->hide();
        return;
    }
    m_offered->setStringList(titles);
    auto *list = m_completer->popup();
    list->setCurrentIndex(m_completer->completionModel()->index(0, 0));
    QRect place = cursorRect();
    place.setWidth(list->sizeHintForColumn(0) + list->verticalScrollBar()->sizeHint().width());
    m_completer->complete(place);
}

void DeckEditor::insertTitle(const QString &title)
{
    replaceLine(textCursor().blockNumber() + 1, title);
    moveCursor(QTextCursor::EndOfBlock);
}

bool DeckEditor::canInsertFromMimeData(const QMimeData *source) const
{
    return source->hasUrls() || QPlainTextEdit::canInsertFromMimeData(source);
}

void DeckEditor::insertFromMimeData(const QMimeData *source)
{
    const auto urls = source->urls();
    if (!urls.isEmpty() && urls.front().isLocalFile())
        Q_EMIT fileDropped(urls.front().toLocalFile());
    else
        QPlainTextEdit::insertFromMimeData(source);
}

} // namespace ui

#include "moc_deck_editor.cpp"
