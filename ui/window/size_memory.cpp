// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "size_memory.h"

#include "ui/widgets/table_view.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QScreen>
#include <QSplitter>

namespace ui {

namespace {

int letterOf(const QWidget &widget) { return widget.fontMetrics().averageCharWidth(); }

double letters(int pixels, const QWidget &widget)
{
    return static_cast<double>(pixels) / letterOf(widget);
}

int pixels(double letters, const QWidget &widget) { return qRound(letters * letterOf(widget)); }

} // namespace

SizeMemory::SizeMemory(QWidget &window, ChosenSizes &sizes)
    : QObject(&window), m_window(window), m_sizes(sizes)
{
    qApp->installEventFilter(this);
}

bool SizeMemory::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Polish) {
        if (auto *splitter = qobject_cast<QSplitter *>(watched); splitter && isOurs(*splitter))
            adopt(*splitter);
        else if (auto *table = qobject_cast<TableView *>(watched); table && isOurs(*table))
            adopt(*table);
        else if (auto *dialog = qobject_cast<QDialog *>(watched); dialog && isOurs(*dialog))
            enlarge(*dialog);
    } else if (event->type() == QEvent::Show) {
        if (const auto *dialog = qobject_cast<QDialog *>(watched); dialog && isOurs(*dialog))
            m_shown[dialog] = dialog->size();
    } else if (event->type() == QEvent::Hide) {
        if (const auto *dialog = qobject_cast<QDialog *>(watched); dialog && isOurs(*dialog))
            noteSize(*dialog);
    }
    return QObject::eventFilter(watched, event);
}

bool SizeMemory::isOurs(const QWidget &widget) const
{
    if (widget.objectName().isEmpty())
        return false;
    const QWidget *above = &widget;
    while (above && above != &m_window)
        above = above->parentWidget();
    return above != nullptr;
}

void SizeMemory::adopt(QSplitter &splitter)
{
    if (const auto chosen = m_sizes.constFind(splitter.objectName());
        chosen != m_sizes.constEnd() && chosen->size() == splitter.count()) {
        QList<int> sizes;
        for (const double size : *chosen)
            sizes.append(pixels(size, splitter));
        splitter.setSizes(sizes);
    }
    connect(&splitter, &QSplitter::splitterMoved, this, [this, &splitter] {
        QList<double> sizes;
        for (const int size : splitter.sizes())
            sizes.append(letters(size, splitter));
        m_sizes[splitter.objectName()] = sizes;
    });
}

void SizeMemory::adopt(TableView &table)
{
    QMap<int, double> widths;
    const auto chosen = m_sizes.value(table.objectName()); // pairs of a column and its width
    for (qsizetype i = 0; i + 1 < chosen.size(); i += 2)
        widths[static_cast<int>(chosen[i])] = chosen[i + 1];
    table.setChosenWidths(widths);
    connect(&table, &TableView::widthChosen, this, [this, &table] {
        QList<double> pairs;
        for (auto width = table.chosenWidths().begin(); width != table.chosenWidths().end();
             ++width)
            pairs.append({static_cast<double>(width.key()), width.value()});
        m_sizes[table.objectName()] = pairs;
    });
}

void SizeMemory::enlarge(QDialog &dialog)
{
    const auto chosen = m_sizes.value(dialog.objectName());
    if (chosen.size() == 2)
        dialog.resize(QSize(pixels(chosen[0], dialog), pixels(chosen[1], dialog))
                          .boundedTo(dialog.screen()->availableSize()));
}

void SizeMemory::noteSize(const QDialog &dialog)
{
    const auto shown = m_shown.find(&dialog);
    if (shown == m_shown.end())
        return;
    if (*shown != dialog.size())
        m_sizes[dialog.objectName()] = {letters(dialog.width(), dialog),
                                        letters(dialog.height(), dialog)};
    m_shown.erase(shown);
}

} // namespace ui

#include "moc_size_memory.cpp"
