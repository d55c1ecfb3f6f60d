// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What abilities are made of: filters, amounts, costs and conditions (docs/card-language.md,
// "Parts").
#pragma once

#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rulings {

/// One object that an ability speaks of.
enum class Ref : std::uint8_t {
    None,
    Self,
    Host,
    Chosen,          ///< what this copy of the card chose before
    Picked,          ///< what this resolution chose
    Event,           ///< what the trigger condition was met by
    Encountered,     ///< the ice of the present encounter
    LastEncountered, ///< or of the last one, in this run
    Approached,
    Accessed,  ///< the card that is being accessed
    Paid,      ///< the card that the payer chose for the cost of this
    Candidate, ///< the card that a filter is looking at
    AtStake,   ///< what is about to happen to it may be prevented now
};

inline constexpr core::Words<Ref, 12> refWords{{{Ref::Self, "self"},
                                                {Ref::Host, "host"},
                                                {Ref::Chosen, "chosen"},
                                                {Ref::Picked, "picked"},
                                                {Ref::Event, "event"},
                                                {Ref::Encountered, "encountered"},
                                                {Ref::LastEncountered, "last-encountered"},
                                                {Ref::Approached, "approached"},
                                                {Ref::Accessed, "accessed"},
                                                {Ref::Paid, "paid"},
                                                {Ref::Candidate, "candidate"},
                                                {Ref::AtStake, "at-stake"}}};

/// Whose: seen from the card's owner.
enum class Who : std::uint8_t { You, Opponent, Corp, Runner };

inline constexpr core::Words<Who, 4> whoWords{
    {{Who::You, "you"}, {Who::Opponent, "opponent"}, {Who::Corp, "corp"}, {Who::Runner, "runner"}}};

/// `you`: the owner of the card.
[[nodiscard]] constexpr Side sideOf(Who who, Side you)
{
    switch (who) {
    case Who::You:
        return you;
    case Who::Opponent:
        return opponentOf(you);
    case Who::Corp:
        return Side::Corp;
    case Who::Runner:
        break;
    }
    return Side::Runner;
}

enum class Where : std::uint8_t {
    Anywhere,
    ThisServer,
    AttackedServer,
    CentralServer,
    RemoteServer,
    Hq,
    RnD,
    Archives,
    ChosenServer, ///< by this copy of the card
    HostServer,   ///< that of the card which hosts this one
    OtherServer,  ///< than that
    NewServer,    ///< Install: a remote that it creates
    EventServer,  ///< of the card that the condition was met by
    HqOrRnD,
    StartedServer, ///< on which the run was begun, wherever it has been moved to
};

inline constexpr core::Words<Where, 15> whereWords{{{Where::Anywhere, "anywhere"},
                                                    {Where::ThisServer, "this-server"},
                                                    {Where::AttackedServer, "attacked-server"},
                                                    {Where::CentralServer, "central-server"},
                                                    {Where::RemoteServer, "remote-server"},
                                                    {Where::Hq, "hq"},
                                                    {Where::RnD, "rnd"},
                                                    {Where::Archives, "archives"},
                                                    {Where::ChosenServer, "chosen-server"},
                                                    {Where::HostServer, "host-server"},
                                                    {Where::OtherServer, "other-server"},
                                                    {Where::NewServer, "new-server"},
                                                    {Where::EventServer, "event-server"},
                                                    {Where::HqOrRnD, "hq-or-rnd"},
                                                    {Where::StartedServer, "started-server"}}};

/// Where ice stands: the outermost of its server, or as seen from the ice that hosts the card. Top:
/// of any cards, the one that is told first of its zone.
enum class Row : std::uint8_t {
    Any,
    Outermost,
    Innermost,
    SameAsHost,
    NotNextToHost,
    InsideHost,
    Top,
    SameAsEvent,       ///< as the ice that the condition was met by
    NextToEncountered, ///< directly before or behind it
    NotInnermost,      ///< also of ice that is being installed, where it comes to lie
};

inline constexpr core::Words<Row, 10> rowWords{{{Row::Any, "any"},
                                                {Row::Outermost, "outermost"},
                                                {Row::Innermost, "innermost"},
                                                {Row::SameAsHost, "same-as-host"},
                                                {Row::NotNextToHost, "not-next-to-host"},
                                                {Row::InsideHost, "inside-host"},
                                                {Row::Top, "top"},
                                                {Row::SameAsEvent, "same-as-event"},
                                                {Row::NextToEncountered, "next-to-encountered"},
                                                {Row::NotInnermost, "not-innermost"}}};

struct Condition;

