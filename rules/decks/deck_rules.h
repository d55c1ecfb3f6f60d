// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/strict_reader.h"
#include "rules/cards/card_library.h"
#include "rules/decks/problem_code.h"
#include "rules/decks/restriction_list.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// "if the deck holds six or more such cards": when a card costs no influence.
struct CardCondition {
    std::optional<int> atLeast;
    std::optional<int> atMost;
    std::optional<Faction> faction;
    std::optional<CardType> type;
    std::optional<CardId> card;
    std::string withoutSubtype;

    [[nodiscard]] bool counts(CardId id, const Card &candidate) const;
    [[nodiscard]] bool isMetBy(int count) const
    {
        return count >= atLeast.value_or(count) && count <= atMost.value_or(count);
    }
};

/// What the text of an identity changes about building its deck.
struct IdentityRule {
    CardId identity;
    std::optional<CardType> firstCopyFree; ///< of each title of this type
    std::optional<Faction> forbiddenFaction;
    std::optional<int> mostCopies;        ///< of any title
    std::optional<int> agendasPerFaction; ///< different ones, of every corporation
    bool anyAgendas = false;              ///< of every faction
    std::optional<std::string> onlyInPool;
    int startingCards = 0; ///< different ones of this subtype begin installed
    std::string startingSubtype;
};

/// Lists, pools and what cards say about deck building, resolved for one library of cards, which
/// must outlive it.
class DeckRules {
public:
    struct Files {
        std::string_view lists;
        std::string_view pools;
        std::string_view conditions;
    };
    [[nodiscard]] static core::Expected<DeckRules, core::DataError> read(const CardLibrary &library,
                                                                         const Files &files);
    /// The data compiled in, for this library. Throws when that data is wrong, which tests exclude.
    [[nodiscard]] static DeckRules compiledIn(const CardLibrary &library);

    [[nodiscard]] const CardLibrary &library() const { return *m_library; }
    [[nodiscard]] std::span<const RestrictionList> lists() const { return m_lists; }
    [[nodiscard]] std::span<const CardPool> pools() const { return m_pools; }
    [[nodiscard]] std::span<const FormatSnapshot> snapshots() const { return m_snapshots; }

    /// By id or by NetrunnerDB's code; nullptr when there is none.
    [[nodiscard]] const RestrictionList *findList(std::string_view id) const;
    [[nodiscard]] const CardPool *findPool(std::string_view id) const;
    /// The list in force that day in the format "standard"; nullptr before 2016-02-01
    /// (Tournament Rules 3.0.2, "Appendix A").
    [[nodiscard]] const RestrictionList *listOn(Date date) const;

    /// nullptr when the card always costs its influence.
    [[nodiscard]] const CardCondition *freeWhen(CardId card) const;
    [[nodiscard]] const IdentityRule *ruleOf(CardId identity) const
    {
        const auto at = m_special[identity.value].identityRule;
        return at < 0 ? nullptr : &m_identityRules[static_cast<std::size_t>(at)];
    }
    /// Why a card printed for a draft, a campaign or many players is no tournament card.
    [[nodiscard]] std::optional<ProblemCode> setApart(CardId card) const
    {
        return m_special[card.value].setApart;
    }

private:
    friend class DeckRulesReader;
    explicit DeckRules(const CardLibrary &library) : m_library(&library) { }

    struct SpecialCard {
        std::int16_t condition = -1; ///< position in m_conditions
        std::int16_t identityRule = -1;
        std::optional<ProblemCode> setApart;
    };

    const CardLibrary *m_library;
    std::vector<RestrictionList> m_lists;
    std::vector<CardPool> m_pools;
    std::vector<FormatSnapshot> m_snapshots; ///< by format and day
    std::vector<CardCondition> m_conditions;
    std::vector<IdentityRule> m_identityRules;
    std::vector<SpecialCard> m_special; ///< by CardId
};

/// The rules compiled in for the cards compiled in, read when first asked for.
[[nodiscard]] const DeckRules &deckRules();

} // namespace rules
