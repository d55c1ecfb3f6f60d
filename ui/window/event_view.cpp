// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_view.h"

#include "ui/acts/act_desk.h"
#include "ui/acts/act_queue.h"
#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/acts/next_step.h"
#include "ui/clock/clock_desk.h"
#include "ui/pages/bracket_page.h"
#include "ui/pages/decks_page.h"
#include "ui/pages/event_page.h"
#include "ui/pages/log_page.h"
#include "ui/pages/odds_page.h"
#include "ui/pages/phones_page.h"
#include "ui/pages/players_page.h"
#include "ui/pages/projector_page.h"
#include "ui/pages/round_page.h"
#include "ui/pages/standings_page.h"
#include "ui/pages/statistics_page.h"
#include "ui/phones/phone_host.h"
#include "ui/projector/projector.h"
#include "ui/services/drafts.h"
#include "ui/services/event_opener.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/padded_style.h"
#include "ui/widgets/page_stack.h"
#include "ui/window/event_exporter.h"
#include "ui/words/text.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

/// Where the tournament goes on.
QLatin1StringView firstPage(const tournament::Event &event)
{
    if (event.cut.form != tournament::CutForm::None)
        return act::pageBracket;
    return event.rounds.empty() ? act::pagePlayers : act::pageRound;
}

} // namespace

EventView::EventView(OpenEvent open, ActionRegistry &actions, Prompts &prompts,
                     MessageBar &messages, const EventOpener &opener, UserCards &cards,
                     Settings &settings, const core::Clock &steady, QWidget *parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_prompts(prompts)
    , m_messages(messages)
    , m_document(new Document(std::move(open), this))
    , m_drafts(new Drafts(opener.draftsOf(m_document->session()), this))
    , m_acts(new ActDesk(*m_document, actions, prompts, messages, *this))
    , m_clock(
          new ClockDesk(*m_document, actions, *m_acts, prompts, messages, settings, steady, this))
    , m_phones(new PhoneHost(*m_document, cards, this))
    , m_projector(new Projector(*m_document, *m_clock, settings, this))
    , m_wall(std::make_unique<WallWindow>(*m_projector, settings, *this))
    , m_announcing(new QTimer(this))
    , m_readOnly(new QLabel(this))
    , m_navigation(new QListWidget(this))
    , m_stack(new PageStack(this))
{
    setObjectName("eventView"_L1);
    m_navigation->setObjectName("navigation"_L1);
    m_navigation->setAccessibleName(tr("Pages"));
    padCells(*m_navigation);
    m_navigation->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    addPages(opener, cards);
    const int icon = m_navigation->fontMetrics().height();
    m_navigation->setIconSize({icon, icon});
    m_navigation->setFixedWidth(m_navigation->fontMetrics().averageCharWidth() * 18 + icon);
    layOut();
    connectActions();
    connectDocument();
    connectPhones();
    connectAnnouncements();
    connect(m_navigation, &QListWidget::currentRowChanged, this, &EventView::pageChanged);
    connect(m_clock, &ClockDesk::ticked, this, [this] { Q_EMIT clockChanged(m_clock->badge()); });
    m_acts->nameHistory();
    nameNextStep();
    showPage(firstPage(m_document->event()));
}

EventView::~EventView() { takeDown(); }

void EventView::takeDown()
{
    if (!m_stack)
        return; // done already, when the session went on to another view
    // Children that lose focus or selection while they are destroyed must not reach this any more.
    m_navigation->disconnect(this);
    m_document->disconnect(this);
    m_document->acts().disconnect(this);
    m_drafts->disconnect(this);
    for (const auto &entry : m_pages)
        entry.page->disconnect(this);
    m_pages.clear();
    m_announcing->stop();
    m_projector->disconnect(this);
    m_phones->disconnect(this);
    m_clock->disconnect(this);
    m_clock->follow({});
    m_players = nullptr;
    delete m_stack; // the pages go before the document they show
    m_stack = nullptr;
    delete m_drafts; // is saved, for the next view
    m_drafts = nullptr;
    delete m_phones; // and its server before the session
    m_phones = nullptr;
    m_wall.reset();
    delete m_projector;
    m_projector = nullptr;
    delete m_clock; // and its timer before the session
    m_clock = nullptr;
    delete m_acts;
    m_acts = nullptr;
}

OpenEvent EventView::release()
{
    takeDown();
    return m_document->release();
}

void EventView::addPages(const EventOpener &opener, UserCards &cards)
{
    const PageContext context{*m_document, m_actions, m_prompts, m_messages, opener,
                              *m_clock,    *m_acts,   cards,     *m_drafts};
    auto *round = new RoundPage(context, m_stack);
    addPage(act::pageEvent, new EventPage(context, m_stack));
    m_players = new PlayersPage(context, m_stack);
    addPage(act::pagePlayers, m_players);
    addPage(act::pageDecks, new DecksPage(context, m_stack));
    addPage(act::pageRound, round);
    addPage(act::pageStandings, new StandingsPage(context, m_stack));
    addPage(act::pageBracket, new BracketPage(context, m_stack));
    addPage(act::pageStatistics, new StatisticsPage(context, m_stack));
    addPage(act::pageOdds, new OddsPage(context, m_stack));
    addPage(act::pageLog, new LogPage(context, m_stack));
    addPage(act::pageProjector, new ProjectorPage(context, *m_projector, *m_wall, m_stack));
    addPage(act::pagePhones, new PhonesPage(context, *m_phones, m_stack));
    // From another page the acts of the clock are about the last round.
    m_clock->follow([this, round] {
        return m_stack->currentWidget() == round ? round->clockSubject() : ClockSubject{};
    });
}

void EventView::layOut()
{
    m_readOnly->setObjectName("readOnlyNotice"_L1);
    m_readOnly->setAccessibleName(tr("Why nothing can be changed"));
    m_readOnly->setWordWrap(true);
    m_readOnly->setMargin(8);
    m_readOnly->setFrameShape(QFrame::StyledPanel);
    m_readOnly->setAutoFillBackground(true);
    m_readOnly->setBackgroundRole(QPalette::ToolTipBase);
    m_readOnly->setForegroundRole(QPalette::ToolTipText);
    const auto &reason = m_document->session().readOnlyReason();
    m_readOnly->setVisible(reason.has_value());
    if (reason)
        m_readOnly->setText(tr("Read only: %1").arg(toQt(*reason)));

    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_navigation);
    row->addWidget(m_stack, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 8, 6, 6);
    column->addWidget(m_readOnly);
    column->addLayout(row, 1);
}

