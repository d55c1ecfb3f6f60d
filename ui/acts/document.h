// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"

#include <memory>

#include <QObject>

namespace ui {

class ActQueue;
class OddsWork;

/// What goes from one view to the next: the open event, and the acts that wait.
struct OpenEvent {
    std::unique_ptr<app::Session> session;
    std::unique_ptr<ActQueue> acts; ///< of that session; none: nothing waits

    explicit OpenEvent(std::unique_ptr<app::Session> opened);
    OpenEvent(std::unique_ptr<app::Session> opened, std::unique_ptr<ActQueue> waiting);
    OpenEvent(OpenEvent &&) noexcept;
    ~OpenEvent();
};

/// The open event for Qt: owns the session, passes its news on as a signal and looks every second
/// whether another program wrote to the file.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(OpenEvent open, QObject *parent = nullptr);
    ~Document() override;

    [[nodiscard]] app::Session &session() { return *m_session; }
    [[nodiscard]] const app::Session &session() const { return *m_session; }
    [[nodiscard]] const tournament::Event &event() const { return m_session->event(); }

    /// Everything the user does to the event goes through here.
    [[nodiscard]] ActQueue &acts() { return *m_acts; }

    /// The session without news from it; the document is of no use any more.
    [[nodiscard]] OpenEvent release();

    /// The odds of this event, once they are asked for.
    [[nodiscard]] OddsWork &oddsWork() { return *m_oddsWork; }

    /// Reads what other programs wrote.
    void refresh();
    /// At the last look the file was no longer in its place.
    [[nodiscard]] bool isGone() const;

Q_SIGNALS:
    void changed(const tournament::ChangeSet &changes);
    /// Reading what another program wrote failed, or the file is no longer in its place.
    void troubled(const app::Failure &failure);
    /// The file is itself again.
    void recovered();
    /// Of a shared event: another desk acted, came or went.
    void desksHeard();

private:
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<ActQueue> m_acts;      ///< go before the session
    std::shared_ptr<void> m_subscription;  ///< ends before the session
    std::optional<app::Failure> m_trouble; ///< say it once, not every second
    int m_looksHeld = 0;                   ///< in a row: somebody else held the file
    std::unique_ptr<OddsWork> m_oddsWork;
};

} // namespace ui
