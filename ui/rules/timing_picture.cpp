// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing_picture.h"

#include "ui/rules/rules_text.h"
#include "ui/words/text.h"

#include <QPainter>
#include <QPainterPath>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int laneWidth = 9;
constexpr int besideFrame = 8; ///< between the arrows and the frame
constexpr int head = 4; ///< of an arrow
constexpr double faint = 0.45;

} // namespace

TimingPicture::TimingPicture(QWidget *parent) : QListWidget(parent)
{
    setObjectName("timingPicture"_L1);
    setAccessibleName(tr("Steps, the present one chosen"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideRight);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        const auto found = std::ranges::find(m_rows, row);
        if (found != m_rows.end())
            Q_EMIT stepChosen(static_cast<std::size_t>(found - m_rows.begin()));
    });
}

void TimingPicture::show(const rules::TimingStructure &structure)
{
    const QSignalBlocker quiet(this);
    m_structure = &structure;
    m_rows.clear();
    clear();
    std::string_view phase;
    const int height = fontMetrics().height() + 8;
    for (const rules::TimingStep &step : structure.steps) {
        if (step.phase != phase) {
            auto *heading = new QListWidgetItem(toQt(step.phase), this);
            heading->setFlags(Qt::NoItemFlags);
            heading->setForeground(palette().brush(QPalette::Active, QPalette::Text));
            QFont bold = font();
            bold.setBold(true);
            heading->setFont(bold);
            heading->setSizeHint({0, height + 4});
        }
        phase = step.phase;
        auto *item = new QListWidgetItem(tr("%1   %2").arg(toQt(step.id), toQt(step.title)), this);
        item->setSizeHint({0, height});
        QStringList tip;
        for (const auto &[side, word] : rules::sideWords)
            if (const QString may = windowsText(step, structure.kind, side); !may.isEmpty())
                tip.append(
                    (side == rules::Side::Corp ? tr("The Corp may: %1") : tr("The Runner may: %1"))
                        .arg(may));
        item->setToolTip(tip.join(u'\n'));
        m_rows.push_back(count() - 1);
    }
    findArrows();
    setPresent(0);
}

void TimingPicture::findArrows()
{
    m_arrows.clear();
    for (std::size_t from = 0; from < m_structure->steps.size(); ++from)
        for (const rules::TimingExit &exit : m_structure->steps[from].exits) {
            const auto known = std::ranges::any_of(m_arrows, [&](const Arrow &arrow) {
                return arrow.from == from && arrow.to == exit.to;
            });
            if (exit.to != from + 1 && !known)
                m_arrows.push_back({from, exit.to, 0});
        }
    // Short arrows inside, long ones around them; none over another that it shares rows with.
    const auto span = [](const Arrow &arrow) {
        return std::pair(std::min(arrow.from, arrow.to), std::max(arrow.from, arrow.to));
    };
    std::ranges::stable_sort(
        m_arrows, {}, [&](const Arrow &arrow) { return span(arrow).second - span(arrow).first; });
    for (std::size_t i = 0; i < m_arrows.size(); ++i)
        for (bool moved = true; moved;) {
            moved = false;
            for (std::size_t k = 0; k < i; ++k)
                if (m_arrows[k].lane == m_arrows[i].lane
                    && span(m_arrows[k]).first <= span(m_arrows[i]).second
                    && span(m_arrows[i]).first <= span(m_arrows[k]).second) {
                    ++m_arrows[i].lane;
                    moved = true;
                }
        }
}

void TimingPicture::setPresent(std::size_t step)
{
    const QSignalBlocker quiet(this);
    m_present = step;
    setCurrentRow(m_rows[step]);
    viewport()->update();
}

QRect TimingPicture::rowOf(std::size_t step) const { return visualItemRect(item(m_rows[step])); }

void TimingPicture::paintEvent(QPaintEvent *event)
{
    QListWidget::paintEvent(event);
    if (!m_structure || m_arrows.empty())
        return;
    const int lanes = std::ranges::max(m_arrows, {}, &Arrow::lane).lane + 1;
    const int inner = viewport()->width() - besideFrame - lanes * laneWidth;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    // Those of the present step last, on top of the others.
    for (const bool present : {false, true})
        for (const Arrow &arrow : m_arrows) {
            if ((arrow.from == m_present) != present)
                continue;
            const int from = rowOf(arrow.from).center().y() + 2;
            const int to = rowOf(arrow.to).center().y() - 2;
            const int outer = inner + (arrow.lane + 1) * laneWidth;
            QColor colour = palette().color(QPalette::Text);
            if (!present)
                colour.setAlphaF(static_cast<float>(faint));
            painter.setPen(QPen(colour, present ? 2.0 : 1.0));
            QPainterPath path(QPointF(inner, from));
            path.lineTo(outer, from);
            path.lineTo(outer, to);
            path.lineTo(inner, to);
            path.moveTo(inner + head, to - head);
            path.lineTo(inner, to);
            path.lineTo(inner + head, to + head);
            painter.drawPath(path);
        }
}

} // namespace ui

#include "moc_timing_picture.cpp"
