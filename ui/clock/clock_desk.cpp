// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock_desk.h"

#include "app/sentences/wording.h"
#include "ui/acts/act_desk.h"
#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/clock/clock_dialogs.h"
#include "ui/clock/clock_text.h"
#include "ui/look/settings.h"
#include "ui/services/prompts.h"
#include "ui/widgets/message_bar.h"
#include "ui/words/text.h"

#include <QAction>
#include <QApplication>
#include <QTimer>

#include <cstdlib>

namespace ui {

namespace {

constexpr int interval = 500;
constexpr std::int64_t noticeLasts = 60'000;

} // namespace

ClockDesk::ClockDesk(Document &document, ActionRegistry &actions, ActDesk &acts, Prompts &prompts,
                     MessageBar &messages, Settings &settings, core::Clock steady, QWidget *parent)
    : QObject(parent)
    , m_document(document)
    , m_actions(actions)
    , m_acts(acts)
    , m_prompts(prompts)
    , m_messages(messages)
    , m_settings(settings)
    , m_timer(document.session(), std::move(steady))
{
    const auto inUse = [this] { return usedClock() != nullptr; };
    const auto limited = [this] { return usedClock() && usedClock()->minutes > 0; };
    const auto startable = [this] {
        return round() && !usedClock() && tournament::roundMinutes(m_document.event(), *round());
    };
    m_actions.handle(
        act::clockRun, *this, [this] { return round() != nullptr; }, [this] { run(); });
    m_actions.handle(
        act::clockChange, *this, [limited, startable] { return limited() || startable(); },
        [this] { change(); });
    m_actions.handle(act::clockExtra, *this, limited, [this] { giveExtraTime(); });
    m_actions.handle(act::clockStop, *this, inUse, [this] { stop(); });
    m_actions.handle(act::clockWarnings, *this, [this] { setWarnings(); });
    connect(&m_document, &Document::changed, this, &ClockDesk::ticked);
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, &ClockDesk::look);
    timer->start(interval);
}

void ClockDesk::follow(std::function<ClockSubject()> subject) { m_subject = std::move(subject); }

ClockSubject ClockDesk::subject() const
{
    ClockSubject subject = m_subject ? m_subject() : ClockSubject{};
    const auto &rounds = m_document.event().rounds;
    if (!tournament::findRound(m_document.event(), subject.round))
        subject = {rounds.empty() ? 0 : rounds.back().number, {}};
    return subject;
}

const tournament::Round *ClockDesk::round() const
{
    return tournament::findRound(m_document.event(), subject().round);
}

QWidget *ClockDesk::window() const { return qobject_cast<QWidget *>(parent())->window(); }

QString ClockDesk::badge() const
{
    const auto *round = this->round();
    if (!round || !round->clock || round->clock->stopped)
        return {};
    const auto reading = tournament::read(*round->clock, now());
    const QString face =
        reading.state == tournament::ClockState::Over ? tr("time") : clockFace(reading);
    return reading.state == tournament::ClockState::Paused
        ? tr("%1 · %2, paused").arg(roundName(m_document.event(), *round), face)
        : tr("%1 · %2").arg(roundName(m_document.event(), *round), face);
}

QString ClockDesk::notice() const
{
    return now().milliseconds - m_noticed.milliseconds < noticeLasts ? m_notice : QString();
}

const tournament::RoundClock *ClockDesk::usedClock() const
{
    const auto *round = this->round();
    return round && round->clock && !round->clock->stopped ? &*round->clock : nullptr;
}

void ClockDesk::updateActions()
{
    const auto *clock = usedClock();
    m_actions.action(act::clockRun)
        ->setText(!clock             ? tr("Start the cloc&k")
                      : clock->since ? tr("Pause the cloc&k")
                                     : tr("Resume the cloc&k"));
}

void ClockDesk::run()
{
    const auto *round = this->round();
    if (!round)
        return;
    const core::Timestamp wall = m_document.session().wallTime();
    if (!round->clock || round->clock->stopped)
        m_acts.perform(*this, tournament::StartClock{round->number, wall, {}, {}});
    else if (round->clock->since)
        m_acts.perform(*this, tournament::PauseClock{round->number, wall});
    else
        m_acts.perform(*this, tournament::ResumeClock{round->number, wall});
}

void ClockDesk::change()
{
    const auto *round = this->round();
    if (!round)
        return;
    if (!round->clock || round->clock->stopped) {
        StartClockDialog dialog(m_document.session(), round->number, window());
        m_acts.run(dialog);
    } else {
        ChangeClockDialog dialog(m_document.session(), round->number, window());
        m_acts.run(dialog);
    }
}

void ClockDesk::giveExtraTime()
{
    const ClockSubject about = subject();
    ExtraTimeDialog dialog(m_document.session(), about.round, about.table, window());
    m_acts.run(dialog);
}

void ClockDesk::stop()
{
    if (const auto *round = this->round())
        m_acts.perform(*this,
                       tournament::StopClock{round->number, m_document.session().wallTime()});
}

void ClockDesk::setWarnings()
{
    ClockWarningsDialog dialog(m_settings.clockWarnings, m_settings.clockSound, window());
    if (!m_prompts.run(dialog))
        return;
    m_settings.clockWarnings = dialog.minutes();
    m_settings.clockSound = dialog.sound();
}

void ClockDesk::look()
{
    const std::vector<int> warnings(m_settings.clockWarnings.begin(),
                                    m_settings.clockWarnings.end());
    const auto tick = m_timer.tick(warnings);
    if (tick.turned != 0)
        tellTurned(tick);
    for (const auto &news : tick.news)
        tell(news);
    const auto *round = this->round();
    const bool doubtful =
        round && round->clock && tournament::read(*round->clock, now()).beforeStart;
    if (doubtful && !m_doubted)
        m_messages.say(MessageBar::Tone::Warning,
                       tr("The computer's clock lies before the start of %1: check it, or set what "
                          "is left.")
                           .arg(roundName(m_document.event(), *round)),
                       {{tr("Set what is left…"), [this] { change(); }}});
    m_doubted = doubtful;
    Q_EMIT ticked();
}

void ClockDesk::tellTurned(const app::RoundTimer::Tick &tick)
{
    const QString by = toQt(app::durationText(std::abs(tick.turned)));
    const QString turned = tick.turned < 0
        ? tr("The computer's clock was turned back by %1 minutes; the round keeps what was left.")
              .arg(by)
        : tr("The computer's clock was turned on by %1 minutes; the round keeps what was left.")
              .arg(by);
    m_messages.say(MessageBar::Tone::Warning,
                   tick.recorded
                       ? turned
                       : turned + u' ' + tr("This could not be written: only this window knows."));
}

void ClockDesk::tell(const app::RoundTimer::News &news)
{
    const auto *round = tournament::findRound(m_document.event(), news.round);
    const QString name = roundName(m_document.event(), *round);
    if (m_settings.clockSound)
        QApplication::beep();
    m_noticed = now();
    if (news.news.minutesLeft == 0) {
        m_notice = tr("Time!");
        m_messages.say(MessageBar::Tone::Warning,
                       tr("%1: time is over. %2")
                           .arg(name, procedureLines(m_document.event(), *round).join(u' ')));
    } else if (news.news.minutesLeft) {
        m_notice = tr("%1 min left").arg(*news.news.minutesLeft);
    }
    for (const int table : news.news.tables) {
        m_notice = tr("Time for table %1!").arg(table);
        m_messages.say(MessageBar::Tone::Warning,
                       tr("%1: the extra time of table %2 is over.").arg(name).arg(table));
    }
}

} // namespace ui

#include "moc_clock_desk.cpp"
