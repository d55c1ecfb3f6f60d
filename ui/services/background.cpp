// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "background.h"

#include <QThread>

namespace ui {

Background::Background(QObject *parent) : QObject(parent) { }

Background::~Background()
{
    if (m_thread)
        m_thread->wait();
}

void Background::start(std::function<Then()> work)
{
    Q_ASSERT(!m_busy);
    m_busy = true;
    if (m_thread)
        m_thread->wait(); // it has told what it found, and is about to end
    m_thread.reset(QThread::create([this, work = std::move(work)] {
        QMetaObject::invokeMethod(
            this, [this, then = work()] { finish(then); }, Qt::QueuedConnection);
    }));
    m_thread->start();
    Q_EMIT busyChanged();
}

void Background::finish(const Then &then)
{
    m_busy = false;
    Q_EMIT busyChanged();
    then();
}

} // namespace ui

#include "moc_background.cpp"
