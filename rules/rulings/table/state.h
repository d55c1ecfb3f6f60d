// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table as a question states it and as the interpreter changes it: values, no references.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/stated.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

struct Server {
    std::string name; ///< "HQ", "R&D", "Archives", or what a question calls a remote
    bool gone = false;
    bool isNew = false;   ///< created while the question was played
    bool awaited = false; ///< the script names it, and creates it in its course
    bool emptied = false; ///< for an install into it: whether it is new then, versions differ
};

struct Object {
    std::string name; ///< what the question calls it
    const CardModel *card = nullptr;
    Side owner = Side::Corp;
    Zone zone = Zone::Rig;
    ServerId server;         ///< of Remote, Root and Protecting
    int position = 0;        ///< of ice, 0 = innermost
    int place = 0;           ///< in a deck, less = further up; above 0: below those only counted
    bool faceupKnown = true; ///< false: its place alone does not tell, and the question neither
    bool faceup = false;     ///< an installed Corp card: rezzed
    ObjectId host;
    std::array<std::int16_t, counterWords.size()> counters{};
    ObjectId chosen;             ///< by an ability of this copy
    std::int16_t chosenCopy = 0; ///< and the copy of it that it was
    ServerId chosenServer;
    std::string named;        ///< a type or subtype, by an ability of this copy
    bool leavesGame = false;  ///< once it is played, instead of being trashed
    bool resolving = false;   ///< it was played, and is not done with yet
    bool flipped = false;     ///< its other side is up
    bool converted = false;   ///< a condition counter: its name and its ability are all it has
    std::optional<int> x;     ///< the X of its cost, when it is played
    std::optional<int> worth; ///< agenda points as what it was added to a score area
    bool justRezzed = false;  ///< in this run, while it or no ice was approached
    bool revealed = false;    ///< shown to both players without being turned
    bool shownToCorp = false, shownToRunner = false;
    bool pointedAt =
        false; ///< to the Runner: whether it was shown as well, the version leaves open
    std::vector<std::string> usedThisTurn; ///< ids of those used, or whose first time has come
    bool usesKnown = false;                ///< told, or the card is new in this turn
    bool recurringKnown = false;           ///< its recurring credits were told or refilled
    /// Rises whenever the card is uninstalled: it is another copy then.
    std::int16_t copy = 0;

    [[nodiscard]] int counter(Counter kind) const
    {
        return counters[static_cast<std::size_t>(kind)];
    }
};

/// What one player has. Hand, deck and pile: cards that are no objects of their own; those that are
/// come on top of them.
struct Player {
    explicit Player(Side side)
        : credits("credits", side)
        , clicks("clicks", side)
        , hand("cards in hand", side)
        , deck("cards in the deck", side)
        , pile("cards in the trash pile", side)
    {
    }
    Stated credits; ///< of the pool alone
    Stated clicks;
    Stated hand;
    Stated deck;
    Stated pile;
};

/// Something that happened in a turn, as far as conditions may ask for it.
struct Happened {
    EventKind event = EventKind::RunBegins;
    ServerId server; ///< of the run it was part of
    ObjectId object;
    bool stated = false; ///< by the question, which may leave out what went with it
    std::optional<Side> player = std::nullopt;   ///< whose doing it was, if the question says so
    int run = 0;                                 ///< as State::runs counted then
    bool accessed = false;                       ///< to the card that was being accessed
    bool accessedKnown = false;                  ///< the question tells
    std::optional<Damage> damage = std::nullopt; ///< of damage
    int amount = 0;
    ObjectId cause = {};                           ///< the card whose effect it was
    std::optional<Zone> from = std::nullopt;       ///< of an access: where the card lay
    std::optional<Counter> counter = std::nullopt; ///< of counters
};

/// An effect that outlasts its resolution and does not depend on its source any more.
struct Lasting {
    enum class Kind : std::uint8_t {
        Modifier,
        AdditionalCost,
        LingeringCost,
        NextEncounter,
        Forbid,
        Subtype,
        Blank,
        Prevent
    };
    Kind kind = Kind::Modifier;
    Duration until = Duration::Turn;
    ObjectId source;
    Side controller = Side::Corp;
    ObjectId object;       ///< it applies to; none: to a player, or to ice that is yet to come
    std::int16_t copy = 0; ///< of that object: to no other copy
    Value value = Value::Strength;
    int by = 0; ///< of a Modifier; of NextEncounter to the strength
    Initiated to = Initiated::Rez;
    Cost cost;
    const Effect *effect = nullptr;   ///< of NextEncounter, Subtype and Forbid
    const Ability *ability = nullptr; ///< of LingeringCost
    ServerId server;                  ///< likewise: where its card was; of accesses: there alone
    Where where = Where::Anywhere;    ///< of a Modifier of accesses: at such a server alone
    std::optional<Side> player;       ///< of a Modifier of a player's number and of Forbid
    Forbidden forbidden = Forbidden::Play;
    std::string word;  ///< of a Subtype that another card has
    std::string title; ///< of Forbid: all cards of that title
    int left = 0;      ///< of Prevent: how much of it; negative: all
};