int EventView::indexOf(QLatin1StringView id) const
{
    const auto found = std::ranges::find(m_pages, id, &PageEntry::id);
    return static_cast<int>(found - m_pages.begin());
}

void EventView::addPage(QLatin1StringView id, Page *page)
{
    m_pages.append({id, page});
    m_stack->addWidget(page);
    auto *item =
        new QListWidgetItem(m_actions.action(id)->icon(), page->accessibleName(), m_navigation);
    item->setSizeHint({0, m_navigation->fontMetrics().height() + 16});
    item->setToolTip(m_actions.action(id)->toolTip());
    connect(page, &Page::stateChanged, this, &EventView::updateActions);
    connect(page, &Page::printWanted, this,
            [this](const app::PrintRequest &request) { Q_EMIT printWanted(withHall(request)); });
    connect(page, &Page::wanted, this, [this, id] { showPage(id); });
    m_actions.handle(id, *page, [this, id, page] {
        showPage(id);
        page->activate();
    });
}

void EventView::connectActions()
{
    m_actions.handle(act::exportEvent, *this, [this] {
        exportEvent(m_document->session(), m_prompts, m_messages, window());
    });
    m_actions.handle(act::find, *this, [this] { currentPage().find(); });
    m_actions.handle(act::nextStep, *this, [this] {
        const auto next = tournament::nextStep(m_document->event());
        m_actions.action(nextStepAction(next.step))->trigger();
    });
}

void EventView::connectDocument()
{
    connect(m_document, &Document::changed, this, &EventView::changed);
    connect(m_document, &Document::troubled, this, &EventView::tellTrouble);
    connect(m_document, &Document::recovered, this, [this] {
        if (!m_told.isEmpty() && m_messages.text() == m_told)
            m_messages.clear();
        m_told.clear();
    });
    auto &acts = m_document->acts();
    connect(&acts, &ActQueue::held, this, [this](const app::Failure &failure) {
        m_messages.say(MessageBar::Tone::Warning, heldText(failure));
    });
    connect(&acts, &ActQueue::stuck, this, &EventView::tellStuck);
    connect(&acts, &ActQueue::waitingChanged, this, &EventView::savedChanged);
    connect(m_document, &Document::troubled, this, &EventView::savedChanged);
    connect(m_document, &Document::recovered, this, &EventView::savedChanged);
    // Behind the act that takes a draft, which would be one that waits.
    connect(m_drafts, &Drafts::changed, this, &EventView::savedChanged, Qt::QueuedConnection);
    connect(m_drafts, &Drafts::saveFailed, this,
            [this](const app::Failure &failure) { m_messages.say(failure); });
}

