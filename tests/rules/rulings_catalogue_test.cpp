// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rule catalogue: what the code appeals to is there, and nothing else is.
#include "core/strict_reader.h"
#include "rules/reference/reference.h"
#include "rules/rulings/answering/coverage.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/language/card_models.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings/language/vocabulary.h"
#include "support/places.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <iterator>
#include <regex>
#include <set>

using namespace rulings;

namespace {

/// Every first group of the pattern in the engine's code.
std::set<std::string> inCode(const char *pattern)
{
    std::set<std::string> found;
    const std::regex name(pattern);
    for (const auto &entry :
         std::filesystem::recursive_directory_iterator(support::checkout() / "rules" / "rulings")) {
        if (!entry.is_regular_file())
            continue;
        const std::string text = support::contentOf(entry.path());
        for (std::sregex_iterator match(text.begin(), text.end(), name), end; match != end; ++match)
            found.insert((*match)[1].str());
    }
    return found;
}

} // namespace

TEST_CASE("The code names the rules of the catalogue, and all of them")
{
    std::set<std::string> known;
    for (const Rule &rule : ruleCatalogue().rules)
        known.insert(rule.id);
    CHECK(inCode("\"([a-z-]+\\.[a-z.-]+)\"_rule") == known);
}

TEST_CASE("The code asks for differences that are there")
{
    for (const std::string &name : inCode("setting\\(\"([a-z.-]+)\"\\)")) {
        INFO(name);
        CHECK(ruleCatalogue().findDifference(name));
    }
}

TEST_CASE("No title of a card and no scenario is known to the code")
{
    std::string code;
    for (const auto &entry :
         std::filesystem::recursive_directory_iterator(support::checkout() / "rules" / "rulings"))
        // Comments cite sections of the documents, and such a section may be named after a card.
        if (entry.is_regular_file())
            code +=
                std::regex_replace(support::contentOf(entry.path()), std::regex("//[^\n]*"), "");
    for (const rules::Card &card : rules::cardLibrary().cards()) {
        INFO(card.title);
        CHECK(code.find('"' + card.title) == std::string::npos);
    }
    for (const Scenario &scenario : scenarios()) {
        INFO(scenario.id);
        CHECK(code.find('"' + scenario.id + '"') == std::string::npos);
    }
}

TEST_CASE("Every citation names a section that the knowledge base has, and so opens its entry")
{
    std::set<std::pair<std::string, std::string>> sections;
    for (const rules::Entry &entry : rules::reference().entries())
        for (const rules::Passage &passage : entry.passages)
            for (const rules::Source &source : passage.sources)
                sections.emplace(rules::factsOf(source.document).title, source.section);
    for (const Rule &rule : ruleCatalogue().rules)
        for (const auto &citations : rule.citations)
            for (const RuleCitation &citation : citations) {
                INFO(rule.id << ": " << citation.document << ", " << citation.section);
                CHECK(sections.contains({citation.document, citation.section}));
            }
}

TEST_CASE("A question of the FAQ is cited by its title, and never the section alone")
{
    const std::string questions = "Section 3: Frequently Asked Questions";
    std::set<std::string> titles;
    for (const rules::Entry &entry : rules::reference().entries())
        for (const rules::Passage &passage : entry.passages)
            for (const rules::Source &source : passage.sources)
                if (source.section == questions)
                    titles.insert(entry.title);
    CHECK(titles.size() > 30);
    int cited = 0;
    for (const Rule &rule : ruleCatalogue().rules)
        for (const auto &citations : rule.citations)
            for (const RuleCitation &citation : citations)
                if (citation.section == questions) {
                    INFO(rule.id << ": " << citation.part);
                    CHECK(titles.contains(citation.part));
                    ++cited;
                }
    CHECK(cited > 15);
}

TEST_CASE("The differences are those of the inventory, by their ids")
{
    CHECK(ruleCatalogue().differences.size() == 48);
    const auto path = support::referenceMaterial() / "rulings" / "rulings.json";
    if (!exists(path)) {
        WARN("skipped: the inventory is not at " << path);
        return;
    }
    const auto document = core::parseJson(support::contentOf(path));
    REQUIRE(document);
    std::set<std::string> theirs, ours;
    for (const core::Json &conflict : *document->find("conflicts")->asArray())
        theirs.insert(*conflict.find("id")->asString());
    for (const Difference &difference : ruleCatalogue().differences)
        ours.insert(difference.id);
    CHECK(ours == theirs);
}

TEST_CASE("The timing structures have what the differences say of them")
{
    const auto has = [](RulesVersion version, TimingKind kind, std::string_view topic) {
        return rules::timingStructure(version, kind).findTopic(topic) != nullptr;
    };
    for (const auto &[version, word] : rules::rulesVersionWords) {
        INFO(word);
        const Rulebook book(ruleCatalogue(), version);
        CHECK((book.setting("run.pass-is-step-four") == Setting::Yes)
              == has(version, TimingKind::Run, "pass-ice"));
        CHECK((book.setting("turn.clicks-are-a-step") == Setting::Yes)
              == has(version, TimingKind::CorpTurn, "gain-clicks"));
        CHECK((book.setting("turn.runner-window-before-acting") == Setting::Yes)
              == has(version, TimingKind::RunnerTurn, "first-window"));
        CHECK((book.setting("clicks.unspent-are-lost") == Setting::Yes)
              == has(version, TimingKind::CorpTurn, "lose-clicks"));
        const auto *server =
            rules::timingStructure(version, TimingKind::Run).findInterrupt("server-gone");
        REQUIRE(server);
        CHECK((book.setting("run.ends-after-the-window") == Setting::Yes)
              == (server->takesEffect == rules::TakesEffect::AfterWindow));
    }
}
