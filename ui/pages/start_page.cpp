// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "start_page.h"

#include "app/session/sharing.h"
#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/look/appearance.h"
#include "ui/services/event_templates.h"
#include "ui/widgets/padded_style.h"
#include "ui/words/text.h"

#include <QAction>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

QLabel *heading(const QString &text, double scale, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    font.setBold(true);
    label->setFont(font);
    label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return label;
}

} // namespace

StartPage::StartPage(const ActionRegistry &actions, QWidget *parent)
    : QWidget(parent), m_recent(new QListWidget(this))
{
    setObjectName("startPage"_L1);
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName("startActions"_L1);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus); // Tab goes to its buttons
    scroll->setWidget(makeActions(actions));

    m_recent->setObjectName("recentFiles"_L1);
    m_recent->setAccessibleName(tr("Recent events"));
    m_recent->setAlternatingRowColors(true);
    m_recent->setWordWrap(true);
    m_recent->setSpacing(3);
    padCells(*m_recent);
    connect(m_recent, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
        Q_EMIT fileChosen(item->data(Qt::UserRole).toString());
    });
    auto *recent = new QVBoxLayout;
    recent->setSpacing(8);
    recent->addWidget(heading(tr("Go on with one"), 1.1, this));
    auto *others = new QGridLayout;
    constexpr int inARow = 2;
    for (const auto id : {act::openEvent, act::openShared, act::importEvent, act::demoEvent}) {
        const int number = others->count();
        others->addWidget(makeButton(*actions.action(id), actions.action(id)->text()),
                          number / inARow, number % inARow);
    }
    recent->addLayout(others);
    recent->addSpacing(8);
    auto *recentLabel = heading(tr("Re&cent events"), 1.1, this);
    recentLabel->setBuddy(m_recent);
    recent->addWidget(recentLabel);
    recent->addWidget(m_recent, 1);

    auto *columns = new QHBoxLayout;
    columns->setSpacing(32);
    columns->addWidget(scroll, 3);
    columns->addLayout(recent, 4);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(40, 24, 40, 24);
    page->setSpacing(8);
    page->addWidget(heading(tr("Arbiter"), 2.2, this));
    page->addWidget(new QLabel(tr("The desk of a tournament organizer"), this));
    page->addSpacing(20);
    page->addLayout(columns, 1);
}

QWidget *StartPage::makeActions(const ActionRegistry &actions)
{
    auto *widget = new QWidget(this);
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(6);
    const auto add = [&](QLatin1StringView id, const QString &text) {
        auto *action = actions.action(id);
        column->addWidget(makeButton(*action, text));
        auto *tip = new QLabel(action->statusTip(), widget);
        tip->setWordWrap(true);
        quiet(*tip);
        column->addWidget(tip);
        column->addSpacing(4);
    };
    column->addWidget(heading(tr("Start a tournament"), 1.1, widget));
    for (const auto &kind : eventTemplates())
        add(kind.action, kind.name);
    add(act::newEvent, tr("Another &kind…"));
    column->addStretch(1);
    return widget;
}

QPushButton *StartPage::makeButton(QAction &action, const QString &text)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName("start."_L1 + action.objectName());
    button->setAccessibleDescription(action.statusTip());
    button->setToolTip(action.statusTip());
    connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    return button;
}

void StartPage::showRecent(const QList<RecentFile> &files)
{
    m_recent->clear();
    for (const auto &file : files) {
        auto *item =
            new QListWidgetItem(shownLine(file.name) + u'\n' + shownPath(file.path), m_recent);
        item->setData(Qt::UserRole, file.path);
        item->setToolTip(shownPath(file.path));
        if (!QFileInfo::exists(file.path) && !app::isSharedAddress(toPath(file.path))) {
            item->setFlags(Qt::NoItemFlags);
            item->setText(tr("%1 (the file is gone)").arg(item->text()));
        }
    }
    if (files.isEmpty()) {
        auto *item =
            new QListWidgetItem(tr("None yet. The events you open appear here."), m_recent);
        item->setFlags(Qt::NoItemFlags);
    } else
        m_recent->setCurrentRow(0);
}

} // namespace ui

#include "moc_start_page.cpp"
