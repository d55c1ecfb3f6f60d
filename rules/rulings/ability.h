// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a card does, as data: docs/card-language.md.
#pragma once

#include "rules/rulings/parts.h"

namespace rulings {

enum class Op : std::uint8_t {
    GainCredits,
    LoseCredits,
    GainClicks,
    LoseClicks,
    Draw,
    DoDamage,
    TakeTags,
    RemoveTags,
    Trash,
    EndRun,
    Bypass,
    Break,
    Choose,
    Pay,      ///< a nested cost: "to"
    MustPay,  ///< as far as able, otherwise `otherwise`
    MustOne,  ///< one of `options`, chosen by a player
    Together, ///< a composite effect: every part at once
    If,
    Modify,         ///< a modifier for a while
    AdditionalCost, ///< an additional cost for a while
    NextEncounter,  ///< effects of the next encounter of this run
    Place,
    Remove,
    Rez,
    Derez,
    AddToHand,
    Trace,
    TakeBadPublicity,
    // What happens to cards: card_effects.cpp
    Install,
    Host, ///< moves a card onto another one
    Swap,
    MoveTo,
    Search,
    Shuffle,
    Reveal,
    Expose,
    AddToScoreArea,
    TurnFacedown,
    TurnFaceup,
    Convert, ///< into a condition counter
    Play,
    // What happens to runs
    Run,
    Redirect, ///< the attacked server becomes another one
    AccessMore,
    OfferAccess, ///< of one card more, which the Runner need not take
    LimitAccesses,
    Encounter,
    AddSubroutine,
    Forbid, ///< a “cannot” for a while
    GainSubtype,
    ChooseServer,
    Later,        ///< when the turn or the run ends
    Psi,          ///< both spend secretly: `then` if the numbers differ
    TakeCredits,  ///< any number of those on the card
    JackOut,      ///< the Runner may, although no step asks
    Look,         ///< at cards on top of the deck of the Corp
    TrashTop,     ///< of a deck
    MoveCounters, ///< from one card to another
    MoveRun,      ///< it goes on elsewhere
    ChooseNumber,
};

inline constexpr core::Words<Op, 60> opWords{{{Op::GainCredits, "gain-credits"},
                                              {Op::LoseCredits, "lose-credits"},
                                              {Op::GainClicks, "gain-clicks"},
                                              {Op::LoseClicks, "lose-clicks"},
                                              {Op::Draw, "draw"},
                                              {Op::DoDamage, "damage"},
                                              {Op::TakeTags, "take-tags"},
                                              {Op::RemoveTags, "remove-tags"},
                                              {Op::Trash, "trash"},
                                              {Op::EndRun, "end-run"},
                                              {Op::Bypass, "bypass"},
                                              {Op::Break, "break"},
                                              {Op::Choose, "choose"},
                                              {Op::Pay, "pay"},
                                              {Op::MustPay, "must-pay"},
                                              {Op::MustOne, "must-one"},
                                              {Op::Together, "together"},
                                              {Op::If, "if"},
                                              {Op::Modify, "modify"},
                                              {Op::AdditionalCost, "additional-cost"},
                                              {Op::NextEncounter, "next-encounter"},
                                              {Op::Place, "place"},
                                              {Op::Remove, "remove"},
                                              {Op::Rez, "rez"},
                                              {Op::Derez, "derez"},
                                              {Op::AddToHand, "add-to-hand"},
                                              {Op::Trace, "trace"},
                                              {Op::TakeBadPublicity, "take-bad-publicity"},
                                              {Op::Install, "install"},
                                              {Op::Host, "host"},
                                              {Op::Swap, "swap"},
                                              {Op::MoveTo, "move-to"},
                                              {Op::Search, "search"},
                                              {Op::Shuffle, "shuffle"},
                                              {Op::Reveal, "reveal"},
                                              {Op::Expose, "expose"},
                                              {Op::AddToScoreArea, "add-to-score-area"},
                                              {Op::TurnFacedown, "turn-facedown"},
                                              {Op::TurnFaceup, "turn-faceup"},
                                              {Op::Convert, "convert"},
                                              {Op::Play, "play"},
                                              {Op::Run, "run"},
                                              {Op::Redirect, "redirect"},
                                              {Op::AccessMore, "access-more"},
                                              {Op::OfferAccess, "offer-access"},
                                              {Op::LimitAccesses, "limit-accesses"},
                                              {Op::Encounter, "encounter"},
                                              {Op::AddSubroutine, "add-subroutine"},
                                              {Op::Forbid, "forbid"},
                                              {Op::GainSubtype, "gain-subtype"},
                                              {Op::ChooseServer, "choose-server"},
                                              {Op::Later, "later"},
                                              {Op::Psi, "psi"},
                                              {Op::TakeCredits, "take-credits"},
                                              {Op::JackOut, "jack-out"},
                                              {Op::Look, "look"},
                                              {Op::TrashTop, "trash-top"},
                                              {Op::ChooseNumber, "choose-number"},
                                              {Op::MoveCounters, "move-counters"},
                                              {Op::MoveRun, "move-run"}}};

/// Initiating one of these may have an additional cost.
enum class Initiated : std::uint8_t {
    Rez,
    Steal,
    Run,
    RunAction, ///< a run that no ability makes
    Play,
    Score,
};

inline constexpr core::Words<Initiated, 6> initiatedWords{{{Initiated::Rez, "rez"},
                                                           {Initiated::Steal, "steal"},
                                                           {Initiated::Run, "run"},
                                                           {Initiated::RunAction, "run-action"},
                                                           {Initiated::Play, "play"},
                                                           {Initiated::Score, "score"}}};

struct Effect {
    Op op = Op::GainCredits;
    std::optional<Who> player; ///< whom it happens to, or who decides; none: the card's owner
    Amount amount = 1;
    Filter of;
    bool upTo = false;
    bool ifAble = false;        ///< completely or not at all
    bool forRun = false;        ///< GainCredits: only for this run, like those of bad publicity
    bool unpreventable = false; ///< DoDamage
    bool once = false;          ///< Later: however often this resolves before
    bool remembered = false;    ///< Choose: for as long as this copy of the card is installed
    bool ignoringCosts = false; ///< Rez, Install, Play
    bool ignoringAdditional = false; ///< Play
    Filter on;                       ///< Host, Swap, Install: the other card
    Zone zone = Zone::Hq;            ///< MoveTo
    bool bottom = false;             ///< MoveTo: of the deck
    Where where = Where::Anywhere;   ///< Redirect, Install
    std::vector<Where> servers;      ///< Run: one of these
    bool keepsCounters = false;      ///< Swap: what comes in takes them over
    bool facedown = false;           ///< Host, Install
    bool inward = false;             ///< Install: directly behind the ice of the encounter
    bool rezzed = false;             ///< Install
    Amount lowered = 0;              ///< Install, Rez: by how much the cost is
    std::optional<int> points;       ///< AddToScoreArea: worth that as an agenda
    std::optional<int> cards;        ///< Place: on so many, which are chosen first
    bool noJackOut = false;          ///< MoveRun: before ice is encountered
    Forbidden forbidden = Forbidden::Play;
    std::string subtype; ///< AddSubtype
    Cost cost;
    Condition condition;
    Value value = Value::Strength;
    Damage damage = Damage::Net;
    Counter counter = Counter::Virus;
    Initiated to = Initiated::Rez;
    Duration until = Duration::Turn;
    std::vector<Effect> then;
    std::vector<Effect> otherwise;
    std::vector<std::vector<Effect>> options;
};

enum class AbilityKind : std::uint8_t {
    Paid,
    Conditional,
    Constant,
    Subroutine,
    Prevent,
    AdditionalCost,
    Play, ///< what an event or operation does when played
    Cannot,
    Adds,         ///< an “additional” part of an effect
    Hosts,        ///< what may be installed on this card
    InstallsOn,   ///< what this card must be installed on
    Replacement,  ///< of damage: “instead”
    IfSuccessful, ///< of the run that this card initiated
};

inline constexpr core::Words<AbilityKind, 13> abilityKindWords{
    {{AbilityKind::Paid, "paid"},
     {AbilityKind::Conditional, "conditional"},
     {AbilityKind::Constant, "constant"},
     {AbilityKind::Subroutine, "subroutine"},
     {AbilityKind::Prevent, "prevent"},
     {AbilityKind::AdditionalCost, "additional-cost"},
     {AbilityKind::Play, "play"},
     {AbilityKind::Cannot, "cannot"},
     {AbilityKind::Adds, "adds"},
     {AbilityKind::Hosts, "hosts"},
     {AbilityKind::InstallsOn, "installs-on"},
     {AbilityKind::Replacement, "replacement"},
     {AbilityKind::IfSuccessful, "if-successful"}}};

/// What a prevent or avoid effect disrupts.
enum class Prevented : std::uint8_t { Damage, Tag, Trash, Expose, Break, Trace };

inline constexpr core::Words<Prevented, 6> preventedWords{{{Prevented::Damage, "damage"},
                                                           {Prevented::Tag, "tag"},
                                                           {Prevented::Trash, "trash"},
                                                           {Prevented::Expose, "expose"},
                                                           {Prevented::Break, "break"},
                                                           {Prevented::Trace, "trace"}}};

struct TriggerCondition {
    EventKind event = EventKind::TurnBegins;
    std::optional<Who> player;    ///< whose turn, run, loss
    std::optional<Filter> object; ///< what it happened to
    std::optional<Damage> damage; ///< of that kind only
    std::optional<Who> by;        ///< who made it happen
    bool byDamage = false;        ///< Trashed: by damage
    bool wasInstalled = false;    ///< Trashed: from where it was installed
    Condition also;               ///< a requirement that is part of the condition
};

struct Ability {
    std::string id; ///< unique on its card
    AbilityKind kind = AbilityKind::Constant;
    int line = 0; ///< of the card's text, from 1
    /// Conditional: errata give it this wording in these versions only; empty: in all of them.
    rules::EnumSet<rules::RulesVersion> versions;
    Cost cost;
    Who usedBy = Who::You; ///< Paid: bioroids let the Runner break
    bool optional = false;
    bool oncePerTurn = false;
    bool firstEachTurn = false; ///< an ordinal event: only the first one of a turn meets it
    bool worksInactive = false; ///< "when accessed" and the like
    bool atOnce = false;        ///< constant by its wording: it takes effect before anything is met
    bool whenLeaving = false;   ///< looks at the table as it was before the card left it
    bool firstEachRun = false;
    bool oncePerRun = false;
    bool rezFirst = false;       ///< Prevent: the card may be rezzed for it
    bool replacesAccess = false; ///< “instead of accessing cards”
    bool lingers = false; ///< AdditionalCost: for the rest of a run in which its card is trashed
    TriggerCondition when;
    Condition restriction; ///< checked when it is used
    Condition during;      ///< a constant ability counts while this holds
    std::vector<Effect> effects;

