// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "act_queue.h"

#include "ui/words/text.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>

using namespace std::chrono_literals;

namespace ui {

namespace {

struct ActQueueWords {
    Q_DECLARE_TR_FUNCTIONS(ui::ActQueue)
};

constexpr auto pause = 100ms; ///< between two attempts: the window has the rest of it

} // namespace

QString heldText(const app::Failure &failure)
{
    return ActQueueWords::tr("Another program is writing to %1; waiting until it is done.")
        .arg(shownPath(toQt(app::fileOf(failure))));
}

ActQueue::ActQueue(app::Session &session, QObject *parent)
    : QObject(parent), m_session(session), m_longest(30s)
{
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &ActQueue::proceed);
}

ActQueue::Asked ActQueue::ask(QObject &asker, Act act, Then then)
{
    Waiting asked;
    asked.asker = &asker;
    asked.act = std::move(act);
    asked.then = std::move(then);
    return add(std::move(asked));
}

ActQueue::Asked ActQueue::ask(QObject &asker, const tournament::Command &command, Then then)
{
    if (waits(command))
        return Asked::Waiting;
    Waiting asked;
    asked.asker = &asker;
    asked.act = [command](app::Session &session) { return session.perform(command); };
    asked.then = std::move(then);
    asked.command = command;
    return add(std::move(asked));
}

bool ActQueue::waits(const tournament::Command &command) const
{
    if (m_waiting.empty())
        return false;
    // Two commands are the same act where they come to the same facts.
    const auto facts = tournament::decide(m_session.event(), command);
    return facts && std::ranges::any_of(m_waiting, [&](const Waiting &other) {
               const auto others = other.command
                   ? std::optional(tournament::decide(m_session.event(), *other.command))
                   : std::nullopt;
               return others && *others && **others == *facts;
           });
}

ActQueue::Asked ActQueue::add(Waiting asked)
{
    const auto answered = asked.answered;
    const bool alone = m_waiting.empty();
    asked.late = !alone;
    m_waiting.push_back(std::move(asked));
    if (alone) {
        m_since = std::chrono::steady_clock::now();
        proceed();
    } else if (!m_inAct) {
        m_told = false; // the user sees that this one waits, too
        tellWaiting();
        resume();
    }
    return *answered ? Asked::Answered : Asked::Waiting;
}

void ActQueue::proceed()
{
    const QPointer<ActQueue> self(this);
    while (!m_waiting.empty()) {
        m_inAct = true; // who listens to the act may ask for another
        const Outcome outcome = m_waiting.front().act(m_session);
        m_inAct = false;
        if (!outcome && app::isHeld(outcome.error())) {
            wait(outcome.error());
            return;
        }
        m_told = false;
        const Waiting done = std::move(m_waiting.front());
        m_waiting.pop_front();
        m_since = std::chrono::steady_clock::now();
        *done.answered = true;
        tellWaiting();
        if (done.asker && done.then)
            done.then(outcome, done.late);
        if (!self)
            return; // what followed closed the event
    }
}

void ActQueue::wait(const app::Failure &failure)
{
    for (Waiting &each : m_waiting)
        each.late = true;
    tellWaiting();
    if (std::chrono::steady_clock::now() - m_since > m_longest) {
        m_told = false;
        Q_EMIT stuck(failure);
        return;
    }
    m_again.start(pause);
    if (!m_told)
        Q_EMIT held(failure);
    m_told = true;
}

void ActQueue::tellWaiting()
{
    if (std::exchange(m_toldWaiting, waiting()) != waiting())
        Q_EMIT waitingChanged();
}

void ActQueue::resume()
{
    if (m_waiting.empty())
        return;
    m_since = std::chrono::steady_clock::now();
    m_again.start(0ms);
}

void ActQueue::giveUp()
{
    m_again.stop();
    m_waiting.clear();
    m_told = false;
    tellWaiting();
}

} // namespace ui

#include "moc_act_queue.cpp"
