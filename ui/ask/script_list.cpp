// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "script_list.h"

#include "ui/ask/act_text.h"
#include "ui/ask/play.h"

#include <QResizeEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace ui {

ScriptList::ScriptList(QWidget *parent) : WholeLinesList(parent)
{
    setObjectName("askScript");
    setAccessibleName(tr("What was done; each line shows its moment"));
    connect(this, &QListWidget::currentRowChanged, this, &ScriptList::want);
    // The last act is chosen already, and its moment can be asked for all the same.
    connect(this, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem *item) { want(row(item)); });
}

/// Not at once: the list is filled anew, and it is at work.
void ScriptList::want(int row)
{
    if (row < 0)
        return;
    if (!std::exchange(m_wanted, static_cast<std::size_t>(row)))
        QMetaObject::invokeMethod(this, &ScriptList::tellWanted, Qt::QueuedConnection);
}

void ScriptList::tellWanted()
{
    if (const auto wanted = std::exchange(m_wanted, std::nullopt))
        Q_EMIT momentWanted(*wanted);
}

void ScriptList::show(const Play &play)
{
    const QSignalBlocker quiet(this);
    clear();
    const rulings::PlayedOut *whole = play.whole();
    setVisible(whole && !whole->script.empty());
    if (!whole)
        return;
    addItem(tr("Before the first act"));
    for (std::size_t i = 0; i < whole->script.size(); ++i)
        addItem(whole->to != rulings::PlayedTo::End && i >= whole->played
                    //: the number of an act, and what was to be done
                    ? tr("%1. %2 – not played").arg(i + 1).arg(actText(play, i))
                    //: the number of an act, and what was done
                    : tr("%1. %2").arg(i + 1).arg(actText(play, i)));
    fit();
    setCurrentRow(static_cast<int>(play.line().shown));
}

void ScriptList::fit() { setMaximumHeight(std::max(minimumHeight(), wholeHeight())); }

void ScriptList::resizeEvent(QResizeEvent *event)
{
    WholeLinesList::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        QMetaObject::invokeMethod(this, &ScriptList::fit, Qt::QueuedConnection);
}

} // namespace ui

#include "moc_script_list.cpp"
