// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "decks_page.h"

#include "ui/acts/actions.h"
#include "ui/acts/document.h"
#include "ui/decks/deck_editor.h"
#include "ui/decks/decks_model.h"
#include "ui/services/drafts.h"
#include "ui/services/event_opener.h"
#include "ui/services/user_cards.h"
#include "ui/widgets/entry_line.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/table_view.h"
#include "ui/widgets/wrapping_row.h"
#include "ui/words/text.h"

#include <QCheckBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

using tournament::Side;

namespace {

constexpr std::array sides{Side::Corp, Side::Runner};

} // namespace

DecksPage::DecksPage(const PageContext &context, QWidget *parent)
    : Page(context, u"decksPage"_s, tr("Decks"), parent)
    , m_cards(context.cards.store())
    , m_model(new DecksModel(this))
    , m_filter(new DecksFilter(this))
    , m_table(new TableView(u"decksTable"_s, tr("Players and their lists"), this))
    , m_find(new EntryLine(u"findDeck"_s, tr("Find a player"), this))
    , m_missing(new QCheckBox(tr("Onl&y without both lists"), this))
    , m_summary(new QLabel(this))
    , m_owner(new QLabel(this))
    , m_tabs(new QTabWidget(this))
{
    m_filter->setSourceModel(m_model);
    m_table->show(*m_filter, {{DecksModel::Name}, {DecksModel::Checks}});
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSortingEnabled(true);
    offerIn(Context::Decks, *m_table);
    m_table->sortByColumn(DecksModel::Name, Qt::AscendingOrder);
    m_table->setEmptyText(tr("Nobody here: register players on their page."));
    m_missing->setObjectName("onlyMissing"_L1);
    m_summary->setObjectName("decksSummary"_L1);
    m_owner->setObjectName("decksOwner"_L1);
    m_tabs->setObjectName("deckSlots"_L1);
    m_tabs->setAccessibleName(tr("Corp and Runner list"));
    for (const Side side : sides) {
        auto *added = new DeckSlot(side, m_cards, this);
        m_slots[static_cast<std::size_t>(side)] = added;
        m_tabs->addTab(added, QString());
    }
    layOut();
    connectSlots();
    connectActions();
    DecksPage::update(tournament::everythingChanged());
    pickDrafted();
}

DeckSlot &DecksPage::slot(Side side) const { return *m_slots[static_cast<std::size_t>(side)]; }

DeckSlot &DecksPage::currentSlot() const
{
    return slot(m_tabs->currentIndex() == 0 ? Side::Corp : Side::Runner);
}

const tournament::SubmittedDeck *DecksPage::currentDeck() const
{
    return tournament::findDeck(event(), m_player, currentSlot().side());
}

QString DecksPage::nameOf(tournament::PlayerId player) const
{
    const auto *found = tournament::findPlayer(event(), player);
    return found ? toQt(found->name) : QString();
}

void DecksPage::layOut()
{
    auto *left = new QWidget(this);
    QList<QWidget *> order = layOutPlayers(*left);
    auto *right = new QWidget(this);
    order += layOutLists(*right);
    auto *splitter = new QSplitter(this);
    splitter->setObjectName("decksSplitter"_L1);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(left);
    splitter->addWidget(right);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 2);
    const int letter = fontMetrics().averageCharWidth();
    splitter->setSizes({letter * 60, letter * 104}); // a name and both standings are in sight
    auto *column = new QVBoxLayout(this);
    column->addWidget(splitter, 1);
    chain(order);
}

QList<QWidget *> DecksPage::layOutPlayers(QWidget &side)
{
    m_find->setPlaceholderText(tr("Name, Enter"));
    m_find->setClearButtonEnabled(true);
    auto *findLabel = new QLabel(tr("F&ind:"), this);
    findLabel->setBuddy(m_find);
    m_summary->setWordWrap(true);
    auto *find = new QHBoxLayout;
    find->addWidget(findLabel);
    find->addWidget(m_find, 1);
    auto *players = new QVBoxLayout(&side);
    players->setContentsMargins(0, 0, 0, 0);
    players->addLayout(find);
    players->addWidget(m_missing);
    players->addWidget(m_table, 1);
    players->addWidget(m_summary);
    auto *desk = new WrappingRow;
    QList<QWidget *> order{m_find, m_missing, m_table};
    order += fill(*desk, {act::deckLock, act::deckUnlock, act::deckDraw, act::deckPolicy});
    players->addLayout(desk);
    return order;
}

