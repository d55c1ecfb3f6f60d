// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the game that situations, questions and card abilities share. Names are those of the
// glossary of Rules Reference 1.0; docs/card-language.md and docs/question-language.md say where
// each may stand.
#pragma once

#include "core/words.h"
#include "rules/cards/card.h"
#include "rules/timing/timing.h"

#include <cstdint>

namespace rulings {

using rules::CardType;
using rules::RulesVersion;
using rules::Side;
using rules::TimingKind;

[[nodiscard]] constexpr Side opponentOf(Side side)
{
    return side == Side::Corp ? Side::Runner : Side::Corp;
}

enum class Zone : std::uint8_t {
    Hq,
    RnD,
    Archives,
    Remote,     ///< installed in a remote server
    Root,       ///< installed in the root of a central server
    Protecting, ///< ice in front of a server
    Rig,
    Grip,
    Stack,
    Heap,
    CorpScoreArea,
    RunnerScoreArea,
    Identity,
    PlayArea, ///< an event or operation while it resolves, or one that stays
    Hosted,   ///< on a card without being installed
    SetAside, ///< accessed, until every access of the run is done
    Removed,  ///< from the game
};

inline constexpr core::Words<Zone, 17> zoneWords{{{Zone::Hq, "hq"},
                                                  {Zone::RnD, "rnd"},
                                                  {Zone::Archives, "archives"},
                                                  {Zone::Remote, "remote"},
                                                  {Zone::Root, "root"},
                                                  {Zone::Protecting, "protecting"},
                                                  {Zone::Rig, "rig"},
                                                  {Zone::Grip, "grip"},
                                                  {Zone::Stack, "stack"},
                                                  {Zone::Heap, "heap"},
                                                  {Zone::CorpScoreArea, "corp-score-area"},
                                                  {Zone::RunnerScoreArea, "runner-score-area"},
                                                  {Zone::Identity, "identity"},
                                                  {Zone::PlayArea, "play-area"},
                                                  {Zone::Hosted, "hosted"},
                                                  {Zone::SetAside, "set-aside"},
                                                  {Zone::Removed, "removed"}}};

/// Credit: taken into the pool; Recurring: spent from the card, and replaced as a turn begins.
enum class Counter : std::uint8_t { Advancement, Virus, Power, Credit, Recurring, Agenda };

inline constexpr core::Words<Counter, 6> counterWords{{{Counter::Advancement, "advancement"},
                                                       {Counter::Virus, "virus"},
                                                       {Counter::Power, "power"},
                                                       {Counter::Credit, "credit"},
                                                       {Counter::Recurring, "recurring"},
                                                       {Counter::Agenda, "agenda"}}};

enum class Damage : std::uint8_t { Net, Meat, Brain };

inline constexpr core::Words<Damage, 3> damageWords{
    {{Damage::Net, "net"}, {Damage::Meat, "meat"}, {Damage::Brain, "brain"}}};

/// Numbers that modifiers change; a value is the printed or basic number plus all of them.
enum class Value : std::uint8_t {
    Strength,
    RezCost,
    InstallCost,
    PlayCost,
    TrashCost,
    AdvancementRequirement,
    MemoryCost,
    MemoryLimit,
    HandSize,
    Link,
    Accesses, ///< of cards of a central server, its root not counted
    AllottedClicks,
    StartingHand,
    Points,        ///< of an agenda, in the score area that it lies in
    TraceStrength, ///< what is added to the base strength of traces
    PointsToWin,
    Advancement,  ///< tokens that a card is considered to have besides
    Tags,         ///< that the Runner is considered to have besides those there are
    BadPublicity, ///< likewise, of the Corp
};

inline constexpr core::Words<Value, 19> valueWords{
    {{Value::Strength, "strength"},
     {Value::RezCost, "rez-cost"},
     {Value::InstallCost, "install-cost"},
     {Value::PlayCost, "play-cost"},
     {Value::TrashCost, "trash-cost"},
     {Value::AdvancementRequirement, "advancement-requirement"},
     {Value::MemoryCost, "memory-cost"},
     {Value::MemoryLimit, "memory-limit"},
     {Value::HandSize, "hand-size"},
     {Value::Link, "link"},
     {Value::Accesses, "accesses"},
     {Value::AllottedClicks, "allotted-clicks"},
     {Value::StartingHand, "starting-hand"},
     {Value::Points, "points"},
     {Value::TraceStrength, "trace-strength"},
     {Value::PointsToWin, "points-to-win"},
     {Value::Advancement, "advancement"},
     {Value::Tags, "tags"},
     {Value::BadPublicity, "bad-publicity"}}};

enum class Duration : std::uint8_t {
    Access, ///< of the card that is being accessed
    Encounter,
    NextEncounter, ///< until the next encounter of this run is over
    Run,
    Turn,
    NextTurn, ///< until the next turn of the card's owner begins
    NextRun,  ///< until the next run of this turn ends, and at most for this turn
    Game,
};

inline constexpr core::Words<Duration, 8> durationWords{
    {{Duration::Access, "access"},
     {Duration::Encounter, "encounter"},
     {Duration::NextEncounter, "next-encounter"},
     {Duration::Run, "run"},
     {Duration::Turn, "turn"},
     {Duration::NextTurn, "next-turn"},
     {Duration::NextRun, "next-run"},
     {Duration::Game, "game"}}};

/// A procedure of the rules that a constant ability has go another way.
enum class Altered : std::uint8_t {
    SubroutineOrder, ///< its player chooses which subroutine resolves next
    TraceOrder,      ///< in a run the Runner spends first
    DamageChoice,    ///< its player chooses which cards damage trashes
    Purge,           ///< one virus counter stays on such cards
    BoostEnds,       ///< strength gained for an encounter lasts longer, of such cards
    Text,            ///< the card has that of such cards too
    PaidText,        ///< their paid abilities
    Tagged,          ///< the Runner counts as tagged
    BaseLink,        ///< the link of the Runner counts as nothing in a trace
    DoubleCost,      ///< additional costs of such cards are ignored
    SecondTime,      ///< what waits for the first time in a turn counts the second time, too
    OpenGrip,        ///< the grip of the Runner lies open
};
inline constexpr core::Words<Altered, 12> alteredWords{
    {{Altered::SubroutineOrder, "subroutine-order"},
     {Altered::TraceOrder, "trace-order"},
     {Altered::DamageChoice, "damage-choice"},
     {Altered::Purge, "purge"},
     {Altered::BoostEnds, "boost-ends"},
     {Altered::Text, "text"},
     {Altered::PaidText, "paid-text"},
     {Altered::Tagged, "tagged"},
     {Altered::BaseLink, "base-link"},
     {Altered::DoubleCost, "additional-costs"},
     {Altered::SecondTime, "second-time"},
     {Altered::OpenGrip, "open-grip"}}};

/// What a “cannot” stops.
enum class Forbidden : std::uint8_t {
    Play,
    Draw,
    JackOut,
    Steal,
    Score,
    Advance,
    Rez,
    SpendCredits,
    Use,
    UsePaid, ///< paid abilities of such cards
    Succeed, ///< a run: it counts as neither
    Trash,
    Install,
    Run,
    Break,  ///< subroutines of such ice
    Bypass, ///< such ice
    Lower,  ///< its strength
    Expose,
    Access,
    Win,   ///< but by flatline
    Leave, ///< an accessed card, where it can be trashed
    Host,
    SpendTwo, ///< secretly
};

inline constexpr core::Words<Forbidden, 23> forbiddenWords{
    {{Forbidden::Play, "play"},        {Forbidden::Draw, "draw"},
     {Forbidden::JackOut, "jack-out"}, {Forbidden::Steal, "steal"},
     {Forbidden::Score, "score"},      {Forbidden::Advance, "advance"},
     {Forbidden::Rez, "rez"},          {Forbidden::SpendCredits, "spend-credits"},
     {Forbidden::Use, "use"},          {Forbidden::Succeed, "succeed"},
     {Forbidden::Trash, "trash"},      {Forbidden::Install, "install"},
     {Forbidden::Run, "run"},          {Forbidden::Break, "break"},
     {Forbidden::Bypass, "bypass"},    {Forbidden::Lower, "lower"},
     {Forbidden::Expose, "expose"},    {Forbidden::Access, "access"},
     {Forbidden::Win, "win"},          {Forbidden::Leave, "leave"},
     {Forbidden::Host, "host"},        {Forbidden::SpendTwo, "spend-two-secretly"},
     {Forbidden::UsePaid, "use-paid"}}};

/// Neither: a card says so, or the run was over before its success was declared and is not
/// unsuccessful by that.
enum class RunStatus : std::uint8_t { Undeclared, Successful, Unsuccessful, Neither };

inline constexpr core::Words<RunStatus, 4> runStatusWords{
    {{RunStatus::Undeclared, "undeclared"},
     {RunStatus::Successful, "successful"},
     {RunStatus::Unsuccessful, "unsuccessful"},
     {RunStatus::Neither, "neither"}}};

} // namespace rulings
