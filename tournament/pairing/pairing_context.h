// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"
#include "tournament/pairing/swiss.h"

#include <map>
#include <vector>

namespace tournament {

/// What a pairing has to know of one player at the moment a round is paired.
struct PairingRecord {
    int points = 0;
    int standing = 0; ///< 0 = first; behind everybody else when out of the standings
    bool hadBye = false;
    bool floatedDown = false;      ///< in the round before, against fewer points
    int bias = 0;                  ///< games as Corp − games as Runner
    std::vector<SwissMeeting> met; ///< opponents as indices into Event::players
};

/// The field before `round` is paired, from the rounds ahead of it; by index into Event::players.
class PairingContext {
public:
    PairingContext(const Event &event, int round);

    [[nodiscard]] const PairingRecord &of(PlayerId player) const;
    [[nodiscard]] std::size_t indexOf(PlayerId player) const { return m_indices.at(player); }
    [[nodiscard]] int meetings(PlayerId a, PlayerId b) const;
    /// Meetings that count against a further one. With balanced sides the first is to be Corp, and
    /// one meeting on the other side is allowed.
    [[nodiscard]] int forbiddenMeetings(PlayerId corpOrFirst, PlayerId other, bool balanced) const;

private:
    void follow(const Round &round, bool last);

    std::map<PlayerId, std::size_t> m_indices;
    std::vector<PairingRecord> m_records;
};

/// Writes why, relaxed and cost of every table anew, from who sits where. The marks `locked`,
/// `awardedBye` and the reason Swapped are kept.
void annotate(const Event &event, const PairingContext &context, Round &round);

/// Cost of one table as the objective counts it; 0 for a bye.
[[nodiscard]] std::int64_t tableCost(const Event &event, const PairingContext &context,
                                     const Match &match);

} // namespace tournament
