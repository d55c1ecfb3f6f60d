// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock_strip.h"

#include "tournament/clock/time_procedure.h"
#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/clock/clock_desk.h"
#include "ui/clock/clock_text.h"
#include "ui/widgets/scrolling_label.h"
#include "ui/widgets/wrapping_row.h"
#include "ui/words/text.h"

#include <QAction>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int linesOfMore = 3; ///< below the clock, before they scroll

} // namespace

ClockStrip::ClockStrip(Document &document, ClockDesk &clock, const ActionRegistry &actions,
                       QWidget *parent)
    : QFrame(parent)
    , m_document(document)
    , m_clock(clock)
    , m_face(new QLabel(this))
    , m_state(new QLabel(this))
    , m_more(new ScrollingLabel(u"clockMore"_s, linesOfMore, this))
{
    setObjectName("clockStrip"_L1);
    setFrameShape(QFrame::StyledPanel);
    m_face->setObjectName("clockFace"_L1);
    m_face->setAccessibleName(tr("Time left in the round"));
    QFont large = m_face->font();
    large.setPointSizeF(large.pointSizeF() * 1.8);
    large.setBold(true);
    m_face->setFont(large);
    m_face->setMinimumWidth(QFontMetrics(large).horizontalAdvance(u"000:00"_s));
    m_state->setObjectName("clockState"_L1);
    m_state->setWordWrap(true);
    m_state->setMinimumWidth(fontMetrics().averageCharWidth() * 20);
    auto *top = new WrappingRow;
    top->addWidget(m_face);
    top->addStretching(*m_state);
    for (const auto id : {act::clockRun, act::clockChange, act::clockExtra, act::clockStop}) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(actions.action(id));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        top->addWidget(button);
        m_controls.append(button);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(2);
    column->addLayout(top);
    column->addWidget(m_more);
    connect(&m_clock, &ClockDesk::ticked, this, &ClockStrip::refresh);
    refresh();
}

void ClockStrip::refresh()
{
    using tournament::ClockState;
    m_clock.updateActions();
    const auto *round = m_clock.round();
    setVisible(round != nullptr);
    if (!round)
        return;
    const auto &event = m_document.event();
    if (!round->clock) {
        const auto minutes = tournament::roundMinutes(event, *round);
        write(minutes ? u"%1:00"_s.arg(*minutes) : u"–"_s,
              minutes ? tr("The clock has not been started.")
                      : tr("The clock has not been started; this final has no time limit."),
              {});
        return;
    }
    const auto now = m_clock.now();
    const auto reading = tournament::read(*round->clock, now);
    const QString notice = m_clock.notice();
    QStringList more = extraTimeLines(event, *round, now);
    if (reading.state == ClockState::Over)
        more.append(tr("%1 (%2)").arg(procedureLines(event, *round).join(u' '),
                                      ruleText(tournament::timeProcedure(event, *round).rule)));
    write(clockFace(reading),
          notice.isEmpty() ? clockState(reading) : tr("%1 · %2").arg(notice, clockState(reading)),
          more.join(u'\n'));
    // A warning is seen from the corner of the eye, and said in words beside.
    const bool alarmed = !notice.isEmpty() || reading.state == ClockState::Over;
    m_face->setAutoFillBackground(alarmed);
    m_face->setBackgroundRole(alarmed ? QPalette::Highlight : QPalette::NoRole);
    m_face->setForegroundRole(alarmed ? QPalette::HighlightedText : QPalette::WindowText);
}

void ClockStrip::write(const QString &face, const QString &state, const QString &more)
{
    m_face->setText(face);
    m_face->setAccessibleDescription(state);
    m_state->setText(state);
    m_more->setText(more);
    m_more->setVisible(!more.isEmpty());
}

} // namespace ui

#include "moc_clock_strip.cpp"