/// A set of objects: all that fulfil every stated condition.
struct Filter {
    Ref ref = Ref::None; ///< None: of all objects; otherwise of the one that is meant
    rules::EnumSet<CardType> types;
    std::string subtype; ///< empty: any
    std::string notSubtype;
    std::optional<Who> owner;
    std::optional<bool> installed;
    std::optional<bool> rezzed;
    std::optional<Zone> zone;
    std::optional<Zone> notZone;
    Where where = Where::Anywhere;
    bool hosted = false;   ///< on the card itself
    Ref isNot = Ref::None; ///< that object
    std::string title;
    Ref sameType = Ref::None;  ///< as that object
    Ref sameTitle = Ref::None; ///< as that object, and not the object itself
    std::optional<bool> faceup;
    bool unhosted = false;
    std::optional<CardType> hostedOn; ///< a card of that type
    std::string notHosting;           ///< a card of that subtype
    bool hasTrashCost = false;
    /// Its install cost is being determined, or it lies in a hand where that comes next.
    bool beingInstalled = false;
    bool looked = false;     ///< shown, drawn or chosen by this resolution, and still there
    bool notLooked = false;  ///< of the others
    bool justRezzed = false; ///< in the approach to it, or as no ice was approached
    Row row = Row::Any;
    std::optional<bool> unique;
    bool canHost = false;           ///< no text forbids that it hosts cards
    bool advanceable = false;       ///< installed, and tokens may be placed on it by advancing
    std::optional<Counter> has;     ///< at least one such counter
    bool costsAtMostNumber = false; ///< its install cost: than the number that was chosen
    std::vector<Filter> anyOf;      ///< and at least one of these
    std::shared_ptr<const Condition> fits; ///< and this, of which the card is the candidate
    Ref brokenWholeBy = Ref::None;         ///< ice: every subroutine in one encounter
    bool noted = false;                    ///< by the ice encountered, as the encounter began
    bool firstBoosted = false;             ///< no other icebreaker was raised before in this turn
    bool named = false;                    ///< of the type or subtype that was named
    std::optional<rules::Faction> faction;
    std::optional<bool> ofOwnFaction; ///< of that of its owner’s identity
    bool spentRecurring = false;      ///< recurring credits of it were spent
    bool inServer = false;            ///< and not in its root, nor protecting it
    friend bool operator==(const Filter &, const Filter &) = default;
};

/// A number that belongs to a player.
enum class PlayerNumber : std::uint8_t {
    Credits,
    Hand,
    Link,
    AgendaPoints,
    UnusedMemory,
    BadPublicity,
    Deck,
    Clicks,   ///< unspent
    HandSize, ///< the maximum
    Accesses, ///< of cards of HQ, as a run there would have it
};

inline constexpr core::Words<PlayerNumber, 10> playerNumberWords{
    {{PlayerNumber::Credits, "credits"},
     {PlayerNumber::Hand, "hand"},
     {PlayerNumber::Link, "link"},
     {PlayerNumber::AgendaPoints, "agenda-points"},
     {PlayerNumber::UnusedMemory, "unused-memory"},
     {PlayerNumber::BadPublicity, "bad-publicity"},
     {PlayerNumber::Deck, "deck"},
     {PlayerNumber::Clicks, "clicks"},
     {PlayerNumber::HandSize, "hand-size"},
     {PlayerNumber::Accesses, "accesses"}}};

/// A number that may depend on the table: factor × what is counted + plus.
struct Amount {
    enum class Of : std::uint8_t {
        Nothing,
        Counters,
        Subroutines,
        Count,
        Value,
        Highest, ///< such a value among all those objects; 0 without any
        TagsOfRunner,
        Player,
        LastLost,       ///< clicks or credits lost or cards trashed by the effect before this one
        TraceStrength,  ///< of the trace that has just been compared
        LinkStrength,   ///< likewise
        ChosenNumber,   ///< by the effect before; in a cost, the X that the act states
        OfEvent,        ///< how much damage, how many tags; of a scored agenda: its tokens
        Servers,        ///< how many there are with such a card
        Accessed,       ///< cards in this run
        Resolved,       ///< subroutines in the last encounter
        Subtypes,       ///< how many the object has
        Alike,          ///< the most of one type among the objects
        XOfCost,        ///< that was stated for the card itself
        TimesHappened,  ///< how often such an event did
        AmountHappened, ///< the amounts of all such events, added up
        Unbroken,       ///< subroutines of the ice of this encounter or the last one
        Sum,            ///< of the parts
        Least,          ///< of the parts
        Greatest,       ///< of the parts
    };
    int plus = 0;
    int factor = 1;
    int dividedBy = 1;     ///< after `plus`, rounded down
    bool inside = false;   ///< Accessed: in the server itself, not in its root
    bool modified = false; ///< Value: of a cost all of it counts, as the ruling on the card has it
    bool printed = false;  ///< Value: what stands on the card alone
    Of of = Of::Nothing;
    Counter counter = Counter::Virus;
    Value value = Value::Strength;
    Filter object;      ///< of Subroutines one; of the others all of them, added up
    Who who = Who::You; ///< of Player
    PlayerNumber playerNumber = PlayerNumber::Credits;
    std::vector<Amount> parts;
    std::shared_ptr<const Condition> what; ///< of TimesHappened and AmountHappened

