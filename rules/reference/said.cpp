// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/said.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <future>

namespace rules {

namespace {

Said saidBy(const Entry &entry, const SearchWords &words)
{
    Said said{words.saidInName(entry.title), words.saidInName(entry.question)};
    for (const auto *names : {&entry.aliases, &entry.cards})
        for (const std::string &name : *names)
            said.push_back(words.saidInName(name));
    for (const Passage &passage : entry.passages) {
        for (const std::string &text : passage.text)
            said.push_back(words.saidIn(text));
        for (const ShortAnswer &answer : passage.answers) {
            said.push_back(words.saidIn(answer.question));
            said.push_back(words.saidIn(answer.answer));
        }
    }
    return said;
}

std::string joined(std::span<const SearchWords::Stems> texts)
{
    std::string all;
    for (const SearchWords::Stems &stems : texts)
        for (const std::string &stem : stems)
            all.append(stem).push_back(' ');
    return all;
}

} // namespace

std::vector<Said> saidByAll(std::span<const Entry> entries, const SearchWords &words)
{
    std::vector<Said> said(entries.size());
    const auto find = [&](std::size_t first) {
        for (std::size_t i = first; i < entries.size(); i += 2)
            said[i] = saidBy(entries[i], words);
    };
    auto odd = std::async(std::launch::async, find, 1);
    find(0);
    odd.get();
    return said;
}

void makeTable(SQLite::Database &database, std::span<const Entry> entries,
               std::span<const Said> said)
{
    database.exec("CREATE VIRTUAL TABLE entry USING fts5(title, alias, body, content='', "
                  "tokenize=\"ascii tokenchars '.'\")");
    SQLite::Transaction transaction(database);
    SQLite::Statement insert(database,
                             "INSERT INTO entry(rowid, title, alias, body) VALUES(?, ?, ?, ?)");
    for (std::size_t i = 0; i < said.size(); ++i) {
        const std::span<const SearchWords::Stems> texts = said[i];
        const std::size_t names = 1 + entries[i].aliases.size() + entries[i].cards.size();
        insert.bind(1, static_cast<std::int64_t>(i + 1));
        insert.bind(2, joined(texts.first(1)));
        insert.bind(3, joined(texts.subspan(1, names)));
        insert.bind(4, joined(texts.subspan(1 + names)));
        insert.exec();
        insert.reset();
    }
    transaction.commit();
}

} // namespace rules
