// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "standings_page.h"

#include "ui/acts/actions.h"
#include "ui/acts/document.h"
#include "ui/acts/odds_work.h"
#include "ui/models/standings_model.h"
#include "ui/services/event_opener.h"
#include "ui/widgets/table_view.h"
#include "ui/words/standings_text.h"
#include "ui/words/text.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

using namespace Qt::Literals::StringLiterals;

namespace ui {

StandingsPage::StandingsPage(const PageContext &context, QWidget *parent)
    : Page(context, u"standingsPage"_s, tr("Standings"), parent)
    , m_model(new StandingsModel(this))
    , m_table(new TableView(u"standingsTable"_s, tr("Standings"), this))
    , m_rounds(new QComboBox(this))
    , m_profiles(new QComboBox(this))
    , m_order(new QLabel(this))
    , m_banner(new QLabel(this))
    , m_details(new QLabel(this))
{
    m_table->show(*m_model, {{StandingsModel::Name}, {StandingsModel::Note}});
    offerIn(Context::Standings, *m_table);
    m_table->setEmptyText(tr("No standings yet: they begin with the first paired round."));
    m_table->setSelectionMode(QAbstractItemView::ContiguousSelection);
    layOut();
    connect(m_rounds, &QComboBox::currentIndexChanged, this, &StandingsPage::refresh);
    connect(m_profiles, &QComboBox::currentIndexChanged, this, &StandingsPage::refresh);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &StandingsPage::explainSelected);
    connect(&action(act::standingsOdds), &QAction::toggled, this, &StandingsPage::showOdds);
    connect(&context.document.oddsWork(), &OddsWork::stateChanged, this, &StandingsPage::refresh);
    fillProfiles();
    fillRounds();
    refresh();
}

void StandingsPage::layOut()
{
    m_rounds->setObjectName("standingsRound"_L1);
    m_rounds->setSizeAdjustPolicy(QComboBox::AdjustToContents); // rounds are still to come
    m_rounds->setAccessibleName(tr("Standings after round"));
    m_profiles->setObjectName("standingsProfile"_L1);
    m_profiles->setAccessibleName(tr("Rules by which the standings are counted"));
    m_profiles->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_profiles->setMinimumContentsLength(24); // more where there is room: see fillProfiles
    m_order->setObjectName("standingsOrder"_L1);
    m_order->setWordWrap(true);
    m_banner->setObjectName("provisionalBanner"_L1);
    m_banner->setWordWrap(true);
    QFont bold = m_banner->font();
    bold.setBold(true);
    m_banner->setFont(bold);
    m_details->setObjectName("standingsDetails"_L1);
    m_details->setAccessibleName(tr("The sums behind the figures"));
    m_details->setWordWrap(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_details->setMinimumHeight(fontMetrics().lineSpacing() * 4);
    m_details->setAlignment(Qt::AlignLeft | Qt::AlignTop);

    auto *afterLabel = new QLabel(tr("Af&ter:"), this);
    afterLabel->setBuddy(m_rounds);
    auto *profileLabel = new QLabel(tr("Cou&nted by:"), this);
    profileLabel->setBuddy(m_profiles);
    auto *top = new QHBoxLayout;
    top->addWidget(afterLabel);
    top->addWidget(m_rounds);
    top->addSpacing(12);
    top->addWidget(profileLabel);
    constexpr int asMuchAsItWants = 100; // of what is left
    top->addWidget(m_profiles, asMuchAsItWants);
    top->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_order);
    column->addWidget(m_banner);
    column->addWidget(m_table, 1);
    column->addWidget(m_details);
    chain({m_rounds, m_profiles, m_table});
}

void StandingsPage::update(const tournament::ChangeSet &changes)
{
    if (changes.everything || changes.details)
        fillProfiles();
    if (changes.everything || changes.pairings)
        fillRounds();
    if (changes.everything || changes.pairings || changes.standings || changes.details
        || !changes.players.empty())
        refresh();
}

app::PrintRequest StandingsPage::printRequest() const
{
    return printing(app::Paperwork::Standings, m_rounds->currentData().toInt());
}

void StandingsPage::activate() { m_table->enter(); }