    // Constant
    std::optional<Value> modifies;
    std::optional<Who> ofPlayer; ///< whose number it modifies
    Filter of;                   ///< what it modifies; for AdditionalCost what initiating concerns
    Amount by;
    std::string addsSubtype, losesSubtype;
    std::optional<Filter> subtypesOf; ///< it has those of these cards too
    std::optional<Filter> trashes;    ///< at once, whenever `during` holds
    std::optional<Filter> blanks;     ///< by type, owner, uniqueness and printed subtype only

    // Prevent
    Prevented prevents = Prevented::Damage;
    std::vector<Damage> damages; ///< kinds, of Adds and Replacement too; empty: all
    Amount prevented = 1;

    Forbidden forbids = Forbidden::Play; ///< Cannot

    // Hosts
    std::optional<int> capacity;       ///< in cards
    std::optional<int> memoryCapacity; ///< in memory units
    bool memoryFree = false;           ///< what is hosted takes no memory
    bool byAbilityOnly = false;        ///< the card says how it comes to host

    // AdditionalCost
    Initiated to = Initiated::Rez;
};

/// What the part of a card concerns that its model leaves out.
enum class Uncovered : std::uint8_t {
    Anything,
    Install,
    Play,
    Rez,
    Use,       ///< of an ability that the file leaves out
    Access,    ///< of the card
    Steal,     ///< of the card
    Score,     ///< of the card
    Encounter, ///< with the card
    Run,       ///< any, while the card is active
    Turn,      ///< its beginning, while the card is active
};

inline constexpr core::Words<Uncovered, 11> uncoveredWords{{{Uncovered::Anything, "anything"},
                                                            {Uncovered::Install, "install"},
                                                            {Uncovered::Play, "play"},
                                                            {Uncovered::Rez, "rez"},
                                                            {Uncovered::Use, "use"},
                                                            {Uncovered::Access, "access"},
                                                            {Uncovered::Steal, "steal"},
                                                            {Uncovered::Score, "score"},
                                                            {Uncovered::Encounter, "encounter"},
                                                            {Uncovered::Run, "run"},
                                                            {Uncovered::Turn, "turn"}}};

enum class Modelled : std::uint8_t { None, Partial, Full };

inline constexpr core::Words<Modelled, 3> modelledWords{
    {{Modelled::None, "none"}, {Modelled::Partial, "partial"}, {Modelled::Full, "full"}}};

/// What bound credits may be spent on: “use these credits to …”.
enum class Spending : std::uint8_t {
    Anything,
    Use, ///< of an ability, nested costs in it included
    Install,
    Rez,
    Play,
    Trash, ///< of an accessed card
    Steal,
    Trace,
    RemoveTag,
};

inline constexpr core::Words<Spending, 9> spendingWords{{{Spending::Anything, "anything"},
                                                         {Spending::Use, "use"},
                                                         {Spending::Install, "install"},
                                                         {Spending::Rez, "rez"},
                                                         {Spending::Play, "play"},
                                                         {Spending::Trash, "trash"},
                                                         {Spending::Steal, "steal"},
                                                         {Spending::Trace, "trace"},
                                                         {Spending::RemoveTag, "remove-tag"}}};

struct BoundTo {
    Spending to = Spending::Anything;
    Filter of; ///< the card it is spent on
};

/// Credits on a card that are replaced every turn.
struct Recurring {
    int credits = 0;                      ///< it refills to
    std::vector<BoundTo> uses{BoundTo{}}; ///< one of these
    Condition during;
};

/// A card as the engine sees it: facts and abilities.
struct CardModel {
    std::string title; ///< empty: a card that a question describes by its facts alone
    Side side = Side::Corp;
    CardType type = CardType::Asset;
    std::vector<std::string> subtypes;
    bool unique = false;
    std::optional<int> cost; ///< play, install or rez
    std::optional<int> strength;
    std::optional<int> trashCost;
    std::optional<int> advancementRequirement;
    std::optional<int> memory;
    int points = 0;
    std::optional<int> pointsWhenStolen; ///< in the score area of the Runner
    int link = 0;
    Recurring recurring;
    bool canBeAdvanced = false;
    bool staysInPlay = false;            ///< an event or operation that resolving does not trash
    std::optional<Amount> mostX;         ///< of the X that is its cost
    Condition playIf;                    ///< “play only if”
    Condition installIf;                 ///< “install only if”
    Where installOnly = Where::Anywhere; ///< “install only in”
    bool installsFaceup = false;         ///< although it is not rezzed
    bool removedAfterPlay = false;       ///< from the game instead of trashed
    bool endsActionPhase = false;        ///< once it is resolved
    Modelled modelled = Modelled::Full;
    std::string uncovered;              ///< what a partial model leaves out
    rules::EnumSet<Uncovered> concerns; ///< questions that this makes underivable
    bool errata = false;                ///< the wording is that of the errata of FAQ 1.6
    bool byJudge = false; ///< abilities as a question states them for a card with a title
    std::vector<Ability> abilities;

    [[nodiscard]] const Ability *find(std::string_view id) const;
};

} // namespace rulings
