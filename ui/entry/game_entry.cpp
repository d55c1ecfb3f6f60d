// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_entry.h"

#include "app/sentences/sentences.h"
#include "ui/acts/document.h"
#include "ui/bracket/game_text.h"
#include "ui/look/appearance.h"
#include "ui/widgets/entry_line.h"
#include "ui/words/text.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

using tournament::GameState;
using tournament::Seat;

constexpr std::array seats{Seat::P1, Seat::P2};
constexpr int lettersOfName = 24; ///< on a button

QLabel *namedLabel(QWidget *parent, QLatin1StringView name)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    return label;
}

} // namespace

GameEntry::GameEntry(const Document &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_title(namedLabel(this, "gameTitle"_L1))
    , m_why(namedLabel(this, "gameSides"_L1))
    , m_caption(new QLabel(tr("Resu&lt:"), this))
    , m_result(new EntryLine(u"gameResult"_s, tr("Result of the chosen game"), this))
    , m_help(namedLabel(this, "gameHelp"_L1))
{
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_caption->setBuddy(m_result);
    m_result->setMinimumWidth(fontMetrics().averageCharWidth() * 16);
    m_result->setPlaceholderText(tr("Result, Enter"));
    m_title->setWordWrap(true);
    m_why->setWordWrap(true);
    m_help->setWordWrap(true);
    quiet(*m_help);
    for (const Seat seat : seats) {
        const auto at = tournament::index(seat);
        const QString number = QString::number(at + 1);
        m_players[at] = namedLabel(this, "gamePlayer"_L1);
        m_players[at]->setObjectName(u"gamePlayer"_s + number);
        m_players[at]->setWordWrap(true); // identities have long names
        m_corp[at] = new QPushButton(this);
        m_corp[at]->setObjectName(u"corp"_s + number);
        m_winner[at] = new QPushButton(this);
        m_winner[at]->setObjectName(u"winner"_s + number);
        connect(m_corp[at], &QPushButton::clicked, this,
                [this, at] { Q_EMIT sidesChosen(m_game->number, *m_game->contenders[at].player); });
        connect(m_winner[at], &QPushButton::clicked, this,
                [this, number] { Q_EMIT submitted(m_game->number, u"winner=p"_s + number); });
    }
    connect(m_result, &QLineEdit::returnPressed, this, &GameEntry::submit);
    connect(m_result, &EntryLine::escaped, this, [this] {
        m_result->restart();
        Q_EMIT left();
    });
    layOut();
    show(nullptr);
}

void GameEntry::layOut()
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(3);
    grid->addWidget(m_title, 0, 0, 1, 5);
    for (int i = 0; i < 2; ++i) {
        const auto at = static_cast<std::size_t>(i);
        grid->addWidget(m_players[at], 1 + i, 0);
        grid->addWidget(m_corp[at], 1 + i, 1);
        grid->addWidget(m_winner[at], 1 + i, 2);
    }
    grid->addWidget(m_caption, 2, 3);
    grid->addWidget(m_result, 2, 4);
    grid->addWidget(m_why, 3, 0, 1, 5);
    grid->addWidget(m_help, 4, 0, 1, 5);
    grid->setColumnStretch(0, 5);
    grid->setColumnStretch(4, 3);
    m_why->setMinimumHeight(fontMetrics().lineSpacing()); // also where nothing is to be said
}

QList<QWidget *> GameEntry::fields() const
{
    return {m_corp[0], m_winner[0], m_corp[1], m_winner[1], m_result};
}

void GameEntry::show(const tournament::BracketGame *game)
{
    const bool other = !game || !m_game || m_game->number != game->number;
    m_game = game ? std::optional(*game) : std::nullopt;
    if (other)
        m_result->restart();
    showPlayers();
    showButtons();
}

void GameEntry::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    showButtons();
}