/// Which subroutine: its text, and the how-manieth of that text.
using SubroutineKey = std::pair<const std::vector<Effect> *, int>;

/// A subroutine that an effect gives to ice for the rest of the run.
struct Added {
    const std::vector<Effect> *effects = nullptr;
    const Effect *by = nullptr; ///< its `of` says to which ice
    ObjectId source;
    ObjectId ice; ///< to this one only, if it exists
    bool before = false;
};

/// The run that is made or, where `on` is false, the last one: facts about it stay.
struct Run {
    bool on = false;
    bool ending = false;          ///< what waits for its end resolves
    bool statedEncounter = false; ///< the question began in one: no later one is the first
    ServerId server;              ///< attacked now
    ServerId startedOn;           ///< none: there was no run
    ObjectId ice;                 ///< approached or encountered
    bool encountering = false;
    bool apart = false; ///< what is encountered is not of the run: an ability began it
    int position = -1;  ///< of that ice, or of the last one passed; -1: outside all ice
    Stated approaches{"how often ice was approached in this run"};
    bool followed = false;          ///< played from its beginning
    bool joinedInEncounter = false; ///< the question begins in the present encounter
    bool brokenKnown = false;       ///< the question tells what is broken
    int encounters = 0; ///< a serial number too: an encounter that ended does not come back
    RunStatus status = RunStatus::Undeclared;
    std::vector<ObjectId> passed;
    std::vector<bool> broken;               ///< subroutines of the ice encountered
    std::vector<SubroutineKey> subroutines; ///< likewise: which they are
    /// What was broken in this encounter, and the card that did it.
    std::vector<std::pair<SubroutineKey, ObjectId>> brokenBy;
    std::vector<ObjectId> breakers;                      ///< cards that broke any in this run
    std::vector<std::pair<ObjectId, ObjectId>> brokenOn; ///< such a card, and of which ice
    ObjectId brokenOf;           ///< that ice, also when its encounter is over
    std::vector<ObjectId> noted; ///< cards that the ice encountered speaks of later
    int doubled = 0;             ///< how often each subroutine was copied
    int resolved = 0;            ///< subroutines of this encounter that did
    bool resolvedTold = false;   ///< by the question, of an encounter that is over
    int skipped = 0;             ///< the first ones, which do not resolve
    int skippedInRun = 0;        ///< of those that would resolve in this run
    bool bypassed = false;       ///< the present encounter, or the last one
    bool cannotJackOut = false;  ///< as the question tells it
    /// The card by which the Runner cannot jack out until the next ice is encountered.
    ObjectId noJackOutBeforeEncounter;
    Stated badPublicityCredits{"bad publicity credits of this run"};
    int accessLimit = -1; ///< cards in all; negative: not settled yet
    std::vector<ObjectId> accessed;
    std::vector<ObjectId> accessedApart; ///< by effects, apart from those of the server
    int accessedApartInside = 0;         ///< of these, cards in the attacked server itself
    int accessedUnlisted = 0;            ///< cards that the question only counts
    int accessesInside = 0;              ///< of the limit, those that are not of the root
    int accessedInside = 0;
    ObjectId accessing;
    ObjectId mustTrash; ///< an accessed card that a text has him trash, and he cannot pay for
    /// Topic of the interrupt of the timing structure that takes effect next, or `movedRun`; often
    /// empty.
    std::string leaving;
    bool meetsNext = false; ///< where it is moved to: the next ice is encountered, not approached
    ObjectId source;        ///< the card that initiated the run
    const CardModel *effect = nullptr; ///< what that card says
    bool accessReplaced = false;
    bool accessesOver = false;
    bool fromBottom = false;        ///< of R&D
    std::size_t accessesFrom = 0;   ///< of State::happened, where the accesses began
    Side chooser = Side::Runner;    ///< who chooses what is accessed
    ObjectId mayStop;               ///< the card whose text lets the Runner access fewer
    int mostAccesses = 99;          ///< in this run; 99: no text limits them
    ObjectId offered;               ///< a card that may be accessed besides, as a text says
    std::vector<ObjectId> declined; ///< and those that are not
    std::vector<std::pair<ObjectId, Zone>> setAside; ///< accessed, and where they were
    /// Subroutines that effects give to ice of this run.
    std::vector<Added> added;
    std::vector<std::pair<ObjectId, std::string>> used; ///< abilities that count per run
};

