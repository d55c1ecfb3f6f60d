// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Questions to start from: a judge changes what is different at the table.
#pragma once

#include "core/json.h"
#include "core/strict_reader.h"
#include "core/words.h"
#include "rules/cards/card.h"
#include "rules/timing/enum_set.h"
#include "rules/timing/timing.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace asking {

enum class FactKind : std::uint8_t { Number, Truth, Card, Ability, Step, Server, Choice };

inline constexpr core::Words<FactKind, 7> factKindWords{{{FactKind::Number, "number"},
                                                         {FactKind::Truth, "truth"},
                                                         {FactKind::Card, "card"},
                                                         {FactKind::Ability, "ability"},
                                                         {FactKind::Step, "step"},
                                                         {FactKind::Server, "server"},
                                                         {FactKind::Choice, "choice"}}};

struct Option {
    std::string says;
    core::Json value;
};

/// One fact of a question that a judge may change.
struct Fact {
    std::string label; ///< empty: it is called after its path
    std::string path;  ///< into the question's document: "state/objects/ice/rezzed"
    FactKind kind = FactKind::Number;
    rules::EnumSet<rules::CardType> types; ///< of Card
    std::vector<Option> options;           ///< of Choice
};

/// One of the frequent shapes of dispute (rules/data/asking).
struct Preset {
    std::string id;
    std::string title;
    std::string about;       ///< what is asked, in words
    core::Json document;     ///< {"state", "question"}: docs/question-language.md
    std::vector<Fact> facts; ///< those that matter, in the order they are told
};

/// An official ruling as a worked example.
struct Example {
    std::string id; ///< of the inventory of rulings
    std::string about;
    rules::RulesVersion version = rules::RulesVersion::Rr10;
    core::Json document;
    std::string because; ///< the fact that decides
};

[[nodiscard]] core::Expected<std::vector<Preset>, core::DataError>
readPresets(std::string_view text);
/// Compiled in. Throw when that data is wrong, which tests exclude.
[[nodiscard]] std::span<const Preset> presets();
[[nodiscard]] std::span<const Example> examples();

} // namespace asking
