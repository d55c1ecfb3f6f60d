// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which assumptions somebody who asked that question needs.
#pragma once

#include "rules/rulings/answering/one_way.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/sentence.h"

namespace rulings {

/// Whether the answer could be another one without it, as far as that can be told.
[[nodiscard]] bool isWorthAssuming(const Sentence &assumption, const Play &play,
                                   const Question &question);

} // namespace rulings
