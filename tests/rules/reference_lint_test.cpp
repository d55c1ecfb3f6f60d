// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of every entry of the knowledge base (docs/knowledge-base.md).
#include "rules/rulebook.h"

#include "core/embedded_file.h"
#include "core/text.h"
#include "rules/cards/card_data.h"
#include "rules/cards/card_library.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

using namespace rules;

namespace {

/// Numbers that no difference between the documents bears.
const std::set<std::string> unused{"x30", "x34", "x37", "x38", "x40", "x51", "x52"};

template <class Use>
void forEachText(const Entry &entry, const Use &use)
{
    use(entry.title);
    use(entry.question);
    for (const Passage &passage : entry.passages)
        for (const std::string &text : passage.text)
            use(text);
}

} // namespace

TEST_CASE("The compiled-in knowledge base is read", "[reference]")
{
    CHECK(reference().entries().size() > 100);
}

TEST_CASE("Every line that an entry cites exists and says something", "[reference]")
{
    if (!rulebook::present()) {
        WARN("skipped: the rulebooks are not at hand");
        return;
    }
    for (const Entry &entry : referenceOfCheckout().entries())
        for (const Passage &passage : entry.passages)
            for (const Source &source : passage.sources) {
                INFO(entry.id << ": " << core::toWord(documentWords, source.document) << ' '
                              << toString(source.lines));
                REQUIRE_FALSE(source.lines.empty());
                for (const LineRange &range : source.lines) {
                    REQUIRE(range.last
                            <= static_cast<int>(rulebook::linesOf(source.document).size()));
                    for (const int end : {range.first, range.last})
                        CHECK(rulebook::line(source.document, end).find_first_not_of(' ')
                              != std::string::npos);
                }
            }
}

TEST_CASE("No entry copies eight words in a row from a rulebook", "[reference]")
{
    if (!rulebook::present()) {
        WARN("skipped: the rulebooks are not at hand");
        return;
    }
    const auto check = [](const std::string &id, const std::string &text) {
        for (const std::string &run : rulebook::runsOf(text))
            if (rulebook::runs().contains(run))
                FAIL_CHECK(id << " copies: " << run);
    };
    for (const Entry &entry : referenceOfCheckout().entries()) {
        forEachText(entry, [&](const std::string &text) { check(entry.id, text); });
        for (const Passage &passage : entry.passages)
            for (const ShortAnswer &answer : passage.answers) {
                check(answer.id, answer.question);
                check(answer.id, answer.answer);
            }
    }
}

TEST_CASE("Entries name cards by their titles", "[reference]")
{
    const CardLibrary &library = cardLibrary();
    for (const Entry &entry : referenceOfCheckout().entries()) {
        for (const std::string &title : entry.cards) {
            const auto id = library.findTitle(title);
            INFO(entry.id << ": " << title);
            REQUIRE(id);
            CHECK(library[*id].title == title);
        }
        if (entry.kind == EntryKind::CardRuling || entry.kind == EntryKind::Erratum) {
            INFO(entry.id);
            CHECK_FALSE(entry.cards.empty());
        }
    }
}

TEST_CASE("Passages hold by the versions in which their document is in force", "[reference]")
{
    for (const Entry &entry : referenceOfCheckout().entries()) {
        EnumSet<Edition> tournament{Edition::Tr11, Edition::Tr302};
        for (const Passage &passage : entry.passages) {
            INFO(entry.id);
            CHECK(std::ranges::any_of(passage.sources, [](const Source &source) {
                return factsOf(source.document).official;
            }));
            for (const auto &[edition, word] : editionWords)
                if (passage.editions.contains(edition) && entry.kind != EntryKind::Difference)
                    CHECK(tournament.contains(edition)
                          == (entry.kind == EntryKind::TournamentRule));
        }
    }
}

TEST_CASE("Each of the 48 differences is an entry, cites its sides and is shown with them",
          "[reference]")
{
    const Reference &all = referenceOfCheckout();
    std::size_t found = 0;
    for (int number = 1; number <= 55; ++number) {
        const std::string id = (number < 10 ? "x0" : "x") + std::to_string(number);
        INFO(id);
        const auto at = all.position(id);
        CHECK(at.has_value() != unused.contains(id));
        if (!at)
            continue;
        ++found;
        const Entry &difference = all[*at];
        CHECK(difference.kind == EntryKind::Difference);
        CHECK(difference.passages.size() >= 2);
        EnumSet<Edition> seen;
        std::set<Document> cited;
        for (const Passage &passage : difference.passages) {
            for (const auto &[edition, word] : editionWords)
                if (passage.editions.contains(edition)) {
                    CHECK_FALSE(seen.contains(edition));
                    seen.add(edition);
                }
            for (const Source &source : passage.sources)
                cited.insert(source.document);
        }
        CHECK(cited.size() >= 2);
    }
    CHECK(found == 48);
}