QStringList EventView::draftPlaces() const
{
    QStringList places;
    const auto add = [&places](const QString &name) {
        if (!places.contains(name))
            places.append(name);
    };
    for (const QString &key : m_drafts->keys()) {
        const QStringList parts = key.split(u'/');
        // What was typed for somebody who is gone comes back with him.
        const bool ofPlayer = parts.size() > 2;
        if (ofPlayer && !tournament::findPlayer(m_document->event(), {parts[2].toLongLong()}))
            continue;
        if (parts.front() == "decks"_L1)
            add(page(act::pageDecks).accessibleName());
        else if (parts.front() == "players"_L1)
            add(page(act::pagePlayers).accessibleName());
        else if (parts.front() == "rulings"_L1)
            add(tr("Ruling"));
    }
    return places;
}

void EventView::tellTrouble(const app::Failure &failure)
{
    if (app::isHeld(failure))
        m_messages.say(MessageBar::Tone::Warning, heldText(failure));
    else if (app::isGone(failure))
        m_messages.say(failure, {{tr("Go on in a copy…"), [this] { Q_EMIT copyWanted(); }}});
    else
        m_messages.say(failure);
    m_told = m_messages.text();
}

void EventView::tellStuck(const app::Failure &failure)
{
    auto &acts = m_document->acts();
    m_messages.say(
        MessageBar::Tone::Warning,
        tr("%n act(s) are not recorded yet. %1", nullptr, acts.waiting()).arg(failureText(failure)),
        {{tr("Try again"), [&acts] { acts.resume(); }},
         {tr("Give up"), [&acts] { acts.giveUp(); }}});
}

void EventView::showPage(QLatin1StringView id) { m_navigation->setCurrentRow(indexOf(id)); }

Page &EventView::page(QLatin1StringView id) const { return *m_pages[indexOf(id)].page; }

void EventView::activate() { currentPage().activate(); }

bool EventView::takeFocus()
{
    if (m_pages.isEmpty() || !currentPage().isVisible())
        return false; // taken down, or on the way to another page
    activate();
    return true;
}

QLatin1StringView EventView::page() const { return m_pages[m_stack->currentIndex()].id; }

Page &EventView::currentPage() const { return *m_pages[m_stack->currentIndex()].page; }

void EventView::pageChanged()
{
    m_stack->setCurrentIndex(m_navigation->currentRow());
    // What a page out of sight needs is not to make the window grow.
    for (const auto &entry : m_pages) {
        const auto policy =
            entry.page == m_stack->currentWidget() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        entry.page->setSizePolicy(policy, policy);
    }
    // What was said on another page is no news here, unless it is about the file.
    if (m_messages.text() != m_told && m_document->acts().waiting() == 0)
        m_messages.clear();
    updateActions();
    Q_EMIT pageShown(page());
}

void EventView::changed(const tournament::ChangeSet &changes)
{
    // A page that shows the new state must not ask another one that shows the old.
    m_updating = true;
    for (const auto &entry : m_pages)
        entry.page->update(changes);
    m_updating = false;
    m_acts->nameHistory();
    nameNextStep();
    updateActions();
    if (changes.everything || changes.details)
        Q_EMIT titleChanged(toQt(m_document->event().details.name));
}

void EventView::nameNextStep()
{
    m_actions.action(act::nextStep)
        ->setText(nextStepText(tournament::nextStep(m_document->event())));
}

void EventView::updateActions()
{
    if (m_updating)
        return;
    for (const auto &entry : m_pages) {
        entry.page->setCurrent(entry.page == m_stack->currentWidget());
        entry.page->updateActions();
    }
    m_clock->updateActions();
    m_actions.action(act::playerCall)->setChecked(areCalled());
    m_actions.enable(m_document->session().readOnlyReason() ? Needs::Event : Needs::Change);
}

} // namespace ui

#include "moc_event_view.cpp"
