// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/search.h"

#include "rules/cards/title_key.h"
#include "rules/reference/card_places.h"
#include "rules/reference/said.h"
#include "rules/reference/word.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <algorithm>
#include <cmath>
#include <future>

namespace rules {

namespace {

// What a word is worth by where it stands, as bm25() weighs it too.
constexpr double inTitle = 3;
constexpr double inAlias = 2;
constexpr double inBody = 1;

// What else counts, beside a mean worth of 0 to 3 for the words.
constexpr double wholeTitle = 1.1;   ///< the question says all of the title
constexpr double onePlace = 1;       ///< one paragraph or answer has all of the question
constexpr double samePhrase = 2;     ///< an alias or an answered question is what is asked
constexpr double leastAsked = 0.4;   ///< of a phrase, or it is another one
constexpr double longQuestion = 0.7; ///< power: players say more than the phrase they mean
constexpr double namedCards = 1.2;   ///< the entry is about the cards the question names
constexpr double rankOfText = 0.4;   ///< how well bm25() likes it, against the best
constexpr double neighbour = 0.3;    ///< what a related entry gets of a hit's score
constexpr std::size_t hitsWithNeighbours = 3;

// Where no card is named, cards are suggested for what may be a title.
constexpr std::size_t wordsOfTitle = 4;
constexpr std::size_t suggestedCards = 3;

std::string textOf(const Entry &entry, const Unit &unit)
{
    const Passage &passage = entry.passages[unit.passage];
    if (!unit.isAnswer)
        return passage.text[unit.number];
    const ShortAnswer &answer = passage.answers[unit.number];
    return answer.question + ' ' + answer.answer;
}

/// Words of editions come in their order.
int newestOf(EnumSet<Edition> editions)
{
    int newest = -1;
    for (const auto &[edition, word] : editionWords)
        if (editions.contains(edition))
            newest = static_cast<int>(edition);
    return newest;
}

bool holds(const Entry &entry, std::optional<RulesVersion> version)
{
    return !version || entry.kind == EntryKind::TournamentRule
        || entry.kind == EntryKind::Difference || entry.editions().contains(editionOf(*version));
}

bool holds(const Entry &entry, const Passage &passage, std::optional<RulesVersion> version)
{
    return !version || entry.kind == EntryKind::TournamentRule
        || entry.kind == EntryKind::Difference || passage.editions.contains(editionOf(*version));
}

} // namespace

class Search::Index {
public:
    Index(const Reference &reference, const CardLibrary *library)
        : m_reference(reference)
        , m_database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
    {
        // A judge waits for the desk to open: what needs nothing of each other is done side by
        // side.
        auto cards = std::async(std::launch::async, [this, library] { return finderOf(library); });
        const auto entries = reference.entries();
        const auto said = saidByAll(entries, m_vocabulary);
        auto table = std::async(std::launch::async,
                                [&] { makeTable(m_database, entries, said, m_vocabulary); });
        for (std::size_t i = 0; i < said.size(); ++i)
            count(m_entries.emplace_back(entries[i], said[i]));
        m_rarity.reserve(m_vocabulary.size());
        for (StemId id = 0; id < m_vocabulary.size(); ++id)
            m_rarity.push_back(std::log(
                1.0 + static_cast<double>(m_entries.size()) / (1 + m_vocabulary.entriesWith(id))));
        m_cards = cards.get();
        for (std::size_t i = 0; i < entries.size(); ++i)
            findCards(entries[i], m_entries[i]);
        table.get();
        m_match.emplace(m_database,
                        "SELECT rowid, bm25(entry, 3, 2, 1) FROM entry WHERE entry MATCH ?");
    }

    std::vector<SearchHit> find(std::string_view text, std::optional<RulesVersion> version,
                                std::size_t most)
    {
        const Query query = understand(text, searchWords(), m_vocabulary, *m_cards, m_discussed);
        std::vector<SearchHit> hits;
        if (!query.empty())
            hits = candidates(query, version);
        std::ranges::stable_sort(hits, std::greater(), &SearchHit::score);
        addNeighbours(hits, version);
        std::ranges::stable_sort(hits, std::greater(), &SearchHit::score);
        CardPlaces(query, m_entries, m_reference).place(hits);
        if (query.cards.empty())
            CardPlaces::suggest(hits, suggestions(text, hits.empty()));
        hits.resize(std::min(hits.size(), most));
        const auto stems = query.stems();
        for (SearchHit &hit : hits)
            if (!hit.card)
                excerpt(hit, query, stems, version);
        return hits;
    }

private:
    /// Cards that may be meant where none is named: by a part of the title, and where nothing is
    /// understood by what comes near.
    [[nodiscard]] std::vector<CardId> suggestions(std::string_view text, bool nearOnes) const
    {
        if (wordsOf(text).size() > wordsOfTitle)
            return {};
        const CardLibrary &library = m_cards->library();
        auto cards = library.find(text, suggestedCards);
        std::erase_if(cards, [&, key = titleKey(text)](CardId card) {
            return !nearOnes && library.keyOf(card).find(key) == std::string_view::npos;
        });
        return cards;
    }

