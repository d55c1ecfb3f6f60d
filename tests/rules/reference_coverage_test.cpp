// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The knowledge base leaves nothing of the documents out. Every failure names a document and a
// line: the list of the gaps of one document is `rules_tests "[gaps][rr10]"`.
#include "rules/rulebook.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <map>
#include <set>

using namespace rules;

namespace {

bool skipped()
{
    if (!rulebook::present())
        WARN("skipped: the rulebooks are not at hand");
    return !rulebook::present();
}

std::string place(Document document, int line)
{
    constexpr std::size_t enough = 70;
    return std::string(core::toWord(documentWords, document)) + ' ' + std::to_string(line) + ": "
        + rulebook::line(document, line).substr(0, enough);
}

bool citedBy(Document document, int line, const std::function<bool(const Entry &)> &accepts)
{
    return std::ranges::any_of(referenceOfCheckout().entries(), [&](const Entry &entry) {
        return entry.cites(document, line) && accepts(entry);
    });
}

bool any(const Entry &) { return true; }
bool noDifference(const Entry &entry) { return entry.kind != EntryKind::Difference; }
bool tournamentRule(const Entry &entry) { return entry.kind == EntryKind::TournamentRule; }
bool timingStep(const Entry &entry) { return entry.kind == EntryKind::TimingStep; }

/// The entry cites the line in a source whose section bears that name.
bool hasSection(const Entry &entry, Document document, int line)
{
    const std::string name = rulebook::nameKey(rulebook::line(document, line));
    for (const Passage &passage : entry.passages)
        for (const Source &source : passage.sources)
            if (source.cites(document, line) && rulebook::nameKey(source.section) == name)
                return true;
    return false;
}

void checkStatements(Document document)
{
    for (const int line : rulebook::statements(document))
        if (!citedBy(document, line, noDifference))
            FAIL_CHECK("no entry cites " << place(document, line));
}

void checkHeadings(Document document, const std::function<bool(const Entry &)> &accepts)
{
    for (const int line : rulebook::headings(document))
        if (!citedBy(document, line, [&](const Entry &entry) {
                return accepts(entry) && hasSection(entry, document, line);
            }))
            FAIL_CHECK("no entry is about the section " << place(document, line));
}

void checkAnswers(Document document)
{
    for (const ShortAnswer &answer : referenceOfCheckout().unplaced())
        if (answer.document == document)
            FAIL_CHECK("no entry cites the line that answers "
                       << answer.id << " (" << answer.question << "), line " << answer.line);
}

void checkAll(Document document, const std::function<bool(const Entry &)> &accepts = any)
{
    if (skipped())
        return;
    checkHeadings(document, accepts);
    checkStatements(document);
    checkAnswers(document);
}

} // namespace

TEST_CASE("Core Rules 2012: every section and statement has an entry", "[gaps][core10]")
{
    checkAll(Document::Core10);
}

TEST_CASE("FAQ 1.1: every section and statement has an entry", "[gaps][faq11]")
{
    checkAll(Document::Faq11);
}

TEST_CASE("Rules Reference 1.0: every headword and statement has an entry", "[gaps][rr10]")
{
    checkAll(Document::Rr10);
}

TEST_CASE("FAQ 1.6: every section and statement has an entry", "[gaps][faq16]")
{
    checkAll(Document::Faq16);
}

TEST_CASE("Play summary: every question of the inventory has an entry", "[gaps][eog]")
{
    checkAnswers(Document::Summary);
}

TEST_CASE("Tournament Rules 1.1 and 3.0.2: every heading has an entry", "[gaps][tr11][tr302]")
{
    for (const Document document : {Document::Tr11, Document::Tr302}) {
        checkAll(document, tournamentRule);
    }
}

TEST_CASE("Both sides of every difference have entries that show it", "[gaps][differences]")
{
    const Reference &all = referenceOfCheckout();
    for (const Entry &difference : all.entries()) {
        if (difference.kind != EntryKind::Difference)
            continue;
        for (const Passage &passage : difference.passages)
            for (const Source &source : passage.sources)
                for (const LineRange &range : source.lines)
                    if (!citedBy(source.document, range.first, noDifference))
                        FAIL_CHECK("no entry shows the side of "
                                   << difference.id << " in "
                                   << core::toWord(documentWords, source.document) << ", line "
                                   << range.first);
    }
}

