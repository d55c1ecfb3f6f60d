// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "found_actions.h"

#include "core/text.h"
#include "ui/words/text.h"

#include <algorithm>

#include <QAction>
#include <QMenu>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

/// Without the mark of its mnemonic and without dots at the end.
QString plain(QString text)
{
    text.replace("&&"_L1, "\x01"_L1).remove(u'&').replace(u'\x01', u'&');
    return text.endsWith(u'…') ? text.chopped(1) : text;
}

QString menuOf(const QAction &action)
{
    for (const auto *object : action.associatedObjects())
        if (const auto *menu = qobject_cast<const QMenu *>(object))
            return plain(menu->title());
    return {};
}

/// 0: the first words are it; 1: some word begins with it; 2: it is somewhere inside.
int distance(const std::string &text, const std::string &typed)
{
    const auto at = text.find(typed);
    if (at == 0)
        return 0;
    return at != std::string::npos && text[at - 1] == ' ' ? 1 : 2;
}

} // namespace

FoundActions::FoundActions(const QList<QAction *> &actions, QObject *parent)
    : QAbstractTableModel(parent)
{
    for (auto *action : actions) {
        Entry entry{action, plain(action->text()), menuOf(*action), {}, {}};
        entry.foldedWhat = core::folded(fromQt(entry.what));
        entry.foldedAll = entry.foldedWhat + ' ' + core::folded(fromQt(entry.where)) + ' '
            + core::folded(fromQt(action->statusTip()));
        m_entries.push_back(std::move(entry));
    }
    find({});
}

void FoundActions::find(const QString &text)
{
    beginResetModel();
    m_found.clear();
    const std::string typed = core::folded(core::tidied(fromQt(text)));
    const auto words = toQt(typed).split(u' ', Qt::SkipEmptyParts);
    for (const auto &entry : m_entries) {
        if (std::ranges::all_of(words, [&entry](const QString &word) {
                return entry.foldedAll.find(fromQt(word)) != std::string::npos;
            }))
            m_found.push_back(&entry);
    }
    std::ranges::stable_sort(m_found, {}, [&typed](const Entry *entry) {
        return std::pair(!entry->action->isEnabled(), distance(entry->foldedWhat, typed));
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
