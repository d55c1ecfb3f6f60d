// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/said.h"

#include "rules/reference/idle_words.h"
#include "rules/reference/word.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <unordered_map>

namespace rules {

namespace {

/// Finds stems. Texts repeat their words: a spelling is folded and stemmed once, not a dozen times.
class Listener {
public:
    explicit Listener(Vocabulary &vocabulary) : m_vocabulary(vocabulary)
    {
        constexpr std::size_t spellings = 8192; // about as many as the knowledge base has
        m_spellings.reserve(spellings);
    }

    Said heard(const Entry &entry)
    {
        Said said{inName(entry.title), inName(entry.question)};
        for (const auto *names : {&entry.aliases, &entry.cards})
            for (const std::string &name : *names)
                said.push_back(inName(name));
        for (const Passage &passage : entry.passages) {
            for (const std::string &text : passage.text)
                said.push_back(inText(text));
            for (const ShortAnswer &answer : passage.answers) {
                said.push_back(inText(answer.question));
                said.push_back(inText(answer.answer));
            }
        }
        return said;
    }

private:
    std::vector<StemId> inText(std::string_view text)
    {
        constexpr std::size_t lettersOfTellingWord = 9; // with the idle ones before it
        std::vector<StemId> stems;
        stems.reserve(text.size() / lettersOfTellingWord + 1);
        std::size_t at = 0;
        for (auto word = nextWord(text, at); !word.empty(); word = nextWord(text, at))
            if (const auto id = saidBy(word))
                stems.push_back(*id);
        return stems;
    }

    std::vector<StemId> inName(std::string_view name)
    {
        std::vector<StemId> stems = inText(name);
        if (stems.empty())
            for (const std::string &stem : idleWords().saidInName(name))
                stems.push_back(m_vocabulary.add(stem));
        return stems;
    }

    /// Nothing for an idle word.
    std::optional<StemId> saidBy(std::string_view word)
    {
        const auto [spelling, isNew] = m_spellings.try_emplace(word);
        if (isNew)
            if (std::string folded = foldedWord(word);
                !folded.empty() && !idleWords().contains(folded))
                spelling->second = m_vocabulary.add(stem(std::move(folded)));
        return spelling->second;
    }

    Vocabulary &m_vocabulary;
    std::unordered_map<std::string_view, std::optional<StemId>> m_spellings;
};

std::string stemLine(std::span<const std::vector<StemId>> texts, const Vocabulary &vocabulary)
{
    std::string all;
    for (const std::vector<StemId> &stems : texts)
        for (const StemId id : stems)
            all.append(vocabulary[id]).push_back(' ');
    return all;
}

} // namespace

std::vector<Said> saidByAll(std::span<const Entry> entries, Vocabulary &vocabulary)
{
    Listener listener(vocabulary);
    std::vector<Said> said;
    said.reserve(entries.size());
    for (const Entry &entry : entries)
        said.push_back(listener.heard(entry));
    return said;
}

void makeTable(SQLite::Database &database, std::span<const Entry> entries,
               std::span<const Said> said, const Vocabulary &vocabulary)
{
    database.exec("CREATE VIRTUAL TABLE entry USING fts5(title, alias, body, content='', "
                  "tokenize=\"ascii tokenchars '.'\")");
    SQLite::Transaction transaction(database);
    SQLite::Statement insert(database,
                             "INSERT INTO entry(rowid, title, alias, body) VALUES(?, ?, ?, ?)");
    for (std::size_t i = 0; i < said.size(); ++i) {
        const std::span<const std::vector<StemId>> texts = said[i];
        const std::size_t names = 1 + entries[i].aliases.size() + entries[i].cards.size();
        insert.bind(1, static_cast<std::int64_t>(i + 1));
        insert.bind(2, stemLine(texts.first(1), vocabulary));
        insert.bind(3, stemLine(texts.subspan(1, names), vocabulary));
        insert.bind(4, stemLine(texts.subspan(1 + names), vocabulary));
        insert.exec();
        insert.reset();
    }
    transaction.commit();
}

} // namespace rules
