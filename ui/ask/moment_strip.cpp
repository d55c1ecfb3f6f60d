// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "moment_strip.h"

#include "core/english.h"
#include "ui/rules/rules_text.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <tuple>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int linesOfStep = 3;
constexpr int roundStep = 12; ///< pixels around its words

int linesAt(const QString &words, const QFontMetrics &letters, int width)
{
    int lines = 0;
    QString line;
    for (const QString &word : words.split(u' ')) {
        const QString longer = line.isEmpty() ? word : line + u' ' + word;
        const bool fits = lines > 0 && letters.horizontalAdvance(longer) <= width;
        lines += fits ? 0 : 1;
        line = fits ? longer : word;
    }
    return lines;
}

/// The least at which its words stand whole in their lines.
int widthOf(const QString &words, const QFontMetrics &letters)
{
    int width = 0;
    for (const QString &word : words.split(u' '))
        width = std::max(width, letters.horizontalAdvance(word));
    while (linesAt(words, letters, width) > linesOfStep)
        width += letters.averageCharWidth();
    return width + roundStep;
}

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
    , m_back(new QToolButton(this))
    , m_on(new QToolButton(this))
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
    m_steps->setWordWrap(true);
    m_steps->setTextElideMode(Qt::ElideRight);
    m_steps->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_steps->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_steps->viewport()->installEventFilter(this);
    m_back->setObjectName("askStepsBack"_L1);
    m_back->setAccessibleName(tr("Earlier steps"));
    m_on->setObjectName("askStepsOn"_L1);
    m_on->setAccessibleName(tr("Later steps"));
    for (QToolButton *arrow : {m_back, m_on}) {
        arrow->setFocusPolicy(Qt::NoFocus); // arrow keys do it in the list
        arrow->setAutoRepeat(true);
        arrow->setAutoRaise(true);
        arrow->setToolTip(arrow->accessibleName());
        arrow->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    }
    auto *strip = new QHBoxLayout(this);
    strip->setContentsMargins(0, 0, 0, 0);
    strip->setSpacing(2);
    strip->addWidget(m_kind);
    strip->addWidget(m_back);
    strip->addWidget(m_steps, 1);
    strip->addWidget(m_on);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &MomentStrip::fill);
    const auto choose = [this](const QListWidgetItem *item) {
        Q_EMIT stepWanted(kind(), item->data(Qt::UserRole).toString());
    };
    connect(m_steps, &QListWidget::itemActivated, this, choose);
    connect(m_steps, &QListWidget::itemClicked, this, choose);
    connect(m_back, &QToolButton::clicked, this, [this] { scroll(-1); });
    connect(m_on, &QToolButton::clicked, this, [this] { scroll(1); });
    connect(m_steps->horizontalScrollBar(), &QScrollBar::valueChanged, this,
            &MomentStrip::tellArrows);
    connect(m_steps->horizontalScrollBar(), &QScrollBar::rangeChanged, this,
            &MomentStrip::tellArrows);
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
}

void MomentStrip::fill()
{
    const bool focused = m_steps->hasFocus();
    m_steps->clear();
    const auto &steps = rules::timingStructure(m_version, kind()).steps;
    const bool isHere = m_presentKind == kind() && m_present < steps.size();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const bool present = isHere && i == m_present;
        auto *item = new QListWidgetItem(
            //: the step at which the players are
            present ? tr("▶ %1").arg(stepText(steps[i])) : stepText(steps[i]), m_steps);
        item->setData(Qt::UserRole, fieldText(steps[i].topic));
        item->setTextAlignment(Qt::AlignCenter);
        //: the step of a turn or run, and what happens there
        item->setToolTip(
            tr("%1\n%2").arg(stepText(steps[i]), toQt(core::ofData(steps[i].happens))));
        // Behind an end stands another way to end, which does not come after it.
        item->setHidden(isHere && i > m_present && steps[m_present].ends());
        if (!present)
            continue;
        QFont bold = m_steps->font();
        bold.setBold(true);
        item->setFont(bold);
        m_steps->setCurrentItem(item);
    }
    if (focused)
        m_steps->setFocus();
    m_width = 0;
    fit();
}

