// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document.h"

#include "app/session/sharing.h"
#include "ui/acts/act_queue.h"
#include "ui/acts/odds_work.h"

#include <chrono>
#include <utility>

#include <QSocketNotifier>
#include <QTimer>

using namespace std::chrono_literals;

namespace ui {

OpenEvent::OpenEvent(std::unique_ptr<app::Session> opened) : session(std::move(opened)) { }

OpenEvent::OpenEvent(std::unique_ptr<app::Session> opened, std::unique_ptr<ActQueue> waiting)
    : session(std::move(opened)), acts(std::move(waiting))
{
}

OpenEvent::OpenEvent(OpenEvent &&) noexcept = default;

OpenEvent::~OpenEvent() = default;

Document::Document(OpenEvent open, QObject *parent)
    : QObject(parent)
    , m_session(std::move(open.session))
    , m_acts(open.acts ? std::move(open.acts) : std::make_unique<ActQueue>(*m_session))
    , m_subscription(m_session->subscribe(
          [this](const tournament::ChangeSet &changes) { Q_EMIT changed(changes); }))
    , m_oddsWork(std::make_unique<OddsWork>(*this))
{
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, &Document::refresh);
    timer->start(1s);
    // A shared event says by itself when there is something new.
    if (const int bell = app::bellOf(*m_session); bell >= 0) {
        auto *heard = new QSocketNotifier(bell, QSocketNotifier::Read, this);
        connect(heard, &QSocketNotifier::activated, this, [this] {
            refresh();
            Q_EMIT desksHeard();
        });
    }
}

Document::~Document()
{
    delete findChild<QSocketNotifier *>(); // ahead of what it listens to
}

OpenEvent Document::release()
{
    m_oddsWork.reset();
    m_subscription.reset();
    delete findChild<QTimer *>();
    delete findChild<QSocketNotifier *>();
    m_acts->disconnect();
    return {std::move(m_session), std::move(m_acts)};
}

void Document::refresh()
{
    const auto refreshed = m_session->refresh();
    if (refreshed) {
        m_looksHeld = 0;
        if (const auto trouble = app::troubleOf(*m_session)) {
            const auto before = std::exchange(m_trouble, trouble->why);
            if (!before || before->message != trouble->why.message)
                Q_EMIT troubled(trouble->why);
            return;
        }
        if (std::exchange(m_trouble, std::nullopt))
            Q_EMIT recovered();
        return;
    }
    // Who writes just now is done at the next look, as a rule.
    constexpr int worthAWord = 2;
    const app::Failure &failure = refreshed.error();
    m_looksHeld = app::isHeld(failure) ? m_looksHeld + 1 : 0;
    if (app::isHeld(failure) && m_looksHeld < worthAWord)
        return;
    const auto before = std::exchange(m_trouble, failure);
    if (!before || before->message != failure.message)
        Q_EMIT troubled(failure);
}

bool Document::isGone() const { return m_trouble && app::isGone(*m_trouble); }

} // namespace ui

#include "moc_document.cpp"
