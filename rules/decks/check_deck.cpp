// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/decks/check_deck.h"

#include "rules/decks/influence.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace rules {

namespace {

constexpr int largeDeck = 80; ///< no rule names a number; twice the smallest tournament deck
constexpr int threePoints = 3;

constexpr std::string_view tournamentRules = "Tournament Rules 3.0.2";
constexpr core::Citation deckRestrictions{tournamentRules, "Deck Restrictions"};
constexpr core::Citation authorizedCards{tournamentRules, "Authorized Cards"};
constexpr core::Citation deckLists{tournamentRules, "Deck Lists"};
constexpr core::Citation influenceRule{"Core Rules", "Influence"};

class Check {
public:
    Check(const Deck &deck, const DeckRules &rules, const DeckFormat &format)
        : m_deck(deck), m_rules(rules), m_format(format)
    {
        if (deck.identity && card(*deck.identity).type == CardType::Identity) {
            m_identity = &card(*deck.identity);
            m_identityRule = rules.ruleOf(*deck.identity);
        }
    }

    Verdict verdict()
    {
        count();
        unknownCards();
        identities();
        size();
        copies();
        sides();
        influence();
        factionAgendas();
        forbiddenFaction();
        ampereAgendas();
        agendaPoints();
        releases();
        rotation();
        restrictions();
        setApart();
        startingCards();
        return std::move(m_verdict);
    }

private:
    [[nodiscard]] const Card &card(CardId id) const { return m_rules.library()[id]; }

    void add(ProblemCode code, std::vector<CardId> cards, const core::Citation &rule)
    {
        m_verdict.problems.push_back({code, std::move(cards), rule});
    }

    /// One problem with all cards of the deck, identities left out, for which `broken` holds.
    template <class Broken>
    void addWhere(ProblemCode code, const core::Citation &rule, Broken broken)
    {
        std::vector<CardId> cards;
        for (const DeckCard &line : m_deck.cards())
            if (card(line.card).type != CardType::Identity && broken(line, card(line.card)))
                cards.push_back(line.card);
        if (!cards.empty())
            add(code, std::move(cards), rule);
    }

    /// The same over the identity and the deck, for rules that hold for every title.
    template <class Broken>
    [[nodiscard]] std::vector<CardId> titlesWhere(Broken broken) const
    {
        std::vector<CardId> titles;
        if (m_identity && broken(*m_deck.identity))
            titles.push_back(*m_deck.identity);
        for (const DeckCard &line : m_deck.cards())
            if (card(line.card).type != CardType::Identity && broken(line.card))
                titles.push_back(line.card);
        return titles;
    }

    void count()
    {
        int corp = 0;
        for (const DeckCard &line : m_deck.cards()) {
            const Card &held = card(line.card);
            if (held.type == CardType::Identity)
                continue;
            m_verdict.size += line.quantity;
            corp += held.side() == Side::Corp ? line.quantity : 0;
            m_verdict.agendaPoints += line.quantity * held.agendaPoints;
            if (held.agendaPoints >= threePoints)
                m_verdict.threePointAgendas += line.quantity;
        }
        if (m_identity) {
            m_verdict.side = m_identity->side();
            m_verdict.minimum = m_identity->minimumSize;
        } else {
            m_verdict.side = 2 * corp >= m_verdict.size ? Side::Corp : Side::Runner;
        }
        if (m_verdict.side == Side::Corp)
            // Of a deck too small, what it will need once it is large enough.
            m_verdict.agendaRequired = agendaRange(std::max(m_verdict.size, m_verdict.minimum));
        if (m_verdict.size > largeDeck)
            m_verdict.advice.push_back(AdviceCode::LargeDeck);
    }

    void unknownCards()
    {
        if (!m_deck.unknown.empty())
            add(ProblemCode::UnknownCard, {}, deckLists);
    }

    void identities()
    {
        if (!m_identity)
            add(ProblemCode::NoIdentity, {}, deckRestrictions);
        std::vector<CardId> extra;
        for (const DeckCard &line : m_deck.cards())
            if (card(line.card).type == CardType::Identity)
                extra.push_back(line.card);
        if (!extra.empty())
            add(ProblemCode::IdentityInDeck, std::move(extra), deckRestrictions);
    }

