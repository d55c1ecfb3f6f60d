// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/day/round_timer.h"
#include "ui/acts/document.h"

#include <QObject>

class QTimer;
class QWidget;

namespace ui {

class ActDesk;
class ActionRegistry;
class MessageBar;
class Prompts;
struct Settings;

/// What an act on a clock is about: the round in sight and the table chosen there, if any.
struct ClockSubject {
    int round = 0; ///< 0: none is paired
    std::optional<int> table;
};

/// The round clock at the desk: its actions, its warnings, and the tick by which all that show it
/// repaint.
class ClockDesk : public QObject {
    Q_OBJECT
public:
    ClockDesk(Document &document, ActionRegistry &actions, ActDesk &acts, Prompts &prompts,
              MessageBar &messages, Settings &settings, core::Clock steady, QWidget *parent);

    [[nodiscard]] core::Timestamp now() const { return m_timer.now(); }
    /// The round whose clock matters: the one in sight, or the last.
    [[nodiscard]] const tournament::Round *round() const;
    /// Of that round, unless it was stopped or never started.
    [[nodiscard]] const tournament::RoundClock *usedClock() const;
    void follow(std::function<ClockSubject()> subject);
    /// "Round 3 · 45:00" for the status bar; empty while no clock is in use.
    [[nodiscard]] QString badge() const;
    /// The last warning while it is fresh: "10 min left".
    [[nodiscard]] QString notice() const;
    void updateActions();
    void look(); ///< what the timer does twice a second

Q_SIGNALS:
    void ticked();

private:
    void run();
    void change();
    void giveExtraTime();
    void stop();
    void setWarnings();
    void tell(const app::RoundTimer::News &news);
    void tellTurned(const app::RoundTimer::Tick &tick);
    [[nodiscard]] ClockSubject subject() const;
    [[nodiscard]] QWidget *window() const;

    Document &m_document;
    ActionRegistry &m_actions;
    ActDesk &m_acts;
    Prompts &m_prompts;
    MessageBar &m_messages;
    Settings &m_settings;
    app::RoundTimer m_timer;
    std::function<ClockSubject()> m_subject;
    QString m_notice;
    core::Timestamp m_noticed;
    bool m_doubted = false; ///< a wall clock before the start is told once
};

} // namespace ui
