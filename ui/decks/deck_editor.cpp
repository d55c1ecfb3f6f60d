// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck_editor.h"

#include "core/text.h"
#include "ui/models/rows_model.h"
#include "ui/words/text.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QMimeData>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStandardItemModel>
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
                       const rules::CardLibrary &library, rules::Side side, QWidget *parent)
    : QPlainTextEdit(parent), m_completer(new QCompleter(this))
{
    setObjectName(objectName);
    setAccessibleName(accessibleName);
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    auto *titles = new QStandardItemModel(m_completer);
    for (const rules::CardId id : library.byTitle()) {
        if (library[id].side() != side)
            continue;
        auto *item = new QStandardItem(toQt(library[id].title));
        item->setData(toQt(core::folded(library[id].title)), foldedRole);
        titles->appendRow(item);
    }
    m_completer->setModel(titles);
    m_completer->setCompletionRole(foldedRole);
    m_completer->setFilterMode(Qt::MatchContains);
    m_completer->setWidget(this);
    m_completer->popup()->setAccessibleName(tr("Card titles"));
    connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
            [this](const QModelIndex &index) { insertTitle(index.data().toString()); });
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
    const QString typed = line.mid(titleStart(line)).trimmed();
    if (!cursor.atBlockEnd() || typed.size() < fewestLetters) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->setCompletionPrefix(toQt(core::folded(fromQt(typed))));
    const bool exact = m_completer->completionCount() == 1
        && m_completer->currentIndex().data().toString() == typed;
    if (m_completer->completionCount() == 0 || exact) {
        m_completer->popup()->hide();
        return;
    }
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