QList<QWidget *> DecksPage::layOutLists(QWidget &side)
{
    QFont bold = m_owner->font();
    bold.setBold(true);
    m_owner->setFont(bold);
    auto *taking = new WrappingRow;
    QList<QWidget *> order = fill(*taking, {act::deckPaste, act::deckOpen, act::deckSubmit});
    auto *top = new QHBoxLayout;
    top->addWidget(m_owner, 1);
    top->addLayout(taking);
    order.append(m_tabs);
    for (const Side each : sides)
        order += slot(each).controls();
    auto *acts = new WrappingRow;
    order += fill(*acts,
                  {act::deckCheck, act::deckCompare, act::deckPrint, act::deckExport,
                   act::deckAccept, act::deckRevoke, act::deckWithdraw, act::deckPlayerLock});
    auto *lists = new QVBoxLayout(&side);
    lists->setContentsMargins(0, 0, 0, 0);
    lists->addLayout(top);
    lists->addWidget(m_tabs, 1);
    lists->addLayout(acts);
    return order;
}

QList<QWidget *> DecksPage::fill(WrappingRow &row, const QList<QLatin1StringView> &ids)
{
    QList<QWidget *> buttons;
    for (const auto id : ids) {
        buttons.append(button(id));
        row.addWidget(buttons.back());
    }
    return buttons;
}

void DecksPage::connectSlots()
{
    connect(m_find, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setText(text);
        if (m_filter->rowCount() > 0)
            m_table->pick(0);
    });
    connect(m_find, &QLineEdit::returnPressed, this, [this] {
        const bool corp = tournament::findDeck(event(), m_player, Side::Corp) != nullptr;
        m_tabs->setCurrentIndex(corp ? 1 : 0);
        currentSlot().editor().setFocus();
    });
    connect(m_find, &EntryLine::escaped, this, [this] {
        m_find->restart();
        m_table->setFocus();
    });
    connect(m_missing, &QCheckBox::toggled, m_filter, &DecksFilter::setMissingOnly);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &DecksPage::showPlayer);
    connect(m_table, &QTableView::activated, this, [this] { currentSlot().editor().setFocus(); });
    connect(m_tabs, &QTabWidget::currentChanged, this, &Page::stateChanged);
    for (DeckSlot *each : m_slots) {
        connect(each, &DeckSlot::changed, this, [this, each] {
            keepDrafts();
            nameTabs();
            Q_EMIT stateChanged();
            if (each->holdsSeveral())
                offerApart(*each);
        });
        connect(each, &DeckSlot::fileDropped, this, &DecksPage::takeFile);
    }
}

void DecksPage::update(const tournament::ChangeSet &changes)
{
    if (!changes.everything && !changes.decks && !changes.details && changes.players.empty())
        return;
    keepDrafts();
    if (const auto followed = m_cards.follow(event(), context().opener.now()); !followed)
        context().messages.say(followed.error());
    m_model->update(event(), m_cards);
    hideEqualLocks();
    revealNew();
    m_player = {};
    if (m_table->selectedRows().isEmpty() && m_filter->rowCount() > 0)
        m_table->pick(0);
    showPlayer();
    summarize();
}

void DecksPage::revealNew()
{
    const auto late = newcomer();
    if (!late || m_find->hasFocus()
        || m_filter->mapFromSource(m_model->index(m_model->rowOf(late->value), 0)).isValid())
        return;
    const QSignalBlocker quiet(m_find); // whose lists are in sight stays
    m_find->restart();
    m_filter->setText({});
}

void DecksPage::hideEqualLocks()
{
    // The sentence below says it where it is the same for all.
    const auto &players = event().players;
    const bool equal = std::ranges::all_of(players, [this](const tournament::Player &player) {
        return tournament::decksLocked(event(), player.id) == event().decks.locked;
    });
    m_table->setColumnHidden(DecksModel::Lists, equal);
}