// FAQ 1.6, Section 3.
TEST_CASE("Every question of FAQ 1.6 has an entry of its own", "[gaps][faq16]")
{
    if (skipped())
        return;
    std::set<std::string> taken;
    for (int line = 583; line < 771; ++line) {
        if (!rulebook::line(Document::Faq16, line).ends_with('?'))
            continue;
        if (!citedBy(Document::Faq16, line, [&](const Entry &entry) {
                return entry.kind == EntryKind::Question && taken.insert(entry.id).second;
            }))
            FAIL_CHECK("no entry for the question " << place(Document::Faq16, line));
    }
}

// FAQ 1.6, Section 2: Card Clarification.
TEST_CASE("Every point of the card clarifications has a ruling of its card", "[gaps][faq16]")
{
    if (skipped())
        return;
    int heading = 0;
    for (int line = 243; line < 577; ++line) {
        const std::string &text = rulebook::line(Document::Faq16, line);
        if (!text.empty() && text.front() >= '1' && text.front() <= '9')
            heading = line;
        if (text.starts_with("- ") || text.starts_with(" - "))
            if (!citedBy(Document::Faq16, line, [&](const Entry &entry) {
                    return entry.kind == EntryKind::CardRuling
                        && hasSection(entry, Document::Faq16, heading);
                }))
                FAIL_CHECK("no ruling under " << rulebook::line(Document::Faq16, heading)
                                              << " cites " << place(Document::Faq16, line));
    }
}

TEST_CASE("Every step of the charts has an entry", "[reference]")
{
    if (skipped())
        return;
    const std::pair<Document, LineRange> charts[] = {{Document::Core10, {974, 1028}},
                                                     {Document::Faq16, {781, 842}},
                                                     {Document::Rr10, {1481, 1602}}};
    for (const auto &[document, range] : charts)
        for (const int line : rulebook::statements(document))
            if (range.contains(line)
                && rulebook::line(document, line).find("= Paid abilities") == std::string::npos)
                if (!citedBy(document, line, timingStep))
                    FAIL_CHECK("no step is " << place(document, line));
}

// Rules Reference 1.0, the lines "Related" of the glossary.
TEST_CASE("Entries are related as the glossary relates them", "[gaps][rr10]")
{
    if (skipped())
        return;
    const Reference &all = referenceOfCheckout();
    std::map<std::string, std::set<std::string>> byKey;
    for (const Entry &entry : all.entries()) {
        byKey[rulebook::nameKey(entry.title)].insert(entry.id);
        for (const std::string &alias : entry.aliases)
            byKey[rulebook::nameKey(alias)].insert(entry.id);
    }
    // As it is, in the plural and in the singular.
    const auto named = [&](std::string_view name) {
        const std::string key = rulebook::nameKey(name);
        std::set<std::string> ids = byKey[key];
        ids.merge(std::set(byKey[key + 's']));
        if (key.ends_with('s'))
            ids.merge(std::set(byKey[key.substr(0, key.size() - 1)]));
        return ids;
    };
    int begin = 59;
    for (int line = 59; line < 1463; ++line) {
        std::string text = rulebook::line(Document::Rr10, line);
        if (!text.starts_with("Related:"))
            continue;
        std::set<std::string> linked;
        for (const Entry &entry : all.entries())
            for (int at = begin; at < line; ++at)
                if (entry.cites(Document::Rr10, at)) {
                    linked.insert(entry.id);
                    linked.insert(entry.related.begin(), entry.related.end());
                    break;
                }
        text.erase(0, std::string_view("Related:").size());
        for (std::size_t from = 0; from < text.size();) {
            const std::size_t to = std::min(text.find(',', from), text.size());
            const auto ids = named(text.substr(from, to - from));
            from = to + 1;
            const bool isLinked = std::ranges::any_of(
                ids, [&](const std::string &id) { return linked.contains(id); });
            if (!ids.empty() && !isLinked)
                FAIL_CHECK("not related to " << *ids.begin() << ": "
                                             << place(Document::Rr10, line));
        }
        begin = line;
    }
}
