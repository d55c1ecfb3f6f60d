// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "projector_page.h"

#include "ui/acts/actions.h"
#include "ui/projector/projector.h"
#include "ui/projector/wall_view.h"
#include "ui/projector/wall_window.h"
#include "ui/services/drafts.h"
#include "ui/widgets/padded_style.h"
#include "ui/widgets/wrapping_row.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalBlocker>

using namespace Qt::Literals::StringLiterals;

namespace ui {

ProjectorPage::ProjectorPage(const PageContext &context, Projector &projector, WallWindow &wall,
                             QWidget *parent)
    : Page(context, u"projectorPage"_s, tr("Projector"), parent)
    , m_projector(projector)
    , m_wall(wall)
    , m_modes(new QListWidget(this))
    , m_announcement(new QPlainTextEdit(this))
    , m_screens(new QComboBox(this))
    , m_colours(new QComboBox(this))
    , m_speed(new QComboBox(this))
    , m_state(new QLabel(this))
    , m_miniature(new WallView(projector, tr("What the wall shows"), this))
{
    m_modes->setObjectName("wallMode"_L1);
    m_modes->setAccessibleName(tr("What to show on the wall"));
    m_announcement->setObjectName("announcement"_L1);
    m_announcement->setAccessibleName(tr("Announcement"));
    m_announcement->setTabChangesFocus(true);
    m_announcement->setPlaceholderText(tr("Lunch until 13:30"));
    m_screens->setObjectName("wallScreen"_L1);
    m_colours->setObjectName("wallColours"_L1);
    m_speed->setObjectName("wallSpeed"_L1);
    m_state->setObjectName("wallState"_L1);
    m_state->setWordWrap(true);
    m_miniature->setObjectName("miniature"_L1);
    m_miniature->setFocusPolicy(Qt::StrongFocus);
    m_miniature->setMinimumSize(320, 180);
    padCells(*m_modes);
    fillModes();
    fillChoices();
    layOut();
    connectActions();
    fillScreens();
    showState();
}

void ProjectorPage::fillModes()
{
    const std::pair<WallMode, QString> modes[]{
        {WallMode::Roster, tr("Roster check")}, {WallMode::Pairings, tr("Pairings by name")},
        {WallMode::Standings, tr("Standings")}, {WallMode::Bracket, tr("Bracket")},
        {WallMode::Clock, tr("Clock")},         {WallMode::Announcement, tr("Announcement")},
        {WallMode::Schedule, tr("Schedule")}};
    for (const auto &[mode, text] : modes) {
        auto *item = new QListWidgetItem(text, m_modes);
        item->setData(Qt::UserRole, static_cast<int>(mode));
    }
    m_modes->setMaximumHeight(m_modes->sizeHintForRow(0) * m_modes->count()
                              + 2 * m_modes->frameWidth());
}

void ProjectorPage::fillChoices()
{
    m_colours->addItem(tr("Dark wall"), true);
    m_colours->addItem(tr("Light wall"), false);
    m_colours->setCurrentIndex(m_colours->findData(m_projector.theme().dark));
    m_speed->addItem(tr("Slow"), static_cast<int>(PageSpeed::Slow));
    m_speed->addItem(tr("Normal"), static_cast<int>(PageSpeed::Normal));
    m_speed->addItem(tr("Fast"), static_cast<int>(PageSpeed::Fast));
    m_speed->setCurrentIndex(m_speed->findData(static_cast<int>(m_projector.speed())));
}

void ProjectorPage::fillScreens()
{
    const QSignalBlocker quiet(m_screens);
    m_screens->clear();
    for (const auto *screen : QGuiApplication::screens())
        m_screens->addItem(tr("%1, %2 × %3")
                               .arg(screen->name().isEmpty()
                                        ? tr("Screen %1").arg(m_screens->count() + 1)
                                        : shownLine(screen->name()),
                                    QString::number(screen->size().width()),
                                    QString::number(screen->size().height())),
                           screenKey(*screen));
    m_screens->setCurrentIndex(m_screens->findData(m_wall.chosenScreen()));
}

void ProjectorPage::layOut()
{
    QList<QWidget *> order{m_modes, m_announcement};
    auto *left = new QVBoxLayout;
    left->addWidget(m_modes);
    const auto labelled = [&](const QString &text, QWidget *widget, int stretch = 0) {
        auto *label = new QLabel(text, this);
        label->setBuddy(widget);
        left->addWidget(label);
        left->addWidget(widget, stretch);
    };
    auto *announcing = new QLabel(tr("Announce&ment:"), this);
    announcing->setBuddy(m_announcement);
    action(act::phonesAnnounce).setIconText(tr("On phones")); // beside what it is about
    order.append(box(act::phonesAnnounce));
    auto *announcingRow = new QHBoxLayout;
    announcingRow->addWidget(announcing, 1);
    announcingRow->addWidget(order.back());
    left->addLayout(announcingRow);
    left->addWidget(m_announcement, 1);
    labelled(tr("S&creen:"), m_screens);
    labelled(tr("C&olours:"), m_colours);
    labelled(tr("Pages &turn:"), m_speed);
    order.append({m_screens, m_colours, m_speed, m_miniature});
    auto *buttons = new WrappingRow;
    for (const auto id :
         {act::wallShow, act::wallBlank, act::wallFreeze, act::wallPrevious, act::wallNext}) {
        if (id == act::wallPrevious)
            buttons->addStretch();
        order.append(button(id));
        buttons->addWidget(order.back());
    }
    auto *right = new QVBoxLayout;
    right->addWidget(m_miniature, 1);
    right->addWidget(m_state);
    right->addLayout(buttons);
    auto *row = new QHBoxLayout(this);
    row->addLayout(left, 1);
    row->addLayout(right, 3);
    chain(order);
}

void ProjectorPage::connectActions()
{
    connect(m_modes, &QListWidget::currentRowChanged, this, [this] {
        m_projector.setMode(
            static_cast<WallMode>(m_modes->currentItem()->data(Qt::UserRole).toInt()));
    });
    connect(m_announcement, &QPlainTextEdit::textChanged, this,
            [this] { m_projector.setAnnouncement(m_announcement->toPlainText()); });
    // What another desk tells the hall, or was told before a restart.
    connect(&m_projector, &Projector::announcementChanged, this, [this] {
        if (m_announcement->toPlainText() != m_projector.announcement())
            m_announcement->setPlainText(m_projector.announcement());
    });
    context().drafts.follow(*m_announcement, u"wall/announcement"_s);
    connect(m_screens, &QComboBox::activated, this, [this](int index) {
        const QString key = m_screens->itemData(index).toString();
        for (const auto *screen : QGuiApplication::screens())
            if (screenKey(*screen) == key)
                m_wall.choose(*screen);
    });
    connect(m_colours, &QComboBox::currentIndexChanged, this,
            [this] { m_projector.setDark(m_colours->currentData().toBool()); });
    connect(m_speed, &QComboBox::currentIndexChanged, this, [this] {
        m_projector.setSpeed(static_cast<PageSpeed>(m_speed->currentData().toInt()));
    });
    onAction(act::wallShow, [this](bool on) { m_wall.setWanted(on); });
    onAction(act::wallBlank, [this](bool on) { m_projector.setBlank(on); });
    onAction(act::wallFreeze, [this](bool on) { m_projector.setFrozen(on); });
    const auto turnable = [this] { return m_projector.pages() > 1; };
    onAction(act::wallNext, turnable, [this] { m_projector.turn(1); });
    onAction(act::wallPrevious, turnable, [this] { m_projector.turn(-1); });
    connect(&m_projector, &Projector::changed, this, &ProjectorPage::showState);
    // Queued: the wall follows the document before the pages do.
    connect(&m_projector, &Projector::changed, this, &Page::stateChanged, Qt::QueuedConnection);
    connect(&m_wall, &WallWindow::placeChanged, this, [this] {
        fillScreens();
        showState();
    });
    // Where no text is typed the keys of the wall work here, too.
    m_modes->installEventFilter(this);
    m_miniature->installEventFilter(this);
}

bool ProjectorPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool plain = key->modifiers() == Qt::NoModifier;
        const bool letter = key->key() == Qt::Key_B || key->key() == Qt::Key_F;
        if (plain && (letter || watched == m_miniature) && wallKey(m_projector, key->key()))
            return true;
    }
    return Page::eventFilter(watched, event);
}

void ProjectorPage::showState()
{
    const QSignalBlocker quiet(m_modes); // the wall may have been changed from elsewhere
    for (int row = 0; row < m_modes->count(); ++row)
        if (m_modes->item(row)->data(Qt::UserRole).toInt() == static_cast<int>(m_projector.mode()))
            m_modes->setCurrentRow(row);
    QStringList states{m_wall.stateText()};
    if (m_projector.blank())
        states.append(tr("Blank."));
    if (m_projector.frozen())
        states.append(tr("Frozen: changes are not shown, only the clock goes on."));
    if (m_projector.pages() > 1)
        states.append(tr("Page %1 of %2.").arg(m_projector.page() + 1).arg(m_projector.pages()));
    if (m_state->text() != states.join(u' '))
        m_state->setText(states.join(u' '));
    action(act::wallShow).setChecked(m_wall.wanted());
    action(act::wallBlank).setChecked(m_projector.blank());
    action(act::wallFreeze).setChecked(m_projector.frozen());
}

void ProjectorPage::update(const tournament::ChangeSet & /*changes*/) { }

void ProjectorPage::updateActions() { showState(); }

void ProjectorPage::activate() { m_modes->setFocus(); }

} // namespace ui

#include "moc_projector_page.cpp"
