// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "players_page.h"

#include "app/players/player_list.h"
#include "ui/acts/act_desk.h"
#include "ui/acts/actions.h"
#include "ui/acts/document.h"
#include "ui/dialogs/paste_players_dialog.h"
#include "ui/dialogs/penalty_dialog.h"
#include "ui/dialogs/player_dialog.h"
#include "ui/dialogs/seats_dialog.h"
#include "ui/models/players_filter.h"
#include "ui/models/players_model.h"
#include "ui/services/drafts.h"
#include "ui/services/prompts.h"
#include "ui/services/user_cards.h"
#include "ui/widgets/entry_line.h"
#include "ui/widgets/identity_completer.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/table_view.h"
#include "ui/widgets/wrapping_row.h"
#include "ui/words/text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>

using namespace Qt::Literals::StringLiterals;

namespace ui {

using tournament::PlayerStatus;

PlayersPage::PlayersPage(const PageContext &context, QWidget *parent)
    : Page(context, u"playersPage"_s, tr("Players"), parent)
    , m_cards(context.cards.store())
    , m_model(new PlayersModel(this))
    , m_filter(new PlayersFilter(this))
    , m_table(new TableView(u"playersTable"_s, tr("Players"), this))
    , m_add(new EntryLine(u"addPlayer"_s, tr("Add a player"), this))
    , m_find(new EntryLine(u"findPlayer"_s, tr("Find a player"), this))
    , m_summary(new QLabel(this))
{
    m_filter->setSourceModel(m_model);
    m_table->show(*m_filter, {{PlayersModel::Name}, {PlayersModel::Corp, PlayersModel::Runner}});
    m_table->setSortingEnabled(true);
    offerIn(Context::Players, *m_table);
    m_table->sortByColumn(PlayersModel::Name, Qt::AscendingOrder);
    m_summary->setObjectName("playersSummary"_L1);
    layOut();
    connectActions();
    tournament::ChangeSet all;
    all.everything = true;
    PlayersPage::update(all);
}

void PlayersPage::layOut()
{
    m_add->setPlaceholderText(tr("Name; Corp; Runner – Enter"));
    m_add->setToolTip(tr("The name, and behind semicolons the identities if you know them: "
                         "nicknames and initials will do"));
    new IdentityCompleter(*m_add, m_cards.identities(), {}, IdentityCompleter::Where::BehindName);
    context().drafts.follow(*m_add, u"players/add"_s);
    m_find->setPlaceholderText(tr("Name or identity"));
    m_find->setClearButtonEnabled(true);
    auto *addLabel = new QLabel(tr("Add pla&yer:"), this);
    addLabel->setBuddy(m_add);
    auto *findLabel = new QLabel(tr("F&ind:"), this);
    findLabel->setBuddy(m_find);

    auto *top = new QHBoxLayout;
    top->addWidget(addLabel);
    top->addWidget(m_add, 3);
    auto *several = button(act::playerPaste);
    top->addWidget(several);
    QList<QWidget *> order{m_add, several, m_find, m_table};
    top->addStretch(1);
    top->addWidget(findLabel);
    top->addWidget(m_find, 2);
    auto *bottom = new WrappingRow;
    for (const auto id : {act::playerEdit, act::playerSeats, act::playerDrop, act::playerReinstate,
                          act::playerDisqualify, act::playerRemove, act::penalty}) {
        auto *added = button(id);
        if (id == act::playerSeats)
            m_seats = added;
        order.append(added);
        bottom->addWidget(added);
    }
    bottom->addStretch();
    bottom->addWidget(m_summary);
    auto *column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_table, 1);
    column->addLayout(bottom);
    chain(order);
}

void PlayersPage::connectActions()
{
    connect(m_add, &QLineEdit::returnPressed, this, &PlayersPage::addTyped);
    connect(m_add, &EntryLine::escaped, m_add, [this] { m_add->restart(); });
    connect(m_find, &QLineEdit::textChanged, m_filter, &PlayersFilter::setText);
    connect(m_find, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_table->setEmptyText(
            text.isEmpty() ? tr("No players yet: type a name above and press Enter.")
                           : tr("No player is called “%1”. Escape shows all again.").arg(text));
    });
    connect(m_find, &QLineEdit::returnPressed, this, [this] { m_table->pick(0); });
    connect(m_find, &QLineEdit::returnPressed, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_find, &EntryLine::escaped, this, [this] {
        m_find->restart();
        m_table->setFocus();
    });
    m_table->setEmptyText(tr("No players yet: type a name above and press Enter."));
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &Page::stateChanged);
    connect(m_table, &QTableView::activated, &action(act::playerEdit), &QAction::trigger);

    onAction(act::playerAdd, [this] {
        Q_EMIT wanted();
        m_add->setFocus();
        m_add->selectAll();
    });
    onAction(act::playerPaste, [this] {
        Q_EMIT wanted();
        addPasted();
    });
    onAction(
        act::playerEdit, [this] { return isCurrent() && selected().size() == 1; },
        [this] { editSelected(); });
    onAction(
        act::playerDrop, [this] { return isSelected({PlayerStatus::Active}); },
        [this] { perform(tournament::DropPlayers{selected()}); });
    onAction(
        act::playerReinstate, [this] { return isSelected({PlayerStatus::Dropped}); },
        [this] { perform(tournament::ReinstatePlayers{selected()}); });
    onAction(
        act::playerDisqualify,
        [this] { return isSelected({PlayerStatus::Active, PlayerStatus::Dropped}); },
        [this] { disqualifySelected(); });
    onAction(
        act::playerRemove, [this] { return isCurrent() && !selected().empty(); },
        [this] { perform(tournament::RemovePlayers{selected()}); });
    onAction(
        act::playerSeats,
        [this] {
            return event().profile.firstRound == tournament::FirstRound::Seats
                && !event().players.empty();
        },
        [this] {
            Q_EMIT wanted();
            SeatsDialog dialog(context().document.session(), window());
            run(dialog);
        });
    onAction(
        act::penalty, [this] { return !event().players.empty(); }, [this] { recordPenalty(); });
}

