// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_view.h"

#include "ui/widgets/padded_style.h"

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

namespace ui {

TableView::TableView(const QString &objectName, const QString &accessibleName, QWidget *parent)
    : QTableView(parent)
{
    setObjectName(objectName);
    setAccessibleName(accessibleName);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    padCells(*this);
    padCells(*horizontalHeader());
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setMinimumSectionSize(fontMetrics().averageCharWidth() * 6);
}

void TableView::setEmptyText(const QString &text)
{
    m_emptyText = text;
    setAccessibleDescription(text);
    viewport()->update();
}

void TableView::show(QAbstractItemModel &model, std::initializer_list<int> stretched)
{
    setModel(&model);
    auto *header = horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_stretched = stretched;
    stretch();
    connect(&model, &QAbstractItemModel::modelReset, this, &TableView::stretch);
}

void TableView::stretch()
{
    auto *header = horizontalHeader();
    int others = 0;
    int headings = 0;
    for (int column = 0; column < header->count(); ++column) {
        if (m_stretched.contains(column))
            headings += isColumnHidden(column) ? 0 : header->sectionSizeHint(column);
        else
            others += header->sectionSize(column);
    }
    const auto mode = others + headings <= viewport()->width() ? QHeaderView::Stretch
                                                               : QHeaderView::ResizeToContents;
    for (const int column : std::as_const(m_stretched))
        header->setSectionResizeMode(column, mode);
}

void TableView::resizeEvent(QResizeEvent *event)
{
    stretch();
    QTableView::resizeEvent(event);
}

QList<int> TableView::selectedRows() const
{
    QList<int> rows;
    if (!selectionModel())
        return rows;
    const auto indexes = selectionModel()->selectedRows();
    for (const auto &index : indexes)
        rows.append(index.row());
    std::ranges::sort(rows);
    return rows;
}

void TableView::enter()
{
    setFocus();
    if (selectedRows().isEmpty())
        pick(std::max(0, currentIndex().row()));
}

void TableView::pick(int row)
{
    if (row < 0 || row >= model()->rowCount())
        return;
    const auto index = model()->index(row, std::max(0, currentIndex().column()));
    selectionModel()->setCurrentIndex(
        index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
}

QString TableView::selectionAsText() const
{
    QString text;
    const auto rows = selectedRows();
    for (const int row : rows) {
        for (int column = 0, first = true; column < model()->columnCount(); ++column) {
            if (isColumnHidden(column))
                continue;
            if (!first)
                text += u'\t';
            first = false;
            text += model()->index(row, column).data().toString();
        }
        text += u'\n';
    }
    return text;
}

void TableView::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (!model() || model()->rowCount() > 0 || m_emptyText.isEmpty())
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(24, 24, -24, -24),
                     static_cast<int>(Qt::AlignCenter) | static_cast<int>(Qt::TextWordWrap),
                     m_emptyText);
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        QGuiApplication::clipboard()->setText(selectionAsText());
        return;
    }
    QTableView::keyPressEvent(event);
}

} // namespace ui

#include "moc_table_view.cpp"
