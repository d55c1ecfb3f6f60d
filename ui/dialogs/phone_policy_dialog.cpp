// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phone_policy_dialog.h"

#include "ui/widgets/dialog_parts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

using app::InboxKind;
using app::PhonePolicy;

struct PolicyKind {
    InboxKind kind;
    QString label;
    QString objectName;
};

QList<PolicyKind> policyKinds()
{
    return {{InboxKind::Result, PhonePolicyDialog::tr("&Results:"), u"policyResults"_s},
            {InboxKind::Registration, PhonePolicyDialog::tr("Re&gistrations:"),
             u"policyRegistrations"_s},
            {InboxKind::Claim, PhonePolicyDialog::tr("“&I am …”:"), u"policyClaims"_s},
            {InboxKind::Drop, PhonePolicyDialog::tr("&Leaving the tournament:"), u"policyDrops"_s},
            {InboxKind::Decks, PhonePolicyDialog::tr("Decklist&s:"), u"policyDecks"_s},
            {InboxKind::Consents, PhonePolicyDialog::tr("C&onsents:"), u"policyConsents"_s}};
}

QString policyText(PhonePolicy policy)
{
    switch (policy) {
    case PhonePolicy::AtOnce:
        return PhonePolicyDialog::tr("At once");
    case PhonePolicy::WhenAgreed:
        return PhonePolicyDialog::tr("When both players say the same");
    case PhonePolicy::ByDesk:
        break;
    }
    return PhonePolicyDialog::tr("When you accept it");
}

} // namespace

PhonePolicyDialog::PhonePolicyDialog(app::PhoneDesk &desk, QWidget *parent)
    : QDialog(parent), m_desk(desk)
{
    setObjectName("phonePolicyDialog"_L1);
    setWindowTitle(tr("What phones may do"));
    auto *column = new QVBoxLayout(this);
    auto *note = new QLabel(tr("When what a phone says counts. Calls for a judge are answered by "
                               "people; what staff enter counts at once."),
                            this);
    note->setWordWrap(true);
    column->addWidget(note);
    auto *form = new QFormLayout;
    for (const auto &[kind, label, name] : policyKinds()) {
        auto *box = new QComboBox(this);
        for (const auto policy :
             {PhonePolicy::AtOnce, PhonePolicy::WhenAgreed, PhonePolicy::ByDesk})
            if (app::mayBe(kind, policy))
                box->addItem(policyText(policy), static_cast<int>(policy));
        box->setCurrentIndex(box->findData(static_cast<int>(desk.policy(kind))));
        addRow(*form, label, *box, name);
        m_boxes.emplace_back(kind, box);
    }
    column->addLayout(form);
    column->addWidget(addButtons(*this, tr("Use these")));
}

void PhonePolicyDialog::accept()
{
    for (const auto &[kind, box] : m_boxes) {
        const auto chosen = static_cast<PhonePolicy>(box->currentData().toInt());
        if (chosen == m_desk.policy(kind))
            continue;
        if (auto kept = m_desk.setPolicy(kind, chosen); !kept)
            m_failure = std::move(kept.error());
    }
    QDialog::accept();
}

} // namespace ui

#include "moc_phone_policy_dialog.cpp"
