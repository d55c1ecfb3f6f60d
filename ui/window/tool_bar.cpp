// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tool_bar.h"

#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"

#include <array>

#include <QEvent>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr QLatin1StringView gap{};
constexpr std::array barActions{act::newEvent,
                                act::openEvent,
                                act::print,
                                act::exportEvent,
                                gap,
                                act::undo,
                                act::redo,
                                gap,
                                act::playerAdd,
                                act::deckSubmit,
                                act::penalty,
                                gap,
                                act::roundPair,
                                act::resultEnter,
                                act::clockRun,
                                act::cutStart,
                                gap,
                                act::wallShow,
                                gap,
                                act::rulesDesk,
                                act::rulesAsk,
                                act::rulingRecord,
                                gap,
                                act::palette};

} // namespace

ToolBar::ToolBar(const ActionRegistry &actions, QWidget *parent) : QToolBar(parent)
{
    setObjectName("toolBar"_L1);
    setWindowTitle(tr("Toolbar"));
    setAccessibleName(windowTitle());
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu); // hiding it is remembered, and by its action
    for (const auto id : barActions) {
        if (id.isEmpty())
            addSeparator();
        else
            addAction(actions.action(id));
    }
    fitToLetters();
}

void ToolBar::fitToLetters()
{
    const int side = fontMetrics().height() * 6 / 5;
    setIconSize({side, side});
}

void ToolBar::changeEvent(QEvent *event)
{
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitToLetters();
}

} // namespace ui

#include "moc_tool_bar.cpp"
