// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phone_access_dialog.h"

#include "ui/phones/code_view.h"
#include "ui/phones/phone_host.h"
#include "ui/services/prompts.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/padded_style.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

enum AccessColumn { Name, Role, Since, AccessColumns };

QString roleText(app::HallRole role)
{
    switch (role) {
    case app::HallRole::Judge:
        return PhoneAccessDialog::tr("Judge");
    case app::HallRole::Scorekeeper:
        return PhoneAccessDialog::tr("Scorekeeper");
    case app::HallRole::Player:
        break;
    }
    return PhoneAccessDialog::tr("Player");
}

QString sinceText(const app::PhoneSecret &secret)
{
    const QString time =
        QDateTime::fromMSecsSinceEpoch(secret.made.milliseconds).time().toString(u"HH:mm"_s);
    return secret.printed
        //: 1 is a time
        ? PhoneAccessDialog::tr("%1, a card or link").arg(time)
        : PhoneAccessDialog::tr("%1, a phone you let in").arg(time);
}

} // namespace

PhoneAccessDialog::PhoneAccessDialog(PhoneHost &host, Prompts &prompts, QWidget *parent)
    : QDialog(parent)
    , m_host(host)
    , m_prompts(prompts)
    , m_table(new QTableWidget(0, AccessColumns, this))
    , m_name(new QLineEdit(this))
    , m_role(new QComboBox(this))
    , m_make(new QPushButton(tr("&Make a way in"), this))
    , m_revoke(new QPushButton(tr("C&lose this way in"), this))
    , m_print(new QPushButton(tr("&Print this card…"), this))
    , m_code(new CodeView(u"accessCode"_s, this))
    , m_address(new QLabel(this))
{
    setObjectName("phoneAccessDialog"_L1);
    setWindowTitle(tr("Ways in for staff and players"));
    m_table->setObjectName("accessTable"_L1);
    m_table->setAccessibleName(tr("Who may come in"));
    m_table->setHorizontalHeaderLabels({tr("Name"), tr("As"), tr("Since")});
    m_table->horizontalHeader()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(Role, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(Since, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->verticalHeader()->hide();
    padCells(*m_table);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_role->addItem(roleText(app::HallRole::Judge), static_cast<int>(app::HallRole::Judge));
    m_role->addItem(roleText(app::HallRole::Scorekeeper),
                    static_cast<int>(app::HallRole::Scorekeeper));
    m_make->setObjectName("accessMake"_L1);
    m_revoke->setObjectName("accessRevoke"_L1);
    m_print->setObjectName("accessPrint"_L1);
    m_address->setObjectName("accessAddress"_L1);
    m_address->setTextFormat(Qt::PlainText);
    m_address->setWordWrap(true);
    m_address->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layOut();
    connect(m_name, &QLineEdit::textChanged, this, &PhoneAccessDialog::updateButtons);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &PhoneAccessDialog::updateButtons);
    connect(m_make, &QPushButton::clicked, this, &PhoneAccessDialog::make);
    connect(m_revoke, &QPushButton::clicked, this, &PhoneAccessDialog::revoke);
    connect(m_print, &QPushButton::clicked, this, &PhoneAccessDialog::printLast);
    fill();
}

void PhoneAccessDialog::layOut()
{
    auto *column = new QVBoxLayout(this);
    auto *form = new QFormLayout;
    addRow(*form, tr("&Name:"), *m_name, u"accessName"_s);
    addRow(*form, tr("&As:"), *m_role, u"accessRole"_s);
    auto *made = new QVBoxLayout;
    made->addLayout(form);
    made->addWidget(m_make, 0, Qt::AlignRight);
    made->addWidget(m_code, 1);
    made->addWidget(m_address);
    made->addWidget(m_print, 0, Qt::AlignRight);
    auto *listed = new QVBoxLayout;
    listed->addWidget(m_table, 1);
    listed->addWidget(m_revoke, 0, Qt::AlignLeft);
    auto *row = new QHBoxLayout;
    row->addLayout(listed, 3);
    row->addLayout(made, 2);
    column->addLayout(row, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->setObjectName("buttons"_L1);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    openAt(*this, 100, 26);
    m_name->setFocus(); // who opens it usually lets somebody in
}

void PhoneAccessDialog::fill()
{
    m_secrets = m_host.desk().secrets();
    m_table->setRowCount(static_cast<int>(m_secrets.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const auto &secret = m_secrets[static_cast<std::size_t>(row)];
        m_table->setItem(row, Name, new QTableWidgetItem(toQt(secret.name)));
        m_table->setItem(row, Role, new QTableWidgetItem(roleText(secret.role)));
        m_table->setItem(row, Since, new QTableWidgetItem(sinceText(secret)));
    }
    updateButtons();
}

void PhoneAccessDialog::make()
{
    const auto role = static_cast<app::HallRole>(m_role->currentData().toInt());
    const std::string name = fromQt(m_name->text().simplified());
    const auto secret = m_host.desk().admitStaff(role, name);
    if (!secret) {
        m_address->setText(failureText(secret.error()));
        return;
    }
    m_last = {name, fromQt(roleText(role)), m_host.wayIn(*secret)};
    m_code->setAddress(toQt(m_last.address));
    //: 1 is a person, 2 "Judge", 3 an address
    m_address->setText(tr("%1 (%2), shown this once: %3")
                           .arg(toQt(m_last.name), roleText(role), toQt(m_last.address)));
    m_name->clear();
    fill();
}

void PhoneAccessDialog::revoke()
{
    const int row = m_table->currentRow();
    if (row < 0)
        return;
    const auto &secret = m_secrets[static_cast<std::size_t>(row)];
    const Question question{
        tr("Close a way in"),
        tr("%1 is out at once, on every phone that came in by it.").arg(toQt(secret.name)),
        tr("Close it")};
    if (!m_prompts.confirm(this, question))
        return;
    if (const auto done = m_host.desk().revoke(secret.hash); !done)
        m_address->setText(failureText(done.error()));
    m_host.tellHall();
    fill();
}

void PhoneAccessDialog::printLast()
{
    m_toPrint = {m_last};
    accept();
}

void PhoneAccessDialog::updateButtons()
{
    m_make->setEnabled(!m_name->text().simplified().isEmpty());
    m_revoke->setEnabled(m_table->currentRow() >= 0 && !m_table->selectedItems().isEmpty());
    m_print->setEnabled(!m_last.address.empty());
}

} // namespace ui

#include "moc_phone_access_dialog.cpp"
