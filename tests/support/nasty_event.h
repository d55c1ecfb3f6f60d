// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/fact.h"

#include <filesystem>
#include <vector>

namespace support {

/// A tournament, half of whose last round is played, with penalties, rulings, decklists and checks,
/// in which every text is one of nastyNames(): as somebody would forge it, past the doors where
/// commands tidy names.
enum class NastyStage { LastSwissRound, Cut };

[[nodiscard]] std::vector<tournament::Facts> nastyActs(NastyStage stage);
[[nodiscard]] tournament::Event nastyEvent(NastyStage stage = NastyStage::Cut);
/// Who did the acts is nasty, too, and not even UTF-8. The file must not exist.
void writeNastyEvent(const std::filesystem::path &path, NastyStage stage = NastyStage::Cut);

} // namespace support
