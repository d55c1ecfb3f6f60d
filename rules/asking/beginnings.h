// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a judge may begin with: shapes of dispute, official examples step by step, official rulings;
// found by the cards that lie on the table.
#pragma once

#include "core/json.h"
#include "rules/timing/timing.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace asking {

enum class BeginningKind : std::uint8_t { Shape, Walkthrough, Ruling };

struct Beginning {
    BeginningKind kind = BeginningKind::Shape;
    std::string id;
    std::string title;                          ///< what it is about, in words
    std::optional<rules::RulesVersion> version; ///< of which it is an example; of shapes none
    const core::Json *document = nullptr;       ///< outlives it
    std::vector<std::string> cards;             ///< titles on its table
    std::size_t found = 0;                      ///< of the cards that were looked for
    /// Of a shape: places of its document (docs/question-language.md) that take another of them.
    std::vector<std::pair<std::string, std::string>> takes;
};

/// Those that have at least one of the cards or can take it: the most of them first, and of as many
/// the shapes first. Without titles all there are.
[[nodiscard]] std::vector<Beginning> beginningsWith(std::span<const std::string> titles);

} // namespace asking
