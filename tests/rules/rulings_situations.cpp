// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings_situations.h"

#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "support/places.h"
#include "support/temp_folder.h"

#include <catch2/catch.hpp>
#include <map>

namespace rulings_support {

using namespace rulings;

const core::Json &testList(const char *file, const char *name)
{
    static std::map<std::string, core::Json> documents;
    auto found = documents.find(file);
    if (found == documents.end()) {
        auto read = core::parseJson(support::bytesOf(support::testData() / file));
        REQUIRE(read);
        found = documents.emplace(file, std::move(*read)).first;
    }
    return *found->second.find(name);
}

std::string textOf(const core::Json &object, const char *key)
{
    return *object.find(key)->asString();
}

Asked askedBy(const core::Json &entry)
{
    auto asked = readQuestion(R"({"state":)" + core::dump(*entry.find("state")) + R"(,"question":)"
                              + core::dump(*entry.find("question")) + '}');
    INFO(core::dump(entry));
    if (!asked)
        FAIL(core::toString(asked.error()));
    return *asked;
}

RulesVersion versionOf(std::string_view word)
{
    const auto version = core::fromWord(rules::rulesVersionWords, word);
    REQUIRE(version);
    return *version;
}

const std::vector<Situation> &everySituation()
{
    static const auto all = [] {
        std::vector<Situation> found;
        const auto add = [&](const std::string &id, const Asked &asked) {
            for (const auto &[version, word] : rules::rulesVersionWords)
                found.push_back({id + " by " + std::string(word), version, asked});
        };
        for (const core::Json &entry : *testList("rulings_flips.json", "flips").asArray())
            add(textOf(entry, "difference"), askedBy(entry));
        for (const core::Json &entry : *testList("rulings_grounds.json", "grounds").asArray())
            add(textOf(entry, "rule"), askedBy(entry));
        for (const Scenario &scenario : scenarios()) {
            add(scenario.id, scenario.asked);
            add(scenario.id + ", changed", scenario.changed);
        }
        for (const core::Json &entry : *testList("rulings_variants.json", "variants").asArray())
            add(textOf(entry, "id"), askedBy(entry));
        return found;
    }();
    return all;
}

core::Json verdictOf(const Rulebook &book, const Asked &asked)
{
    const Answer derived = answer(book, asked);
    INFO(derived.why);
    if (derived.confidence == Confidence::NotDerivable)
        return {};
    CHECK(derived.confidence == Confidence::Derived);
    return verdictJson(derived.verdict);
}

void checkByVersions(const core::Json &list, const char *id)
{
    for (const core::Json &entry : *list.asArray()) {
        const Asked asked = askedBy(entry);
        for (const auto &[word, expected] : *entry.find("by")->asObject()) {
            INFO(textOf(entry, id) << ", " << textOf(entry, "why") << ", by " << word);
            CHECK(core::dump(verdictOf(Rulebook(ruleCatalogue(), versionOf(word)), asked))
                  == core::dump(expected));
        }
    }
}

std::vector<std::string> rulesOf(const Step &line)
{
    std::vector<std::string> ids;
    for (const Reason &reason : line.because)
        ids.emplace_back(reason.rule);
    return ids;
}

std::set<std::string> rulesOf(const Answer &answer)
{
    std::set<std::string> ids;
    for (const Step &line : answer.trace)
        for (std::string &rule : rulesOf(line))
            ids.insert(std::move(rule));
    return ids;
}

std::string answerIn(const Answer &answer)
{
    std::string text(core::toWord(confidenceWords, answer.confidence));
    text += ' ' + core::dump(verdictJson(answer.verdict));
    for (const Alternative &alternative : answer.alternatives)
        text += "; " + alternative.when + ": " + core::dump(verdictJson(alternative.verdict));
    return text;
}

} // namespace rulings_support