    Amount() = default;
    Amount(int number) : plus(number) { }
    friend bool operator==(const Amount &, const Amount &) = default;
    [[nodiscard]] bool isZero() const { return is(0); }
    /// That number, whatever lies on the table.
    [[nodiscard]] bool is(int number) const { return of == Of::Nothing && plus == number; }
    /// All of what is counted, and no more: nothing is worked out of it.
    [[nodiscard]] bool isAsCounted() const { return factor == 1 && plus == 0 && dividedBy == 1; }
};

/// Cards of the payer’s choice that a cost puts somewhere.
struct MovedForCost {
    Filter of;
    int count = 1;
    Zone zone = Zone::Stack;
    bool bottom = false;   ///< of the deck
    bool shuffled = false; ///< into it
};

/// What must be paid at once (Rules Reference 1.0, "Cost").
struct Cost {
    Amount credits;
    int clicks = 0;
    Amount damage;
    Damage damageKind = Damage::Net;
    int forfeits = 0; ///< agendas that the payer chooses
    bool forfeitSelf = false;
    bool trashSelf = false;
    std::optional<Filter> trash; ///< one card that the payer chooses
    Amount counters;             ///< from the card itself
    Counter counter = Counter::Virus;
    std::optional<Filter> countersOf; ///< instead: from such cards, as the payer likes
    int tags = 0;                     ///< removed
    bool returnSelf = false;          ///< to its owner’s hand
    bool removeSelf = false;          ///< from the game
    std::optional<Filter> creditsOf;  ///< at least one of the credits comes from such a card
    int trashRandom = 0;              ///< cards of the payer’s hand that chance takes
    int trashTop = 0;                 ///< cards of the payer’s deck
    std::optional<MovedForCost> moved;
    bool creditsOnly = false;       ///< and all of the others, too
    std::optional<Filter> trashAll; ///< all of these
    bool trashCost = false;         ///< its credits are the trash cost of the card it is about

    [[nodiscard]] bool isNothing() const
    {
        return credits.isZero() && damage.isZero() && counters.isZero() && clicks == 0
            && forfeits == 0 && tags == 0 && trashRandom == 0 && trashTop == 0 && !forfeitSelf
            && !trashSelf && !returnSelf && !removeSelf && !trash && !moved && !trashAll;
    }
};

/// What a card asks of the table; Always: nothing. holds() looks.
struct Condition {
    enum class Kind : std::uint8_t {
        Always,
        AtLeast,
        Matches,
        AllBroken,
        Tagged,
        RunOn,
        Happened, ///< such an event in this turn, on such a server, to such a card
        HappenedLastTurn,
        Turn,          ///< whose it is
        FirstClick,    ///< no click of this turn was spent
        PrintedBroken, ///< a subroutine printed on the card, in the last encounter with it
        Named,         ///< that word was
        BrokenWith,    ///< such a card broke a subroutine in this encounter, or all of them
        Odd,           ///< `left` is
        Initiating,    ///< the present action begins a run on such a server
        Flipped,       ///< the other side of the card is up
        Leads,         ///< more such cards are of that faction than of any other
        InSubroutine,  ///< a subroutine resolves
        Any,
        All,
    };
    Kind kind = Kind::Always;
    bool negated = false;
    Amount left, right;            ///< AtLeast
    Filter filter;                 ///< Matches: some object fulfils it
    std::optional<Filter> object;  ///< Happened: to such a card
    Who who = Who::You;            ///< Turn
    Where where = Where::Anywhere; ///< RunOn, Happened: a run on such a server
    EventKind event = EventKind::RunSuccessful;
    std::vector<Condition> parts;   ///< of Any and All
    bool inRun = false;             ///< Happened: in the present run
    bool lastRun = false;           ///< Happened: in the last run of this turn
    bool beforeWindow = false;      ///< Happened: since the paid ability window before this one
    std::optional<Who> by;          ///< Happened: who made it happen
    bool accessed = false;          ///< Happened: to the card that was being accessed
    std::optional<Damage> damage;   ///< Happened: of that kind
    std::optional<Filter> cause;    ///< Happened: by such a card
    std::optional<Zone> from;       ///< Happened: to a card that lay there
    std::optional<Counter> counter; ///< Happened: with such counters
    bool elsewhere = false;         ///< BrokenWith: of other ice than the one encountered
    bool allOf = false;             ///< BrokenWith: all subroutines
    bool byClicks = false;          ///< BrokenWith: by an ability that costs clicks
    std::string word;               ///< of Named
    rules::Faction faction = rules::Faction::NeutralCorp; ///< of Leads
};

} // namespace rulings
