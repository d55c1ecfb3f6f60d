// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds_work.h"

#include "ui/acts/document.h"

#include <QThread>

namespace ui {

OddsWork::OddsWork(const Document &document) : m_document(document)
{
    connect(&document, &Document::changed, this, [this] {
        if (m_state != State::Idle)
            enter(State::Outdated);
    });
}

OddsWork::~OddsWork() { stop(); }

void OddsWork::start(const tournament::OddsOptions &options)
{
    stop();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    const int number = ++m_number;
    m_thread.reset(
        QThread::create([this, number, options, stopped = m_stop, event = m_document.event()] {
            const Answer answer = app::eventOdds(event, options, [&](double done) {
                QMetaObject::invokeMethod(
                    this,
                    [this, number, done] {
                        if (number == m_number && m_state == State::Running)
                            Q_EMIT progressed(static_cast<int>(done * 1000));
                    },
                    Qt::QueuedConnection);
                return !*stopped;
            });
            QMetaObject::invokeMethod(
                this, [this, number, answer] { finish(number, answer); }, Qt::QueuedConnection);
        }));
    m_thread->start();
    enter(State::Running);
}

void OddsWork::cancel()
{
    if (m_state == State::Running)
        enter(State::Idle);
}

void OddsWork::finish(int number, const Answer &answer)
{
    if (number != m_number || m_state != State::Running)
        return;
    if (!answer) {
        m_refusal = answer.error();
        enter(State::Refused);
    } else if (*answer) {
        m_odds = **answer;
        enter(State::Done);
    }
}

void OddsWork::stop()
{
    if (!m_thread)
        return;
    *m_stop = true;
    m_thread->wait();
    m_thread.reset();
}

void OddsWork::enter(State state)
{
    if (m_state == State::Running)
        *m_stop = true;
    if (state != State::Done)
        m_odds.reset();
    m_state = state;
    Q_EMIT stateChanged();
}

} // namespace ui

#include "moc_odds_work.cpp"
