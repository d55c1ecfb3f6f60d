// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "app/session/sharing.h"
#include "ui/acts/act_queue.h"
#include "ui/acts/action_icons.h"
#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/dialogs/command_palette.h"
#include "ui/dialogs/keys_dialog.h"
#include "ui/dialogs/print_dialog.h"
#include "ui/look/desktop_theme.h"
#include "ui/pages/start_page.h"
#include "ui/services/drafts.h"
#include "ui/services/prompts.h"
#include "ui/widgets/eliding_label.h"
#include "ui/widgets/enter_presses.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/page_stack.h"
#include "ui/widgets/plain_words.h"
#include "ui/window/event_view.h"
#include "ui/window/overlay_desk.h"
#include "ui/window/patient_opener.h"
#include "ui/window/rules_room.h"
#include "ui/window/size_memory.h"
#include "ui/window/tool_bar.h"
#include "ui/words/text.h"

#include <QAction>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QStatusBar>
#include <QStyle>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

MainWindow::MainWindow(const Services &services, QWidget *parent)
    : QMainWindow(parent)
    , m_services(services)
    , m_opener(services, [this](const QString &why) { sayBackupFailed(why); })
    , m_cards(services.dataFolder + "/cards"_L1,
              [this](const app::Failure &failure) {
                  // Whoever asked has more to say, and what is said last stays.
                  QMetaObject::invokeMethod(
                      this, [this, failure] { m_messages->say(failure); }, Qt::QueuedConnection);
              })
    , m_patient(new PatientOpener(m_opener, this))
    , m_settings(readSettings(services.settingsFile))
    , m_desktop(new DesktopTheme(this))
    , m_actions(new ActionRegistry(this))
    , m_stack(new PageStack)
    , m_drafts(new Drafts(m_opener.draftsOfDesk(), this))
    , m_messages(new MessageBar)
    , m_next(new QToolButton)
    , m_overlayBadge(new QLabel)
    , m_clock(new QLabel)
    , m_saved(new QLabel)
    , m_desks(new ElidingLabel(u"desksLine"_s))
{
    new PlainWords(this);
    new EnterPresses(this);
    setObjectName("mainWindow"_L1);
    new SizeMemory(*this, m_settings.sizes);
    m_recent = buildActions(*menuBar(), *m_actions);
    giveIcons(*m_actions, palette());
    m_bar = new ToolBar(*m_actions, this);
    addToolBar(m_bar);
    makeStartPage();

    auto *central = new QWidget(this);
    auto *column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_stack, 1);
    auto *margin = new QHBoxLayout;
    margin->setContentsMargins(8, 0, 8, 4);
    margin->addWidget(m_messages);
    column->addLayout(margin);
    setCentralWidget(central);
    m_saved->setObjectName("savedLabel"_L1);
    m_clock->setObjectName("clockBadge"_L1);
    m_clock->setAccessibleName(tr("Clock of the round"));
    m_next->setObjectName("nextStepBelow"_L1);
    m_next->setDefaultAction(m_actions->action(act::nextStep));
    m_next->setAutoRaise(true);
    m_next->setFocusPolicy(Qt::TabFocus);
    m_next->hide();
    statusBar()->addWidget(m_next);
    m_desks->setAccessibleName(tr("Other desks at this event"));
    m_desks->hide();
    statusBar()->addWidget(m_desks, 1);
    statusBar()->hide(); // without an event it has nothing to say
    m_overlayBadge->setObjectName("overlayBadge"_L1);
    m_overlayBadge->setAccessibleName(tr("File of the stream overlay"));
    statusBar()->addPermanentWidget(m_overlayBadge);
    statusBar()->addPermanentWidget(m_clock);
    statusBar()->addPermanentWidget(m_saved);

    connect(m_patient, &PatientOpener::held, this, [this](const app::Failure &failure) {
        m_messages->say(MessageBar::Tone::Warning, heldText(failure),
                        {{tr("Do not open it"), [this] {
                              m_patient->forget();
                              m_messages->clear();
                          }}});
    });
    connectActions();
    connectKeys();
    connectAppearance();
    connectLanguages();
    if (!restoreGeometry(m_settings.windowGeometry))
        resize(QSize(1060, 720).boundedTo(
            screen()->availableSize() - QSize(0, style()->pixelMetric(QStyle::PM_TitleBarHeight))));
    closeEventFile();
    for (const auto &leaving : m_opener.keptLeavings())
        leaveWhenBack(leaving);
}

