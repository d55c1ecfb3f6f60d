// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "standings_page.h"

#include "ui/document.h"
#include "ui/models/standings_model.h"
#include "ui/text.h"
#include "ui/widgets/table_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

QString orderText(const tournament::Event &event)
{
    QStringList words;
    for (const auto tieBreak : tournament::standingsOrder(event, event.profile)) {
        switch (tieBreak) {
        case tournament::TieBreak::Points:
            words.append(StandingsPage::tr("points"));
            break;
        case tournament::TieBreak::SosSum:
            words.append(StandingsPage::tr("SoS (sum)"));
            break;
        case tournament::TieBreak::SosAverage:
            words.append(StandingsPage::tr("SoS (average)"));
            break;
        case tournament::TieBreak::EsosAverage:
            words.append(StandingsPage::tr("ESoS"));
            break;
        case tournament::TieBreak::MatchPoints:
            words.append(StandingsPage::tr("match points"));
            break;
        case tournament::TieBreak::Random:
            words.append(StandingsPage::tr("drawn number"));
            break;
        }
    }
    return words.join(", "_L1);
}

} // namespace

StandingsPage::StandingsPage(const PageContext &context, QWidget *parent)
    : Page(context, u"standingsPage"_s, tr("Standings"), parent)
    , m_model(new StandingsModel(this))
    , m_table(new TableView(u"standingsTable"_s, tr("Standings"), this))
    , m_rounds(new QComboBox(this))
    , m_profile(new QLabel(this))
    , m_banner(new QLabel(this))
{
    m_table->show(*m_model, {StandingsModel::Name});
    m_table->setEmptyText(tr("No standings yet: they begin with the first paired round."));
    m_rounds->setObjectName("standingsRound"_L1);
    m_rounds->setAccessibleName(tr("Standings after round"));
    m_profile->setObjectName("standingsProfile"_L1);
    m_banner->setObjectName("provisionalBanner"_L1);
    m_banner->setWordWrap(true);
    QFont bold = m_banner->font();
    bold.setBold(true);
    m_banner->setFont(bold);

    auto *label = new QLabel(tr("&After:"), this);
    label->setBuddy(m_rounds);
    auto *top = new QHBoxLayout;
    top->addWidget(label);
    top->addWidget(m_rounds);
    top->addSpacing(12);
    top->addWidget(m_profile, 1);
    auto *column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_banner);
    column->addWidget(m_table, 1);
    connect(m_rounds, &QComboBox::currentIndexChanged, this, &StandingsPage::refresh);
    fillRounds();
    refresh();
}

void StandingsPage::update(const tournament::ChangeSet &changes)
{
    if (changes.everything || changes.pairings)
        fillRounds();
    if (changes.everything || changes.pairings || changes.standings || changes.details
        || !changes.players.empty())
        refresh();
}

void StandingsPage::updateActions(bool /*current*/) { }

void StandingsPage::activate() { m_table->enter(); }

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
    const auto &profile = event().profile;
    m_profile->setText(tr("%1 · order: %2").arg(toQt(profile.name), orderText(event())));
    const auto &order = tournament::standingsOrder(event(), profile);
    const bool averages =
        std::ranges::find(order, tournament::TieBreak::EsosAverage) != order.end();
    m_table->setColumnHidden(StandingsModel::Esos, !averages);
    m_table->setColumnHidden(StandingsModel::MatchPoints, !profile.matchPoints);
    if (m_rounds->currentIndex() < 0) {
        m_banner->hide();
        m_model->clear();
        return;
    }
    const auto &standings = context().document.session().standings(m_rounds->currentData().toInt());
    m_banner->setVisible(standings.provisional);
    m_banner->setText(tr("Provisional: results are missing up to round %1.").arg(standings.round));
    m_model->update(event(), standings);
}

} // namespace ui

#include "moc_standings_page.cpp"
