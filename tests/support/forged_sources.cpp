// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/forged_sources.h"

#include "core/random.h"
#include "interchange/export.h"
#include "interchange/import.h"
#include "tournament/acts/generator.h"
#include "tournament/cut/bracket_wiring.h"
#include "tournament/gate/can_follow.h"

#include <stdexcept>

namespace support {

using namespace tournament;

namespace {

GeneratedEvent generated(core::Random &random)
{
    GeneratorOptions options;
    const auto all = profiles();
    options.profile = all[random.below(static_cast<std::uint32_t>(all.size()))];
    options.players = 3 + static_cast<int>(random.below(6));
    options.rounds = static_cast<int>(random.below(4));
    options.seed = random.next() >> 1;
    options.byes = static_cast<int>(random.below(2));
    options.dropPercent = 10;
    options.latePercent = 30;
    options.timedPercent = 25;
    options.correctPercent = 30;
    options.leaveLastOpen = random.coin();
    if (options.players >= 5 && options.rounds > 0 && options.profile.cut != CutForm::None
        && random.coin()) {
        options.cut = random.coin() ? 2 : 4;
        options.playedCut = usualForm(options.profile, *options.cut);
        options.dropPercent = 3;
    }
    return generateEvent(options);
}

SubmittedDeck someDeck(PlayerId player, core::Random &random)
{
    SubmittedDeck deck;
    deck.player = player;
    deck.side = random.coin() ? Side::Corp : Side::Runner;
    deck.at = {1'700'000'000'000};
    deck.format = "plain";
    deck.original = "3 First card\n2 Second card\nsomething\n";
    deck.identity = random.coin() ? "Any identity" : "";
    deck.cards = {{"First card", 3}, {"Second card", 2}};
    if (random.coin())
        deck.unknown = {"something"};
    return deck;
}

/// What a desk may do now beside pairing and reporting.
Command besides(const Event &event, core::Random &random)
{
    const auto below = [&](auto bound) { return random.below(static_cast<std::uint32_t>(bound)); };
    const PlayerId player = event.players[below(event.players.size())].id;
    const int round = static_cast<int>(below(event.rounds.size() + 1));
    const Match *match = nullptr;
    if (const Round *found = findRound(event, round); found && !found->matches.empty())
        match = &found->matches[below(found->matches.size())];
    const int table = match ? match->table : 0;
    const core::Timestamp now{1'700'000'000'000 + static_cast<std::int64_t>(below(4'000'000))};
    Ruling ruling;
    ruling.question = "May it be scored?";
    ruling.answer = "Yes.";
    ruling.judge = "A judge";
    switch (below(18)) {
    case 0:
        return RecordPenalty{{player, round, PenaltyKind::Caution, "slow", "A judge"}};
    case 1:
        ruling.round = match ? round : 0;
        ruling.table = table;
        return RecordRuling{ruling};
    case 2:
        return SubmitDecks{{someDeck(player, random)}, "late"};
    case 3:
        return WithdrawDeck{player, Side::Corp, "late"};
    case 4:
        return LockDecks{{player}};
    case 5:
        return UnlockDecks{{}, "late"};
    case 6:
        return AcceptDeck{player, Side::Corp, {"stands", {"INFLUENCE"}}};
    case 7:
        return DrawDeckChecks{1, {}};
    case 8:
        return RecordDeckCheck{{player, Side::Corp, 0, now, CheckOutcome::Differs, "A judge", "8"}};
    case 9:
        return WatchTable{round, table, random.coin()};
    case 10:
        return SetTableRanges{{{1, 2}, {5, 9}}};
    case 11:
    case 12:
        return StartClock{round, now, {}, ""};
    case 13:
        return PauseClock{round, now};
    case 14:
        return ResumeClock{round, now};
    case 15:
        return ExtendClock{round, 5, "late"};
    case 16:
        return GiveExtraTime{round, {table, 3, "a call", "A judge"}};
    default:
        return SetClock{round, now, 60'000, 0, "wrong"};
    }
}

class Strewn {
public:
    explicit Strewn(std::uint64_t seed) : m_random(seed) { }

    std::vector<SoundAct> run()
    {
        const GeneratedEvent base = generated(m_random);
        for (const GeneratedAct &act : base.acts) {
            take(std::string(commandName(act.command)), act.facts);
            for (auto more = m_random.below(4); more > 1 && !m_event.players.empty(); --more)
                try_(besides(m_event, m_random));
        }
        finish();
        return std::move(m_acts);
    }

private:
    /// What changes the tournament itself comes last: the generated acts rest on their own state.
    void finish()
    {
        if (m_event.players.size() < 2)
            return;
        const PlayerId first = m_event.players.front().id;
        const PlayerId second = m_event.players.back().id;
        switch (m_random.below(9)) {
        case 7:
            return nameAndRemove();
        case 0:
            return try_(SwapPlayers{static_cast<int>(m_event.rounds.size()), first, second});
        case 1:
            return try_(DisqualifyPlayers{{first}, "why", true});
        case 2:
            try_(DropPlayers{{second}, true});
            return try_(ReinstatePlayers{{second}});
        case 3:
            return try_(UnpairRound{true});
        case 4:
            return try_(CancelCut{true});
        case 5:
            return try_(ChangeAnnouncement{{6, 0, m_event.announcement.minutes}, "why"});
        case 6:
            return try_(PairRound{{{first, second}}, {}, true, false});
        default:
            return try_(EditPlayer{first, entryOf(m_event.players.front())});
        }
    }

    /// Records keep naming somebody who was removed before he was ever paired.
    void nameAndRemove()
    {
        PlayerEntry entry;
        entry.name = "Latecomer";
        try_(AddPlayers{{entry}});
        const PlayerId late = m_event.players.back().id;
        try_(RecordPenalty{{late, 0, PenaltyKind::Caution, "noise", "A judge"}});
        try_(DrawDeckChecks{1, {late}});
        Ruling ruling;
        ruling.question = "May he come?";
        ruling.answer = "No.";
        ruling.judge = "A judge";
        ruling.players = {late};
        try_(RecordRuling{ruling});
        try_(RemovePlayers{{late}});
    }

    void try_(const Command &command)
    {
        if (auto facts = decide(m_event, command))
            take(std::string(commandName(command)), std::move(*facts));
    }

    void take(std::string command, Facts facts)
    {
        if (const auto follows = follow(m_event, facts); !follows)
            throw std::logic_error("a sound act is refused: " + follows.error());
        m_acts.push_back({std::move(command), std::move(facts)});
    }

    core::Random m_random;
    Event m_event;
    std::vector<SoundAct> m_acts;
};

} // namespace

std::vector<SoundAct> soundEvent(std::uint64_t seed) { return Strewn(seed).run(); }

std::vector<SoundAct> importedEvent(std::uint64_t seed)
{
    core::Random random(seed);
    const GeneratedEvent base = generated(random);
    std::string text = interchange::exportEvent(base.event, interchange::ExportFormat::EventJson);
    // Touched outside, so that the import keeps the document.
    if (const auto at = text.find("Simulated"); random.coin() && at != std::string::npos)
        text.replace(at, 9, "Touched");
    const auto imported = interchange::importEvent(text, {});
    if (!imported)
        throw std::logic_error("an export is refused: " + core::toString(imported.error()));
    return {{"import-event", imported->facts}};
}

} // namespace support
