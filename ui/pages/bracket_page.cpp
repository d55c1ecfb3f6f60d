// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bracket_page.h"

#include "app/sentences/sentences.h"
#include "tournament/cut/cut.h"
#include "tournament/standings/structure.h"
#include "ui/acts/act_desk.h"
#include "ui/acts/actions.h"
#include "ui/acts/document.h"
#include "ui/bracket/bracket_drawing.h"
#include "ui/bracket/game_text.h"
#include "ui/entry/game_entry.h"
#include "ui/look/appearance.h"
#include "ui/models/bracket_model.h"
#include "ui/models/places_model.h"
#include "ui/widgets/fact_list.h"
#include "ui/widgets/table_view.h"
#include "ui/widgets/wrapping_row.h"
#include "ui/words/profile_text.h"
#include "ui/words/text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

QString plannedSize(const tournament::Event &event)
{
    const QString size = cutText(tournament::plannedCut(event));
    return event.announcement.cut ? BracketPage::tr("%1, as announced").arg(size)
                                  : BracketPage::tr("%1, as suggested for the field").arg(size);
}

/// Who would be seeded now.
QString seedsText(const tournament::Event &event)
{
    const auto size = static_cast<std::size_t>(tournament::plannedCut(event));
    auto players = tournament::plannedSeeds(event);
    players.resize(std::min(players.size(), size));
    QStringList names;
    for (const auto player : players)
        names.append(
            BracketPage::tr("%1. %2").arg(names.size() + 1).arg(toQt(app::nameOf(event, player))));
    return names.isEmpty() ? BracketPage::tr("none yet") : names.join(u", "_s);
}

} // namespace

BracketPage::BracketPage(const PageContext &context, QWidget *parent)
    : Page(context, u"bracketPage"_s, tr("Bracket"), parent)
    , m_model(new BracketModel(this))
    , m_placesModel(new PlacesModel(this))
    , m_entry(new GameEntry(context.document, this))
    , m_stack(new QStackedWidget(this))
{
    m_stack->addWidget(startPanel());
    m_stack->addWidget(bracketPanel());
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_stack);
    connectActions();
    connectZoom();
    refresh();
}

QWidget *BracketPage::startPanel()
{
    auto *panel = new QWidget(m_stack);
    m_notice = new QLabel(panel);
    m_notice->setObjectName("cutNotice"_L1);
    m_notice->setWordWrap(true);
    m_plan = new FactList(u"cutPlan"_s, panel);
    m_start = button(act::cutStart);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(12);
    column->addWidget(m_notice);
    column->addWidget(m_plan);
    column->addWidget(m_start, 0, Qt::AlignLeft);
    column->addStretch(1);
    return panel;
}

QWidget *BracketPage::bracketPanel()
{
    auto *panel = new QWidget(m_stack);
    m_title = new QLabel(panel);
    m_title->setObjectName("bracketTitle"_L1);
    m_title->setWordWrap(true);
    QList<QWidget *> order;
    auto *top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    auto *looks = new WrappingRow;
    top->addLayout(looks);
    for (const auto id : {act::bracketPath, act::zoomOut, act::zoomIn, act::zoomNatural,
                          act::zoomFit, act::bracketTable}) {
        order.append(button(id));
        looks->addWidget(order.back());
    }
    m_drawing = new BracketDrawing(panel);
    offerIn(Context::Games, *m_drawing);
    m_views = new QStackedWidget(panel);
    m_views->addWidget(m_drawing);
    m_views->addWidget(tables());
    auto *keys = new QLabel(tr("Arrow keys: another game · Enter: result · S: sides · Space: path "
                               "of a player · Ctrl+wheel: zoom"),
                            panel);
    keys->setWordWrap(true);
    quiet(*keys);
    auto *buttons = new QHBoxLayout;
    order << m_drawing << m_games << m_places << m_entry->fields();
    for (const auto id : {act::resultClear, act::cutSides, act::tableMove, act::cutCancel}) {
        if (id == act::cutCancel) {
            buttons->addWidget(keys, 1); // what concerns one game left, the whole cut right
        }
        order.append(button(id));
        buttons->addWidget(order.back());
    }
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(top);
    column->addWidget(m_views, 1);
    column->addWidget(m_entry);
    column->addLayout(buttons);
    chain(order);
    return panel;
}

