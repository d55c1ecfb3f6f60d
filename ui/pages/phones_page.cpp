// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones_page.h"

#include "ui/acts/actions.h"
#include "ui/acts/document.h"
#include "ui/dialogs/phone_access_dialog.h"
#include "ui/dialogs/phone_cards_dialog.h"
#include "ui/dialogs/phone_policy_dialog.h"
#include "ui/models/inbox_model.h"
#include "ui/phones/code_view.h"
#include "ui/phones/phone_host.h"
#include "ui/services/prompts.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/table_view.h"
#include "ui/widgets/tall_area.h"
#include "ui/widgets/wrapping_row.h"
#include "ui/words/address_text.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr std::size_t mostDecided = 100; ///< lines of the list that are history
constexpr int hallWidth = 38;            ///< letters

QLabel *wordsOf(const QString &objectName, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(objectName);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

PhonesPage::PhonesPage(const PageContext &context, PhoneHost &host, QWidget *parent)
    : Page(context, u"phonesPage"_s, tr("Phones"), parent)
    , m_host(host)
    , m_model(new InboxModel(this))
    , m_table(new TableView(u"inboxTable"_s, tr("What phones say, the newest first"), this))
    , m_network(new QComboBox(this))
    , m_code(new CodeView(u"hallCode"_s, this))
    , m_address(wordsOf(u"hallAddress"_s, this))
    , m_state(wordsOf(u"hallState"_s, this))
    , m_guests(wordsOf(u"hallGuests"_s, this))
    , m_warning(wordsOf(u"hallWarning"_s, this))
    , m_said(wordsOf(u"inboxSaid"_s, this))
{
    auto *row = new QHBoxLayout(this);
    auto *left = new TallArea(*layOutHall(), this);
    left->setFixedWidth(fontMetrics().averageCharWidth() * hallWidth);
    row->addWidget(left);
    auto *right = new QVBoxLayout;
    layOutInbox(*right);
    row->addLayout(right, 1);
    connectActions();
    showNetworks();
    showHall();
    showInbox();
}

QWidget *PhonesPage::layOutHall()
{
    auto *hall = new QWidget(this);
    auto *column = new QVBoxLayout(hall);
    column->setContentsMargins(0, 0, 0, 0);
    auto *on = box(act::phonesOn);
    auto *registration = box(act::phonesRegistration);
    column->addWidget(on);
    column->addWidget(registration);
    m_network->setObjectName("hallNetwork"_L1);
    auto *label = new QLabel(tr("Ne&twork:"), hall);
    label->setBuddy(m_network);
    column->addWidget(label);
    column->addWidget(m_network);
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.2);
    m_address->setFont(large);
    m_address->setAlignment(Qt::AlignHCenter);
    m_address->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_code);
    column->addWidget(m_address);
    column->addWidget(m_state);
    column->addWidget(m_guests);
    column->addWidget(m_warning);
    auto *buttons = new WrappingRow;
    QList<QWidget *> order{on, registration, m_network};
    for (const auto id : {act::phonesCards, act::phonesAccess, act::phonesPolicies}) {
        order.append(button(id));
        buttons->addWidget(order.back());
    }
    column->addLayout(buttons);
    column->addStretch(1);
    order.append(m_table);
    chain(order);
    return hall;
}

void PhonesPage::layOutInbox(QVBoxLayout &column)
{
    m_table->show(*m_model,
                  {{InboxModel::Who, InboxModel::What},
                   {InboxModel::Number},
                   {InboxModel::When, InboxModel::State}});
    m_table->setWrapped(InboxModel::What);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEmptyText(tr("Nothing has come from phones yet."));
    m_table->installEventFilter(this);
    offerIn(Context::Phones, *m_table);
    column.addWidget(m_table, 1);
    m_said->setMinimumHeight(m_said->fontMetrics().lineSpacing() * 2);
    m_said->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_said->setAccessibleName(tr("The selected line"));
    column.addWidget(m_said);
    auto *buttons = new WrappingRow;
    for (const auto id : {act::phonesAccept, act::phonesRefuse})
        buttons->addWidget(button(id));
    column.addLayout(buttons);
}

void PhonesPage::connectActions()
{
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        showSaid();
        Q_EMIT stateChanged();
    });
    connect(&m_host, &PhoneHost::inboxChanged, this, &PhonesPage::showInbox);
    connect(&m_host, &PhoneHost::hallChanged, this, &PhonesPage::showHall);
    connect(m_network, &QComboBox::activated, this,
            [this] { m_host.chooseNetwork(m_network->currentData().toString()); });
    onAction(act::phonesOn, [this](bool on) { m_host.setOn(on); });
    onAction(act::phonesRegistration, [this](bool open) {
        m_host.openRegistration(open);
        showHall();
    });
    const auto waits = [this] { return isCurrent() && selected() != 0; };
    onAction(act::phonesAccept, waits, [this] { accept(); });
    onAction(act::phonesRefuse, waits, [this] { refuse(); });
    onAction(
        act::phonesCards, [this] { return !event().players.empty() && m_host.isOn(); },
        [this] { printCards(); });
    onAction(
        act::phonesAccess, [this] { return m_host.isOn(); },
        [this] {
            PhoneAccessDialog dialog(m_host, context().prompts, window());
            (void)context().prompts.run(dialog);
            if (!dialog.toPrint().empty()) {
                auto request = printing(app::Paperwork::PhoneCards);
                request.phoneCards = dialog.toPrint();
                Q_EMIT printWanted(request);
            }
        });
    onAction(act::phonesPolicies, [this] {
        PhonePolicyDialog dialog(m_host.desk(), window());
        if (context().prompts.run(dialog) && dialog.failure())
            context().messages.say(*dialog.failure());
    });
}