void MomentStrip::fit()
{
    QFont bold = m_steps->font();
    bold.setBold(true);
    const QFontMetrics letters(bold);
    for (QToolButton *arrow : {m_back, m_on}) // as wide whatever it counts: nothing moves with it
        arrow->setFixedWidth(letters.horizontalAdvance(u"00"_s) + roundStep);
    const int width = m_steps->viewport()->width();
    int least = 1;
    for (int i = 0; i < m_steps->count(); ++i)
        least = std::max(least, widthOf(m_steps->item(i)->text(), letters));
    const int count = std::max(1, width / least);
    const int step = width / count;
    if (step == m_width || width <= 0)
        return;
    m_width = step;
    int lines = 1;
    for (int i = 0; i < m_steps->count(); ++i)
        lines = std::max(lines, linesAt(m_steps->item(i)->text(), letters, step - roundStep));
    const int height = lines * letters.lineSpacing() + roundStep;
    for (int i = 0; i < m_steps->count(); ++i)
        m_steps->item(i)->setSizeHint({step, height});
    m_steps->setFixedHeight(height + 2 * m_steps->frameWidth());
    m_steps->doItemsLayout();
    // As many on both sides of the present one, or one more of those to come.
    m_steps->horizontalScrollBar()->setValue((m_steps->currentRow() - (count - 1) / 2) * step);
    tellArrows();
}

void MomentStrip::scroll(int steps)
{
    QScrollBar *bar = m_steps->horizontalScrollBar();
    const int at = (bar->value() + m_width / 2) / std::max(1, m_width);
    bar->setValue((at + steps) * m_width);
}

/// How many steps stand beyond each end: what is seen is not all there is.
void MomentStrip::tellArrows()
{
    const QScrollBar *bar = m_steps->horizontalScrollBar();
    const auto stepsIn = [this](int pixels) {
        return (pixels + m_width / 2) / std::max(1, m_width);
    };
    const int before = stepsIn(bar->value() - bar->minimum());
    const int behind = stepsIn(bar->maximum() - bar->value());
    const auto beyond = [](const QString &arrow, int count) {
        return count > 0 ? arrow + u'\n' + QString::number(count) : arrow;
    };
    m_back->setText(beyond(u"◂"_s, before));
    m_on->setText(beyond(u"▸"_s, behind));
    m_back->setEnabled(before > 0);
    m_on->setEnabled(behind > 0);
}

bool MomentStrip::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_steps->viewport())
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &MomentStrip::fit, Qt::QueuedConnection);
    if (event->type() == QEvent::Wheel) {
        const QPoint turned = static_cast<QWheelEvent *>(event)->angleDelta();
        const int delta = turned.x() != 0 ? turned.x() : turned.y();
        if (delta != 0)
            scroll(delta < 0 ? 1 : -1);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

QString presentText(const rulings::PresentMoment &moment)
{
    QStringList parts;
    if (moment.step < moment.structure->steps.size())
        parts.append(stepText(moment.structure->steps[moment.step]) + u'.');
    parts.append(mayText(rules::Side::Corp, moment.corpMay));
    parts.append(mayText(rules::Side::Runner, moment.runnerMay));
    if (moment.priority)
        parts.append(*moment.priority == rules::Side::Corp
                         ? MomentStrip::tr("The Corp may act next.")
                         : MomentStrip::tr("The Runner may act next."));
    if (moment.winner != rulings::Winner::Nobody)
        parts.append(moment.winner == rulings::Winner::Corp
                         ? MomentStrip::tr("The Corp has won.")
                         : MomentStrip::tr("The Runner has won."));
    parts.removeAll(QString());
    return parts.join(u' ');
}

} // namespace ui

#include "moc_moment_strip.cpp"
