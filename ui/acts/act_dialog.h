// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/acts/act_queue.h"

#include <vector>

#include <QDialog>
#include <QStringList>

class QFormLayout;
class QLineEdit;
class QVBoxLayout;

namespace ui {

class Drafts;
class ScrollingLabel;

/// A dialog that does its act itself. Accepted, the act is done; refused, it stays open, says why,
/// and everything typed is still there to be mended. While another program holds the file it says
/// so and goes on trying; cancelled, it does not.
class ActDialog : public QDialog {
    Q_OBJECT
public:
    void accept() override;
    void reject() override;
    /// Once accepted.
    [[nodiscard]] const app::Performed &performed() const { return m_performed; }

protected:
    ActDialog(app::Session &session, const QString &objectName, const QString &title,
              QWidget *parent);

    /// What the form asks for, all or nothing; empty when nothing was changed.
    [[nodiscard]] virtual std::vector<tournament::Command> commands() const = 0;
    /// What may be a mistake, in sentences: told once, and who accepts again means it.
    [[nodiscard]] virtual QStringList doubts() const { return {}; }

    [[nodiscard]] const tournament::Event &event() const;
    [[nodiscard]] core::Timestamp wallTime() const { return m_session.wallTime(); }
    /// From top to bottom. Texts that wrap stand here and not in a form, which gives them too
    /// much height.
    [[nodiscard]] QVBoxLayout &column() { return *m_column; }
    void addNote(const QString &text);
    /// A form for addRow(); it is part of the column.
    [[nodiscard]] QFormLayout &addForm();
    /// A line for the reason, where the tournament has started and the log wants one.
    void addReason(QFormLayout &form);
    [[nodiscard]] std::string reason() const;
    /// Why it was refused, and the buttons.
    void addEnd(const QString &accept);
    /// What is typed into these stays a draft until it is entered (see FormDraft). Once they show
    /// what they show first.
    void keepDraft(Drafts &drafts, const QString &key, const QList<QWidget *> &fields);
    /// Never narrower than so many letters.
    void widen(int letters);

private:
    void say(const QString &text);
    [[nodiscard]] bool tellDoubts();

    app::Session &m_session;
    ActQueue m_acts;
    app::Performed m_performed;
    QLineEdit *m_reason = nullptr;
    QVBoxLayout *m_column = nullptr;
    ScrollingLabel *m_refusal = nullptr;
    QStringList m_toldDoubts;
};

} // namespace ui
