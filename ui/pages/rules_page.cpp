// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_page.h"

#include "app/day/event_rulings.h"
#include "ui/rules/rule_hit_delegate.h"
#include "ui/rules/ruling_text.h"
#include "ui/rules/timing_navigator.h"
#include "ui/widgets/document_view.h"
#include "ui/widgets/entry_line.h"
#include "ui/words/text.h"

#include <QKeyEvent>
#include <QListView>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr std::size_t mostHits = 30;
constexpr qsizetype mostAsked = 50;
constexpr int hitsWidth = 400;
constexpr int textWidth = 700;
constexpr int narrowWidth = 960; ///< pixels below which the parts lie one above the other

QUrl target(const QString &scheme, const std::string &what)
{
    QUrl url;
    url.setScheme(scheme);
    url.setPath(toQt(what));
    return url;
}

} // namespace

RulesPage::RulesPage(app::CardStore cards, History &history, EventNow eventNow, QWidget *parent)
    : QWidget(parent)
    , m_reference(rules::reference())
    , m_cards(std::move(cards))
    , m_history(history)
    , m_eventNow(std::move(eventNow))
    , m_search(std::make_unique<rules::Search>(m_reference, &m_cards.library()))
    , m_model(new RuleHitsModel(this))
    , m_close(new QPushButton(tr("Back"), this))
    , m_line(new EntryLine(u"rulesLine"_s, tr("Question"), this))
    , m_version(new VersionChoice(VersionChoice::AllTogether::Offered, this))
    , m_splitter(new QSplitter(this))
    , m_hits(new QListView(this))
    , m_tabs(new QTabWidget(this))
    , m_back(new QPushButton(tr("Previous entry"), this))
    , m_record(new QPushButton(tr("Record a ruling…"), this))
    , m_text(new DocumentView(this))
    , m_timing(new TimingNavigator(this))
{
    layOut();
    connect(m_close, &QPushButton::clicked, this, &RulesPage::closed);
    connect(m_line, &QLineEdit::textChanged, this, &RulesPage::search);
    connect(m_line, &QLineEdit::returnPressed, this, [this] {
        choose(std::max(m_hits->currentIndex().row(), 0));
        m_line->selectAll(); // what is typed next is the next question
    });
    connect(m_hits->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) { showRow(current.row()); });
    connect(m_hits, &QListView::activated, this,
            [this](const QModelIndex &index) { choose(index.row()); });
    connect(m_hits, &QListView::clicked, this,
            [this](const QModelIndex &index) { choose(index.row()); });
    connect(m_text, &DocumentView::anchorClicked, this, &RulesPage::follow);
    connect(m_back, &QPushButton::clicked, this, &RulesPage::back);
    connect(m_record, &QPushButton::clicked, this, [this] { Q_EMIT rulingWanted(rulingDraft()); });
    connect(m_timing, &TimingNavigator::tableWanted, this, &RulesPage::tableWanted);
    connect(m_version, &QComboBox::currentIndexChanged, this, [this] {
        m_timing->setVersion(version().value_or(rules::RulesVersion::Rr10));
        search();
        refresh();
    });
}

RulesPage::~RulesPage() { m_hits->selectionModel()->disconnect(this); }