    const CardFinder *finderOf(const CardLibrary *library)
    {
        if (!library || library == &cardLibrary())
            return &cardFinder();
        return &m_ownCards.emplace(*library, searchWords());
    }

    void count(const IndexedEntry &entry)
    {
        for (const StemId id : entry.all()) {
            m_vocabulary.count(id);
            if (!has(entry.names, id))
                m_vocabulary.countPlain(id);
        }
    }

    void findCards(const Entry &entry, IndexedEntry &indexed)
    {
        for (const std::string &title : entry.cards)
            if (const auto card = m_cards->library().findTitle(title)) {
                indexed.cards.push_back(*card);
                m_discussed.insert(*card);
            }
    }

    [[nodiscard]] double importance(const Meaning &meaning) const
    {
        double sum = 0;
        for (const StemId id : meaning.stems)
            sum += m_rarity[id];
        return meaning.weight * sum / static_cast<double>(meaning.stems.size());
    }

    [[nodiscard]] double importance(const Term &term) const
    {
        // The first meaning is ours; how rare the judge's own word is says nothing.
        return importance(term.meanings.front());
    }

    /// How much of the term is said there: 0 to 1, less when a part of a phrase is missing.
    template <class Worth>
    static double share(const Term &term, const Worth &worth)
    {
        double best = 0;
        for (const Meaning &meaning : term.meanings) {
            double sum = 0;
            double present = 0;
            for (const StemId id : meaning.stems) {
                const double value = worth(id);
                sum += value;
                present += value > 0 ? 1 : 0;
            }
            const auto size = static_cast<double>(meaning.stems.size());
            best =
                std::max(best, meaning.weight * (sum / size) * (present / size) * (present / size));
        }
        return best;
    }

    /// How much of the question the stems say: 0 to 1.
    [[nodiscard]] double saidBy(const StemSet &stems, const Query &query) const
    {
        double said = 0;
        double all = 0;
        for (const Term &term : query.terms) {
            const double weight = importance(term);
            all += weight;
            said += weight * share(term, [&](StemId id) { return has(stems, id) ? 1.0 : 0.0; });
        }
        return said / all;
    }

    /// How much of a title or phrase is asked: 0 to 1.
    [[nodiscard]] double askedOf(const StemSet &phrase, const StemWeights &asked) const
    {
        double said = 0;
        double all = 0;
        for (const StemId id : phrase) {
            all += m_rarity[id];
            said += asked[id] * m_rarity[id];
        }
        return all > 0 ? said / all : 0;
    }

    /// 1 when the phrase and the question say the same, all of it.
    [[nodiscard]] double likeness(const StemSet &phrase, const Query &query,
                                  const StemWeights &asked) const
    {
        const double part = askedOf(phrase, asked);
        return part > leastAsked ? part * std::pow(saidBy(phrase, query), longQuestion) : 0;
    }

    /// How likely an entry of this sort is meant, whatever it says.
    [[nodiscard]] static double fitness(EntryKind kind, bool namesItsCards)
    {
        constexpr double aboutOtherCards = 0.85;
        // Beside its sides a difference comes after them, a step of a chart after the term.
        switch (kind) {
        case EntryKind::CardRuling:
        case EntryKind::Question:
            return namesItsCards ? 1 : aboutOtherCards;
        case EntryKind::Difference:
            return 0.92 * (namesItsCards ? 1 : aboutOtherCards);
        case EntryKind::TimingStep:
            return 0.85;
        default:
            return 1;
        }
    }

