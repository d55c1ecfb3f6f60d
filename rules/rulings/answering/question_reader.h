// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads questions: docs/question-language.md.
#pragma once

#include "core/strict_reader.h"
#include "rules/rulings/answering/question.h"

#include <string_view>

namespace rulings {

[[nodiscard]] core::Expected<Asked, core::DataError> readQuestion(std::string_view text);
/// The same of a document that was read already.
[[nodiscard]] core::Expected<Asked, core::DataError> questionOf(const core::Json &document);
/// The same for readers: throws core::DataError.
[[nodiscard]] Asked readAsked(const core::JsonPlace &root);

} // namespace rulings
