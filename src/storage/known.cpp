// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/known.h"

#include <algorithm>

#include "storage/checked_fold.h"

namespace storage {

void ContentReader::take(const JournalRow &row)
{
    if (m_content.unknownAct)
        return; // the chain is proved to its end
    try {
        m_content.entries.push_back(toEntry(row));
    } catch (const StorageError &error) {
        if (!m_mayEnd || error.code != StorageErrorCode::UnknownFact)
            throw;
        m_content.unknownAct = error;
        return;
    }
    if (!m_content.known.history.follow(m_content.entries.back()))
        throw StorageError{StorageErrorCode::Damaged,
                           {},
                           "journal row " + std::to_string(row.seq)
                               + " takes back or returns acts that it cannot",
                           row.seq};
}

JournalContent ContentReader::finish()
{
    const Position last = positionOf(m_content.entries);
    m_content.known.seq = last.seq;
    m_content.known.hash = last.hash;
    auto folded = checkedFold(m_content.entries, m_content.known.history);
    if (!folded)
        throw toError(folded.error());
    m_content.known.shown = shown(std::move(*folded));
    return std::move(m_content);
}

bool catchUp(Known &known, std::span<const Entry> news)
{
    if (news.empty())
        return true;
    if (std::ranges::any_of(news, [](const Entry &entry) { return entry.span.has_value(); }))
        return false;
    History history = known.history;
    tournament::Event event = known.shown.event;
    for (const Entry &entry : news) {
        (void)history.follow(entry); // an act always can
        if (const auto followed = follow(event, entry); !followed)
            throw toError(followed.error());
    }
    known = {news.back().seq, std::move(history), shown(std::move(event)), news.back().hash};
    return true;
}

ComposedAct composeNext(const Known &known, const LastRow &last, const NextAct &act)
{
    JournalRow row = compose(last, act.entry);
    Entry written = toEntry(row);
    if (const auto follows = canFollow(known.shown.event, written); !follows)
        throw toError(follows.error());
    Known next{row.seq, known.history, shown(*act.after), row.hash};
    if (!next.history.follow(written))
        throw StorageError{StorageErrorCode::Damaged,
                           {},
                           act.entry.command + " names acts that it cannot",
                           row.seq};
    return {std::move(row), std::move(written), std::move(next)};
}

} // namespace storage
