// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the index of the search is made of.
#pragma once

#include "rules/reference/reference.h"
#include "rules/reference/vocabulary.h"

#include <SQLiteCpp/Database.h>
#include <span>
#include <vector>

namespace rules {

/// What an entry says, text by text: its title, its question, aliases, cards; then for each passage
/// its paragraphs and for each answer the question and the answer.
using Said = std::vector<std::vector<StemId>>;

/// Adds the stems to the vocabulary, in the order in which they are said.
[[nodiscard]] std::vector<Said> saidByAll(std::span<const Entry> entries, Vocabulary &vocabulary);

/// Makes the table `entry` for full-text search with columns title, alias (the question and the
/// cards, too) and body; the row of entries[i] is i + 1. Throws SQLite::Exception.
void makeTable(SQLite::Database &database, std::span<const Entry> entries,
               std::span<const Said> said, const Vocabulary &vocabulary);

} // namespace rules
