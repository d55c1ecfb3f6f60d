// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that only say where the game has come to.
#pragma once

#include "rules/rulings/answering/question.h"
#include "rules/rulings/table/record.h"

#include <cstddef>
#include <span>
#include <vector>

namespace rulings {

/// Of those that are told: where the game has come to is worth a line only if something happens
/// there or is asked of it, and once.
void dropSteps(std::vector<std::size_t> &told, std::span<const TraceLine> trace,
               const Question &question);

} // namespace rulings
