// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/acts_of_others.h"
#include "ui/acts/act_queue.h"
#include "ui/widgets/message_bar.h"

#include <functional>

#include <QObject>
#include <QString>

namespace ui {

class ActDialog;
class ActionRegistry;
class Document;
class Prompts;

/// Has acts done, and says in the message bar what was done, or why not and what can be done about
/// it. What the user is asked on the way stands in dialogs over `window`.
class ActDesk : public QObject {
    Q_OBJECT
public:
    using Next = std::function<void()>;

    ActDesk(Document &document, ActionRegistry &actions, Prompts &prompts, MessageBar &messages,
            QWidget &window);

    /// `done` follows when it is, `refused` when it is not: at once, or later where another program
    /// holds the file. Neither once `asker` is gone; the act is done all the same.
    void perform(QObject &asker, const tournament::Command &command, const Next &done = {},
                 const Next &refused = {});
    /// Says why this was not done, with the way out there is: `done` follows when it is taken.
    void refuse(QObject &asker, const tournament::Command &command, const app::Failure &failure,
                const Next &done = {});
    /// Shows a dialog that does its act itself; true when it is done.
    bool run(ActDialog &dialog);
    /// Names the last act and offers to take it back.
    void sayDone(const app::Performed &performed);
    /// Asks for the words that go into the log with an act; nothing when the user backs out.
    [[nodiscard]] std::optional<std::string> reason(const QString &title);
    /// Takes back every act after this one, which the log calls `text`.
    void undoTo(std::int64_t seq, const QString &text);
    /// Names the acts that undo and redo would concern.
    void nameHistory();

Q_SIGNALS:
    /// Acts were taken back or returned at this desk, and every page shows it.
    void turned();

private:
    /// What is done where the acts could not be turned; false: nothing, and the reason is said.
    using Instead = std::function<bool()>;
    /// Has acts taken back or returned, and says `done`.
    void turn(ActQueue::Act act, const QString &done, const QList<MessageBar::Offer> &offers,
              const Instead &instead = {});
    /// Whether acts of others among these may go: asks who sits here.
    [[nodiscard]] bool mayGo(const std::optional<app::ActRange> &named);
    void undo();
    void redo();
    [[nodiscard]] Next trigger(QLatin1StringView id) const;

    Document &m_document;
    ActionRegistry &m_actions;
    Prompts &m_prompts;
    MessageBar &m_messages;
    QWidget &m_window;
};

} // namespace ui
