// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verdict_view.h"

#include "app/decks/deck_sentences.h"
#include "ui/decks/deck_cards_model.h"
#include "ui/decks/decks_model.h"
#include "ui/look/semantic_colors.h"
#include "ui/widgets/fitted_list.h"
#include "ui/widgets/table_view.h"
#include "ui/words/text.h"

#include <QLabel>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int lineRole = Qt::UserRole;
constexpr int titleRole = Qt::UserRole + 1;
constexpr int textRole = Qt::UserRole + 2;

QProgressBar *meter(const QString &objectName, const QString &accessibleName, QWidget *parent)
{
    auto *bar = new QProgressBar(parent);
    bar->setObjectName(objectName);
    bar->setAccessibleName(accessibleName);
    return bar;
}

/// The figure in words stands on the bar: its length only helps the eye.
void fill(QProgressBar &bar, int value, int most, const QString &text,
          const rules::Problem *problem)
{
    QPalette palette;
    if (problem)
        palette.setColor(QPalette::Highlight, colorOf(Meaning::Wrong, palette));
    bar.setPalette(palette);
    bar.setRange(0, std::max(most, 1));
    bar.setValue(std::clamp(value, 0, bar.maximum()));
    bar.setFormat(QString(text).replace(u'%', u"%%"_s));
}

} // namespace

VerdictView::VerdictView(const QString &side, const EventCards &cards, QWidget *parent)
    : QWidget(parent)
    , m_cards(cards)
    , m_headline(new QLabel(this))
    , m_size(meter(side + "Size"_L1, tr("Cards"), this))
    , m_influence(meter(side + "Influence"_L1, tr("Influence"), this))
    , m_agendas(meter(side + "Agendas"_L1, tr("Agenda points"), this))
    , m_problems(new FittedList(side + "Problems"_L1, tr("Problems"), 10, this))
    , m_unknown(new FittedList(side + "Unknown"_L1, tr("Lines that name no card"), 9, this))
    , m_starting(new FittedList(side + "Starting"_L1, tr("Cards that begin installed"), 8, this))
    , m_model(new DeckCardsModel(this))
    , m_table(new TableView(side + "Cards"_L1, tr("Cards of the list"), this))
{
    m_headline->setObjectName(side + "Verdict"_L1);
    m_headline->setWordWrap(true);
    QFont bold = m_headline->font();
    bold.setBold(true);
    m_headline->setFont(bold);
    m_unknown->setToolTip(tr("Enter or a click puts the title into the line"));
    m_table->show(*m_model,
                  {{DeckCardsModel::Title},
                   {DeckCardsModel::Influence, DeckCardsModel::Marks},
                   {DeckCardsModel::Type}});
    m_table->setEmptyText(tr("No cards yet"));
    m_table->setMinimumHeight(fontMetrics().lineSpacing() * 3); // on a small screen it scrolls
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    for (QWidget *widget : std::initializer_list<QWidget *>{
             m_headline, m_size, m_influence, m_agendas, m_problems, m_unknown, m_starting})
        column->addWidget(widget);
    column->addWidget(m_table, 1);
    const auto take = [this](const QListWidgetItem *item) {
        const QVariant title = item->data(titleRole);
        if (title.isValid())
            Q_EMIT suggestionTaken(item->data(lineRole).toInt(), item->data(textRole).toString(),
                                   title.toString());
    };
    connect(m_unknown, &QListWidget::itemActivated, this, take);
    connect(m_unknown, &QListWidget::itemClicked, this, take);
    connect(m_starting, &QListWidget::itemChanged, this, &VerdictView::startingCardsChanged);
    showNothing({});
}

QString VerdictView::headline() const { return m_headline->text(); }

QList<QWidget *> VerdictView::controls() const
{
    return {m_problems, m_unknown, m_starting, m_table};
}

void VerdictView::showNothing(const QString &headline)
{
    m_headline->setText(headline);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_size, m_influence, m_agendas,
                                                            m_problems, m_unknown, m_starting})
        widget->hide();
    m_model->clear();
}

void VerdictView::show(const app::JudgedDeck &judged, const QString &acceptedReason)
{
    const app::CheckedDeck &deck = judged.checked;
    QString headline = standingText(judged);
    if (judged.standing == app::DeckStanding::Accepted)
        headline += u" – "_s + acceptedReason;
    if (deck.list.deck.identity)
        headline += u" · "_s + toQt(m_cards.library()[*deck.list.deck.identity].title);
    m_headline->setText(headline);
    showMeters(deck);
    showProblems(deck);
    showUnknown(deck.list);
    showStartingCards(deck.list.deck);
    m_model->update(deck, m_cards.rules());
}