bool PhonesPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        const bool once = key->modifiers() == Qt::NoModifier && !key->isAutoRepeat();
        if (once && (enter || key->key() == Qt::Key_Delete)) {
            action(enter ? act::phonesAccept : act::phonesRefuse).trigger();
            return true;
        }
    }
    return Page::eventFilter(watched, event);
}

void PhonesPage::showNetworks()
{
    const QSignalBlocker quiet(m_network);
    m_network->clear();
    for (const QString &network : m_host.networks())
        m_network->addItem(network, network);
    if (m_network->count() == 0)
        m_network->addItem(tr("This computer is in no network."));
    m_network->setCurrentIndex(std::max(0, m_network->findData(m_host.network())));
}

void PhonesPage::showHall()
{
    showNetworks();
    const QString address = m_host.address();
    m_code->setAddress(address);
    m_code->setVisible(!address.isEmpty());
    m_address->setText(shortAddress(address));
    m_address->setVisible(!address.isEmpty());
    if (!m_host.isOn())
        m_state->setText(tr("Off. Phones find nothing here."));
    else if (address.isEmpty())
        m_state->setText(tr("On, but no phone can reach this computer: join a network."));
    else if (m_host.connected() == 0)
        m_state->setText(tr("On. Nobody is connected yet."));
    else
        m_state->setText(tr("On. %n phone(s) connected.", nullptr, m_host.connected()));
    const QStringList guests = m_host.guests();
    m_guests->setVisible(!guests.isEmpty());
    m_guests->setText(tr("Came in: %1").arg(guests.join(u", "_s)));
    const QString dead = m_host.deadAddress();
    m_warning->setVisible(!dead.isEmpty());
    //: 1 is an address: "192.168.0.7:8080"
    m_warning->setText(tr("Cards and codes were printed for %1, which leads nowhere now: print "
                          "them again.")
                           .arg(shortAddress(dead)));
    updateActions();
    Q_EMIT stateChanged();
}

void PhonesPage::showInbox()
{
    const bool first = m_table->selectedRows().isEmpty();
    if (m_host.isAwake())
        m_model->update(m_host.desk().open(), m_host.desk().decided(mostDecided));
    if (first && m_model->rowCount() > 0 && m_model->row(0).open)
        m_table->pick(0);
    showSaid();
    Q_EMIT stateChanged();
}

/// The selected line whole: in the table a dispute may be cut.
void PhonesPage::showSaid()
{
    const auto rows = m_table->selectedRows();
    if (rows.size() != 1) {
        m_said->clear();
        return;
    }
    const InboxRow &row = m_model->row(rows.front());
    //: 1 is a time, 2 a person, 3 what he says, 4 what became of it
    m_said->setText(tr("%1, %2: %3 (%4)").arg(row.when, row.who, row.what, row.state));
}

std::int64_t PhonesPage::selected() const
{
    const auto rows = m_table->selectedRows();
    return rows.size() == 1 && m_model->row(rows.front()).open ? m_model->row(rows.front()).key : 0;
}

void PhonesPage::accept()
{
    const auto rows = m_table->selectedRows();
    const auto done = m_host.accept(selected());
    if (!done) {
        context().messages.say(done.error());
        return;
    }
    context().messages.say(MessageBar::Tone::Done, tr("Accepted; the phone says so."));
    pickNext(rows.front());
}

/// What took the place of a line that is decided, else what waits on top.
void PhonesPage::pickNext(int row)
{
    for (const int next : {row, 0})
        if (next < m_model->rowCount() && m_model->row(next).open)
            return m_table->pick(next);
}

void PhonesPage::refuse()
{
    const std::int64_t item = selected();
    const auto rows = m_table->selectedRows();
    const auto word =
        context().prompts.line(window(), tr("Refuse"), tr("A word for the phone, which shows it:"));
    if (!word)
        return;
    const auto done = m_host.refuse(item, fromQt(word->simplified()));
    if (!done) {
        context().messages.say(done.error());
        return;
    }
    context().messages.say(MessageBar::Tone::Done, tr("Refused; the phone says so."));
    pickNext(rows.front());
}

void PhonesPage::printCards()
{
    PhoneCardsDialog dialog(m_host, event(), window());
    if (!context().prompts.run(dialog))
        return;
    if (dialog.failure()) {
        context().messages.say(*dialog.failure());
        return;
    }
    auto request = printing(app::Paperwork::PhoneCards);
    request.phoneCards = dialog.cards();
    Q_EMIT printWanted(request);
}

void PhonesPage::update(const tournament::ChangeSet & /*changes*/)
{
    // The desk of the phones hears of it by itself and says what came of it.
}

void PhonesPage::updateActions()
{
    action(act::phonesOn).setChecked(m_host.isOn());
    action(act::phonesRegistration).setChecked(m_host.registrationIsOpen());
    action(act::phonesAnnounce).setChecked(!m_host.announced().isEmpty());
}

void PhonesPage::activate() { m_table->enter(); }

} // namespace ui

#include "moc_phones_page.cpp"
