// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds_page.h"

#include "app/figures/odds_sentences.h"
#include "app/sentences/sentences.h"
#include "ui/acts/actions.h"
#include "ui/acts/document.h"
#include "ui/acts/odds_work.h"
#include "ui/look/appearance.h"
#include "ui/models/odds_model.h"
#include "ui/odds/odds_text.h"
#include "ui/statistics/plot_widget.h"
#include "ui/widgets/table_view.h"
#include "ui/words/text.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QScrollArea>

using namespace Qt::Literals::StringLiterals;

namespace ui {

OddsPage::OddsPage(const PageContext &context, QWidget *parent)
    : Page(context, u"oddsPage"_s, tr("Odds"), parent)
    , m_model(new OddsModel(this))
    , m_table(new TableView(u"oddsTable"_s, tr("Odds of every player"), this))
    , m_weigh(new QCheckBox(tr("Resu&lts so far weigh"), this))
    , m_progress(new QProgressBar(this))
    , m_state(new QLabel(this))
    , m_words(new QLabel(this))
    , m_details(new QLabel(this))
    , m_places(new PlotWidget(u"oddsPlaces"_s, this))
    , m_one(new QWidget(this))
    , m_placesArea(new QScrollArea(this))
{
    m_table->show(*m_model, {{OddsModel::Name}, {}});
    offerIn(Context::Odds, *m_table);
    m_table->setSelectionMode(QAbstractItemView::ContiguousSelection);
    layOut();
    OddsWork &work = context.document.oddsWork();
    connect(&work, &OddsWork::stateChanged, this, &OddsPage::refresh);
    connect(&work, &OddsWork::progressed, m_progress, &QProgressBar::setValue);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &OddsPage::explainSelected);
    const auto runs = [&work] { return work.state() == OddsWork::State::Running; };
    onAction(
        act::oddsRun, [runs] { return !runs(); },
        [this] {
            tournament::OddsOptions options;
            options.weighResults = m_weigh->isChecked();
            m_progress->setValue(0);
            this->context().document.oddsWork().start(options);
        });
    onAction(act::oddsCancel, runs, [&work] { work.cancel(); });
    refresh();
}

void OddsPage::layOut()
{
    m_weigh->setObjectName("oddsWeigh"_L1);
    m_weigh->setToolTip(tr("Instead of 50 : 50, chances follow the games won and lost so far"));
    m_progress->setObjectName("oddsProgress"_L1);
    m_progress->setAccessibleName(tr("Finishes simulated so far"));
    m_progress->setRange(0, 1000);
    QSizePolicy keepsPlace = m_progress->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(keepsPlace);
    m_state->setObjectName("oddsState"_L1);
    m_words->setObjectName("oddsModel"_L1);
    m_words->setAccessibleName(tr("What the figures rest on"));
    m_details->setObjectName("oddsDetails"_L1);
    m_details->setAccessibleName(tr("What his match does for the selected player"));
    m_details->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    for (auto *label : {m_state, m_words, m_details})
        label->setWordWrap(true);
    quiet(*m_words);

    auto *run = button(act::oddsRun);
    auto *cancel = button(act::oddsCancel);
    auto *top = new QHBoxLayout;
    top->addWidget(run);
    top->addWidget(m_weigh);
    top->addWidget(m_progress, 1);
    top->addWidget(cancel);
    m_placesArea->setObjectName("oddsPlacesArea"_L1);
    m_placesArea->setAccessibleName(tr("Final places of the selected player"));
    m_placesArea->setFocusPolicy(Qt::NoFocus);
    m_placesArea->setWidgetResizable(true);
    m_placesArea->setWidget(m_places);
    auto *bottom = new QHBoxLayout(m_one);
    bottom->setContentsMargins(0, 0, 0, 0);
    m_one->setSizePolicy(QSizePolicy::Preferred,
                         QSizePolicy::Ignored); // a share, however many places
    bottom->addWidget(m_details, 1);
    bottom->addWidget(m_placesArea, 1);
    m_table->setMinimumHeight(m_table->verticalHeader()->defaultSectionSize() * 9);
    auto *column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_state);
    column->addWidget(m_table, 3);
    column->addWidget(m_one, 2);
    column->addWidget(m_words);
    chain({run, m_weigh, cancel, m_table});
}

void OddsPage::update(const tournament::ChangeSet & /*changes*/)
{
    // The work itself tells when its odds no longer count.
}

void OddsPage::activate()
{
    if (m_model->rowCount() > 0)
        m_table->enter();
    else
        m_weigh->setFocus();
}

QString OddsPage::stateText() const
{
    const OddsWork &work = context().document.oddsWork();
    switch (work.state()) {
    case OddsWork::State::Idle:
        return tr("The rest of the event is simulated %L1 times, on a copy of it.")
            .arg(tournament::usualSimulations);
    case OddsWork::State::Running:
        return tr("Working the odds out; the desk can be used meanwhile.");
    case OddsWork::State::Outdated:
        return tr("The event has changed: the odds of before no longer count. Work them out "
                  "again.");
    case OddsWork::State::Refused:
        return toQt(app::noOddsSentence(event(), work.refusal()));
    case OddsWork::State::Done:
        break;
    }
    QStringList sentences;
    for (const std::string &sentence : app::winnerSentences(work.odds()->odds))
        sentences.append(toQt(sentence));
    return sentences.join(u' ');
}

QString OddsPage::modelText() const
{
    QStringList sentences;
    if (const auto *found = context().document.oddsWork().odds())
        for (const std::string &sentence : app::modelSentences(found->odds))
            sentences.append(toQt(sentence));
    return sentences.join(u' ');
}

void OddsPage::refresh()
{
    const OddsWork &work = context().document.oddsWork();
    m_progress->setVisible(work.state() == OddsWork::State::Running);
    m_weigh->setEnabled(work.state() != OddsWork::State::Running);
    m_state->setText(stateText());
    m_words->setText(modelText());
    m_words->setVisible(!m_words->text().isEmpty());
    if (work.odds())
        m_model->update(event(), work.odds()->odds);
    else
        m_model->clear();
    m_table->setEmptyText(work.state() == OddsWork::State::Running
                              ? tr("The figures stand here when all finishes are simulated.")
                              : tr("No odds are worked out."));
    explainSelected();
    Q_EMIT stateChanged();
}

void OddsPage::explainSelected()
{
    const auto *found = context().document.oddsWork().odds();
    const auto rows = m_table->selectedRows();
    const bool one = found && rows.size() == 1;
    const auto *player =
        one ? found->odds.find(tournament::PlayerId{m_model->row(rows.front()).key}) : nullptr;
    m_places->show(player ? placesPlot(event(), found->odds, *player) : Plot());
    m_placesArea->setVisible(player != nullptr);
    if (player)
        m_details->setText(matchText(event(), *found, *player));
    else
        m_details->setText(
            found ? tr("Select a player to see his final places and what his match does.")
                  : QString());
    m_one->setVisible(found != nullptr);
}

} // namespace ui

#include "moc_odds_page.cpp"