void RulesPage::layOut()
{
    setObjectName("rulesPage"_L1);
    m_close->setObjectName("rulesClose"_L1);
    m_close->setToolTip(tr("Back to where you were (Esc)"));
    m_line->setPlaceholderText(tr("A question, a card, a step: “siphon decline”"));
    m_line->setClearButtonEnabled(true);
    m_line->installEventFilter(this);
    m_version->setObjectName("rulesVersion"_L1);
    m_hits->setObjectName("ruleHits"_L1);
    m_hits->setAccessibleName(tr("What was found"));
    m_hits->setModel(m_model);
    m_hits->setItemDelegate(new RuleHitDelegate(m_hits));
    m_hits->setResizeMode(QListView::Adjust);
    m_hits->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_hits->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_back->setObjectName("rulesBack"_L1);
    m_back->setEnabled(false);
    m_record->setObjectName("rulesRecord"_L1);
    m_record->setToolTip(tr("Keep what was decided, so that the next ruling agrees"));
    m_text->setObjectName("rulesText"_L1);
    m_text->setAccessibleName(tr("Entry"));

    auto *top = new QHBoxLayout;
    top->addWidget(m_close);
    top->addWidget(m_line, 1);
    top->addWidget(m_version);
    auto *reading = new QWidget;
    auto *readingColumn = new QVBoxLayout(reading);
    readingColumn->addWidget(m_text, 1);
    auto *below = new QHBoxLayout;
    below->addWidget(m_back);
    below->addStretch();
    below->addWidget(m_record);
    readingColumn->addLayout(below);
    m_tabs->setObjectName("rulesTabs"_L1);
    m_tabs->addTab(reading, tr("Answer"));
    m_tabs->addTab(m_timing, tr("Timing"));
    m_splitter->setObjectName("rulesSplitter"_L1);
    m_splitter->addWidget(m_hits);
    m_splitter->addWidget(m_tabs);
    m_splitter->setSizes({hitsWidth, textWidth});
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    auto *column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_splitter, 1);
}

void RulesPage::setDay(const JudgingDay &day)
{
    m_day = day;
    m_record->setVisible(m_eventNow() != nullptr);
    m_version->setDay(day);
    m_timing->setVersion(day.version());
    search();
    refresh();
}

std::optional<rules::RulesVersion> RulesPage::version() const { return m_version->version(); }

void RulesPage::activate()
{
    m_line->setFocus();
    m_line->selectAll(); // it may have had the focus
}

void RulesPage::showTiming()
{
    m_tabs->setCurrentWidget(m_timing);
    m_timing->activate();
}

RuleRow RulesPage::rowOf(const rules::SearchHit &hit) const
{
    const QString asked = m_line->text().simplified();
    if (hit.card) {
        const rules::Card &card = m_cards.library()[*hit.card];
        return {toQt(card.title),
                tr("Card"),
                typeLine(card).toHtmlEscaped(),
                tr("Facts, standing in deck building, errata, rulings"),
                target(u"card"_s, card.title),
                asked};
    }
    const rules::Entry &entry = m_reference[hit.position];
    const rules::Source &source = entry.passages[hit.passage].sources.front();
    return {toQt(entry.title),  badgeText(entry.editions()),  excerptHtml(hit.excerpt),
            sourceText(source), target(u"entry"_s, entry.id), asked};
}

void RulesPage::search()
{
    const QString typed = m_line->text();
    if (typed.trimmed().isEmpty()) {
        showHistory();
        return;
    }
    QList<RuleRow> rows;
    for (const rules::SearchHit &hit : m_search->find(fromQt(typed), version(), mostHits))
        rows.append(rowOf(hit));
    rows = rulings(typed) + rows;
    m_model->show(std::move(rows));
    if (m_model->rowCount() > 0)
        m_hits->setCurrentIndex(m_model->index(0));
    else
        m_text->setHtml(tr("<p>Nothing was found. Try fewer or other words.</p>"));
}

void RulesPage::showHistory()
{
    const auto ruled = rulings({});
    m_model->show(ruled + m_history);
    m_text->setHtml(
        m_model->rowCount() == 0
            ? tr("<p>Type a question, a card's name or nickname, or what players do. What "
                 "you look up today is listed here.</p>")
            : tr("<p>Beside this: what was ruled at this event and asked today.</p>"));
}

QList<RuleRow> RulesPage::rulings(const QString &about) const
{
    QList<RuleRow> rows;
    const tournament::Event *event = m_eventNow();
    if (!event)
        return rows;
    if (about.isEmpty())
        for (std::size_t i = event->rulings.size(); i-- > 0;)
            rows.append(rulingRow(*event, i));
    else
        for (const std::size_t i : app::rulingsAbout(*event, fromQt(about)))
            rows.append(rulingRow(*event, i));
    return rows;
}

