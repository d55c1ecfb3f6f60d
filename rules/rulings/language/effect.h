// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// One operation of the card language, as a card says it: docs/card-language.md.
#pragma once

#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// The keys that it takes.
[[nodiscard]] std::initializer_list<std::string_view> keysOf(Op op);

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
    std::string subtype; ///< GainSubtype
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

} // namespace rulings
