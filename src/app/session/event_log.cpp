// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event_log.h"

#include "app/sentences/sentences.h"
#include "core/english.h"
#include "tournament/event/fact.h"

#include <algorithm>

namespace app {

using core::English;
using storage::Entry;
using storage::History;

EventLog::EventLog(const std::vector<Entry> &entries)
{
    // The fold runs along and starts anew only behind an undo or redo.
    tournament::Event state;
    History history;
    for (const Entry &entry : entries) {
        (void)history.follow(entry);
        follow(state, entry, history);
        if (entry.span)
            state = storage::fold(entries, history);
        else
            tournament::apply(state, entry.facts);
    }
}

void EventLog::follow(const tournament::Event &before, const Entry &entry, const History &after)
{
    if (!entry.span) {
        m_texts.push_back(describe(before, entry));
    } else {
        // An undo takes the last acts away, a redo returns them: the longer list has them.
        const bool undo = m_live.size() > after.live().size();
        const std::span<const std::int64_t> longer = undo ? m_live : after.live();
        const auto acts = longer.subspan(std::min(m_live.size(), after.live().size()));
        const core::SentenceValue act("act", textOf(acts));
        m_texts.push_back(undo ? English::tr("Undo: {act}", {act})
                               : English::tr("Redo: {act}", {act}));
    }
    m_live = after.live();
}

std::string EventLog::textOf(std::span<const std::int64_t> acts) const
{
    const auto text = [this](std::int64_t seq) {
        return m_texts.at(static_cast<std::size_t>(seq) - 1);
    };
    if (acts.size() == 1)
        return text(acts.front());
    return English::tr("{count} acts, from “{first}” to “{last}”",
                       {{"count", static_cast<int>(acts.size())},
                        {"first", text(acts.front())},
                        {"last", text(acts.back())}});
}

} // namespace app
