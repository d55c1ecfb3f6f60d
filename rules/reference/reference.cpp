// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/reference.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>

namespace rules {

namespace {

/// Adds what is new; an alias that two files give is one alias.
void join(std::vector<std::string> &list, std::vector<std::string> more)
{
    for (std::string &text : more)
        if (std::ranges::find(list, text) == list.end())
            list.push_back(std::move(text));
}

} // namespace

bool isCarriedOver(const Passage &passage)
{
    return passage.editions.contains(Edition::Rr10)
        && std::ranges::find(passage.sources, Document::Rr10, &Source::document)
        == passage.sources.end();
}

EnumSet<Edition> Entry::editions() const
{
    EnumSet<Edition> all;
    for (const Passage &passage : passages)
        for (const auto &[edition, word] : editionWords)
            if (passage.editions.contains(edition))
                all.add(edition);
    return all;
}

bool Entry::cites(Document document, int line) const
{
    return std::ranges::any_of(passages, [&](const Passage &passage) {
        return std::ranges::any_of(
            passage.sources, [&](const Source &source) { return source.cites(document, line); });
    });
}

std::optional<std::size_t> Reference::position(std::string_view id) const
{
    const auto found = m_byId.find(id);
    return found == m_byId.end() ? std::nullopt : std::optional(found->second);
}

const Entry *Reference::find(std::string_view id) const
{
    const auto at = position(id);
    return at ? &m_entries[*at] : nullptr;
}

/// Which passages cite a line of a document. Looking into each of them for each answer and each
/// difference took longer than reading the files.
class Reference::Citations {
public:
    struct Citing {
        std::size_t entry = 0;
        std::size_t passage = 0;
    };

    explicit Citations(const std::vector<Entry> &entries)
    {
        for (std::size_t e = 0; e < entries.size(); ++e)
            for (std::size_t p = 0; p < entries[e].passages.size(); ++p)
                for (const Source &source : entries[e].passages[p].sources)
                    for (const LineRange &range : source.lines)
                        for (int line = range.first; line <= range.last; ++line)
                            add(source.document, line, {e, p});
    }

    [[nodiscard]] std::span<const Citing> of(Document document, int line) const
    {
        const auto &lines = m_lines[static_cast<std::size_t>(document)];
        const auto at = static_cast<std::size_t>(line);
        return at < lines.size() ? std::span<const Citing>(lines[at]) : std::span<const Citing>();
    }

private:
    void add(Document document, int line, const Citing &by)
    {
        auto &lines = m_lines[static_cast<std::size_t>(document)];
        const auto at = static_cast<std::size_t>(line);
        if (lines.size() <= at)
            lines.resize(at + 1);
        auto &all = lines[at];
        if (all.empty() || all.back().entry != by.entry || all.back().passage != by.passage)
            all.push_back(by); // once, although two sources of it may cite the line
    }

    std::array<std::vector<std::vector<Citing>>, documentWords.size()> m_lines;
};

core::Expected<Reference, core::DataError> Reference::unite(std::vector<ReferenceFile> files)
{
    Reference all;
    for (ReferenceFile &file : files) {
        for (Entry &entry : file.entries) {
            const auto [at, isNew] = all.m_byId.try_emplace(entry.id, all.m_entries.size());
            if (isNew) {
                all.m_entries.push_back(std::move(entry));
                continue;
            }
            Entry &known = all.m_entries[at->second];
            if (known.title != entry.title || known.kind != entry.kind
                || known.question != entry.question)
                return core::unexpected(
                    core::DataError{entry.id,
                                    "it is called " + core::jsonQuoted(known.title) + ", a "
                                        + std::string(core::toWord(entryKindWords, known.kind))
                                        + ", and " + core::jsonQuoted(entry.title) + ", a "
                                        + std::string(core::toWord(entryKindWords, entry.kind))});
            join(known.aliases, std::move(entry.aliases));
            join(known.cards, std::move(entry.cards));
            join(known.related, std::move(entry.related));
            std::ranges::move(entry.passages, std::back_inserter(known.passages));
        }
    }
    for (const Entry &entry : all.m_entries)
        for (const std::string &id : entry.related)
            if (id == entry.id || !all.find(id))
                return core::unexpected(core::DataError{
                    entry.id, "there is no other entry " + core::jsonQuoted(id) + " to relate to"});
    const Citations citations(all.m_entries);
    std::set<std::string> answered;
    for (const ReferenceFile &file : files)
        for (const ShortAnswer &answer : file.answers) {
            if (!answered.insert(answer.id).second)
                return core::unexpected(core::DataError{answer.id, "the answer comes twice"});
            const auto citing = citations.of(answer.document, answer.line);
            for (const auto &[entry, passage] : citing)
                all.m_entries[entry].passages[passage].answers.push_back(answer);
            if (citing.empty())
                all.m_unplaced.push_back(answer);
        }
    all.link(citations);
    return all;
}

void Reference::link(const Citations &citations)
{
    m_related.resize(m_entries.size());
    m_differences.resize(m_entries.size());
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        for (const std::string &id : m_entries[i].related)
            m_related[i].push_back(m_byId.find(id)->second);
    for (std::size_t d = 0; d < m_entries.size(); ++d) {
        if (m_entries[d].kind != EntryKind::Difference)
            continue;
        std::set<std::size_t> concerned(m_related[d].begin(), m_related[d].end());
        for (const Passage &passage : m_entries[d].passages)
            for (const Source &source : passage.sources)
                for (const LineRange &range : source.lines)
                    for (int line = range.first; line <= range.last; ++line)
                        for (const auto &citing : citations.of(source.document, line))
                            concerned.insert(citing.entry);
        for (const std::size_t i : concerned)
            if (m_entries[i].kind != EntryKind::Difference)
                m_differences[i].push_back(d);
    }
}

} // namespace rules
