// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "moment_strip.h"

#include "core/english.h"
#include "ui/rules/rules_text.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <tuple>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

QString mayText(rules::Side side, const std::vector<rules::Window> &open)
{
    QStringList names;
    for (const rules::Window window : open)
        names.append(windowText(window));
    if (names.isEmpty())
        return {};
    return (side == rules::Side::Corp ? MomentStrip::tr("The Corp may: %1.")
                                      : MomentStrip::tr("The Runner may: %1."))
        .arg(names.join(u", "_s));
}

} // namespace

QString stepText(const rules::TimingStep &step)
{
    //: the number of a step, and its title
    return MomentStrip::tr("%1 %2").arg(toQt(step.id), toQt(core::ofData(step.title)));
}

MomentStrip::MomentStrip(QWidget *parent)
    : QWidget(parent)
    , m_kind(new QComboBox(this))
    , m_steps(new QListWidget(this))
    , m_what(new QLabel(this))
{
    setObjectName("askMoment"_L1);
    m_kind->setObjectName("askMomentKind"_L1);
    m_kind->setAccessibleName(tr("Turn or run"));
    for (const auto kind :
         {rules::TimingKind::Run, rules::TimingKind::CorpTurn, rules::TimingKind::RunnerTurn})
        m_kind->addItem(timingKindText(kind), static_cast<int>(kind));
    m_steps->setObjectName("askSteps"_L1);
    m_steps->setAccessibleName(tr("Steps; Enter asks there"));
    m_steps->setFlow(QListView::LeftToRight);
    m_steps->setWrapping(false);
    m_steps->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_steps->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_steps->setSpacing(2);
    m_what->setObjectName("askPresent"_L1);
    m_what->setWordWrap(true);
    auto *top = new QHBoxLayout;
    top->addWidget(m_kind);
    top->addWidget(m_what, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(top);
    column->addWidget(m_steps);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &MomentStrip::fill);
    const auto choose = [this](const QListWidgetItem *item) {
        Q_EMIT stepWanted(kind(), item->data(Qt::UserRole).toString());
    };
    connect(m_steps, &QListWidget::itemActivated, this, choose);
    connect(m_steps, &QListWidget::itemClicked, this, choose);
    fill();
}

rules::TimingKind MomentStrip::kind() const
{
    return static_cast<rules::TimingKind>(m_kind->currentData().toInt());
}

void MomentStrip::activate() { m_steps->setFocus(); }

QList<QWidget *> MomentStrip::controls() const { return {m_kind, m_steps}; }

void MomentStrip::show(rules::RulesVersion version, const rulings::PresentMoment *moment)
{
    const auto before = std::tuple(m_version, kind(), m_presentKind, m_present);
    m_version = version;
    m_presentKind = moment ? std::optional(moment->kind) : std::nullopt;
    m_present = moment ? moment->step : 0;
    if (moment) {
        const QSignalBlocker quiet(m_kind);
        m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(moment->kind)));
    }
    if (before != std::tuple(m_version, kind(), m_presentKind, m_present))
        fill();
    tellPresent(moment);
}

void MomentStrip::fill()
{
    const bool focused = m_steps->hasFocus();
    m_steps->clear();
    const auto &steps = rules::timingStructure(m_version, kind()).steps;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const bool present = m_presentKind == kind() && i == m_present;
        auto *item = new QListWidgetItem(
            //: the step at which the players are
            present ? tr("▶ %1").arg(stepText(steps[i])) : stepText(steps[i]), m_steps);
        item->setData(Qt::UserRole, fieldText(steps[i].topic));
        item->setToolTip(toQt(core::ofData(steps[i].happens)));
        if (!present)
            continue;
        QFont bold = m_steps->font();
        bold.setBold(true);
        item->setFont(bold);
        m_steps->setCurrentItem(item);
        m_steps->scrollToItem(item, QAbstractItemView::PositionAtCenter);
    }
    if (focused)
        m_steps->setFocus();
    const int line = m_steps->sizeHintForRow(0);
    m_steps->setFixedHeight(line + m_steps->horizontalScrollBar()->sizeHint().height()
                            + 2 * m_steps->frameWidth() + 4);
}

void MomentStrip::tellPresent(const rulings::PresentMoment *moment)
{
    QStringList parts;
    if (!moment) {
        parts.append(tr("Choose a step, or say where the players are."));
    } else {
        if (moment->step < moment->structure->steps.size())
            parts.append(stepText(moment->structure->steps[moment->step]) + u'.');
        parts.append(mayText(rules::Side::Corp, moment->corpMay));
        parts.append(mayText(rules::Side::Runner, moment->runnerMay));
        if (moment->priority)
            parts.append(*moment->priority == rules::Side::Corp ? tr("The Corp may act next.")
                                                               : tr("The Runner may act next."));
        if (moment->winner != rulings::Winner::Nobody)
            parts.append(moment->winner == rulings::Winner::Corp ? tr("The Corp has won.")
                                                                 : tr("The Runner has won."));
    }
    parts.removeAll(QString());
    m_what->setText(parts.join(u' '));
}

} // namespace ui

#include "moc_moment_strip.cpp"