QWidget *BracketPage::tables()
{
    auto *panel = new QWidget(this);
    m_games = new TableView(u"bracketTable"_s, tr("Games of the cut"), panel);
    m_games->show(
        *m_model,
        {{BracketModel::First, BracketModel::Second, BracketModel::State}, {BracketModel::Sides}});
    m_games->setSelectionMode(QAbstractItemView::SingleSelection);
    offerIn(Context::Games, *m_games);
    m_places = new TableView(u"placesTable"_s, tr("Places in the cut"), panel);
    m_places->show(*m_placesModel, {{PlacesModel::Name}, {}});
    m_places->setEmptyText(tr("Places appear here as soon as they are certain."));
    m_places->setMaximumWidth(fontMetrics().averageCharWidth() * 28);
    auto *row = new QHBoxLayout(panel);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_games, 4);
    row->addWidget(m_places, 1);
    return panel;
}

void BracketPage::connectActions()
{
    connect(m_drawing, &BracketDrawing::gameChosen, this, &BracketPage::chooseGame);
    connect(m_drawing, &BracketDrawing::entryWanted, m_entry, &GameEntry::activate);
    connect(m_drawing, &BracketDrawing::sidesWanted, m_entry, &GameEntry::chooseSides);
    connect(m_games->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &BracketPage::rowChosen);
    connect(m_games, &QTableView::activated, m_entry, &GameEntry::activate);
    connect(m_entry, &GameEntry::submitted, this, &BracketPage::record);
    connect(m_entry, &GameEntry::sidesChosen, this, &BracketPage::chooseSides);
    connect(m_entry, &GameEntry::left, this, &BracketPage::activate);
    connect(&context().acts, &ActDesk::turned, this, [this] {
        if (m_reopened > 0)
            m_drawing->choose(m_reopened);
    });

    onAction(
        act::cutStart,
        [this] { return !tournament::cutBegun(event()) && !event().players.empty(); },
        [this] {
            Q_EMIT wanted();
            startCut();
        });
    onAction(
        act::cutCancel,
        [this] { return tournament::cutBegun(event()) || !event().cut.seeds.empty(); },
        [this] {
            Q_EMIT wanted();
            perform(tournament::CancelCut{});
        });
    onAction(
        act::cutSides,
        [this] {
            const auto *game = gameInSight();
            return game && hasSideChoice(event(), *game);
        },
        [this] { m_entry->chooseSides(); });
    const auto inSight = [this] { return isCurrent() && hasBracket(); };
    onAction(act::resultEnter, inSight, [this] {
        if (!m_drawing->hasFocus() && !m_games->hasFocus() && !isOpen(m_drawing->chosen()))
            chooseNext(m_drawing->chosen());
        m_entry->activate();
    });
    onAction(
        act::resultClear,
        [this] {
            const auto *game = gameInSight();
            const auto *match = game ? tournament::findGame(event(), game->number) : nullptr;
            return match && match->result;
        },
        [this] { clearResult(); });
    onAction(
        act::tableMove,
        [this] {
            const auto *game = gameInSight();
            return game && game->eventRound > 0;
        },
        [this] { moveGame(); });
    onAction(act::bracketTable, inSight, [this](bool table) { showTable(table); });
}

void BracketPage::connectZoom()
{
    const auto drawn = [this] {
        return isCurrent() && hasBracket() && m_views->currentWidget() == m_drawing;
    };
    onAction(act::bracketPath, drawn, [this] { m_drawing->followNext(); });
    onAction(act::zoomIn, drawn, [this] { m_drawing->zoomIn(); });
    onAction(act::zoomOut, drawn, [this] { m_drawing->zoomOut(); });
    onAction(act::zoomNatural, drawn, [this] { m_drawing->zoomToNature(); });
    onAction(act::zoomFit, drawn, [this] { m_drawing->fit(); });
}

void BracketPage::update(const tournament::ChangeSet &changes)
{
    if (changes.everything || changes.bracket || changes.pairings || changes.details
        || changes.standings || !changes.matches.empty() || !changes.players.empty())
        refresh();
}