    void size()
    {
        if (m_identity && m_verdict.size < m_verdict.minimum)
            add(ProblemCode::DeckSize, {}, deckRestrictions);
    }

    void copies()
    {
        addWhere(ProblemCode::TooManyCopies, deckRestrictions,
                 [&](const DeckCard &line, const Card &) {
                     return line.quantity
                         > mostCopies(line.card, m_identityRule, m_rules, m_format.date);
                 });
    }

    void sides()
    {
        addWhere(ProblemCode::WrongSide, deckRestrictions,
                 [&](const DeckCard &, const Card &held) { return held.side() != m_verdict.side; });
    }

    void influence()
    {
        if (!m_identity)
            return;
        auto &influence = m_verdict.influence;
        influence = countInfluence(m_deck, *m_deck.identity, m_rules, m_format.list);
        if (!influence.limit || influence.total() <= *influence.limit)
            return;
        std::vector<CardId> cards;
        for (const DeckCard &line : m_deck.cards()) {
            const Effect effect = markOf(line.card, m_format).effect;
            const bool listed =
                effect == Effect::InfluencePenalty || effect == Effect::UniversalInfluence;
            if (listed || influence.paidFor(line.card) > 0)
                cards.push_back(line.card);
        }
        add(ProblemCode::Influence, std::move(cards),
            influence.listCopies > 0 ? listRule() : deckRestrictions);
    }

    /// "Core Rules", "Influence": a card without an influence box stays in its faction.
    void factionAgendas()
    {
        if (!m_identity)
            return;
        const bool anyAgendas =
            m_identityRule && (m_identityRule->anyAgendas || m_identityRule->agendasPerFaction);
        const auto bound = [&](const Card &held) {
            return !held.influence && !isNeutral(held.faction)
                && held.faction != m_identity->faction;
        };
        addWhere(ProblemCode::OutOfFactionAgenda, influenceRule,
                 [&](const DeckCard &, const Card &held) {
                     return held.type == CardType::Agenda && bound(held) && !anyAgendas;
                 });
        addWhere(ProblemCode::NoInfluenceValue, influenceRule,
                 [&](const DeckCard &, const Card &held) {
                     return held.type != CardType::Agenda && bound(held);
                 });
    }

    /// The identity's own text; the citation names the card.
    [[nodiscard]] core::Citation identityText() const { return {"Card text", m_identity->title}; }

    void forbiddenFaction()
    {
        if (m_identityRule && m_identityRule->forbiddenFaction)
            addWhere(ProblemCode::ForbiddenFaction, identityText(),
                     [&](const DeckCard &, const Card &held) {
                         return held.faction == *m_identityRule->forbiddenFaction;
                     });
    }

    void ampereAgendas()
    {
        if (!m_identityRule || !m_identityRule->agendasPerFaction)
            return;
        std::array<int, factionWords.size()> different{};
        const auto isFactionAgenda = [](const Card &held) {
            return held.type == CardType::Agenda && !isNeutral(held.faction);
        };
        for (const DeckCard &line : m_deck.cards())
            if (isFactionAgenda(card(line.card)))
                ++different[static_cast<std::size_t>(card(line.card).faction)];
        addWhere(ProblemCode::AmpereAgendas, identityText(),
                 [&](const DeckCard &, const Card &held) {
                     return isFactionAgenda(held)
                         && different[static_cast<std::size_t>(held.faction)]
                         > *m_identityRule->agendasPerFaction;
                 });
    }

    void agendaPoints()
    {
        const auto &required = m_verdict.agendaRequired;
        // The printed table begins at 40 cards and says nothing about drafts.
        if (!required || m_format.draft
            || (m_verdict.agendaPoints >= required->least
                && m_verdict.agendaPoints <= required->most))
            return;
        std::vector<CardId> agendas;
        for (const DeckCard &line : m_deck.cards())
            if (card(line.card).type == CardType::Agenda)
                agendas.push_back(line.card);
        add(ProblemCode::AgendaPoints, std::move(agendas), deckRestrictions);
    }

    void releases()
    {
        auto early = titlesWhere([&](CardId id) { return !isReleased(id, m_rules, m_format); });
        if (!early.empty())
            add(ProblemCode::NotReleased, std::move(early), authorizedCards);
    }

