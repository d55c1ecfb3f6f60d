// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "tournament/event/fact.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace support {

// Journals whose facts were changed and whose hashes were all computed anew: the chain is whole,
// only the sense is gone. What a stranger writes who knows the file format.

/// One row, its payload as a tree.
struct ForgedAct {
    std::string command;
    core::Json payload;
};
using ForgedJournal = std::vector<ForgedAct>;

/// A number below the bound, which is at least 1: a random stream, or the bytes of a fuzzer.
using Dice = std::function<std::uint32_t(std::uint32_t bound)>;

/// Sound journals of small events of every kind: Swiss and cut of all profiles, decks, clocks,
/// rulings, penalties, acts taken back and returned, imports. The same number gives the same.
[[nodiscard]] std::vector<ForgedJournal> soundJournals(std::uint64_t seed);

/// Changes one to four things: numbers, words, lists, fields, facts and acts; material is taken
/// from the other journals, too.
void forge(ForgedJournal &journal, const std::vector<ForgedJournal> &others, const Dice &dice);

/// The facts of all rows as far as they can be read.
[[nodiscard]] std::vector<tournament::Facts> factsOf(const ForgedJournal &journal);

} // namespace support
