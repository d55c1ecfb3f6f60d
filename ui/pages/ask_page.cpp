// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ask_page.h"

#include "ui/ask/acts_panel.h"
#include "ui/ask/beginnings_panel.h"
#include "ui/ask/box_menu.h"
#include "ui/ask/chip_row.h"
#include "ui/ask/compared_tables.h"
#include "ui/ask/moment_strip.h"
#include "ui/ask/outcome.h"
#include "ui/ask/play_table.h"
#include "ui/ask/story_field.h"
#include "ui/rules/rules_text.h"
#include "ui/widgets/document_view.h"
#include "ui/widgets/scrolling_label.h"
#include "ui/widgets/tall_area.h"
#include "ui/words/text.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int tableShare = 640;
constexpr int panelShare = 400;
constexpr int closerAfter = 60; ///< milliseconds
constexpr int mostOfAnswer = 3; ///< lines; what is longer scrolls

} // namespace

AskPage::AskPage(app::CardStore cards, EventNow eventNow, Drafts &drafts, QWidget *parent)
    : QWidget(parent)
    , m_reference(rules::reference())
    , m_cards(std::move(cards))
    , m_eventNow(std::move(eventNow))
    , m_drafts(drafts)
    , m_close(new QPushButton(tr("Back"), this))
    , m_say(new StoryField(this))
    , m_begin(new QPushButton(tr("Beg&in with…"), this))
    , m_next(new QPushButton(tr("Ne&xt dispute"), this))
    , m_version(new VersionChoice(VersionChoice::AllTogether::No, this))
    , m_about(new QLabel(this))
    , m_chips(
          new ChipRow([this](const QString &what, const Change &change) { edit(what, change); }))
    , m_verdict(new ScrollingLabel(u"askVerdict"_s, mostOfAnswer, this))
    , m_below(new QLabel(this))
    , m_copy(new QPushButton(tr("&Copy"), this))
    , m_print(new QPushButton(tr("Pri&nt…"), this))
    , m_record(new QPushButton(tr("Rec&ord the ruling…"), this))
    , m_splitter(new QSplitter(this))
    , m_stack(new QStackedWidget(this))
    , m_table(new PlayTable(PlayTable::For::Playing))
    , m_moment(new MomentStrip)
    , m_beginnings(new BeginningsPanel)
    , m_side(new QStackedWidget(this))
    , m_tabs(new QTabWidget(this))
    , m_acts(new ActsPanel(m_play))
    , m_answer(new DocumentView(this))
    , m_compared(new QComboBox(this))
    , m_keepLine(new QPushButton(tr("&Keep this line"), this))
    , m_lines(new DocumentView(this))
    , m_both(new ComparedTables)
{
    setObjectName("askPage"_L1);
    nameParts();
    layOut();
    connectParts();
    connectTable();
    refresh();
}

void AskPage::nameParts()
{
    m_close->setObjectName("askClose"_L1);
    m_close->setToolTip(tr("Back to where you were (Esc)"));
    m_say->setObjectName("askSay"_L1);
    m_say->setAccessibleName(tr("Say what happened"));
    const QString how =
        tr("Enter reads it, Shift+Enter begins a new line. What you told stays here: "
           "change any of it and press Enter.");
    m_say->setPlaceholderText(tr("tollbooth hq rezzed, runner 2 credits, run on hq") + u'\n' + how);
    m_say->setToolTip(how);
    m_say->setAccessibleDescription(how);
    m_begin->setObjectName("askBegin"_L1);
    m_begin->setToolTip(tr("Frequent disputes, official examples and rulings"));
    m_next->setObjectName("askNext"_L1);
    m_next->setToolTip(tr("An empty table; Ctrl+Z brings this one back"));
    m_version->setObjectName("askVersion"_L1);
    m_about->setObjectName("askAbout"_L1);
    m_about->setWordWrap(true);
    m_verdict->setAccessibleName(tr("Answer"));
    m_below->setObjectName("askBelow"_L1);
    m_below->setWordWrap(true);
    m_below->setTextFormat(Qt::PlainText);
    m_below->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_copy->setObjectName("askCopy"_L1);
    m_copy->setToolTip(tr("The answer, the table and the reasons as text"));
    m_print->setObjectName("askPrint"_L1);
    m_record->setObjectName("askRecord"_L1);
    m_tabs->setObjectName("askTabs"_L1);
    m_tabs->setAccessibleName(tr("Acts, reasons and comparison"));
    m_answer->setObjectName("askAnswer"_L1);
    m_answer->setAccessibleName(tr("What the answer rests on"));
    m_compared->setObjectName("askCompared"_L1);
    m_compared->setAccessibleName(tr("Compare with"));
    m_compared->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_compared->setMinimumContentsLength(16);
    m_keepLine->setObjectName("askKeep"_L1);
    m_keepLine->setToolTip(tr("To play differently and have both beside each other"));
    m_lines->setObjectName("askLines"_L1);
    m_lines->setAccessibleName(tr("Both beside each other"));
}

