// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table/script_cursor.h"

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace rulings {

void ScriptCursor::consume()
{
    const Act &act = m_acts[m_next++];
    m_passedBeforeLast = m_passedOver.size();
    m_chosen.insert(m_chosen.end(), act.chosen.begin(), act.chosen.end());
    if (!act.subroutines.empty())
        m_subroutines = act.subroutines;
    if (act.kind == ActKind::Use || act.kind == ActKind::Play)
        m_x = act.x;
}

ObjectId ScriptCursor::named() const
{
    if (!m_chosen.empty())
        return m_chosen.front();
    const Act *act = next();
    return act && act->kind == ActKind::Pick && !act->chosen.empty() ? act->chosen.front()
                                                                     : ObjectId{};
}

void ScriptCursor::consumeName()
{
    if (m_chosen.empty())
        consume();
    m_chosen.erase(m_chosen.begin());
}

bool ScriptCursor::isNamedTwice() const
{
    std::vector<ObjectId> names = m_chosen;
    for (std::size_t i = m_next; names.size() < 2 && i < m_acts.size(); ++i) {
        if (m_acts[i].kind != ActKind::Pick)
            break;
        names.insert(names.end(), m_acts[i].chosen.begin(), m_acts[i].chosen.end());
    }
    return names.size() > 1 && names[0] == names[1];
}

void ScriptCursor::takeNamed(std::vector<ObjectId> from)
{
    for (ObjectId id = named(); std::erase(from, id) > 0; id = named())
        consumeName();
}

void ScriptCursor::takeShown(const std::vector<ObjectId> &from)
{
    std::vector<ObjectId> left = from;
    for (ObjectId id = named(); std::erase(left, id) > 0; id = named()) {
        m_shown.push_back(id);
        consumeName();
    }
    // Who names them all names what is shown.
    if (left.empty() && from.size() > 1)
        m_shown.clear();
}

void ScriptCursor::remember(const std::vector<ObjectId> &from)
{
    if (std::ranges::find(from, named()) != from.end()) {
        m_shown.clear();
        return;
    }
    const auto meant = std::ranges::find_if(
        m_shown, [&](ObjectId id) { return std::ranges::find(from, id) != from.end(); });
    if (meant == m_shown.end())
        return;
    m_chosen.insert(m_chosen.begin(), *meant);
    m_shown.erase(meant);
}

void ScriptCursor::takeAsChoice(ActKind kind, const std::vector<ObjectId> &from, bool named)
{
    const Act *act = next();
    if (!act || act->kind != kind || isAsked(act) || !m_chosen.empty()
        || std::ranges::find(from, act->object) == from.end())
        return;
    consume();
    if (named)
        m_chosen.insert(m_chosen.begin(), act->object);
    m_chosen.insert(m_chosen.end(), act->trash.begin(), act->trash.end());
    if (kind == ActKind::Install)
        m_place = *act;
}

std::optional<Act> ScriptCursor::takePlace(ObjectId card)
{
    if (m_place && m_place->object != card)
        return std::nullopt;
    return std::exchange(m_place, std::nullopt);
}

void ScriptCursor::replace(std::span<const Act> acts, std::span<const std::size_t> path)
{
    m_acts = acts;
    m_next = 0;
    m_path = path;
    m_asked = nullptr;
    m_question = nullptr;
    m_holds = false;
}

} // namespace rulings
