// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The question document as it grows.
#pragma once

#include "core/json.h"
#include "rules/cards/card_library.h"
#include "rules/rulings/language/card_model.h"
#include "rules/saying/reading.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saying {

class Draft {
public:
    explicit Draft(const Situation &before);

    [[nodiscard]] const core::Json &document() const { return m_document; }
    [[nodiscard]] const core::Json *at(std::string_view path) const;
    [[nodiscard]] std::string textAt(std::string_view path) const;
    [[nodiscard]] std::optional<int> numberAt(std::string_view path) const;
    /// There is a value that somebody told.
    [[nodiscard]] bool isTold(std::string_view path) const;

    /// Told: what is on the way there comes about.
    void tell(std::string_view path, core::Json value);
    /// Taken where nothing was told.
    void assume(std::string_view path, core::Json value, std::string says);
    /// Each player has as many as anything costs: to try what could be done then.
    void tellEnoughCredits();
    void assumeCredits(int each); ///< where nobody told how many there are
    /// What is there was only taken to be so.
    void doubt(std::string_view path, std::string says);
    void remove(std::string_view path);

    // Objects by the names they have in the document.
    [[nodiscard]] std::vector<std::string> objects() const;
    [[nodiscard]] std::vector<std::string> copiesOf(rules::CardId card) const;
    [[nodiscard]] std::optional<rules::CardId> cardOf(const std::string &object) const;
    /// Of a titled or described card.
    [[nodiscard]] rules::CardType typeOf(const std::string &object) const;
    [[nodiscard]] rules::Side sideOf(const std::string &object) const;
    /// nullptr for a described card.
    [[nodiscard]] const rulings::CardModel *modelOf(const std::string &object) const;
    std::string add(rules::CardId card);
    /// A card by its facts, of which `type` is one.
    std::string describe(core::Json facts);
    /// Its title, or "an ice" of a described card.
    [[nodiscard]] std::string nameOf(const std::string &object) const;

    [[nodiscard]] const core::Json::Array &script() const;
    /// Whether the script has such an act on it: "play", "rez", "use".
    [[nodiscard]] bool hasAct(std::string_view act, const std::string &object) const;
    /// By the script, or as the question begins.
    [[nodiscard]] bool isAccessed(const std::string &object) const;
    void play(core::Json act);
    // Where there is one.
    core::Json takeLastAct(); ///< the script is without it then
    void changeLastAct(core::Json act);
    /// The game is taken to go on so behind what was played.
    void assumePlayed(core::Json act, std::string says);

    /// What was said before and stands no more is gone.
    [[nodiscard]] Situation situation() &&;

    std::string runServer;           ///< of a run that a card begins which names its server
    bool asksNow = false;            ///< what is asked was said in this line
    std::vector<std::string> unused; ///< cards of which this line says that they are not used

    /// Grows with whatever is told, assumed or removed.
    [[nodiscard]] std::size_t changes() const { return m_changes; }

    [[nodiscard]] static std::string objectPath(const std::string &object)
    {
        return std::string(objectsPath) + object;
    }
    /// The object that a path tells of: "imp" of "state/objects/imp/counters/virus"; empty: none.
    [[nodiscard]] static std::string objectIn(std::string_view path);
    /// Of what a player has: "state/corp/credits".
    [[nodiscard]] static std::string playerPath(rules::Side side, std::string_view key);
    /// Of an act of the script, from 0.
    [[nodiscard]] static std::string actPath(std::size_t act)
    {
        return "question/script/" + std::to_string(act);
    }

private:
    static constexpr std::string_view objectsPath = "state/objects/";

    [[nodiscard]] std::string freeName(std::string_view wanted) const;

    core::Json m_document;
    std::vector<Assumed> m_assumed;
    std::size_t m_changes = 0;
};

} // namespace saying