/// What stands on top stays where it is, however much is told and read.
QWidget *AskPage::makeHead()
{
    auto *head = new QWidget;
    auto *answer = new QHBoxLayout;
    answer->setSpacing(6);
    answer->addWidget(m_close);
    auto *verdict = new QVBoxLayout;
    verdict->setSpacing(0);
    verdict->addWidget(m_verdict);
    verdict->addWidget(m_below);
    answer->addLayout(verdict, 1);
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(answer);
    column->addWidget(m_about);
    column->addLayout(makeTelling());
    column->addWidget(m_chips);
    return head;
}

QBoxLayout *AskPage::makeTelling()
{
    auto *first = new QHBoxLayout;
    first->setSpacing(6);
    first->addWidget(m_begin);
    first->addWidget(m_next);
    first->addWidget(m_version, 1);
    auto *second = new QHBoxLayout;
    second->setSpacing(6);
    for (QPushButton *button : {m_copy, m_print, m_record})
        second->addWidget(button, button == m_record ? 1 : 0);
    auto *buttons = new QVBoxLayout;
    buttons->setSpacing(4);
    buttons->addLayout(first);
    buttons->addLayout(second);
    buttons->addStretch();
    m_telling = new QHBoxLayout;
    m_telling->setSpacing(6);
    m_telling->addWidget(m_say, 1);
    m_telling->addLayout(buttons);
    return m_telling;
}

QWidget *AskPage::makeTable()
{
    auto *table = new QWidget;
    auto *column = new QVBoxLayout(table);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table, 1);
    column->addWidget(m_moment);
    m_stack->setObjectName("askStack"_L1);
    m_stack->addWidget(table);
    m_stack->addWidget(m_both);
    return m_stack;
}

void AskPage::layOut()
{
    m_tabs->addTab(m_acts, tr("Ac&ts"));
    m_tabs->addTab(m_answer, tr("Wh&y"));
    m_tabs->addTab(makeCompare(), tr("Co&mpare"));
    m_splitter->setObjectName("askSplitter"_L1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(makeTable());
    m_side->setObjectName("askSide"_L1);
    m_side->addWidget(m_tabs);
    m_side->addWidget(m_beginnings);
    m_splitter->addWidget(m_side);
    m_splitter->setSizes({tableShare, panelShare});
    m_splitter->setStretchFactor(0, 1);
    auto *whole = new QWidget;
    auto *column = new QVBoxLayout(whole);
    column->setSpacing(4);
    column->addWidget(makeHead());
    column->addWidget(m_splitter, 1);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(new TallArea(*whole, this));
}

void AskPage::connectParts()
{
    m_others.setSingleShot(true);
    m_others.setInterval(0);
    connect(&m_others, &QTimer::timeout, this, [this] {
        m_play.lookAround();
        refreshAnswer();
    });
    m_closer.setSingleShot(true);
    m_closer.setInterval(closerAfter);
    connect(&m_closer, &QTimer::timeout, this, [this] {
        m_play.lookCloser();
        m_chips->show(m_play);
        refreshVerdict();
        orderTabs();
    });
    fillCompared();
    connect(m_close, &QPushButton::clicked, this, &AskPage::closed);
    connect(m_say, &StoryField::sent, this, &AskPage::say);
    connect(m_say, &StoryField::leftDown, this, [this] {
        if (m_stack->currentIndex() == 0)
            m_table->activate(); // from the words to what they put there
    });
    connect(m_begin, &QPushButton::clicked, this, &AskPage::toBeginnings);
    connect(m_next, &QPushButton::clicked, this, &AskPage::beginEmpty);
    connect(m_version, &QComboBox::currentIndexChanged, this, [this] {
        m_play.setVersion(version());
        refresh();
    });
    connect(m_chips, &ChipRow::lineWanted, this, &AskPage::sayLine);
    connect(m_chips, &ChipRow::pieceWanted, this, [this](int line, saying::Span span) {
        m_say->choose(static_cast<std::size_t>(line), span);
    });
    connect(m_chips, &ChipRow::askHereWanted, this, [this] {
        m_play.askHere();
        refresh();
        keep();
    });
    connect(m_chips, &ChipRow::confirmed, this, [this](const std::string &path) {
        m_play.confirm(path);
        refresh();
        keep();
    });
    connect(m_chips, &ChipRow::placeWanted, this, &AskPage::change);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(plainText(wordsOf(m_play))); });
    connect(m_print, &QPushButton::clicked, this, [this] { Q_EMIT printWanted(wordsOf(m_play)); });
    connect(m_record, &QPushButton::clicked, this, [this] { Q_EMIT rulingWanted(rulingDraft()); });
    connect(m_answer, &DocumentView::anchorClicked, this, &AskPage::follow);
    connect(m_lines, &DocumentView::anchorClicked, this, &AskPage::follow);
    connect(m_keepLine, &QPushButton::clicked, this, &AskPage::keepLine);
    connect(m_compared, &QComboBox::currentIndexChanged, this, [this] {
        m_bothAt.reset();
        refreshComparison();
    });
    connect(m_tabs, &QTabWidget::currentChanged, this, &AskPage::refreshTab);
    m_tabs->tabBar()->installEventFilter(this);
    connect(m_both, &ComparedTables::playOnWanted, this, [this] { playOnWith(false); });
    connect(m_both, &ComparedTables::playOtherWanted, this, [this] { playOnWith(true); });
}

