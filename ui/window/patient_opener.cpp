// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "patient_opener.h"

#include "app/sentences/sentences.h"
#include "ui/acts/act_queue.h"
#include "ui/words/text.h"

using namespace std::chrono_literals;

namespace ui {

namespace {

constexpr auto longestWait = 30s;

} // namespace

PatientOpener::PatientOpener(const EventOpener &opener, QObject *parent)
    : QObject(parent), m_opener(opener)
{
    m_again.setSingleShot(true);
    m_again.setInterval(100ms);
    connect(&m_again, &QTimer::timeout, this, &PatientOpener::attempt);
}

void PatientOpener::open(const QString &path, Then then)
{
    forget();
    m_path = path;
    m_then = std::move(then);
    m_since = std::chrono::steady_clock::now();
    attempt();
    if (waiting())
        Q_EMIT held(app::heldFailure(fromQt(m_path)));
}

void PatientOpener::forget()
{
    m_again.stop();
    m_then = {};
}

void PatientOpener::attempt()
{
    auto opened = m_opener.open(m_path);
    const bool late = std::chrono::steady_clock::now() - m_since > longestWait;
    if (!opened && app::isHeld(opened.error()) && !late) {
        m_again.start();
        return;
    }
    // Told what was opened, somebody may ask for the next one.
    const auto then = std::exchange(m_then, {});
    then(std::move(opened));
}

} // namespace ui

#include "moc_patient_opener.cpp"
