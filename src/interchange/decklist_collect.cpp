// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_collect.h"

#include "interchange/decklist_short.h"

#include <algorithm>
#include <optional>

namespace interchange {

using rules::CardId;
using SaidKind = Said::Kind;

namespace {

constexpr int sentence = 5;          ///< words that nothing explains: no title with a mistake
constexpr std::size_t mostMeant = 8; ///< identities that are offered for one name

/// "## Noise" and "== Noise ==" are called Noise.
std::string withoutHeadingSigns(std::string_view text)
{
    constexpr std::string_view signs = "#>*= ";
    const auto first = text.find_first_not_of(signs);
    return first == std::string_view::npos
        ? std::string(text)
        : std::string(text.substr(first, text.find_last_not_of(signs) - first + 1));
}

class Collector {
public:
    Collector(const std::vector<Said> &said, const rules::CardLibrary &library)
        : m_said(said), m_builder(library, DecklistBuilder::Trust::Both)
    {
    }

    DecklistBuilder collect()
    {
        m_firstCard = static_cast<std::size_t>(
            std::ranges::find(m_said, SaidKind::Card, &Said::kind) - m_said.begin());
        m_leader = leader();
        if (m_leader)
            m_builder.list().deck.identity = m_said[*m_leader].cards.front();
        for (std::size_t i = 0; i < m_said.size(); ++i)
            take(i);
        return std::move(m_builder);
    }

private:
    /// The line whose identity leads: one with a label, else the last whole title above the cards,
    /// else the last part of one, because decks are named after identities; a further one with a
    /// number of copies is a card that does not belong there.
    [[nodiscard]] std::optional<std::size_t> leader() const
    {
        std::optional<std::size_t> best;
        int most = 0;
        for (std::size_t i = 0; i < m_said.size(); ++i) {
            const Said &said = m_said[i];
            if (said.kind != SaidKind::Identity || said.cards.size() != 1)
                continue;
            const bool above = i < m_firstCard;
            if (said.mentioned && !isOnlyIdentity(i))
                continue;
            const int rank = said.labelled && !said.mentioned ? 6
                : said.copies == 0 && above                   ? (said.whole ? 5 : 4)
                : said.copies == 0                            ? 3
                : above                                       ? 2
                                                              : 1;
            // Of equals above the cards the last one counts, elsewhere the first.
            if (rank > most || (rank == most && (rank == 5 || rank == 4))) {
                best = i;
                most = rank;
            }
        }
        return best;
    }

    /// No other identity is said anywhere: a sentence that names one is about this list.
    [[nodiscard]] bool isOnlyIdentity(std::size_t at) const
    {
        return std::ranges::all_of(m_said, [&](const Said &other) {
            return other.kind != SaidKind::Identity || other.cards == m_said[at].cards;
        });
    }

    void take(std::size_t at)
    {
        const Said &said = m_said[at];
        Decklist &list = m_builder.list();
        switch (said.kind) {
        case SaidKind::Card:
            list.deck.add(said.cards.front(), said.copies);
            break;
        case SaidKind::Identity:
            takeIdentity(at);
            break;
        case SaidKind::Doubt:
            ask(said);
            break;
        case SaidKind::Words:
            takeWords(at);
            break;
        case SaidKind::Name:
            takeName(said);
            break;
        case SaidKind::Remark:
            note(said.text);
            break;
        case SaidKind::Heading:
            break;
        }
    }

    void takeIdentity(std::size_t at)
    {
        const Said &said = m_said[at];
        rules::Deck &deck = m_builder.list().deck;
        if (at == m_leader) {
            if (said.copies > 1)
                deck.add(said.cards.front(), said.copies - 1);
            return;
        }
        const bool meant =
            deck.identity && std::ranges::find(said.cards, *deck.identity) != said.cards.end();
        if (said.mentioned) {
            if (deck.identity)
                takeWords(at);
            else
                ask(said);
        } else if (said.cards.size() != 1) {
            if (!meant)
                ask(said);
        } else if (said.copies > 0) {
            deck.add(said.cards.front(), said.copies);
        } else if (at < m_firstCard) { // what the list is called
            if (!meant || m_said[*m_leader].whole)
                takeName(said);
        } else if (!meant) {
            deck.add(said.cards.front(), 1);
        }
    }

