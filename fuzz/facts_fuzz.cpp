// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes choose a sound journal and what is changed in it; its facts go through the gate, and
// every reader of the state that comes out must neither crash nor hang.
#include <cstdint>
#include <cstdlib>

#include "app/event_consumers.h"
#include "support/forged_event.h"
#include "tournament/gate/can_follow.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const auto sound = support::soundJournals(7);
    std::size_t read = 0;
    const auto dice = [&](std::uint32_t bound) -> std::uint32_t {
        std::uint32_t drawn = 0;
        for (std::uint32_t range = 1; range < bound && read < size; range <<= 8) {
            drawn = (drawn << 8) | data[read++];
            if (range > (1U << 16))
                break;
        }
        return drawn % bound;
    };
    support::ForgedJournal journal = sound[dice(static_cast<std::uint32_t>(sound.size()))];
    support::forge(journal, sound, dice);
    tournament::Event event;
    for (const tournament::Facts &facts : support::factsOf(journal))
        if (!tournament::follow(event, facts))
            break;
    (void)consume(event);
    return 0;
}
