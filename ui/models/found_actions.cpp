// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "found_actions.h"

#include "core/text.h"
#include "ui/words/text.h"

#include <algorithm>
#include <tuple>

#include <QAction>
#include <QMenu>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

/// Without the mark of its mnemonic and without dots at the end.
QString named(QString text)
{
    text.replace("&&"_L1, "\x01"_L1).remove(u'&').replace(u'\x01', u'&');
    return text.endsWith(u'…') ? text.chopped(1) : text;
}

QString menuOf(const QAction &action)
{
    for (const auto *object : action.associatedObjects())
        if (const auto *menu = qobject_cast<const QMenu *>(object))
            return named(menu->title());
    return {};
}

/// 0: the name begins with what was typed; 1: a word of it does; 2: the name has all the words;
/// 3: they stand in its menu or its tip.
int distance(const std::string &name, const std::string &typed, const QStringList &words)
{
    const auto at = name.find(typed);
    if (at == 0)
        return 0;
    if (at != std::string::npos && name[at - 1] == ' ')
        return 1;
    return std::ranges::all_of(
               words, [&name](const QString &word) { return name.find(fromQt(word)) != name.npos; })
        ? 2
        : 3;
}

} // namespace

FoundActions::FoundActions(const QList<QAction *> &actions, const QList<QAction *> &history,
                           QObject *parent)
    : QAbstractTableModel(parent)
{
    for (auto *action : actions) {
        Entry entry{action, named(action->text()), menuOf(*action), {}, {}, false};
        entry.history = history.contains(action);
        entry.foldedName = core::folded(fromQt(entry.history ? action->iconText() : entry.what));
        entry.foldedAll = core::folded(fromQt(entry.what)) + ' ' + core::folded(fromQt(entry.where))
            + ' ' + core::folded(fromQt(action->statusTip()));
        m_entries.push_back(std::move(entry));
    }
    find({});
}

void FoundActions::find(const QString &text)
{
    beginResetModel();
    m_found.clear();
    const std::string typed = core::folded(core::tidied(fromQt(text)));
    const auto words = fieldText(typed).split(u' ', Qt::SkipEmptyParts);
    for (const auto &entry : m_entries) {
        if (std::ranges::all_of(words, [&entry](const QString &word) {
                return entry.foldedAll.find(fromQt(word)) != std::string::npos;
            }))
            m_found.push_back(&entry);
    }
    std::ranges::stable_sort(m_found, {}, [&](const Entry *entry) {
        const int far = distance(entry->foldedName, typed, words);
        return std::tuple(entry->history && far == 3, !entry->action->isEnabled(), far);
    });
    endResetModel();
}

QAction *FoundActions::action(int row) const
{
    return row >= 0 && row < rowCount() ? m_found[static_cast<std::size_t>(row)]->action : nullptr;
}

int FoundActions::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_found.size());
}

int FoundActions::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FoundActions::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto &entry = *m_found[static_cast<std::size_t>(index.row())];
    if (role == Qt::ToolTipRole)
        return entry.action->statusTip();
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case What:
        return entry.what;
    case Where:
        return entry.where;
    default:
        return entry.action->shortcut().toString(QKeySequence::NativeText);
    }
}

QVariant FoundActions::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == What ? tr("Action") : section == Where ? tr("Menu") : tr("Keys");
}

Qt::ItemFlags FoundActions::flags(const QModelIndex &index) const
{
    const auto flags = QAbstractTableModel::flags(index);
    return action(index.row())->isEnabled() ? flags
                                            : flags & ~(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
}

} // namespace ui

#include "moc_found_actions.cpp"
