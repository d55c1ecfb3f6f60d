// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>

class QLabel;

namespace ui {

class ActionRegistry;
class ClockDesk;
class Document;
class ScrollingLabel;

/// The clock of the round in sight, with the keys it answers to: on the Round page.
class ClockStrip : public QFrame {
    Q_OBJECT
public:
    ClockStrip(Document &document, ClockDesk &clock, const ActionRegistry &actions,
               QWidget *parent = nullptr);

    /// For the tab order of the page.
    [[nodiscard]] const QList<QWidget *> &controls() const { return m_controls; }

private:
    void refresh();
    void write(const QString &face, const QString &state, const QString &more);

    Document &m_document;
    ClockDesk &m_clock;
    QLabel *m_face = nullptr;
    QLabel *m_state = nullptr;
    ScrollingLabel *m_more = nullptr; ///< tables with extra time; what to do at time
    QList<QWidget *> m_controls;
};

} // namespace ui