tournament::Ruling RulesPage::rulingDraft() const
{
    tournament::Ruling draft;
    draft.question = fromQt(m_line->text().simplified());
    draft.version = core::toWord(rules::rulesVersionWords, version().value_or(m_day.version()));
    if (!m_trail.isEmpty() && m_trail.last().scheme() == "entry"_L1)
        draft.entries.push_back(fromQt(m_trail.last().path()));
    return draft;
}

void RulesPage::refreshRulings() { search(); }

void RulesPage::showRow(int row)
{
    if (row < 0 || row >= m_model->rowCount())
        return;
    m_trail = {m_model->row(row).target};
    m_tabs->setCurrentIndex(0);
    refresh();
}

void RulesPage::choose(int row)
{
    if (row < 0 || row >= m_model->rowCount())
        return;
    RuleRow asked = m_model->row(row);
    showRow(row);
    if (m_line->text().trimmed().isEmpty() || asked.target.scheme() == "ruling"_L1)
        return; // it is listed already
    asked.excerpt = tr("Asked: %1").arg(asked.question.toHtmlEscaped());
    m_history.removeIf([&](const RuleRow &known) { return known.target == asked.target; });
    m_history.prepend(std::move(asked));
    while (m_history.size() > mostAsked)
        m_history.removeLast();
}

void RulesPage::open(const QUrl &target)
{
    if (target.scheme() == "find"_L1) {
        m_line->setText(target.path());
        return;
    }
    m_trail.append(target);
    m_tabs->setCurrentIndex(0);
    refresh();
}

void RulesPage::follow(const QUrl &target)
{
    if (target.scheme() == "situation"_L1) {
        showSituation(target.path().toULongLong());
        return;
    }
    if (target.scheme() != "timing"_L1) {
        open(target);
        return;
    }
    const std::string step = fromQt(target.path());
    for (const auto &[kind, word] : rules::timingKindWords)
        if (step.starts_with(word)) {
            showTiming();
            m_timing->standAt(
                kind, std::string_view(step).substr(std::min(word.size() + 1, step.size())));
        }
}

void RulesPage::showSituation(std::size_t ruling)
{
    const tournament::Event *event = m_eventNow();
    if (event && ruling < event->rulings.size())
        Q_EMIT situationWanted(tournament::Ruling(event->rulings[ruling]));
}

void RulesPage::back()
{
    if (m_trail.size() > 1)
        m_trail.removeLast();
    refresh();
}

void RulesPage::refresh()
{
    m_back->setEnabled(m_trail.size() > 1);
    if (!m_trail.isEmpty())
        m_text->setHtml(html(m_trail.last()));
}

QString RulesPage::html(const QUrl &target) const
{
    const std::string what = fromQt(target.path());
    const RulesFrame frame{version(), m_day.day};
    if (target.scheme() == "ruling"_L1) {
        const tournament::Event *event = m_eventNow();
        return event ? rulingHtml(m_reference, *event, target.path().toULongLong()) : QString();
    }
    if (target.scheme() == "card"_L1) {
        if (const auto card = m_cards.library().findTitle(what))
            return cardHtml(m_reference, m_cards, *card, frame);
    } else if (const auto position = m_reference.position(what)) {
        return entryHtml(m_reference, *position, frame);
    }
    return {};
}

void RulesPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_splitter->setOrientation(width() < narrowWidth ? Qt::Vertical : Qt::Horizontal);
}

bool RulesPage::event(QEvent *event)
{
    // Else it is the event's, whose page it would show; as a key, a box with choices would eat it.
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Find)) {
        activate();
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void RulesPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

bool RulesPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_line && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            // The field keeps the focus: one types on and the arrows choose.
            const int row = m_hits->currentIndex().row() + (key == Qt::Key_Down ? 1 : -1);
            m_hits->setCurrentIndex(
                m_model->index(std::clamp(row, 0, std::max(m_model->rowCount() - 1, 0))));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ui

#include "moc_rules_page.cpp"
