// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is going on, one thing within the other: whoever resolves, pays or installs opens a frame
// for as long as that takes, and whoever needs to know asks.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"

#include <cstddef>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace rulings {

/// A player does what the script or the procedure says.
struct Acting {
    Side by = Side::Corp;
};

/// Both players let the game go on to a step that the script names.
struct GoingOn { };

/// An effect resolves, by the doing of a player; so many of the same text come after it.
struct Resolving {
    ObjectId source;
    Side by = Side::Corp;
    std::size_t toCome = 0;
};

/// A subroutine of that ice resolves.
struct InSubroutine {
    ObjectId ice;
};

/// So many effects wait for what the one before them met.
struct HeldUp {
    std::size_t toCome = 0;
};

struct Paying {
    Side by = Side::Corp;
};

/// Cards go by damage.
struct Damaging {
    Damage kind = Damage::Net;
};

/// A constant ability has its way.
struct Enforcing {
    ObjectId source;
    Side by = Side::Corp;
};

/// The card is installed, or what that costs is looked at.
struct Installing {
    ObjectId card;
    int iceBehind = 0; ///< of ice: so many are between it and its server
};

/// Cards leave the server for one that is installed there: meanwhile it needs none to exist.
struct MakingWay {
    ServerId server;
};

/// The question is about using this waiting ability, or about declining it.
struct Occasion {
    Pending waiting;
};

/// What the rules ask of an act is told under it.
struct Examining { };

/// A card lets the act that the question is about be done here.
struct Offer { };

/// A decision that is being made, where the question is whether it may be made like that.
struct Decision {
    Side by = Side::Corp;
    RuleName rule;
    bool open = false;
    Sentence what; ///< why
};

using Frame = std::variant<Acting, GoingOn, Resolving, InSubroutine, HeldUp, Paying, Damaging,
                           Enforcing, Installing, MakingWay, Examining, Occasion, Offer, Decision>;

/// The frames that are open, the outermost first.
class Frames {
public:
    [[nodiscard]] std::size_t depth() const { return m_open.size(); }
    /// How many of them a line introduces that what is said now belongs under: installs are told by
    /// lines of their own.
    [[nodiscard]] std::size_t level() const;
    /// Who does what happens now; nobody while the game only goes on.
    [[nodiscard]] std::optional<Side> actor() const;
    /// Whether the game goes on to a step that was named.
    [[nodiscard]] bool isGoingOn() const;
    /// Whether a cost is being paid, and no effect resolves meanwhile.
    [[nodiscard]] bool isPaying() const;
    /// Whose effect resolves; none: none does.
    [[nodiscard]] ObjectId source() const;
    /// Whether the effect that resolves is one of a subroutine.
    [[nodiscard]] bool isInSubroutine() const;
    /// Of which kind the damage is by which cards go; none: they go by something else.
    [[nodiscard]] std::optional<Damage> damage() const;
    /// The card that is being installed.
    [[nodiscard]] ObjectId installing() const;
    /// Of ice that is being installed: how much is behind it.
    [[nodiscard]] int iceBehind() const;
    /// The server that goes on existing although its last card leaves it.
    [[nodiscard]] ServerId keptServer() const;
    /// How many effects follow the one that resolves.
    [[nodiscard]] std::size_t toCome() const;

    /// What lets the act be done that the question is about.
    [[nodiscard]] const Pending *occasion() const;
    [[nodiscard]] bool isOffered() const;
    [[nodiscard]] const Decision *decision() const;
    /// The waiting ability is used: it waits no more.
    [[nodiscard]] std::optional<Pending> takeOccasion();

    /// These, and within them another one.
    [[nodiscard]] Frames with(Frame frame) const;

private:
    friend class During;

    std::vector<Frame> m_open;
};

/// A frame that is open as long as this lives, however that ends.
class [[nodiscard]] During {
public:
    During(Frames &frames, Frame frame) : m_frames(frames), m_outside(frames.depth())
    {
        frames.m_open.push_back(std::move(frame));
    }
    ~During()
    {
        const auto from = m_frames.m_open.begin() + static_cast<std::ptrdiff_t>(m_outside);
        m_frames.m_open.erase(from, m_frames.m_open.end());
    }
    During(const During &) = delete;
    During &operator=(const During &) = delete;

private:
    Frames &m_frames;
    std::size_t m_outside;
};

} // namespace rulings
