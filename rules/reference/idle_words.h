// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/strict_reader.h"

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace rules {

/// Words of English, in which the knowledge base is written, that say nothing: "the", "can"
/// (rules/data/reference/idle-words.json). The index needs nothing else that judges type.
class IdleWords {
public:
    explicit IdleWords(std::unordered_set<std::string> folded) : m_folded(std::move(folded)) { }

    [[nodiscard]] bool contains(const std::string &folded) const
    {
        return m_folded.contains(folded);
    }
    /// Stems of the words of a name that say something. "When … if" is a name too: where nothing
    /// but idle words stands, they do.
    [[nodiscard]] std::vector<std::string> saidInName(std::string_view name) const;

private:
    std::unordered_set<std::string> m_folded;
};

[[nodiscard]] core::Expected<IdleWords, core::DataError> readIdleWords(std::string_view text);

/// The folded words of a list of texts.
[[nodiscard]] std::unordered_set<std::string> idleWordsAt(const core::JsonPlace &list);

/// Those compiled in. Throws when that data is wrong, which tests exclude.
[[nodiscard]] const IdleWords &idleWords();

} // namespace rules