MainWindow::~MainWindow()
{
    // Its pages disconnect themselves before their children lose focus; the actions and the
    // message bar they use are still there.
    delete m_event;
    // What goes with the window may lose the focus, which is nobody's business any more.
    m_messages->disconnect(this);
    m_stack->disconnect(m_messages);
}

void MainWindow::connectActions()
{
    const auto on = [this](QLatin1StringView id, auto what) {
        if constexpr (std::is_invocable_v<decltype(what)>)
            m_actions->handle(id, *this, what);
        else
            m_actions->handle(id, *this, [this, what] { std::invoke(what, this); });
    };
    // First of all: what an act says is to be seen on the page it leads to.
    for (auto *action : m_actions->needing(Needs::Event))
        if (action != m_actions->action(act::rulingRecord)) // recorded where it was looked up
            connect(action, &QAction::triggered, this, &MainWindow::hideRules);
    on(act::newEvent, [this] { newEvent({}); });
    for (const auto &kind : eventTemplates())
        on(kind.action, [this, kind] { newEvent(kind); });
    on(act::openEvent, &MainWindow::openAsked);
    on(act::openShared, &MainWindow::openShared);
    on(act::shareEvent, &MainWindow::share);
    on(act::importEvent, &MainWindow::importAsked);
    on(act::demoEvent, &MainWindow::demo);
    on(act::saveCopy, &MainWindow::saveCopy);
    on(act::print, [this] { print(m_event->printRequest()); });
    on(act::streamOverlay, [this] { m_overlay->toggle(); });
    on(act::closeEvent, [this] {
        if (mayClose())
            closeEventFile();
    });
    on(act::quit, &QWidget::close);
    on(act::palette, &MainWindow::runPalette);
    on(act::rulesDesk, &MainWindow::toggleRules);
    on(act::rulesTiming, &MainWindow::showTiming);
    on(act::rulesAsk, &MainWindow::toggleAsk);
    on(act::rulingRecord,
       [this] { recordRuling(inRules() ? m_rules->rulingDraft() : tournament::Ruling{}); });
    on(act::rulesPrint, &MainWindow::printRules);
    on(act::keys, [this] {
        KeysDialog dialog(*menuBar(), this);
        (void)m_services.prompts.run(dialog);
    });
    on(act::about, [this] {
        m_messages->say(MessageBar::Tone::Done,
                        tr("Arbiter %1, the desk of a tournament organizer. Free software under "
                           "the GNU General Public License, version 3 or later, without any "
                           "warranty.")
                            .arg(QCoreApplication::applicationVersion()));
    });
}

void MainWindow::makeStartPage()
{
    m_start = new StartPage(*m_actions);
    m_stack->addWidget(m_start);
    connect(m_start, &StartPage::fileChosen, this, &MainWindow::openFile);
}

void MainWindow::remake()
{
    writeSettings(m_services.settingsFile, m_settings);
    const bool judges = inRules();
    const bool asks = judges && !m_rules->atDesk();
    delete m_rules;
    m_rules = nullptr;
    delete m_start;
    makeStartPage();
    if (m_event) {
        const auto page = m_event->page();
        auto open = m_event->release();
        delete m_event;
        showOpened(std::move(open));
        m_event->showPage(page);
    }
    showRecent();
    if (asks)
        toggleAsk();
    else if (judges)
        toggleRules();
}

void MainWindow::runPalette()
{
    CommandPalette dialog(*m_actions, this);
    if (m_services.prompts.run(dialog))
        dialog.chosen()->trigger();
}

void MainWindow::closeAfter(const app::Failure &failure)
{
    closeEventFile();
    m_messages->say(failure);
}

void MainWindow::print(app::PrintRequest request)
{
    const auto &session = m_event->document().session();
    request.cards = std::make_shared<const app::CardStore>(m_cards.store());
    request.paper = m_settings.paper;
    request.printed = m_services.clock();
    PrintDialog dialog(m_services.prompts, session, request, this);
    (void)m_services.prompts.run(dialog);
    if (dialog.paper() == m_settings.paper)
        return;
    m_settings.paper = dialog.paper();
    writeSettings(m_services.settingsFile, m_settings);
}

