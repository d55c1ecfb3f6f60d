// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a player does or decides, as scripts and questions say it.
#pragma once

#include "core/strict_reader.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rulings {

enum class ActKind : std::uint8_t {
    // Actions of a turn: isAction() takes all up to RemoveTag for such
    GainCredit,
    Draw,
    Install,
    Play,
    Advance,
    TrashResource,
    Purge,
    Run,
    RemoveTag,
    EndActions,
    // In windows
    Use, ///< an ability of a card; with a click it is an action
    Rez,
    Score,
    // In a run
    JackOut,
    Continue,
    Access,
    Trash, ///< the accessed card, for its trash cost
    Steal,
    // Decisions while something resolves
    Decline,
    Respond, ///< with a prevent or avoid ability
    Pick,
    Spend,  ///< credits on a trace
    Option, ///< of a "must", from 1
    Discard,
    Pass,   ///< what remains of a window
    Server, ///< chosen by an effect
    // What only effects do
    Move, ///< an installed card to another place; names the host of what an effect installs
    // Not for players
    EndLoop,
    To, ///< both let the game go on to that step
};

inline constexpr core::Words<ActKind, 29> actWords{{{ActKind::GainCredit, "gain_credit"},
                                                    {ActKind::Draw, "draw"},
                                                    {ActKind::Install, "install"},
                                                    {ActKind::Play, "play"},
                                                    {ActKind::Advance, "advance"},
                                                    {ActKind::TrashResource, "trash_resource"},
                                                    {ActKind::Purge, "purge"},
                                                    {ActKind::Run, "run"},
                                                    {ActKind::RemoveTag, "remove_tag"},
                                                    {ActKind::EndActions, "end_actions"},
                                                    {ActKind::Use, "use"},
                                                    {ActKind::Rez, "rez"},
                                                    {ActKind::Score, "score"},
                                                    {ActKind::JackOut, "jack_out"},
                                                    {ActKind::Continue, "continue"},
                                                    {ActKind::Access, "access"},
                                                    {ActKind::Trash, "trash"},
                                                    {ActKind::Steal, "steal"},
                                                    {ActKind::Decline, "decline"},
                                                    {ActKind::Respond, "respond"},
                                                    {ActKind::Pick, "pick"},
                                                    {ActKind::Spend, "spend"},
                                                    {ActKind::Option, "option"},
                                                    {ActKind::Discard, "discard"},
                                                    {ActKind::Pass, "pass"},
                                                    {ActKind::Server, "to_server"},
                                                    {ActKind::Move, "move"},
                                                    {ActKind::EndLoop, "end_loop"},
                                                    {ActKind::To, "to"}}};

/// Made while something resolves, and asked about there.
[[nodiscard]] constexpr bool isDecision(ActKind kind)
{
    return kind == ActKind::Pick || kind == ActKind::Spend || kind == ActKind::Option
        || kind == ActKind::Server;
}

/// What stands behind the word of an act in a document.
enum class Says : std::uint8_t {
    Nothing, ///< but true
    Card,
    Ability,       ///< of a card
    CardOrAbility, ///< the ability is left out where a card has no other
    Choice,        ///< the card that is chosen
    Server,
    Number,
    Player,
    Step, ///< of a timing structure
};

[[nodiscard]] constexpr Says saidOf(ActKind kind)
{
    switch (kind) {
    case ActKind::GainCredit:
    case ActKind::Draw:
    case ActKind::Purge:
    case ActKind::RemoveTag:
    case ActKind::EndActions:
    case ActKind::JackOut:
    case ActKind::Continue:
    case ActKind::EndLoop:
        return Says::Nothing;
    case ActKind::Use:
    case ActKind::Respond:
        return Says::Ability;
    case ActKind::Decline:
        return Says::CardOrAbility;
    case ActKind::Pick:
        return Says::Choice;
    case ActKind::Run:
    case ActKind::Server:
        return Says::Server;
    case ActKind::Spend:
    case ActKind::Option:
        return Says::Number;
    case ActKind::Pass:
        return Says::Player;
    case ActKind::To:
        return Says::Step;
    default:
        return Says::Card;
    }
}

/// One act. Which members count depends on its kind; the others are as they stand here.
struct Act {
    ActKind kind = ActKind::Continue;
    ObjectId object;
    std::string ability;                        ///< its id; empty for Decline: an additional cost
    ServerId server;                            ///< of Run, Install and Server
    std::optional<int> position = std::nullopt; ///< of ice that an effect installs anywhere
    bool newServer = false;
    ObjectId host;               ///< of Install and Move
    std::vector<ObjectId> trash; ///< of Install: cards given up for it
    bool trashStated = false;    ///< it says which are given up, be it none: no other is
    /// For the choices that follow, in their order; of Pick the card that is chosen.
    std::vector<ObjectId> chosen;
    std::vector<int> subroutines; ///< from 1, of Use: what it breaks
    int number = 0;               ///< of Spend and Option
    std::optional<int> x;         ///< of Use and Play: the X of the cost
    Side side = Side::Runner;     ///< of Pass
    std::string step;             ///< of To: a topic of the timing structure, or its number

    friend bool operator==(const Act &, const Act &) = default;
};

/// That an effect concerns that server, which exists.
[[nodiscard]] inline bool choosesServer(const Act *act)
{
    return act && act->kind == ActKind::Server && !act->newServer;
}
/// To use an ability, or to decline it.
[[nodiscard]] Act actOf(ActKind kind, ObjectId object, std::string ability = {});
/// To choose a server.
[[nodiscard]] Act actOn(ActKind kind, ServerId server);
/// What is said of a choice: one of these cards.
[[nodiscard]] std::vector<Act> picksOf(const std::vector<ObjectId> &from);
/// The same of “up to”, or that none is chosen for `source`.
[[nodiscard]] std::vector<Act> picksOrNone(const std::vector<ObjectId> &from, ObjectId source);

} // namespace rulings