void BracketPage::refresh()
{
    const auto before = std::exchange(m_bracket, tournament::bracket(event()));
    const auto reopened =
        std::ranges::find_if(m_bracket.games, [&](const tournament::BracketGame &game) {
            const auto *was = tournament::findGame(before, game.number);
            return was && was->winningPlayer() && isOpen(game.number);
        });
    m_reopened = reopened == m_bracket.games.end() ? 0 : reopened->number;
    m_stack->setCurrentIndex(hasBracket() ? 1 : 0);
    if (!hasBracket()) {
        describeStart();
        return;
    }
    m_drawing->show(event(), m_bracket);
    m_model->update(event(), m_bracket);
    m_placesModel->update(event(), m_bracket);
    hideIdleColumns();
    summarize();
    chooseGame(m_drawing->chosen());
}

/// What says nothing here: a single elimination has one branch.
void BracketPage::hideIdleColumns()
{
    m_games->setColumnHidden(BracketModel::Branch,
                             m_bracket.form != tournament::CutForm::DoubleElimination);
}

void BracketPage::describeStart()
{
    const bool foreign = tournament::cutBegun(event());
    m_start->setVisible(!foreign);
    m_plan->setVisible(!foreign);
    if (foreign) {
        m_notice->setText(tr("This cut was played in a bracket that Arbiter does not know. Its "
                             "games stand on the Round page."));
        return;
    }
    m_notice->setText(tr("The cut has not begun. It would be played like this; size, form and "
                         "seeds can be chosen when it starts."));
    const auto form = tournament::usualForm(event().profile, tournament::plannedCut(event()));
    QList<LabelledText> facts{{tr("Size"), plannedSize(event())},
                              {tr("Form"), cutFormText(form)},
                              {tr("Seeds"), seedsText(event())}};
    if (const auto named = app::namedSeedsSentence(event(), tournament::plannedCut(event()));
        !named.empty())
        facts.append({tr("From a file"), toQt(named)});
    if (const auto start = tournament::decide(event(), tournament::StartCut{}); !start)
        facts.append({tr("Before that"), toQt(app::sentence(event(), start.error()))});
    m_plan->show(facts);
}

void BracketPage::summarize()
{
    const auto open = std::ranges::count(m_bracket.games, tournament::GameState::Open,
                                         &tournament::BracketGame::state);
    QStringList words{cutText(static_cast<int>(m_bracket.seeds.size())),
                      cutFormText(m_bracket.form)};
    const auto &places = m_bracket.places;
    if (!places.empty() && places.front().place == 1)
        words.append(
            tr("%1 has won the cut").arg(toQt(app::nameOf(event(), places.front().player))));
    else
        words.append(tr("games open: %1").arg(open));
    m_title->setText(words.join(u" · "_s));
}

const tournament::BracketGame *BracketPage::gameInSight() const
{
    return isCurrent() && hasBracket() ? chosenGame() : nullptr;
}

void BracketPage::updateActions() { m_entry->setReadOnly(readOnly()); }

app::PrintRequest BracketPage::printRequest() const { return printing(app::Paperwork::Bracket); }

void BracketPage::activate()
{
    if (!hasBracket())
        m_start->setFocus();
    else if (m_views->currentWidget() == m_drawing)
        m_drawing->setFocus();
    else
        m_games->enter();
}

void BracketPage::showTable(bool table)
{
    m_views->setCurrentIndex(table ? 1 : 0);
    activate();
    Q_EMIT stateChanged();
}

void BracketPage::chooseGame(int game)
{
    m_drawing->choose(game);
    m_entry->show(tournament::findGame(m_bracket, game));
    if (const int row = m_model->rowOf(game); m_games->selectedRows() != QList<int>{row})
        m_games->pick(row);
    Q_EMIT stateChanged();
}

void BracketPage::rowChosen()
{
    const auto rows = m_games->selectedRows();
    if (rows.size() == 1)
        m_drawing->choose(static_cast<int>(m_model->row(rows.front()).key));
}

bool BracketPage::isOpen(int game) const
{
    const auto *found = tournament::findGame(m_bracket, game);
    return found && found->state == tournament::GameState::Open;
}

bool BracketPage::hasBracket() const { return !m_bracket.games.empty(); }

const tournament::BracketGame *BracketPage::chosenGame() const
{
    return tournament::findGame(m_bracket, m_drawing->chosen());
}

} // namespace ui

#include "moc_bracket_page.cpp"
