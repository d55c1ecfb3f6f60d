// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/event/limits.h"

#include <algorithm>

namespace tournament {

namespace {

/// Whether a character of UTF-8 text begins with this byte.
bool startsCharacter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

/// Enough to tell which text is meant.
std::string beginning(const std::string &text)
{
    constexpr std::size_t shown = 40;
    std::size_t end = 0;
    for (std::size_t count = 0; end < text.size(); ++end)
        if (startsCharacter(text[end]) && ++count > shown)
            break;
    return text.substr(0, end);
}

std::optional<Refusal> tooLong(const std::string &text, std::size_t most)
{
    // A character has at least one byte: most texts need no counting.
    if (text.size() <= most)
        return std::nullopt;
    const auto length = static_cast<std::size_t>(std::ranges::count_if(text, startsCharacter));
    if (length <= most)
        return std::nullopt;
    Refusal refusal;
    refusal.code = RefusalCode::TextTooLong;
    refusal.text = beginning(text);
    refusal.number = static_cast<int>(length);
    refusal.most = static_cast<int>(most);
    return refusal;
}

/// One overload a fact that holds a text, a number or makes a list longer.
class Limits {
public:
    explicit Limits(const Event &event)
        : m_event(event)
        , m_players(event.players.size())
        , m_penalties(event.penalties.size())
        , m_rulings(event.rulings.size())
        , m_checks(event.decks.checks.size())
    {
    }

    [[nodiscard]] const std::optional<Refusal> &refusal() const { return m_refusal; }

    void operator()(const EventCreated &fact) { details(fact.details); }
    void operator()(const DetailsChanged &fact) { details(fact.details); }
    void operator()(const AnnouncementChanged &fact) { text(fact.reason); }
    void operator()(const ProfileChanged &fact) { text(fact.reason); }
    void operator()(const PlayerAdded &fact)
    {
        count(RefusalCode::TooManyPlayers, ++m_players, mostPlayers);
        player(fact.player, Player());
    }
    void operator()(const PlayerEdited &fact)
    {
        const Player *before = findPlayer(m_event, fact.player.id);
        player(fact.player, before ? *before : Player());
    }
    void operator()(const PlayerRemoved &) { --m_players; }
    void operator()(const PlayerDisqualified &fact) { text(fact.reason); }
    void operator()(const ResultRecorded &fact) { text(fact.reason); }
    void operator()(const PenaltyRecorded &fact)
    {
        count(RefusalCode::TooManyPenalties, ++m_penalties, mostPenalties);
        text(fact.penalty.reason);
        name(fact.penalty.judge);
    }
    void operator()(const RulingRecorded &fact)
    {
        count(RefusalCode::TooManyRulings, ++m_rulings, mostRulings);
        text(fact.ruling.question);
        text(fact.ruling.answer);
        name(fact.ruling.judge);
    }
    void operator()(const TableRangesChanged &fact)
    {
        count(RefusalCode::TooManyTableRanges, fact.ranges.size(), mostTableRanges);
        if (!fact.ranges.empty())
            number(fact.ranges.back().last);
    }
    void operator()(const CutSeeded &fact) { text(fact.reason); }
    void operator()(const DeckPolicyChanged &fact)
    {
        name(fact.policy.list);
        name(fact.policy.pool);
        count(RefusalCode::TooManyTitles, fact.policy.authorized.size(), mostTitles);
        for (const std::string &title : fact.policy.authorized)
            name(title);
        text(fact.reason);
    }
    void operator()(const DeckSubmitted &fact)
    {
        for (const std::string *words :
             {&fact.deck.name, &fact.deck.format, &fact.deck.identity, &fact.deck.faction})
            name(*words);
        text(fact.deck.reason);
    }
    void operator()(const DeckWithdrawn &fact) { text(fact.reason); }
    void operator()(const DecksUnlocked &fact) { text(fact.reason); }
    void operator()(const DeckAccepted &fact) { text(fact.acceptance.reason); }
    void operator()(const DeckCheckRecorded &fact)
    {
        count(RefusalCode::TooManyDeckChecks, ++m_checks, mostDeckChecks);
        name(fact.check.judge);
        text(fact.check.note);
    }
    void operator()(const ClockStarted &fact) { text(fact.reason); }
    void operator()(const ClockSet &fact) { text(fact.reason); }
    void operator()(const ClockExtended &fact) { text(fact.reason); }
    void operator()(const ExtraTimeGiven &fact)
    {
        text(fact.time.reason);
        name(fact.time.judge);
    }
    template <class WithoutTexts>
    void operator()(const WithoutTexts & /*fact*/)
    {
    }

private:
    void details(const Details &now)
    {
        const Details &before = m_event.details;
        name(now.name, before.name);
        name(now.organizer, before.organizer);
        name(now.secondOrganizer, before.secondOrganizer);
        name(now.rulesVersion, before.rulesVersion);
        if (now.judges == before.judges)
            return;
        count(RefusalCode::TooManyJudges, now.judges.size(), mostJudges);
        for (const std::string &judge : now.judges)
            name(judge);
    }

    void player(const Player &now, const Player &before)
    {
        name(now.name, before.name);
        name(now.pronouns, before.pronouns);
        name(now.corpIdentity, before.corpIdentity);
        name(now.corpFaction, before.corpFaction);
        name(now.runnerIdentity, before.runnerIdentity);
        name(now.runnerFaction, before.runnerFaction);
        number(now.fixedTable.value_or(0));
        number(now.seat.value_or(0));
    }

    void name(const std::string &words, const std::string &before = {})
    {
        if (words != before)
            take(tooLongName(words));
    }
    void text(const std::string &words) { take(tooLong(words, longestText)); }

    void number(int value)
    {
        if (value > mostNumber)
            take(beyond(RefusalCode::NumberTooHigh, value, mostNumber));
    }
    void count(RefusalCode code, std::size_t size, std::size_t most)
    {
        if (size > most)
            take(beyond(code, static_cast<int>(size), static_cast<int>(most)));
    }

    static Refusal beyond(RefusalCode code, int number, int most)
    {
        Refusal refusal;
        refusal.code = code;
        refusal.number = number;
        refusal.most = most;
        return refusal;
    }

    /// The first one is told.
    void take(std::optional<Refusal> refusal)
    {
        if (!m_refusal)
            m_refusal = std::move(refusal);
    }

    const Event &m_event;
    std::size_t m_players;
    std::size_t m_penalties;
    std::size_t m_rulings;
    std::size_t m_checks;
    std::optional<Refusal> m_refusal;
};

} // namespace

std::optional<Refusal> beyondLimits(const Event &event, const Facts &facts)
{
    Limits limits(event);
    for (const Fact &fact : facts)
        std::visit(limits, fact);
    return limits.refusal();
}

std::optional<Refusal> tooLongName(const std::string &name) { return tooLong(name, longestName); }

} // namespace tournament