void StandingsPage::fillProfiles()
{
    const QSignalBlocker quiet(m_profiles);
    const QString chosen = m_profiles->currentData().toString();
    m_profiles->clear();
    m_others.clear();
    m_profiles->addItem(tr("%1 (announced)").arg(toQt(event().profile.name)), QString());
    if (auto profiles = context().opener.profiles()) {
        for (auto &profile : *profiles) {
            if (profile.id == event().profile.id)
                continue;
            m_profiles->addItem(toQt(profile.name), toQt(profile.id));
            m_others.push_back(std::move(profile));
        }
    }
    m_profiles->setCurrentIndex(std::max(0, m_profiles->findData(chosen)));
    int widest = 0;
    for (int i = 0; i < m_profiles->count(); ++i)
        widest = std::max(widest, fontMetrics().horizontalAdvance(m_profiles->itemText(i)));
    const int frame = m_profiles->sizeHint().width()
        - fontMetrics().horizontalAdvance(u'X') * m_profiles->minimumContentsLength();
    m_profiles->view()->setMinimumWidth(widest + frame);
    m_profiles->setMaximumWidth(widest + frame);
}

const tournament::Profile &StandingsPage::profile() const
{
    const int other = m_profiles->currentIndex() - 1;
    return other < 0 ? event().profile : m_others[static_cast<std::size_t>(other)];
}

void StandingsPage::fillRounds()
{
    const QSignalBlocker quiet(m_rounds);
    const bool atEnd = m_rounds->currentIndex() == m_rounds->count() - 1;
    const QVariant chosen = m_rounds->currentData();
    m_rounds->clear();
    for (int round = 1; round <= tournament::swissRounds(event()); ++round)
        m_rounds->addItem(tr("Round %1").arg(round), round);
    const int index = atEnd ? -1 : m_rounds->findData(chosen);
    m_rounds->setCurrentIndex(index >= 0 ? index : m_rounds->count() - 1);
    m_rounds->setEnabled(m_rounds->count() > 0);
}

void StandingsPage::refresh()
{
    const auto &rules = profile();
    const bool announced = &rules == &event().profile;
    m_order->setText(tr("Order: %1").arg(orderText(event(), rules)));
    const auto &order = tournament::standingsOrder(event(), rules);
    const bool averages =
        std::ranges::find(order, tournament::TieBreak::EsosAverage) != order.end();
    m_table->setColumnHidden(StandingsModel::Esos, !averages);
    m_table->setColumnHidden(StandingsModel::MatchPoints, !rules.matchPoints);
    m_table->setColumnHidden(StandingsModel::Chance, !action(act::standingsOdds).isChecked());
    if (m_rounds->currentIndex() < 0) {
        m_banner->hide();
        m_model->clear();
        explainSelected();
        return;
    }
    const int round = m_rounds->currentData().toInt();
    const auto standings = announced ? context().document.session().standings(round)
                                     : tournament::standings(event(), round, &rules);
    QStringList remarks;
    if (!announced)
        remarks.append(tr("This event is played by %1; these are not its standings.")
                           .arg(toQt(event().profile.name)));
    if (standings.provisional)
        remarks.append(tr("Provisional: results are missing up to round %1.").arg(standings.round));
    m_table->setColumnHidden(StandingsModel::SidesUnknown, !anySidesUnknown(standings));
    m_banner->setVisible(!remarks.isEmpty());
    m_banner->setText(remarks.join(u'\n'));
    // Odds set out from where the event stands now, by its own rules.
    const auto *odds = context().document.oddsWork().odds();
    const bool now = announced && round == tournament::swissRounds(event());
    m_model->update(event(), standings, odds && now ? &odds->odds : nullptr);
    hideIdleColumns(standings);
    explainSelected();
}

/// Columns that say the same of everybody: names need the room.
void StandingsPage::hideIdleColumns(const tournament::Standings &standings)
{
    const auto &rows = standings.rows;
    m_table->setColumnHidden(StandingsModel::Byes, std::ranges::none_of(rows, [](const auto &row) {
                                 return row.byes > 0;
                             }));
    m_table->setColumnHidden(StandingsModel::Rounds,
                             std::ranges::all_of(rows, [&](const auto &row) {
                                 return row.rounds == rows.front().rounds;
                             }));
}

void StandingsPage::showOdds(bool shown)
{
    if (shown && !context().document.oddsWork().odds())
        action(act::oddsRun).trigger();
    refresh();
}

void StandingsPage::explainSelected()
{
    const auto rows = m_table->selectedRows();
    if (rows.size() != 1 || m_rounds->currentIndex() < 0) {
        m_details->setText(m_model->rowCount() > 0
                               ? tr("Select a player to see the sums behind the figures.")
                               : QString());
        return;
    }
    const tournament::PlayerId player{m_model->row(rows.front()).key};
    m_details->setText(selectableText(derivationText(
        event(),
        tournament::derivation(event(), player, m_rounds->currentData().toInt(), &profile()))));
}

} // namespace ui

#include "moc_standings_page.cpp"
