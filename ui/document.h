// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session.h"

#include <memory>

#include <QObject>

namespace ui {

class OddsWork;

/// The open event for Qt: owns the session, passes its news on as a signal and looks every second
/// whether another program wrote to the file.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(std::unique_ptr<app::Session> session, QObject *parent = nullptr);
    ~Document() override;

    [[nodiscard]] app::Session &session() { return *m_session; }
    [[nodiscard]] const app::Session &session() const { return *m_session; }
    [[nodiscard]] const tournament::Event &event() const { return m_session->event(); }

    /// The session without news from it; the document is of no use any more.
    [[nodiscard]] std::unique_ptr<app::Session> release();

    /// The odds of this event, once they are asked for.
    [[nodiscard]] OddsWork &oddsWork() { return *m_oddsWork; }

    /// Reads what other programs wrote.
    void refresh();

Q_SIGNALS:
    void changed(const tournament::ChangeSet &changes);
    /// Reading what another program wrote failed.
    void troubled(const app::Failure &failure);

private:
    std::unique_ptr<app::Session> m_session;
    std::shared_ptr<void> m_subscription; ///< ends before the session
    bool m_inTrouble = false;             ///< say it once, not every second
    std::unique_ptr<OddsWork> m_oddsWork;
};

} // namespace ui