void PlayersPage::update(const tournament::ChangeSet &changes)
{
    m_model->apply(event(), changes);
    if (changes.everything || changes.details) {
        const bool seats = event().profile.firstRound == tournament::FirstRound::Seats;
        m_table->setColumnHidden(PlayersModel::Seat, !seats);
        m_seats->setVisible(seats);
    }
    hideEmptyColumns();
    revealNew();
    summarize();
}

void PlayersPage::revealNew()
{
    const auto late = newcomer();
    if (late && !m_find->hasFocus()
        && !m_filter->mapFromSource(m_model->index(m_model->rowOf(late->value), 0)).isValid())
        m_find->restart();
}

void PlayersPage::hideEmptyColumns()
{
    const auto &players = event().players;
    const auto hideUnless = [&](int column, auto test) {
        m_table->setColumnHidden(column, std::ranges::none_of(players, test));
    };
    using tournament::Player;
    hideUnless(PlayersModel::Pronouns, [](const Player &p) { return !p.pronouns.empty(); });
    hideUnless(PlayersModel::Byes, [](const Player &p) { return p.awardedByes > 0; });
    hideUnless(PlayersModel::FixedTable, [](const Player &p) { return p.fixedTable.has_value(); });
    hideUnless(PlayersModel::Consent,
               [](const Player &p) { return !refusedText(p.consents).isEmpty(); });
}

void PlayersPage::updateActions() { m_add->setEnabled(!readOnly()); }

bool PlayersPage::isSelected(std::initializer_list<PlayerStatus> statuses) const
{
    return isCurrent() && std::ranges::any_of(selected(), [&](tournament::PlayerId id) {
               const auto *player = tournament::findPlayer(event(), id);
               return player && std::ranges::find(statuses, player->status) != statuses.end();
           });
}

app::PrintRequest PlayersPage::printRequest() const { return printing(app::Paperwork::Seating); }

void PlayersPage::activate() { m_add->setFocus(); }

void PlayersPage::find()
{
    m_find->setFocus();
    m_find->selectAll();
}

std::vector<tournament::PlayerId> PlayersPage::selected() const
{
    std::vector<tournament::PlayerId> players;
    for (const int row : m_table->selectedRows())
        players.push_back(m_model->player(m_filter->mapToSource(m_filter->index(row, 0)).row()));
    return players;
}

void PlayersPage::addTyped()
{
    if (m_add->text().simplified().isEmpty())
        return;
    const auto typed =
        app::typedPlayer(fromQt(m_add->text()), fromQt(tr("The line")), m_cards.identities());
    if (!typed) {
        context().messages.say(typed.error());
        return;
    }
    if (typed->doubts.empty()) {
        add(typed->entry);
        return;
    }
    QStringList doubts;
    for (const std::string &doubt : typed->doubts)
        doubts.append(toQt(doubt));
    context().messages.say(
        MessageBar::Tone::Warning, doubts.join(u'\n'),
        {{tr("Add all the same"), [this, entry = typed->entry] { add(entry); }}});
    m_add->selectAll();
}

void PlayersPage::add(const tournament::PlayerEntry &entry)
{
    // Who has waited may find the next name in the line.
    const auto still = [this, typed = m_add->text()] { return m_add->text() == typed; };
    perform(
        tournament::AddPlayers{{entry}},
        [this, still] {
            if (still())
                m_add->restart();
            const int row = m_model->rowOf(event().players.back().id.value);
            m_table->scrollTo(m_filter->mapFromSource(m_model->index(row, 0)));
        },
        [this, still] {
            if (still())
                m_add->selectAll();
        });
}

void PlayersPage::addPasted()
{
    PastePlayersDialog dialog(context().document.session(), context().prompts, m_cards.identities(),
                              context().drafts, window());
    run(dialog);
}

void PlayersPage::editSelected()
{
    const auto players = selected();
    if (players.size() != 1)
        return;
    PlayerDialog dialog(context().document.session(), players.front(), m_cards.identities(),
                        window());
    run(dialog);
}

void PlayersPage::disqualifySelected()
{
    const auto players = selected();
    if (const auto reason = context().acts.reason(tr("Disqualify")))
        perform(tournament::DisqualifyPlayers{players, *reason});
}

void PlayersPage::recordPenalty()
{
    // Who was chosen here earlier is not meant from another page.
    const auto players = isCurrent() ? selected() : std::vector<tournament::PlayerId>();
    const int round = event().rounds.empty() ? 0 : event().rounds.back().number;
    PenaltyDialog dialog(event(),
                         players.size() == 1 ? std::optional(players.front()) : std::nullopt, round,
                         context().drafts, window());
    if (context().prompts.run(dialog))
        perform(tournament::RecordPenalty{dialog.penalty()},
                [this] { context().drafts.forget(PenaltyDialog::draftKey); });
}

void PlayersPage::summarize()
{
    const auto playing =
        std::ranges::count(event().players, PlayerStatus::Active, &tournament::Player::status);
    m_summary->setText(tr("Registered: %1 · Playing: %2").arg(event().players.size()).arg(playing));
}

} // namespace ui

#include "moc_players_page.cpp"