void AskPage::connectTable()
{
    connect(m_beginnings, &BeginningsPanel::chosen, this, &AskPage::begin);
    connect(m_beginnings, &BeginningsPanel::closed, this, [this] {
        toTable();
        activate();
    });
    connect(m_table, &PlayTable::menuWanted, this, &AskPage::openMenu);
    connect(m_table, &PlayTable::keyTyped, this, &AskPage::typeInto);
    connect(m_table, &PlayTable::dropped, this, &AskPage::dropOn);
    m_table->setFits([this](const QString &object, const TableBox &target) {
        return placeFor(m_play.document(), fromQt(object), target).has_value();
    });
    connect(m_moment, &MomentStrip::stepWanted, this,
            [this](rules::TimingKind kind, const QString &topic) {
                showStep(kind, topic.toStdString());
            });
    connect(m_acts, &ActsPanel::actsWanted, this, [this](const QString &words, const auto &acts) {
        m_play.act(words, acts);
        refresh();
        keep();
    });
    connect(m_acts, &ActsPanel::wordsWanted, this, &AskPage::sayMore);
    connect(m_acts, &ActsPanel::momentWanted, this, &AskPage::standAt);
    connect(m_acts, &ActsPanel::undoWanted, this, &AskPage::takeBack);
    connect(m_acts, &ActsPanel::redoWanted, this, &AskPage::redo);
}

void AskPage::setDay(const JudgingDay &day)
{
    m_day = day;
    m_version->setDay(day);
    m_play.setVersion(version());
    if (!std::exchange(m_begun, true))
        restore();
    refresh();
}

rules::RulesVersion AskPage::version() const
{
    return m_version->version().value_or(m_day.version());
}

void AskPage::activate() { m_say->setFocus(); }

void AskPage::refresh()
{
    const LineOfPlay &line = m_play.line();
    m_about->setText(line.about);
    m_about->setVisible(!line.about.isEmpty());
    m_say->show(m_play.story());
    m_chips->setVisible(!line.story.empty() || !line.situation.assumed.empty()
                        || !m_play.missing().empty());
    m_chips->show(m_play);
    refreshVerdict();
    refreshTable();
    m_closer.start();
}

void AskPage::refreshTable()
{
    const rulings::PlayedOut *moment = m_play.moment();
    m_table->show(tableBoxes());
    m_moment->show(m_play.version(), moment ? &moment->moment : nullptr);
    refreshTab();
    orderTabs();
}

void AskPage::refreshTab()
{
    QWidget *open = m_tabs->currentWidget();
    if (open == m_acts)
        m_acts->refresh();
    else if (open == m_answer)
        refreshAnswer();
    refreshComparison();
}

/// Chips and boxes come and go.
void AskPage::orderTabs()
{
    QList<QWidget *> order{m_close,   m_verdict, m_say,   m_begin, m_next,
                           m_version, m_copy,    m_print, m_record};
    order += m_chips->controls();
    order += m_table->controls();
    order += m_moment->controls();
    order += m_both->controls();
    order.append(m_tabs->tabBar());
    order += m_acts->controls();
    order += {m_answer, m_compared, m_keepLine, m_lines};
    if (order == m_order)
        return; // it takes its time with many boxes
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
    m_order = order;
}

} // namespace ui

#include "moc_ask_page.cpp"