void VerdictView::showMeters(const app::CheckedDeck &deck)
{
    using Code = rules::ProblemCode;
    const rules::Verdict &verdict = deck.verdict;
    fill(*m_size, verdict.size, verdict.minimum,
         tr("%1 cards, at least %2").arg(verdict.size).arg(verdict.minimum),
         verdict.find(Code::DeckSize));
    m_size->show();
    m_influence->setVisible(deck.list.deck.identity.has_value());
    fill(*m_influence, verdict.influence.total(), verdict.influence.limit.value_or(0),
         toQt(app::influenceWords(verdict.influence)), verdict.find(Code::Influence));
    m_agendas->setVisible(verdict.agendaRequired.has_value());
    if (verdict.agendaRequired)
        fill(*m_agendas, verdict.agendaPoints, verdict.agendaRequired->most,
             tr("%1 agenda points, %2 or %3 needed")
                 .arg(verdict.agendaPoints)
                 .arg(verdict.agendaRequired->least)
                 .arg(verdict.agendaRequired->most),
             verdict.find(Code::AgendaPoints));
}

void VerdictView::showProblems(const app::CheckedDeck &deck)
{
    m_problems->clear();
    for (const auto &problem : deck.verdict.problems) {
        auto *item = new QListWidgetItem(
            u"✗ "_s + toQt(app::sentence(problem, deck, m_cards.rules())), m_problems);
        item->setToolTip(ruleText(problem.rule));
    }
    for (const auto advice : deck.verdict.advice)
        new QListWidgetItem(u"! "_s + toQt(app::sentence(advice, deck, m_cards.rules())),
                            m_problems);
    m_problems->fit();
}

void VerdictView::showUnknown(const app::Decklist &list)
{
    m_unknown->clear();
    for (const auto &line : list.unknown) {
        auto *caption =
            new QListWidgetItem(tr("Line %1: %2").arg(line.line).arg(toQt(line.text)), m_unknown);
        caption->setFlags(Qt::ItemIsEnabled);
        for (const std::string &suggestion : line.suggestions) {
            auto *item = new QListWidgetItem(tr("    → %1").arg(toQt(suggestion)), m_unknown);
            item->setData(lineRole, static_cast<int>(line.line));
            item->setData(textRole, toQt(line.text));
            item->setData(titleRole,
                          line.copies > 0 ? u"%1x %2"_s.arg(line.copies).arg(toQt(suggestion))
                                          : toQt(suggestion));
        }
    }
    m_unknown->fit();
}

void VerdictView::showStartingCards(const rules::Deck &deck)
{
    const auto *rule = deck.identity ? m_cards.rules().ruleOf(*deck.identity) : nullptr;
    QStringList titles;
    if (rule && rule->startingCards > 0)
        for (const rules::CardId id : m_cards.library().byTitle())
            if (const rules::Card &card = m_cards.library()[id];
                card.hasSubtype(rule->startingSubtype))
                titles.append(toQt(card.title));
    QStringList shown;
    for (int row = 0; row < m_starting->count(); ++row)
        shown.append(m_starting->item(row)->text());
    if (titles == shown) { // somebody may be ticking one of them right now
        m_starting->setVisible(!titles.isEmpty());
        return;
    }
    const std::vector<std::string> ticked = startingCards();
    const QSignalBlocker quiet(m_starting);
    m_starting->clear();
    for (const QString &title : titles) {
        auto *item = new QListWidgetItem(title, m_starting);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool on = std::ranges::find(ticked, fromQt(title)) != ticked.end();
        item->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    }
    m_starting->fit();
}

std::vector<std::string> VerdictView::startingCards() const
{
    std::vector<std::string> titles;
    for (int row = 0; row < m_starting->count(); ++row)
        if (m_starting->item(row)->checkState() == Qt::Checked)
            titles.push_back(fromQt(m_starting->item(row)->text()));
    return titles;
}

void VerdictView::tickStartingCards(const std::vector<std::string> &titles)
{
    const QSignalBlocker quiet(m_starting);
    m_starting->clear();
    for (const std::string &title : titles) {
        auto *item = new QListWidgetItem(toQt(title), m_starting);
        item->setCheckState(Qt::Checked);
    }
}

} // namespace ui

#include "moc_verdict_view.cpp"
