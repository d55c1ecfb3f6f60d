// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document.h"

#include "ui/odds/odds_work.h"

#include <chrono>

#include <QTimer>

using namespace std::chrono_literals;

namespace ui {

Document::Document(std::unique_ptr<app::Session> session, QObject *parent)
    : QObject(parent)
    , m_session(std::move(session))
    , m_subscription(m_session->subscribe(
          [this](const tournament::ChangeSet &changes) { Q_EMIT changed(changes); }))
    , m_oddsWork(std::make_unique<OddsWork>(*this))
{
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, &Document::refresh);
    timer->start(1s);
}

Document::~Document() = default;

std::unique_ptr<app::Session> Document::release()
{
    m_oddsWork.reset();
    m_subscription.reset();
    delete findChild<QTimer *>();
    return std::move(m_session);
}

void Document::refresh()
{
    const auto refreshed = m_session->refresh();
    if (!refreshed && !m_inTrouble)
        Q_EMIT troubled(refreshed.error());
    m_inTrouble = !refreshed;
}

} // namespace ui

#include "moc_document.cpp"
