// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_view.h"

#include "ui/marks/faction_mark.h"
#include "ui/widgets/padded_style.h"
#include "ui/words/text.h"

#include <algorithm>
#include <cmath>

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>

namespace ui {

namespace {

constexpr int leastMark = 16;  ///< pixels; crisp from here on
constexpr int utmostName = 48; ///< letters; a wider column of names loses its row

bool cutsNames(const std::vector<ColumnNeed> &needs, const std::vector<int> &widths)
{
    for (std::size_t i = 0; i < needs.size(); ++i)
        if (needs[i].kind == ColumnKind::Name && widths[i] < needs[i].whole)
            return true;
    return false;
}

} // namespace

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
    const int mark = std::max(leastMark, fontMetrics().ascent());
    setIconSize({static_cast<int>(std::ceil(mark * marksAspect)), mark});
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    padCells(*this);
    padCells(*horizontalHeader());
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setMinimumSectionSize(letter() * 6);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &TableView::measure);
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &TableView::measureSoon);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, &TableView::sectionResized);
    connect(horizontalHeader(), &QHeaderView::sectionHandleDoubleClicked, this, [this](int column) {
        m_chosen.remove(column);
        measure();
        Q_EMIT widthChosen();
    });
}

void TableView::setEmptyText(const QString &text)
{
    m_emptyText = text;
    setAccessibleDescription(text);
    viewport()->update();
}

void TableView::show(QAbstractItemModel &model, const ColumnKinds &kinds)
{
    setModel(&model);
    const auto again = [this](auto signal) {
        connect(this->model(), signal, this, &TableView::measureSoon);
    };
    again(&QAbstractItemModel::modelReset);
    again(&QAbstractItemModel::rowsInserted);
    again(&QAbstractItemModel::rowsRemoved);
    again(&QAbstractItemModel::dataChanged);
    again(&QAbstractItemModel::headerDataChanged);
    setKinds(kinds);
}

void TableView::setKinds(const ColumnKinds &kinds)
{
    m_kinds = kinds;
    measureSoon();
}

void TableView::setChosenWidths(const QMap<int, double> &widths)
{
    m_chosen = widths;
    measureSoon();
}

void TableView::setWrapped(int column)
{
    m_wrapped = column;
    setWordWrap(true);
    verticalHeader()->setMinimumSectionSize(verticalHeader()->defaultSectionSize());
    measureSoon();
}

int TableView::letter() const { return fontMetrics().averageCharWidth(); }

void TableView::measureSoon()
{
    m_measured = false;
    if (isVisible())
        m_soon.start();
    // else it is measured when it is shown
}

void TableView::measure()
{
    if (!model())
        return;
    hideSilentNotes();
    spare({});
    m_measured = true;
    m_needs.clear();
    for (int column = 0; column < model()->columnCount(); ++column)
        if (!isColumnHidden(column))
            m_needs.emplace_back(column, needOf(column));
    shareRoom();
}

void TableView::hideSilentNotes()
{
    const QScopedValueRollback sharing(m_sharing, true);
    for (const int column : std::as_const(m_kinds.notes)) {
        if (isColumnHidden(column) && !m_silent.contains(column))
            continue; // somebody else's wish
        bool says = model()->rowCount() == 0;
        for (int row = 0; !says && row < model()->rowCount(); ++row)
            says = !model()->index(row, column).data().toString().isEmpty();
        setColumnHidden(column, !says);
        m_silent.removeAll(column);
        if (!says)
            m_silent.append(column);
    }
}

ColumnNeed TableView::needOf(int column) const
{
    ColumnNeed need;
    need.least = horizontalHeader()->sectionSizeHint(column);
    if (const auto chosen = m_chosen.constFind(column); chosen != m_chosen.constEnd()) {
        need.whole = std::max(need.least, qRound(*chosen * letter()));
        return need;
    }
    need.whole = std::max(need.least, sizeHintForColumn(column));
    need.utmost = std::max(need.whole, utmostName * letter());
    if (column == m_wrapped) // two lines, and one where there is room for it
        need.whole = std::max(need.least, need.whole / 2 + letter() * 4);
    if (m_kinds.names.contains(column))
        need.kind = ColumnKind::Name;
    else if (m_kinds.notes.contains(column))
        need.kind = ColumnKind::Note;
    return need;
}

void TableView::spare(const QList<int> &columns)
{
    const QScopedValueRollback sharing(m_sharing, true);
    for (const int column : std::as_const(m_spared))
        setColumnHidden(column, false);
    m_spared = columns;
    for (const int column : columns)
        setColumnHidden(column, true);
}

void TableView::shareRoom()
{
    QList<int> wanted; // spare ones, as far as there is room
    for (const auto &[column, need] : m_needs)
        if (m_kinds.spare.contains(column))
            wanted.append(column);
    for (QList<int> spared;; spared.append(wanted.takeLast())) {
        QList<int> columns;
        std::vector<ColumnNeed> needs;
        for (const auto &[column, need] : m_needs)
            if (!spared.contains(column)) {
                columns.append(column);
                needs.push_back(need);
            }
        const auto widths = columnWidths(needs, viewport()->width());
        if (!wanted.isEmpty() && cutsNames(needs, widths))
            continue;
        spare(spared);
        const QScopedValueRollback sharing(m_sharing, true);
        for (std::size_t i = 0; i < widths.size(); ++i)
            setColumnWidth(columns[static_cast<qsizetype>(i)], widths[i]);
        if (m_wrapped >= 0)
            resizeRowsToContents();
        return;
    }
}

void TableView::sectionResized(int column, int before, int now)
{
    if (m_sharing)
        return;
    if (before > 0 && now > 0) {
        m_chosen[column] = static_cast<double>(now) / letter();
        if (m_wrapped >= 0)
            resizeRowsToContents();
        Q_EMIT widthChosen();
    } else {
        measureSoon(); // a column was hidden or shown
    }
}

void TableView::resizeEvent(QResizeEvent *event)
{
    shareRoom();
    QTableView::resizeEvent(event);
}

void TableView::showEvent(QShowEvent *event)
{
    if (!m_measured)
        measure();
    QTableView::showEvent(event);
}

void TableView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        measureSoon();
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
            text += withoutIsolates(model()->index(row, column).data().toString());
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
