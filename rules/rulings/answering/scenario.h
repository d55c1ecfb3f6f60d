// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Official rulings as worked examples. The engine never reads what they expect; tests compare.
#pragma once

#include "core/json.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/vocabulary.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rulings {

/// An official ruling as a question with its answer, and what becomes of that when the fact that
/// decides is changed.
struct Scenario {
    std::string id; ///< of the inventory of rulings, "rr10-ex-trig-2"
    RulesVersion version = RulesVersion::Rr10;
    std::string about; ///< the question in words
    Asked asked;
    core::Json expected; ///< the answer, as verdictJson() writes it
    core::Json official; ///< the inventory's answer; the same unless the scenario says how it reads
    /// The fact that decides: with it changed the verdict is another or there is none.
    std::string because;
    Asked changed;
    bool changedIsVoid = false; ///< no verdict at all
    core::Json changedExpected; ///< unless void
};

/// One fact alone, several as an object with their names; yes and no for truth.
[[nodiscard]] core::Json verdictJson(const Verdict &verdict);
[[nodiscard]] core::Expected<std::vector<Scenario>, core::DataError>
readScenarios(std::string_view text);
/// Compiled in, by id. Throws std::logic_error when that data is wrong, which tests exclude.
[[nodiscard]] std::span<const Scenario> scenarios();

/// An official ruling about play, of the inventory.
struct InventoryEntry {
    std::string id;
    std::string document; ///< "core10", "faq11", "faq16", "rr10"
    std::string kind;     ///< its class; "A": core rules only, "B": with abilities of cards
    std::vector<std::string> primitives; ///< what of the engine it needs, in the inventory's words
    std::string notDerivable;            ///< why no scenario can be written for it yet; often empty
};

[[nodiscard]] std::span<const InventoryEntry> inventory();

} // namespace rulings
