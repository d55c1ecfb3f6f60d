// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"
#include "tournament/event/fact.h"

#include <cstdint>
#include <string>
#include <vector>

namespace support {

/// One act of a sound event.
struct SoundAct {
    std::string command;
    tournament::Facts facts;
};

/// A whole tournament as random commands make it; what a desk does beside the rounds – clock,
/// lists, checks, penalties, rulings, tables – is strewn in.
[[nodiscard]] std::vector<SoundAct> soundEvent(std::uint64_t seed);

/// The same event, written by the export and read by the import.
[[nodiscard]] std::vector<SoundAct> importedEvent(std::uint64_t seed);

} // namespace support
