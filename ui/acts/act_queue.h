// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"

#include <chrono>
#include <deque>
#include <functional>

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace ui {

/// What the user asked for, done in that order. While another program holds the file an act waits
/// here beside the event loop and is tried again and again: it is neither lost nor done twice.
class ActQueue : public QObject {
    Q_OBJECT
public:
    using Outcome = core::Expected<app::Performed, app::Failure>;
    using Act = std::function<Outcome(app::Session &)>;
    /// `late`: the act has waited, and the user may be elsewhere by now.
    using Then = std::function<void(const Outcome &outcome, bool late)>;
    enum class Asked { Answered, Waiting };

    explicit ActQueue(app::Session &session, QObject *parent = nullptr);

    /// Does the act now, or keeps it behind those that wait. `then` is told how it went, once,
    /// unless `asker` has gone by then; the act is done all the same.
    Asked ask(QObject &asker, Act act, Then then);
    /// An act that waits already is not asked for twice.
    Asked ask(QObject &asker, const tournament::Command &command, Then then);

    [[nodiscard]] int waiting() const { return static_cast<int>(m_waiting.size()); }
    /// Tries again what is stuck.
    void resume();
    /// Forgets what waits; nobody is told.
    void giveUp();
    /// After which an act is stuck: kept, and no longer tried.
    void setLongestWait(std::chrono::milliseconds longest) { m_longest = longest; }

Q_SIGNALS:
    /// The file is held; `failure` is about that.
    void held(const app::Failure &failure);
    /// It is held for so long that somebody must do something about it.
    void stuck(const app::Failure &failure);
    /// More or fewer acts wait than when this was said last.
    void waitingChanged();

private:
    struct Waiting {
        QPointer<QObject> asker;
        Act act;
        Then then;
        std::optional<tournament::Command> command;
        bool late = false;
        std::shared_ptr<bool> answered = std::make_shared<bool>(false);
    };
    Asked add(Waiting asked);
    [[nodiscard]] bool waits(const tournament::Command &command) const;
    void proceed();
    void wait(const app::Failure &failure);
    void tellWaiting();

    app::Session &m_session;
    std::deque<Waiting> m_waiting;
    std::chrono::milliseconds m_longest;
    std::chrono::steady_clock::time_point m_since;
    bool m_inAct = false;
    bool m_told = false; ///< that the file is held
    int m_toldWaiting = 0;
    QTimer m_again;
};

/// "Another program is writing to …; waiting."
[[nodiscard]] QString heldText(const app::Failure &failure);

} // namespace ui