void GameEntry::showPlayers()
{
    const auto &event = m_document.event();
    for (const Seat seat : seats)
        m_players[tournament::index(seat)]->setText(m_game ? decksOf(seat) : QString());
    if (!m_game) {
        m_title->setText(tr("No game is chosen."));
        m_why->clear();
        return;
    }
    QString where = tr("round %1").arg(m_game->round);
    if (event.cut.form == tournament::CutForm::DoubleElimination)
        where = branchText(m_game->branch) + u", "_s + where; // others have one branch
    QString title =
        tr("Game %1 · %2 · %3").arg(m_game->number).arg(where, stateText(event, *m_game));
    if (m_game->eventRound > 0)
        title += tr(" · table %1").arg(m_game->table);
    const auto card = cardOf(event, *m_game);
    if (!card.lines[0].score.isEmpty())
        title += tr(" · %1–%2").arg(card.lines[0].score, card.lines[1].score);
    m_title->setText(title);
    m_why->setText(sidesText(event, *m_game));
}

/// A player with the identities he brought; whoever chooses a side may see them (Tournament Rules
/// 3.0.2, "Game Play").
QString GameEntry::decksOf(Seat seat) const
{
    const auto &event = m_document.event();
    const auto &contender = m_game->contenders[tournament::index(seat)];
    const QString name = contenderText(event, *m_game, seat);
    const auto *player =
        contender.player ? tournament::findPlayer(event, *contender.player) : nullptr;
    if (!player)
        return name;
    const bool corp = !m_game->corp || *m_game->corp == seat;
    const bool runner = !m_game->corp || *m_game->corp != seat;
    QStringList decks;
    if (corp && !player->corpIdentity.empty())
        decks.append(toQt(player->corpIdentity));
    if (runner && !player->runnerIdentity.empty())
        decks.append(toQt(player->runnerIdentity));
    //: 1 is a player, 2 the identities of his decks
    return decks.isEmpty() ? name : tr("%1: %2").arg(name, decks.join(u" / "_s));
}

void GameEntry::showButtons()
{
    const auto &event = m_document.event();
    const bool seated = m_game && m_game->eventRound > 0 && !m_readOnly;
    const bool single = tournament::gamesPerMatch(event.profile, tournament::Stage::Cut) == 1;
    for (const Seat seat : seats) {
        const auto at = tournament::index(seat);
        const auto player = m_game ? m_game->contenders[at].player : std::nullopt;
        const QString whole = player ? toQt(app::nameOf(event, *player)) : QString();
        const QString name = menuText(fontMetrics().elidedText(
            whole, Qt::ElideMiddle, lettersOfName * fontMetrics().averageCharWidth()));
        m_corp[at]->setToolTip(whole);
        m_winner[at]->setToolTip(whole);
        m_corp[at]->setText(tr("%1 is Corp").arg(name));
        m_corp[at]->setVisible(seated && hasSideChoice());
        m_corp[at]->setEnabled(seated && m_game->corp != seat);
        m_winner[at]->setText(tr("%1 won").arg(name));
        m_winner[at]->setVisible(seated && single);
    }
    m_result->setEnabled(seated);
    m_help->setText(single ? tr("1 or 2: who won · c Corp, r Runner won · t3-2 time with agenda "
                                "points of Corp and Runner · no-show=p2:5")
                           : tr("One letter a game, first player 1 as Corp: c4 Corp won, the loser "
                                "has 4 · r2 · t3-2 time · third=p1corp:corp"));
}

bool GameEntry::hasSideChoice() const
{
    return m_game && ui::hasSideChoice(m_document.event(), *m_game);
}

QString GameEntry::help() const { return m_help->text(); }

void GameEntry::activate()
{
    m_result->setFocus();
    m_result->selectAll();
}

void GameEntry::chooseSides()
{
    for (auto *button : m_corp) {
        if (button->isVisible() && button->isEnabled()) {
            button->setFocus();
            return;
        }
    }
}

void GameEntry::submit()
{
    if (m_game && tournament::findGame(m_document.event(), m_game->number))
        Q_EMIT submitted(m_game->number, m_result->text());
}

} // namespace ui

#include "moc_game_entry.cpp"