void DecksPage::keepDrafts()
{
    if (m_player.value == 0 || readOnly())
        return;
    for (const Side side : sides) {
        const QString key = draftKey(m_player, side);
        if (const auto draft = slot(side).draft(); draft && !draft->text.trimmed().isEmpty())
            context().drafts.keep(key, toJson(*draft));
        else
            context().drafts.forget(key);
    }
}

std::optional<DeckDraft> DecksPage::draftOf(tournament::PlayerId player, Side side) const
{
    const auto *kept = context().drafts.find(draftKey(player, side));
    return kept && !readOnly() ? draftFrom(*kept) : std::nullopt;
}

void DecksPage::pickDrafted()
{
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const auto player = m_model->player(m_filter->mapToSource(m_filter->index(row, 0)).row());
        for (const Side side : sides)
            if (draftOf(player, side)) {
                m_table->pick(row);
                m_tabs->setCurrentIndex(static_cast<int>(side));
                return;
            }
    }
}

void DecksPage::showPlayer()
{
    const auto rows = m_table->selectedRows();
    const auto player = rows.isEmpty()
        ? tournament::PlayerId()
        : m_model->player(m_filter->mapToSource(m_filter->index(rows.front(), 0)).row());
    if (player == m_player && player.value != 0)
        return;
    keepDrafts();
    m_player = player;
    m_owner->setText(nameOf(player));
    m_tabs->setEnabled(player.value != 0);
    for (const Side side : sides) {
        const auto draft = draftOf(player, side);
        slot(side).show(tournament::findDeck(event(), player, side), draft ? &*draft : nullptr);
        slot(side).setReadOnly(readOnly());
    }
    nameTabs();
    Q_EMIT stateChanged();
}

void DecksPage::nameTabs()
{
    for (const Side side : sides) {
        const auto *deck = tournament::findDeck(event(), m_player, side);
        QString state = deck ? standingText(m_cards.judged(*deck)) : tr("missing");
        if (slot(side).draft())
            state = tr("not taken yet");
        m_tabs->setTabText(static_cast<int>(side),
                           side == Side::Corp ? tr("&1 Corp: %1").arg(state)
                                              : tr("&2 Runner: %1").arg(state));
    }
}

void DecksPage::summarize()
{
    const auto missing = tournament::missingDecks(event());
    std::set<tournament::PlayerId> players;
    for (const auto &one : missing)
        players.insert(one.player);
    const QString waiting = players.empty()
        ? tr("Everybody has handed in both lists.")
        : tr("Waiting for lists of %n player(s).", nullptr, static_cast<int>(players.size()));
    const QString lock = event().decks.locked ? tr("Lists are locked: a change needs a reason.")
                                              : tr("Lists are open until round 1 is paired.");
    m_summary->setText(waiting + u'\n' + lock);
}

void DecksPage::activate()
{
    m_find->setFocus();
    m_find->selectAll();
}

app::PrintRequest DecksPage::printRequest() const
{
    return printing(event().decks.lists.empty() ? app::Paperwork::BlankDecklist
                                                : app::Paperwork::Decklists);
}

void DecksPage::goOnAfter(tournament::PlayerId served)
{
    m_find->restart(); // shows everybody
    const auto source = [this](int row) {
        return m_filter->mapToSource(m_filter->index(row, 0)).row();
    };
    const int count = m_filter->rowCount();
    int current = 0;
    while (current < count && m_model->player(source(current)) != served)
        ++current;
    for (int step = 1; step <= count; ++step) {
        const int row = (current + step) % count;
        if (m_model->row(source(row)).complete)
            continue;
        m_table->pick(row);
        break;
    }
    activate();
}

void DecksPage::updateActions()
{
    action(act::deckPlayerLock)
        .setText(hasPlayer() && tournament::decksLocked(event(), m_player)
                     ? tr("Un&lock this player")
                     : tr("&Lock this player"));
}

} // namespace ui

#include "moc_decks_page.cpp"
