// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english.h"
#include "tournament/event/event.h"
#include "tournament/event/fact.h"

#include <cstdint>
#include <string>
#include <vector>

namespace app {

// Parts of describe(): an overload for every fact, in the files describe_*.cpp.

/// The words acts have in common; `event` is the state the act met.
class ActWords {
public:
    explicit ActWords(const tournament::Event &event) : m_event(event) { }

    [[nodiscard]] const tournament::Event &event() const { return m_event; }
    [[nodiscard]] std::string name(tournament::PlayerId player) const;
    [[nodiscard]] core::SentenceValue who(tournament::PlayerId player) const;
    [[nodiscard]] std::string names(const std::vector<tournament::PlayerId> &players) const;
    [[nodiscard]] core::SentenceValue where(int round, int table) const;
    /// Who sits where the move begins: Ada – Ben.
    [[nodiscard]] std::string pairAt(const tournament::TableMove &move) const;
    /// What the clock of a round shows when it has run so long: "12:30", or "-2:00" over time.
    [[nodiscard]] std::string shownAt(int round, std::int64_t ran) const;
    /// Ada's Corp list. Its cards stay untold: the log may lie open.
    [[nodiscard]] core::SentenceValue listOf(tournament::PlayerId player,
                                             tournament::Side side) const;

private:
    const tournament::Event &m_event;
};

/// The act with its reason, where it has one.
[[nodiscard]] std::string because(std::string act, const std::string &reason);

[[nodiscard]] std::string described(const ActWords &words, const tournament::EventCreated &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::DetailsChanged &fact);
[[nodiscard]] std::string described(const ActWords &words,
                                    const tournament::AnnouncementChanged &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::ScheduleChanged &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::ProfileChanged &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::PlayerAdded &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::PlayerEdited &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::PlayerRemoved &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::PlayerDropped &fact);
[[nodiscard]] std::string described(const ActWords &words,
                                    const tournament::PlayerReinstated &fact);
[[nodiscard]] std::string described(const ActWords &words,
                                    const tournament::PlayerDisqualified &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::PenaltyRecorded &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::RulingRecorded &fact);
[[nodiscard]] std::string described(const ActWords &words,
                                    const tournament::TableRangesChanged &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::SourceKept &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::RoundPaired &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::RoundPublished &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::RoundUnpaired &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::TablesChanged &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::MatchesMoved &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::ResultRecorded &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::ResultCleared &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::WatchChanged &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::FeatureChanged &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::CutSeeded &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::CutCancelled &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::CutGamePaired &fact);
[[nodiscard]] std::string described(const ActWords &words,
                                    const tournament::CutGameWithdrawn &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::SidesSettled &fact);
[[nodiscard]] std::string described(const ActWords &words,
                                    const tournament::QualifierReplaced &fact);
[[nodiscard]] std::string described(const ActWords &words,
                                    const tournament::DeckPolicyChanged &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::DeckSubmitted &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::DeckWithdrawn &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::DecksLocked &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::DecksUnlocked &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::DeckAccepted &fact);
[[nodiscard]] std::string described(const ActWords &words,
                                    const tournament::DeckAcceptanceRevoked &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::DeckChecksDrawn &fact);
[[nodiscard]] std::string described(const ActWords &words,
                                    const tournament::DeckCheckRecorded &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::ClockStarted &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::ClockPaused &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::ClockResumed &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::ClockSet &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::ClockExtended &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::ExtraTimeGiven &fact);
[[nodiscard]] std::string described(const ActWords &words, const tournament::ClockStopped &fact);

} // namespace app
