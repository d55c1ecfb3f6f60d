// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/strict_reader.h"
#include "core/words.h"
#include "rules/reference/document.h"
#include "rules/timing/enum_set.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

enum class EntryKind : std::uint8_t {
    Term,
    Clarification,
    Erratum,
    CardRuling,
    Question,
    TimingStep, ///< made from the timing structures
    TournamentRule,
    Difference, ///< between versions
};

inline constexpr core::Words<EntryKind, 8> entryKindWords{
    {{EntryKind::Term, "term"},
     {EntryKind::Clarification, "clarification"},
     {EntryKind::Erratum, "erratum"},
     {EntryKind::CardRuling, "card-ruling"},
     {EntryKind::Question, "question"},
     {EntryKind::TimingStep, "timing-step"},
     {EntryKind::TournamentRule, "tournament-rule"},
     {EntryKind::Difference, "difference"}}};

/// A question of the inventory with its answer in a few words (rules/data/reference/
/// reference-answers.json).
struct ShortAnswer {
    std::string id;
    Document document = Document::Rr10;
    int line = 0;
    std::vector<std::string> cards;
    std::string question;
    std::string answer;

    friend bool operator==(const ShortAnswer &, const ShortAnswer &) = default;
};

/// What some versions say about an entry's subject, in our own words, and where they say it.
struct Passage {
    EnumSet<Edition> editions;
    std::vector<std::string> text; ///< paragraphs; one that begins with "- " is a point of a list
    std::vector<Source> sources;
    std::vector<ShortAnswer> answers; ///< those whose line the sources cite
};

/// Holds by Rules Reference 1.0, which does not repeat it: rulings on cards and answers of FAQ 1.6.
[[nodiscard]] bool isCarriedOver(const Passage &passage);

/// One subject a judge may look up.
struct Entry {
    std::string id;
    std::string title;
    EntryKind kind = EntryKind::Term;
    std::string question; ///< of a question and a difference
    std::vector<std::string> aliases;
    std::vector<std::string> cards; ///< titles
    std::vector<Passage> passages;
    std::vector<std::string> related; ///< ids

    [[nodiscard]] EnumSet<Edition> editions() const;
    [[nodiscard]] bool cites(Document document, int line) const;
};

/// What one file of the knowledge base holds.
struct ReferenceFile {
    std::vector<Entry> entries;
    std::vector<ShortAnswer> answers;
};

/// The knowledge base: entries of all files, those with one id united.
class Reference {
public:
    /// Fails when files disagree about an entry, a link is dead or an answer comes twice.
    [[nodiscard]] static core::Expected<Reference, core::DataError>
    unite(std::vector<ReferenceFile> files);

    [[nodiscard]] std::span<const Entry> entries() const { return m_entries; }
    [[nodiscard]] const Entry &operator[](std::size_t position) const
    {
        return m_entries[position];
    }
    [[nodiscard]] std::optional<std::size_t> position(std::string_view id) const;
    /// nullptr when there is none.
    [[nodiscard]] const Entry *find(std::string_view id) const;

    /// Positions of the entries this one names as related.
    [[nodiscard]] std::span<const std::size_t> related(std::size_t position) const
    {
        return m_related[position];
    }
    /// Positions of the differences between versions that cite a line of this entry or are related
    /// to it: they are shown wherever one of their sides is.
    [[nodiscard]] std::span<const std::size_t> differences(std::size_t position) const
    {
        return m_differences[position];
    }
    /// Answers whose line no entry cites; a test keeps this empty.
    [[nodiscard]] std::span<const ShortAnswer> unplaced() const { return m_unplaced; }

private:
    Reference() = default;
    class Citations;
    void link(const Citations &citations);

    std::vector<Entry> m_entries;
    std::map<std::string, std::size_t, std::less<>> m_byId;
    std::vector<std::vector<std::size_t>> m_related;
    std::vector<std::vector<std::size_t>> m_differences;
    std::vector<ShortAnswer> m_unplaced;
};

[[nodiscard]] core::Expected<ReferenceFile, core::DataError> readReference(std::string_view text);

/// An entry for every step and interrupt of the timing structures: "run-approach-rez".
[[nodiscard]] ReferenceFile timingEntries();

/// Everything compiled in. Throws when that data is wrong, which tests exclude.
[[nodiscard]] const Reference &reference();

} // namespace rules
