// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// One operation of the card language, as a card says it: docs/card-language.md.
#pragma once

#include "rules/rulings/language/how.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace rulings {

/// What one effect does. operations/registry.cpp has an entry for each, in this order.
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
    // What happens to cards
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
    // What the language came to say later, whatever it happens to
    Forbid, ///< a “cannot” for a while
    GainSubtype,
    ChooseServer,
    Later,        ///< when the encounter, the run or the turn ends
    Psi,          ///< both spend secretly: `then` if the numbers differ
    TakeCredits,  ///< of those on the card
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

/// One operation with its keys: what most of them share, and what it alone has.
struct Effect {
    Op op = Op::GainCredits;
    std::optional<Who> player; ///< whom it happens to, or who decides; none: the card's owner
    Amount amount = 1;         ///< `n`; `by` of Modify, `strength` of NextEncounter
    Filter of;
    bool upTo = false;
    How how;                                  ///< what its operation alone has keys for
    std::vector<Effect> then;                 ///< also the `parts` of Together
    std::vector<Effect> otherwise;            ///< `else`; `unless_all_broken` of NextEncounter
    std::vector<std::vector<Effect>> options; ///< MustOne

    /// Which of them it is belongs to the operation; another one throws, as it is a bug.
    template <class Own>
    [[nodiscard]] const Own &as() const
    {
        return std::get<Own>(how);
    }
};

} // namespace rulings
