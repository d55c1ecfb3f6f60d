// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table as it can be drawn: what lies where, and every number as it is now. Values without
// references; what nobody stated has no number.
#pragma once

#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/vocabulary.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace rulings {

class Table;

/// A number of a card, as the engine computes it now.
struct CardNumber {
    std::string key;            ///< as facts name it: "strength", "advancement"
    std::string name;           ///< for people
    std::optional<int> number;  ///< none: it hangs on what is not stated
    std::optional<int> printed; ///< none: nothing of the kind is printed on the card
};

struct CardPicture {
    std::string object; ///< what the question calls it: for acts, not for people
    std::string title;  ///< for people
    Side owner = Side::Corp;
    CardType type = CardType::Asset;
    Zone zone = Zone::Rig;
    std::optional<bool> faceup; ///< of an installed Corp card: rezzed; none: not told
    bool installed = false;
    bool active = false;
    Modelled modelled = Modelled::Full;
    std::vector<CardNumber> counters; ///< of which there are any
    std::vector<CardNumber> values;   ///< those a player looks at where it lies
    std::vector<std::string> subtypes;
    std::size_t subroutines = 0;
    std::vector<int> broken; ///< subroutines, from 1, of the ice that was encountered last
    bool approached = false, encountered = false, accessed = false;
    std::string words;               ///< "Tollbooth, rezzed, strength 5": all of it in a line
    std::vector<CardPicture> hosted; ///< installed or not
};

struct ServerPicture {
    std::string name; ///< "HQ", or what the question calls a remote
    bool central = false;
    bool attacked = false;
    std::vector<CardPicture> ice;   ///< the outermost first
    std::vector<CardPicture> cards; ///< in a remote; of a central server those that are told
    std::vector<CardPicture> root;
    std::optional<int> count; ///< of a central server: all its cards, the root left out
};

struct PlayerPicture {
    std::vector<CardPicture> identity;
    std::optional<int> credits, clicks;
    std::optional<int> hand, deck, pile; ///< all cards there
    std::optional<int> handSize;         ///< the most that may be kept
    std::optional<int> agendaPoints;
    std::vector<CardPicture> inHand, inDeck, inPile; ///< those that are told; the deck from its top
    std::vector<CardPicture> scoreArea;
};

struct RunPicture {
    std::string server; ///< attacked now
    std::string ice;    ///< the object approached or encountered; empty: none
    int position = -1;  ///< of it, or of the ice passed last; -1: outside all ice
    bool encountering = false;
    RunStatus status = RunStatus::Undeclared;
    std::optional<int> credits; ///< of bad publicity
};

struct TablePicture {
    std::vector<ServerPicture> servers; ///< HQ, R&D, Archives, then the remotes
    std::vector<CardPicture> programs, hardware, resources;
    std::vector<CardPicture> facedown; ///< of the rig, without a type
    PlayerPicture corp, runner;
    std::optional<int> tags, badPublicity, brainDamage, link, memoryLimit, memoryUsed;
    std::vector<CardPicture> playArea, setAside, removed;
    std::optional<RunPicture> run;

    [[nodiscard]] const PlayerPicture &player(Side side) const
    {
        return side == Side::Corp ? corp : runner;
    }
};

[[nodiscard]] TablePicture pictureOf(const Table &table);

} // namespace rulings
