// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "decks_model.h"

#include "core/text.h"
#include "ui/marks/faction_mark.h"
#include "ui/words/text.h"

#include <QStringList>

using namespace Qt::Literals::StringLiterals;

namespace ui {

using tournament::Side;

namespace {

QString slotText(const tournament::Event &event, tournament::PlayerId player, Side side,
                 const EventCards &cards)
{
    const auto *deck = tournament::findDeck(event, player, side);
    return deck ? standingText(cards.judged(*deck)) : DecksModel::tr("– missing");
}

QString checksText(const tournament::Event &event, tournament::PlayerId player)
{
    QStringList texts;
    const int round = static_cast<int>(event.rounds.size());
    for (const auto &check : event.decks.checks) {
        if (check.player != player)
            continue;
        const bool good = check.outcome == tournament::CheckOutcome::InOrder;
        texts.append((good ? DecksModel::tr("✓ %1, round %2") : DecksModel::tr("✗ %1, round %2"))
                         .arg(sideText(check.side))
                         .arg(check.round));
    }
    const auto drawn = app::drawnPlayers(event);
    const bool checked = std::ranges::any_of(event.decks.checks, [&](const auto &check) {
        return check.player == player && check.round == round;
    });
    if (std::ranges::find(drawn, player) != drawn.end() && !checked)
        texts.prepend(DecksModel::tr("● drawn"));
    return texts.join(u"; "_s);
}

DecksRow rowFor(const tournament::Event &event, const tournament::Player &player,
                const EventCards &cards)
{
    DecksRow row;
    row.key = player.id.value;
    row.name = toQt(player.name);
    row.corp = slotText(event, player.id, Side::Corp, cards);
    row.runner = slotText(event, player.id, Side::Runner, cards);
    row.corpIdentity = toQt(player.corpIdentity);
    row.runnerIdentity = toQt(player.runnerIdentity);
    row.factions = app::factionsOf(player, cards.library());
    row.lists = tournament::decksLocked(event, player.id) ? DecksModel::tr("locked")
                                                          : DecksModel::tr("open");
    row.checks = checksText(event, player.id);
    row.complete = tournament::findDeck(event, player.id, Side::Corp)
        && tournament::findDeck(event, player.id, Side::Runner);
    row.folded =
        core::folded(player.name + "\n" + player.corpIdentity + "\n" + player.runnerIdentity);
    return row;
}

/// How a list stands, with the mark of its identity.
TableColumn<DecksRow> slotColumn(const QString &header, QString DecksRow::*standing,
                                 QString DecksRow::*identity, Side side)
{
    const auto read = [side](QString DecksRow::*text) {
        return
            [=](const DecksRow &row) { return readWithFaction(row.*text, row.factions.of(side)); };
    };
    return TableColumn<DecksRow>(header, standing, false, read(identity))
        .withMark([=](const DecksRow &row) { return markIcon(row.factions.of(side)); })
        .readAs(read(standing));
}

} // namespace

QString standingText(const app::JudgedDeck &judged)
{
    switch (judged.standing) {
    case app::DeckStanding::Legal:
        return DecksModel::tr("✓ legal");
    case app::DeckStanding::Accepted:
        return DecksModel::tr("✓ accepted");
    case app::DeckStanding::Illegal:
        return DecksModel::tr("✗ %n problem(s)", nullptr,
                              static_cast<int>(judged.checked.verdict.problems.size()));
    }
    return {};
}

DecksModel::DecksModel(QObject *parent)
    : RowsModel(
          {{tr("Player"), &DecksRow::name},
           slotColumn(tr("Corp"), &DecksRow::corp, &DecksRow::corpIdentity, Side::Corp),
           slotColumn(tr("Runner"), &DecksRow::runner, &DecksRow::runnerIdentity, Side::Runner),
           {tr("Lists"), &DecksRow::lists},
           {tr("Checks"), &DecksRow::checks}},
          parent)
{
}

void DecksModel::update(const tournament::Event &event, const EventCards &cards)
{
    std::vector<DecksRow> rows;
    for (const auto &player : event.players)
        if (player.status == tournament::PlayerStatus::Active)
            rows.push_back(rowFor(event, player, cards));
    sync(std::move(rows));
}

void DecksFilter::setMissingOnly(bool only)
{
    m_missingOnly = only;
    invalidateRowsFilter();
}

bool DecksFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const auto *decks = qobject_cast<const DecksModel *>(sourceModel());
    if (!decks || (m_missingOnly && decks->row(row).complete))
        return false;
    return PlayersFilter::filterAcceptsRow(row, parent);
}

} // namespace ui

#include "moc_decks_model.cpp"
