// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compared_tables.h"

#include "ui/ask/moment_strip.h"
#include "ui/ask/play_table.h"
#include "ui/ask/unlike_boxes.h"
#include "ui/words/text.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int narrowTables = 40; ///< letters: below that one stands under the other

QString momentText(const rulings::PlayedOut &out)
{
    const auto &moment = out.moment;
    if (out.to != rulings::PlayedTo::End)
        return ComparedTables::tr("It does not come further: %1").arg(toQt(out.why));
    if (moment.winner != rulings::Winner::Nobody)
        return moment.winner == rulings::Winner::Corp ? ComparedTables::tr("The Corp has won.")
                                                      : ComparedTables::tr("The Runner has won.");
    return moment.step < moment.structure->steps.size()
        ? stepText(moment.structure->steps[moment.step])
        : QString();
}

QString unlikeText(std::size_t acts, int unlike)
{
    if (acts == 0)
        return unlike == 0
            ? ComparedTables::tr("Before the first act both tables are the same.")
            : ComparedTables::tr("Before the first act: %n thing(s) marked ≠ differ.", nullptr,
                                 unlike);
    return unlike == 0
        ? ComparedTables::tr("After act %1 both tables are the same.").arg(acts)
        : ComparedTables::tr("After act %1: %n thing(s) marked ≠ differ.", nullptr, unlike)
              .arg(acts);
}

} // namespace

ComparedTables::ComparedTables(QWidget *parent)
    : QWidget(parent), m_unlike(new QLabel(this)), m_halves(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName("askBoth"_L1);
    m_unlike->setObjectName("askUnlike"_L1);
    m_unlike->setWordWrap(true);
    const std::array<QString, 2> titles{tr("Table of this line"), tr("Table it is compared with")};
    for (std::size_t i = 0; i < m_half.size(); ++i) {
        Half &half = m_half[i];
        const QString number = QString::number(i + 1);
        half.name = new QLabel(this);
        half.name->setObjectName(u"askBothName"_s + number);
        half.moment = new QLabel(this);
        half.moment->setObjectName(u"askBothMoment"_s + number);
        half.playOn = new QPushButton(i == 0 ? tr("P&lay on") : tr("Play on"), this);
        half.playOn->setObjectName(u"askPlayOn"_s + number);
        half.playOn->setAccessibleName(i == 0 ? tr("Play on from this moment")
                                              : tr("Play on with the line that was kept"));
        half.playOn->setToolTip(half.playOn->accessibleName());
        half.table = new PlayTable(PlayTable::For::Looking, this);
        half.table->setObjectName(u"askBothTable"_s + number);
        half.table->setAccessibleName(titles[i]);
        for (QLabel *label : {half.name, half.moment}) {
            label->setTextFormat(Qt::PlainText);
            label->setWordWrap(true);
        }
        QFont bold = font();
        bold.setBold(true);
        half.name->setFont(bold);
        auto *column = new QVBoxLayout;
        column->setSpacing(2);
        column->addWidget(half.name);
        column->addWidget(half.moment);
        column->addWidget(half.table, 1);
        column->addWidget(half.playOn, 0, Qt::AlignLeft);
        m_halves->addLayout(column, 1);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_unlike);
    column->addLayout(m_halves, 1);
    connect(m_half[0].playOn, &QPushButton::clicked, this, &ComparedTables::playOnWanted);
    connect(m_half[1].playOn, &QPushButton::clicked, this, &ComparedTables::playOtherWanted);
    // The same place of both is in sight.
    const std::array bars{m_half[0].table->verticalScrollBar(),
                          m_half[1].table->verticalScrollBar()};
    connect(bars[0], &QScrollBar::valueChanged, bars[1], &QScrollBar::setValue);
    connect(bars[1], &QScrollBar::valueChanged, bars[0], &QScrollBar::setValue);
}

void ComparedTables::fill(Half &half, const ComparedTable &shown, std::vector<BoxRow> rows)
{
    //: a line of play or a version of the rules, and what it comes to
    half.name->setText(tr("%1: %2").arg(shown.name, shown.verdict));
    half.moment->setText(momentText(shown.out));
    half.table->show(std::move(rows));
}

void ComparedTables::show(const Comparison &comparison, bool lines)
{
    TablePair pair = pairOf(boxesOf(comparison.one.out.table), boxesOf(comparison.other.out.table));
    m_unlike->setText(unlikeText(comparison.acts, pair.unlike));
    fill(m_half[0], comparison.one, std::move(pair.one));
    fill(m_half[1], comparison.other, std::move(pair.other));
    m_half[1].playOn->setVisible(lines);
}

QList<QWidget *> ComparedTables::controls() const
{
    QList<QWidget *> all;
    for (const Half &half : m_half)
        all += half.table->controls() + QList<QWidget *>{half.playOn};
    return all;
}

void ComparedTables::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < narrowTables * fontMetrics().averageCharWidth();
    m_halves->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace ui

#include "moc_compared_tables.cpp"