    void takeName(const Said &said)
    {
        if (!m_builder.hasIdentity() && said.kind == SaidKind::Name && !said.cards.empty())
            m_builder.list().deck.identity = said.cards.front(); // "Deck: Noise"
        if (m_builder.list().name.empty())
            m_builder.list().name = withoutHeadingSigns(said.text);
        else
            note(said.text);
    }

    /// The name of the list, a sentence, or a card with a mistake.
    void takeWords(std::size_t at)
    {
        const Said &said = m_said[at];
        const bool first = at < m_firstCard && m_builder.list().name.empty() && !m_named;
        m_named = true;
        const auto near = m_builder.library().suggestions(said.wanted, 1);
        const bool nearIdentity = !said.cards.empty()
            || (!near.empty()
                && m_builder.library()[near.front()].type == rules::CardType::Identity);
        if (first) {
            const bool mistake = said.counted
                ? !near.empty() || !(said.alone || identityFollows(at))
                : !m_builder.hasIdentity() && nearIdentity && !identityAsked(at);
            if (mistake)
                ask(said);
            else
                takeName(said);
            return;
        }
        const bool sentenced = !said.multiplied
            && (said.words >= sentence || (said.words > 2 && endsSentence(said.text)));
        const bool nothingNear = near.empty() && said.cards.empty();
        if (sentenced ? nothingNear || !said.counted : nothingNear && !said.counted)
            note(said.text);
        else
            ask(said);
    }

    [[nodiscard]] static bool endsSentence(std::string_view text)
    {
        return std::string_view(".!?,:").find(text.back()) != std::string_view::npos;
    }

    [[nodiscard]] bool identityFollows(std::size_t at) const
    {
        return at + 1 < m_said.size() && m_said[at + 1].kind == SaidKind::Identity;
    }

    /// Another line is the one that should be the identity.
    [[nodiscard]] bool identityAsked(std::size_t at) const
    {
        for (std::size_t i = at + 1; i < std::min(m_firstCard, m_said.size()); ++i)
            if (m_said[i].kind == SaidKind::Identity
                || (m_said[i].kind == SaidKind::Words && !m_said[i].counted))
                return true;
        return false;
    }

    void note(const std::string &text)
    {
        std::string &notes = m_builder.list().notes;
        notes += (notes.empty() ? "" : "\n") + text;
    }

    /// What the line may call in short and, behind it, what it resembles.
    [[nodiscard]] std::vector<std::string> inShort(const Said &said)
    {
        constexpr std::size_t mostLines = 40; ///< that are looked up
        constexpr std::size_t mostShort = 4;
        std::vector<std::string> titles;
        if (m_builder.list().unknown.size() >= mostLines)
            return titles;
        const auto &library = m_builder.library();
        if (!m_short)
            m_short.emplace(library);
        for (const CardId id : m_short->find(said.text))
            if (titles.size() < mostShort)
                titles.push_back(library[id].title);
        if (titles.empty())
            return titles;
        for (const CardId id : library.suggestions(said.wanted, mostShort))
            if (titles.size() < mostMeant
                && std::ranges::find(titles, library[id].title) == titles.end())
                titles.push_back(library[id].title);
        return titles;
    }

    void ask(const Said &said)
    {
        const auto &library = m_builder.library();
        std::vector<std::string> titles;
        for (const CardId id : said.cards)
            if (titles.size() < mostMeant)
                titles.push_back(library[id].title);
        if (titles.empty())
            titles = inShort(said);
        if (titles.empty())
            m_builder.addUnknown(said.line, said.text, NamedCard{said.wanted, {}, {}});
        else
            m_builder.addUnknown(said.line, said.text, std::move(titles));
        m_builder.list().unknown.back().copies = said.copies;
    }

    const std::vector<Said> &m_said;
    DecklistBuilder m_builder;
    std::optional<ShortTitles> m_short; ///< made when the first line is looked up
    std::size_t m_firstCard = 0;
    std::optional<std::size_t> m_leader;
    bool m_named = false; ///< the first line of words is behind
};

} // namespace

DecklistBuilder collected(const std::vector<Said> &said, const rules::CardLibrary &library)
{
    return Collector(said, library).collect();
}

} // namespace interchange