    void rotation()
    {
        auto cards = titlesWhere([&](CardId id) {
            return isOutsidePool(id, m_rules, m_format) && isReleased(id, m_rules, m_format);
        });
        if (!cards.empty())
            add(ProblemCode::Rotated, std::move(cards),
                m_format.pool ? core::Citation{"Card pool", m_format.pool->name} : identityText());
    }

    /// The first list is part of the Tournament Rules; later ones stand for themselves.
    [[nodiscard]] core::Citation listRule() const
    {
        if (m_format.list->id == "napd_mwl_1_0")
            return {tournamentRules, "Appendix A"};
        return {m_format.list->name, ""};
    }

    void restrictions()
    {
        if (!m_format.list)
            return;
        const auto marked = [&](Effect effect) {
            return titlesWhere([&](CardId id) { return markOf(id, m_format).effect == effect; });
        };
        auto banned = titlesWhere([&](CardId id) { return isBanned(id, m_format); });
        if (!banned.empty())
            add(ProblemCode::Banned, std::move(banned), listRule());
        auto restricted = marked(Effect::Restricted);
        if (restricted.size() > 1)
            add(ProblemCode::Restricted, std::move(restricted), listRule());
        auto withPoints = marked(Effect::Points);
        for (const CardId id : withPoints)
            m_verdict.listPoints += markOf(id, m_format).value;
        if (m_format.list->pointLimit && m_verdict.listPoints > *m_format.list->pointLimit)
            add(ProblemCode::Points, std::move(withPoints), listRule());
        if (m_format.list->mostThreePointAgendas
            && m_verdict.threePointAgendas > *m_format.list->mostThreePointAgendas)
            addWhere(ProblemCode::Startup3Pointers, listRule(),
                     [](const DeckCard &, const Card &held) {
                         return held.agendaPoints >= threePoints;
                     });
    }

    void setApart()
    {
        const auto apart =
            titlesWhere([&](CardId id) { return isSetApart(id, m_rules, m_format); });
        for (const auto &[code, section] :
             {std::pair(ProblemCode::DraftOnly, "Draft Tournament and Match Structure"),
              std::pair(ProblemCode::CampaignOnly, "Authorized Cards"),
              std::pair(ProblemCode::MultiplayerOnly, "Authorized Cards")}) {
            std::vector<CardId> cards;
            std::ranges::copy_if(apart, std::back_inserter(cards),
                                 [&](CardId id) { return m_rules.setApart(id) == code; });
            if (!cards.empty())
                add(code, std::move(cards), {tournamentRules, section});
        }
    }

    /// Adam: his directives begin installed and are no part of the deck, yet lists count them or
    /// not. What a list counts is counted here, and said.
    void startingCards()
    {
        if (!m_identityRule || m_identityRule->startingCards == 0)
            return;
        const auto isOne = [&](CardId id) {
            return card(id).hasSubtype(m_identityRule->startingSubtype);
        };
        auto named = m_deck.startingCards;
        std::ranges::sort(named);
        const bool different = std::ranges::adjacent_find(named) == named.end();
        if (named.empty())
            m_verdict.advice.push_back(AdviceCode::StartingCardsNotNamed);
        else if (!different || !std::ranges::all_of(named, isOne)
                 || std::ssize(named) != m_identityRule->startingCards)
            m_verdict.advice.push_back(AdviceCode::StartingCardsWrong);
        int listed = 0;
        for (const DeckCard &line : m_deck.cards())
            listed += isOne(line.card) ? line.quantity : 0;
        if (m_verdict.size >= m_verdict.minimum && m_verdict.size - listed < m_verdict.minimum)
            m_verdict.advice.push_back(AdviceCode::SizeOnlyWithStartingCards);
    }

    const Deck &m_deck;
    const DeckRules &m_rules;
    const DeckFormat &m_format;
    const Card *m_identity = nullptr;
    const IdentityRule *m_identityRule = nullptr;
    Verdict m_verdict;
};

} // namespace

Verdict checkDeck(const Deck &deck, const DeckRules &rules, const DeckFormat &format)
{
    return Check(deck, rules, format).verdict();
}

int mostCopies(CardId card, const IdentityRule *identity, const DeckRules &rules, Date date)
{
    const int limit = deckLimit(rules.library()[card], date);
    return identity && identity->mostCopies ? std::min(limit, *identity->mostCopies) : limit;
}

} // namespace rules