void MainWindow::showOpened(OpenEvent open)
{
    m_event = new EventView(std::move(open), *m_actions, m_services.prompts, *m_messages, m_opener,
                            m_cards, m_settings, m_services.steady);
    connect(m_event, &EventView::clockChanged, m_clock, &QLabel::setText);
    connect(m_event, &EventView::savedChanged, this, &MainWindow::showSaved);
    // Of a shared event: who is at work on it, and what he did last.
    if (app::isSharedAddress(m_event->document().session().path()))
        connect(&m_event->document(), &Document::desksHeard, this, &MainWindow::showSaved);
    connect(m_event, &EventView::titleChanged, this, &MainWindow::showTitle);
    connect(m_event, &EventView::printWanted, this, &MainWindow::print);
    connect(m_event, &EventView::copyWanted, this, &MainWindow::goOnInCopy);
    // The Round page says it itself.
    const auto showNext = [this](QLatin1StringView page) {
        m_next->setVisible(page != act::pageRound && m_next->defaultAction()->isEnabled());
    };
    connect(m_event, &EventView::pageShown, this, showNext);
    showNext(m_event->page());
    m_overlay = new OverlayDesk(m_event->document(), *m_actions, m_services.prompts, *m_messages,
                                m_settings, *m_overlayBadge, m_event);
    // At once: the file goes on being written after a crash, too.
    connect(m_overlay, &OverlayDesk::chosen, this,
            [this] { writeSettings(m_services.settingsFile, m_settings); });
    statusBar()->show();
    m_stack->addWidget(m_event);
    m_stack->setCurrentWidget(m_event);
    m_event->activate();
}

void MainWindow::showSaved()
{
    auto &document = m_event->document();
    const QString name = shownLine(QFileInfo(placeFor(document.session())).fileName());
    const int waiting = document.acts().waiting();
    if (document.session().readOnlyReason())
        m_saved->setText(tr("Read only · %1").arg(name));
    else if (const auto trouble = app::troubleOf(document.session()))
        m_saved->setText(trouble->left ? tr("Goes on elsewhere · %1").arg(name)
                                       : tr("No connection, only to be read · %1").arg(name));
    else if (document.isGone())
        m_saved->setText(tr("No longer in its place · %1").arg(name));
    else if (waiting > 0)
        m_saved->setText(tr("%n act(s) not saved yet · %1", nullptr, waiting).arg(name));
    else if (const auto places = m_event->draftPlaces(); !places.isEmpty())
        //: 1 are pages on which something was typed and not entered
        m_saved->setText(tr("Saved; not entered yet: %1").arg(places.join(u", "_s)));
    else
        m_saved->setText(tr("All changes saved · %1").arg(name));
    showDesks();
}

void MainWindow::closeEventFile()
{
    m_messages->clear();
    delete m_event;
    m_event = nullptr;
    m_actions->enable(Needs::Nothing);
    m_actions->action(act::undo)->setText(tr("&Undo"));
    m_actions->action(act::redo)->setText(tr("&Redo"));
    m_actions->action(act::nextStep)->setText(tr("N&ext step"));
    m_next->hide();
    m_stack->setCurrentWidget(m_start);
    statusBar()->hide();
    m_clock->clear();
    m_saved->clear();
    m_saved->setToolTip({});
    m_desks->hide();
    showTitle({});
    showRecent();
}

void MainWindow::sayBackupFailed(const QString &why)
{
    // Queued: it is told in the middle of an act, whose own news would take its place.
    QTimer::singleShot(0, this, [this, why] { m_messages->say(MessageBar::Tone::Warning, why); });
}

void MainWindow::showTitle(const QString &eventName)
{
    // Qt takes "[*]" for the place of a sign that something is not saved, unless it stands twice.
    const QString name = QString(eventName).replace(u"[*]"_s, u"[*][*]"_s);
    setWindowTitle(name.isEmpty() ? tr("Arbiter") : tr("%1 – Arbiter").arg(name));
}

void MainWindow::showRecent()
{
    m_start->showRecent(m_settings.recentFiles);
    m_recent->clear();
    for (const auto &file : m_settings.recentFiles) {
        auto *action = m_recent->addAction(
            menuText(tr("%1 (%2)").arg(shownLine(file.name), shownPath(file.path))));
        action->setEnabled(QFileInfo::exists(file.path) || app::isSharedAddress(toPath(file.path)));
        connect(
            action, &QAction::triggered, this, [this, path = file.path] { openFile(path); },
            Qt::QueuedConnection); // the menu is filled anew by it
    }
    m_recent->setEnabled(!m_settings.recentFiles.isEmpty());
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && m_event)
        m_event->document().refresh();
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!mayClose()) {
        event->ignore();
        return;
    }
    m_settings.windowGeometry = saveGeometry();
    writeSettings(m_services.settingsFile, m_settings);
    QMainWindow::closeEvent(event);
}

} // namespace ui

#include "moc_main_window.cpp"