    [[nodiscard]] double score(std::size_t position, const Query &query, const StemWeights &asked,
                               std::optional<RulesVersion> version) const
    {
        const IndexedEntry &indexed = m_entries[position];
        const Entry &entry = m_reference[position];
        double worth = 0;
        double said = 0;
        double all = 0;
        for (const Term &term : query.terms) {
            const double weight = importance(term);
            all += weight;
            worth += weight * share(term, [&](StemId id) {
                         return has(indexed.title, id) ? inTitle
                             : has(indexed.alias, id)  ? inAlias
                             : has(indexed.body, id)   ? inBody
                                                       : 0.0;
                     });
            said +=
                weight * share(term, [&](StemId id) {
                    return has(indexed.title, id) || has(indexed.alias, id) || has(indexed.body, id)
                        ? 1.0
                        : 0.0;
                });
        }
        const double coverage = said / all;
        double phrase = likeness(indexed.title, query, asked);
        for (const StemSet &stems : indexed.phrases)
            phrase = std::max(phrase, likeness(stems, query, asked));
        double question = 0;
        double place = 0;
        for (const Unit &unit : indexed.units)
            if (holds(entry, entry.passages[unit.passage], version)) {
                place = std::max(place, saidBy(unit.stems, query));
                question = std::max(question, likeness(unit.question, query, asked));
            }
        const double cards = cardsShared(indexed, query);
        return fitness(entry.kind, entry.cards.empty() || cards > 0)
            * (worth / all * coverage + wholeTitle * askedOf(indexed.title, asked) * coverage
               + onePlace * place * place + samePhrase * (phrase + question) + namedCards * cards);
    }

    std::vector<SearchHit> candidates(const Query &query, std::optional<RulesVersion> version)
    {
        const StemSet asked = query.stems();
        std::string expression;
        for (const StemId id : asked)
            expression += (expression.empty() ? "\"" : " OR \"") + m_vocabulary[id] + '"';
        const StemWeights weights = query.weights(m_vocabulary.size());
        std::vector<SearchHit> hits;
        std::vector<double> ranks;
        m_match->bind(1, expression);
        while (m_match->executeStep()) {
            const auto position = static_cast<std::size_t>(m_match->getColumn(0).getInt64()) - 1;
            if (!holds(m_reference[position], version))
                continue;
            hits.push_back({{}, position, score(position, query, weights, version), 0, {}});
            ranks.push_back(-m_match->getColumn(1).getDouble());
        }
        m_match->reset();
        if (hits.empty())
            return hits;
        const double top = std::max(std::ranges::max(ranks), 1e-9);
        for (std::size_t i = 0; i < hits.size(); ++i)
            hits[i].score += rankOfText * ranks[i] / top;
        return hits;
    }

    void addNeighbours(std::vector<SearchHit> &hits, std::optional<RulesVersion> version) const
    {
        const std::size_t top = std::min(hits.size(), hitsWithNeighbours);
        for (std::size_t i = 0; i < top; ++i)
            for (const std::size_t position : m_reference.related(hits[i].position)) {
                if (!holds(m_reference[position], version))
                    continue;
                const double least = neighbour * hits[i].score;
                const auto known = std::ranges::find(hits, position, &SearchHit::position);
                if (known == hits.end())
                    hits.push_back({{}, position, least, 0, {}});
                else
                    known->score = std::max(known->score, least);
            }
    }

    void excerpt(SearchHit &hit, const Query &query, const StemSet &asked,
                 std::optional<RulesVersion> version) const
    {
        const Entry &entry = m_reference[hit.position];
        const Unit *best = nullptr;
        // The newest passage wins a tie, and in it the first that says as much.
        std::pair<double, int> most{-1, 0};
        for (const Unit &unit : m_entries[hit.position].units) {
            const Passage &passage = entry.passages[unit.passage];
            if (!holds(entry, passage, version))
                continue;
            const std::pair said(saidBy(unit.stems, query), newestOf(passage.editions));
            if (said > most) {
                most = said;
                best = &unit;
            }
        }
        if (!best)
            return;
        hit.passage = best->passage;
        std::string text = textOf(entry, *best);
        if (text.starts_with("- "))
            text.erase(0, 2);
        hit.excerpt = excerptOf(text, [&](const std::string &stem) {
            const auto id = m_vocabulary.find(stem);
            return id && has(asked, *id);
        });
    }

    const Reference &m_reference;
    Vocabulary m_vocabulary;
    std::optional<CardFinder> m_ownCards; ///< of another library than the one compiled in
    const CardFinder *m_cards = nullptr;
    CardSet m_discussed; ///< cards of which entries speak
    std::vector<IndexedEntry> m_entries;
    std::vector<double> m_rarity; ///< by StemId
    SQLite::Database m_database;
    std::optional<SQLite::Statement> m_match;
};

Search::Search(const Reference &reference, const CardLibrary *library)
    : m_index(std::make_unique<Index>(reference, library))
{
}

Search::~Search() = default;

std::vector<SearchHit> Search::find(std::string_view text, std::optional<RulesVersion> version,
                                    std::size_t most) const
{
    return m_index->find(text, version, most);
}

} // namespace rules
