// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Official examples of a document step by step, as they are played at a table.
#pragma once

#include "core/json.h"
#include "core/strict_reader.h"
#include "rules/timing/timing.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace asking {

struct WalkthroughStep {
    std::size_t acts = 0; ///< how many acts of the script are played by then
    std::string says;     ///< what the document says of it, in our own words
    /// Facts of the table then, by their paths, which tests hold the engine to.
    std::vector<std::pair<std::string, core::Json>> then;
};

struct Walkthrough {
    std::string id;
    std::string title;
    std::string section; ///< of the document, as the knowledge base calls it
    std::string of;      ///< the id of that example in the inventory of rulings
    rules::RulesVersion version = rules::RulesVersion::Rr10;
    core::Json document;                ///< {"state", "question"} with the whole script
    std::vector<WalkthroughStep> steps; ///< the first one is the situation
};

[[nodiscard]] core::Expected<std::vector<Walkthrough>, core::DataError>
readWalkthroughs(std::string_view text);
/// Compiled in, in the order of the document. Throws when that data is wrong, which tests exclude.
[[nodiscard]] std::span<const Walkthrough> walkthroughs();

} // namespace asking
