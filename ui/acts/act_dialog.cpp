// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "act_dialog.h"

#include "app/session/perform_all.h"
#include "ui/acts/form_draft.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/scrolling_label.h"
#include "ui/words/text.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr qsizetype mostDoubtsTold = 5; ///< more would fill the screen
constexpr int linesOfRefusal = 5;       ///< of a refusal, before it scrolls

} // namespace

ActDialog::ActDialog(app::Session &session, const QString &objectName, const QString &title,
                     QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_acts(session)
    , m_column(new QVBoxLayout(this))
    , m_refusal(new ScrollingLabel(u"refusal"_s, linesOfRefusal, this))
{
    setObjectName(objectName);
    setWindowTitle(title);
    m_column->setSpacing(10);
    m_refusal->setFrameShape(QFrame::StyledPanel);
    m_refusal->setAutoFillBackground(true);
    m_refusal->setBackgroundRole(QPalette::ToolTipBase);
    QLabel &why = m_refusal->label();
    why.setAccessibleName(tr("Message"));
    why.setMargin(6);
    why.setForegroundRole(QPalette::ToolTipText);
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
    m_refusal->label().setAccessibleDescription(text);
    m_refusal->show(); // for which the dialog grows, see addButtons(); what it was it stays
}

bool ActDialog::tellDoubts()
{
    auto doubts = this->doubts();
    if (doubts.isEmpty() || doubts == m_toldDoubts)
        return false;
    m_toldDoubts = doubts;
    const auto *accept = findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    QString words = accept->text();
    if (doubts.size() > mostDoubtsTold) {
        const int more = static_cast<int>(doubts.size() - mostDoubtsTold);
        doubts.resize(mostDoubtsTold);
        doubts.append(tr("And %n more.", nullptr, more));
    }
    doubts.append(tr("“%1” once more enters it all the same.").arg(words.remove(u'&')));
    say(doubts.join(u'\n'));
    return true;
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
    if (tellDoubts())
        return;
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

void ActDialog::keepDraft(Drafts &drafts, const QString &key, const QList<QWidget *> &fields)
{
    auto *draft = new FormDraft(*this, drafts, key, fields);
    m_column->insertWidget(0, &draft->notice());
    connect(this, &QDialog::accepted, draft, &FormDraft::entered);
}

void ActDialog::widen(int letters) { setMinimumWidth(fontMetrics().averageCharWidth() * letters); }

} // namespace ui

#include "moc_act_dialog.cpp"
