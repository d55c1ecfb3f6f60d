// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "act_dialog.h"

#include "app/session/perform_all.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/words/text.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

ActDialog::ActDialog(app::Session &session, const QString &objectName, const QString &title,
                     QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_acts(session)
    , m_column(new QVBoxLayout(this))
    , m_refusal(new QLabel(this))
{
    setObjectName(objectName);
    setWindowTitle(title);
    m_column->setSpacing(10);
    m_refusal->setObjectName("refusal"_L1);
    m_refusal->setAccessibleName(tr("Message"));
    m_refusal->setWordWrap(true);
    m_refusal->setFrameShape(QFrame::StyledPanel);
    m_refusal->setMargin(6);
    m_refusal->setAutoFillBackground(true);
    m_refusal->setBackgroundRole(QPalette::ToolTipBase);
    m_refusal->setForegroundRole(QPalette::ToolTipText);
    m_refusal->hide();
    connect(&m_acts, &ActQueue::held, this,
            [this](const app::Failure &failure) { say(heldText(failure)); });
    connect(&m_acts, &ActQueue::stuck, this, [this](const app::Failure &failure) {
        m_acts.giveUp(); // what was typed is still there
        say(failureText(failure));
    });
}

void ActDialog::say(const QString &text)
{
    m_refusal->setText(text);
    m_refusal->setAccessibleDescription(text);
    m_refusal->show();
    adjustSize();
}

const tournament::Event &ActDialog::event() const { return m_session.event(); }

void ActDialog::accept()
{
    if (m_acts.waiting() > 0)
        return;
    auto asked = commands();
    if (asked.empty()) {
        reject();
        return;
    }
    m_acts.ask(
        *this,
        [asked](app::Session &session) mutable -> ActQueue::Outcome {
            return app::performAll(session, asked);
        },
        [this](const ActQueue::Outcome &done, bool /*late*/) {
            if (!done) {
                say(failureText(done.error()));
                return;
            }
            m_performed = *done;
            QDialog::accept();
        });
}

void ActDialog::reject()
{
    m_acts.giveUp();
    QDialog::reject();
}

void ActDialog::addNote(const QString &text)
{
    auto *note = new QLabel(text, this);
    note->setWordWrap(true);
    m_column->addWidget(note);
}

QFormLayout &ActDialog::addForm()
{
    auto *form = new QFormLayout;
    form->setVerticalSpacing(8);
    m_column->addLayout(form);
    return *form;
}

void ActDialog::addReason(QFormLayout &form)
{
    if (!tournament::started(event()))
        return;
    m_reason = new QLineEdit(this);
    m_reason->setPlaceholderText(tr("Kept in the log"));
    addRow(form, tr("R&eason:"), *m_reason, u"changeReason"_s);
}

std::string ActDialog::reason() const
{
    return m_reason ? fromQt(m_reason->text().simplified()) : std::string();
}

void ActDialog::addEnd(const QString &accept)
{
    m_column->addWidget(m_refusal);
    m_column->addStretch();
    m_column->addWidget(addButtons(*this, accept));
}

void ActDialog::widen(int letters) { setMinimumWidth(fontMetrics().averageCharWidth() * letters); }

} // namespace ui

#include "moc_act_dialog.cpp"
