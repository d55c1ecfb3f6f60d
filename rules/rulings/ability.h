// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a card does, as data: docs/card-language.md.
#pragma once

#include "rules/rulings/vocabulary.h"

#include <optional>
#include <string>
#include <vector>

namespace rulings {

/// One object that an ability speaks of.
enum class Ref : std::uint8_t {
    None,
    Self,
    Host,
    Chosen,      ///< what this copy of the card chose before
    Picked,      ///< what this resolution chose
    Event,       ///< what the trigger condition was met by
    Encountered, ///< the ice of the present encounter
    Approached,
};

inline constexpr core::Words<Ref, 7> refWords{{{Ref::Self, "self"},
                                               {Ref::Host, "host"},
                                               {Ref::Chosen, "chosen"},
                                               {Ref::Picked, "picked"},
                                               {Ref::Event, "event"},
                                               {Ref::Encountered, "encountered"},
                                               {Ref::Approached, "approached"}}};

/// Whose: seen from the card's owner.
enum class Who : std::uint8_t { You, Opponent, Corp, Runner };

inline constexpr core::Words<Who, 4> whoWords{
    {{Who::You, "you"}, {Who::Opponent, "opponent"}, {Who::Corp, "corp"}, {Who::Runner, "runner"}}};

enum class Where : std::uint8_t {
    Anywhere,
    ThisServer,
    AttackedServer,
    CentralServer,
    RemoteServer
};

inline constexpr core::Words<Where, 5> whereWords{{{Where::Anywhere, "anywhere"},
                                                   {Where::ThisServer, "this-server"},
                                                   {Where::AttackedServer, "attacked-server"},
                                                   {Where::CentralServer, "central-server"},
                                                   {Where::RemoteServer, "remote-server"}}};

/// A set of objects: all that fulfil every stated condition.
struct Filter {
    Ref ref = Ref::None; ///< otherwise only this one
    rules::EnumSet<CardType> types;
    std::string subtype; ///< empty: any
    std::string notSubtype;
    std::optional<Who> owner;
    std::optional<bool> installed;
    std::optional<bool> rezzed;
    std::optional<Zone> zone;
    std::optional<Zone> notZone;
    Where where = Where::Anywhere;
    bool hosted = false; ///< on the card itself
    bool notSelf = false;
};

/// A number that may depend on the table: factor × what is counted + plus.
struct Amount {
    enum class Of : std::uint8_t { Nothing, Counters, Subroutines, Count, Value, TagsOfRunner };
    int plus = 0;
    int factor = 1;
    Of of = Of::Nothing;
    Counter counter = Counter::Virus;
    Value value = Value::Strength;
    Filter object; ///< of Counters, Subroutines and Value: one; of Count: all of them

    Amount() = default;
    Amount(int number) : plus(number) { }
    [[nodiscard]] bool isZero() const { return of == Of::Nothing && plus == 0; }
};

/// What must be paid at once (Rules Reference 1.0, "Cost").
struct Cost {
    Amount credits;
    int clicks = 0;
    Amount damage;
    Damage damageKind = Damage::Net;
    int forfeits = 0;
    bool forfeitSelf = false;
    bool trashSelf = false;
    std::optional<Filter> trash; ///< one card that the payer chooses
    int counters = 0;            ///< from the card itself
    Counter counter = Counter::Virus;
};

struct Condition {
    enum class Kind : std::uint8_t { Always, AtLeast, Matches, AllBroken, Tagged, RunOn };
    Kind kind = Kind::Always;
    bool negated = false;
    Amount left, right;            ///< AtLeast
    Filter filter;                 ///< Matches: some object fulfils it
    Where where = Where::Anywhere; ///< RunOn: a run on such a server
};

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
};

inline constexpr core::Words<Op, 28> opWords{{{Op::GainCredits, "gain-credits"},
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
                                              {Op::TakeBadPublicity, "take-bad-publicity"}}};

