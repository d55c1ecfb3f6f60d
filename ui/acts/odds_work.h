// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/event_odds.h"

#include <atomic>
#include <memory>
#include <optional>

#include <QObject>

class QThread;

namespace ui {

class Document;

/// Works the odds of the open event out beside the window, on a copy of the event. What it found
/// counts for the event as it was: any change drops it.
class OddsWork : public QObject {
    Q_OBJECT
public:
    enum class State {
        Idle, ///< nothing asked for, or cancelled
        Running,
        Done,
        Refused,  ///< there are no odds to work out
        Outdated, ///< the event has changed since
    };

    explicit OddsWork(const Document &document);
    ~OddsWork() override;

    void start(const tournament::OddsOptions &options);
    void cancel();

    [[nodiscard]] State state() const { return m_state; }
    /// Of State::Done.
    [[nodiscard]] const app::EventOdds *odds() const { return m_odds ? &*m_odds : nullptr; }
    /// Of State::Refused.
    [[nodiscard]] const tournament::Refusal &refusal() const { return m_refusal; }

Q_SIGNALS:
    void stateChanged();
    void progressed(int permille);

private:
    using Answer = core::Expected<std::optional<app::EventOdds>, tournament::Refusal>;

    void finish(int number, const Answer &answer);
    void stop();
    void enter(State state);

    const Document &m_document;
    State m_state = State::Idle;
    std::optional<app::EventOdds> m_odds;
    tournament::Refusal m_refusal;
    int m_number = 0; ///< of the work at hand: news of an earlier one come too late
    std::unique_ptr<QThread> m_thread;
    std::shared_ptr<std::atomic<bool>> m_stop;
};

} // namespace ui