/// Who may act in the open window. As long as nobody has passed it is not followed: both may act.
struct Priority {
    bool followed = false;
    bool closed = false; ///< both had a chance, and one declined
    bool acted = false;  ///< the player who has it, since it came to him
    Side with = Side::Runner;
    rules::EnumSet<Side> had; ///< who had a chance and passed
};

/// A repetition without end that the table has come to, as the question tells it.
struct Loop {
    bool there = false;
    bool mandatory = false; ///< nobody can choose to stop
    Side resolver = Side::Corp;
};

/// The last trace; nothing of it is known where there was none.
struct Trace {
    Stated base{"the base strength of a trace"};
    Stated strength{"the strength of a trace"};
    Stated link{"the link strength in a trace"};
    bool successful = false;
};

enum class Winner : std::uint8_t { Nobody, Corp, Runner };

/// A place in a timing structure.
struct At {
    TimingKind kind = TimingKind::RunnerTurn;
    const rules::TimingStep *step = nullptr; ///< of the version that is asked, once setUp() is done
};

/// A copy is a table of its own; all it points to never changes and outlives it.
struct State {
    Side turn = Side::Runner; ///< whose
    At at;
    std::string step; ///< where the question begins: number or topic
    /// Abilities that resolved before: an object and an ability of it.
    std::vector<std::pair<ObjectId, std::string>> resolved;
    /// A run that an effect makes as soon as the present one has ended; none: no server.
    ServerId runToCome;
    ObjectId runToComeSource;
    At resume; ///< of the turn, while an action of it is a run; otherwise without a step
    Player corp{Side::Corp}, runner{Side::Runner};
    Stated tags{"tags"};
    Stated badPublicity{"bad publicity"};
    Stated brainDamage{"brain damage"};
    Run run;
    std::vector<Server> servers{{"HQ"}, {"R&D"}, {"Archives"}};
    std::vector<Object> objects;
    std::vector<Lasting> lasting;
    Priority priority;
    Loop loop;
    Trace trace;
    int runs = 0; ///< that have begun while the question is played
    /// Ice of which a card broke every subroutine in one encounter, and that card.
    std::vector<std::pair<ObjectId, ObjectId>> brokenWhole;
    ObjectId firstBoosted;          ///< the first icebreaker of this turn whose strength was raised
    ServerId initiating;            ///< a run on it is what the present action spends its click for
    bool winKept = false;           ///< a card that keeps a player from winning has left play
    bool gripEmpty = false;         ///< since it was looked at last
    int clicksSpent = 0;            ///< in this turn
    bool clicksSpentStated = false; ///< told, or counted from the beginning of the turn
    int allotted =
        -1; ///< clicks of the turn as constant abilities have it; negative: not looked at
    int clicksOwed = 0; ///< taken from it when they were spent already
    /// Points of damage of this turn that were done or prevented, by kind.
    std::array<int, damageWords.size()> damageCounted{};
    bool turnBegun = true;          ///< before, what is stated happened in the turn before
    std::vector<Happened> happened; ///< in this turn
    std::vector<Happened> happenedLastTurn;
    /// Of `happened`, where the paid ability window before this one opened, and this one.
    std::size_t windowBefore = 0, windowNow = 0;
    int windows = 0; ///< that have opened while the question is played
    /// Whether these are all there was: told by the question, or played from the beginning.
    bool turnKnown = false, lastTurnKnown = false;
    bool actionOpen = false;       ///< an action is being resolved
    ObjectId actionPhaseEnding;    ///< the card that ends it when its action is over
    ObjectId actionPhaseEnded;     ///< the one that has ended it in this turn
    rules::EnumSet<Side> shuffled; ///< decks whose order nobody knows any more
    std::vector<Side> turnsToCome; ///< after this one, before those that the rules give
    Winner winner = Winner::Nobody;
    std::string wonBy; ///< "agenda points", "flatline", "R&D empty"; empty: nobody has won
    /// Models of cards that the question describes itself.
    std::vector<std::shared_ptr<const CardModel>> ownModels;

    [[nodiscard]] Object &operator[](ObjectId id)
    {
        return objects[static_cast<std::size_t>(id.value)];
    }
    [[nodiscard]] const Object &operator[](ObjectId id) const
    {
        return objects[static_cast<std::size_t>(id.value)];
    }
    [[nodiscard]] Player &player(Side side) { return side == Side::Corp ? corp : runner; }
    [[nodiscard]] const Player &player(Side side) const
    {
        return side == Side::Corp ? corp : runner;
    }
    /// By the question's name; none when there is no such object.
    [[nodiscard]] ObjectId find(std::string_view name) const;
    [[nodiscard]] ServerId findServer(std::string_view name) const;
};

/// What the server is called that is created next: "new server", then "new server 2".
[[nodiscard]] std::string newServerName(const State &state);

} // namespace rulings