/// Initiating one of these may have an additional cost.
enum class Initiated : std::uint8_t { Rez, Steal, Run, Play, Score };

inline constexpr core::Words<Initiated, 5> initiatedWords{{{Initiated::Rez, "rez"},
                                                           {Initiated::Steal, "steal"},
                                                           {Initiated::Run, "run"},
                                                           {Initiated::Play, "play"},
                                                           {Initiated::Score, "score"}}};

struct Effect {
    Op op = Op::GainCredits;
    std::optional<Who> player; ///< whom it happens to, or who decides; none: the card's owner
    Amount amount = 1;
    Filter of;
    bool upTo = false;
    bool ifAble = false;        ///< completely or not at all
    bool remembered = false;    ///< Choose: for as long as this copy of the card is installed
    bool ignoringCosts = false; ///< Rez
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
};

inline constexpr core::Words<AbilityKind, 7> abilityKindWords{
    {{AbilityKind::Paid, "paid"},
     {AbilityKind::Conditional, "conditional"},
     {AbilityKind::Constant, "constant"},
     {AbilityKind::Subroutine, "subroutine"},
     {AbilityKind::Prevent, "prevent"},
     {AbilityKind::AdditionalCost, "additional-cost"},
     {AbilityKind::Play, "play"}}};

/// What a prevent or avoid effect disrupts.
enum class Prevented : std::uint8_t { Damage, Tag, Trash, Expose, Break };

inline constexpr core::Words<Prevented, 5> preventedWords{{{Prevented::Damage, "damage"},
                                                           {Prevented::Tag, "tag"},
                                                           {Prevented::Trash, "trash"},
                                                           {Prevented::Expose, "expose"},
                                                           {Prevented::Break, "break"}}};

struct TriggerCondition {
    EventKind event = EventKind::TurnBegins;
    std::optional<Who> player;    ///< whose turn, run, loss
    std::optional<Filter> object; ///< what it happened to
    std::optional<Damage> damage; ///< of that kind only
    Condition also;               ///< a requirement that is part of the condition
};

struct Ability {
    std::string id; ///< unique on its card
    AbilityKind kind = AbilityKind::Constant;
    int line = 0; ///< of the card's text, from 1
    Cost cost;
    Who usedBy = Who::You; ///< Paid: bioroids let the Runner break
    bool optional = false;
    bool oncePerTurn = false;
    bool firstEachTurn = false; ///< an ordinal event: only the first one of a turn meets it
    bool worksInactive = false; ///< "when accessed" and the like
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
    std::optional<Filter> trashes; ///< at once, whenever `during` holds

    // Prevent
    Prevented prevents = Prevented::Damage;
    std::vector<Damage> damages; ///< kinds; empty: all
    Amount prevented = 1;

    // AdditionalCost
    Initiated to = Initiated::Rez;
};

/// What the part of a card concerns that its model leaves out.
enum class Uncovered : std::uint8_t { Anything, Install, Play, Reveal };

inline constexpr core::Words<Uncovered, 4> uncoveredWords{{{Uncovered::Anything, "anything"},
                                                           {Uncovered::Install, "install"},
                                                           {Uncovered::Play, "play"},
                                                           {Uncovered::Reveal, "reveal"}}};

enum class Modelled : std::uint8_t { None, Partial, Full };

inline constexpr core::Words<Modelled, 3> modelledWords{
    {{Modelled::None, "none"}, {Modelled::Partial, "partial"}, {Modelled::Full, "full"}}};

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
    int link = 0;
    int recurring = 0; ///< credits it refills to
    Filter recurringFor;
    bool canBeAdvanced = false;
    Modelled modelled = Modelled::Full;
    std::string uncovered;              ///< what a partial model leaves out
    rules::EnumSet<Uncovered> concerns; ///< questions that this makes underivable
    bool byJudge = false; ///< abilities as a question states them for a card with a title
    std::vector<Ability> abilities;

    [[nodiscard]] const Ability *find(std::string_view id) const;
};

} // namespace rulings
