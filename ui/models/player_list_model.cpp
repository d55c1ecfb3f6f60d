// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_list_model.h"

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

QString asText(app::ListedAs as)
{
    switch (as) {
    case app::ListedAs::New:
        return PlayerListModel::tr("new");
    case app::ListedAs::Changed:
        return PlayerListModel::tr("changed");
    case app::ListedAs::Unchanged:
        return PlayerListModel::tr("unchanged");
    case app::ListedAs::Unclear:
        return PlayerListModel::tr("unclear");
    }
    return {};
}

/// What is to be looked at first, then what changes or comes.
QString whatText(const app::PlannedPlayer &planned)
{
    QStringList parts;
    for (const std::string &doubt : planned.doubts)
        //: in a list: something that may be a mistake
        parts.append(PlayerListModel::tr("⚠ %1").arg(toQt(doubt)));
    if (planned.as == app::ListedAs::Changed)
        for (const std::string &change : app::changesOf(planned))
            parts.append(toQt(change));
    if (planned.as == app::ListedAs::New)
        for (const std::string *identity :
             {&planned.entry.corpIdentity, &planned.entry.runnerIdentity})
            if (!identity->empty())
                parts.append(toQt(*identity));
    return parts.join(u" · "_s);
}

} // namespace

PlayerListModel::PlayerListModel(QObject *parent)
    : RowsModel({{tr("Line"), &ListedPlayerRow::line, true},
                 {tr("Name"), &ListedPlayerRow::name, false, &ListedPlayerRow::name},
                 {tr("Is"), &ListedPlayerRow::as},
                 {tr("What becomes of it"), &ListedPlayerRow::what, false, &ListedPlayerRow::what}},
                parent)
{
}

void PlayerListModel::show(const app::PlayerListPlan &plan)
{
    std::vector<ListedPlayerRow> rows;
    rows.reserve(plan.players.size());
    for (const app::PlannedPlayer &planned : plan.players)
        rows.push_back({static_cast<std::int64_t>(rows.size()), static_cast<int>(planned.line),
                        toQt(planned.entry.name), asText(planned.as), whatText(planned)});
    sync(std::move(rows));
}

} // namespace ui

#include "moc_player_list_model.cpp"
