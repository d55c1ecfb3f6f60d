// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of derivations that a judge's reading asked for: each situation of
// tests/data/rulings_sentences.json says what is told in it, what is not, how the answer begins,
// and by which section a line is cited.
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/telling.h"
#include "rules/rulings_situations.h"
#include "rules/told_lines.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace rulings;
using namespace rulings_support;

namespace sentences_told {

namespace {

Lines listOf(const core::Json &entry, const char *key)
{
    Lines words;
    if (const core::Json *list = entry.find(key))
        for (const core::Json &one : *list->asArray())
            words.push_back(*one.asString());
    return words;
}

/// The sections that lines with these words in them are cited by.
Lines sectionsOf(const Answer &answer, const std::string &part)
{
    Lines sections;
    for (const Step &step : answer.trace)
        if (step.what.find(part) != std::string::npos)
            for (const Reason &reason : step.because)
                for (const RuleCitation &citation : reason.citations)
                    sections.push_back(citation.section);
    return sections;
}

std::string joined(const Lines &lines)
{
    std::string all;
    for (const std::string &line : lines)
        all += line + '\n';
    return all;
}

void check(const core::Json &entry)
{
    const Asked asked = askedBy(entry);
    const Answer answer = answerWithDifferences(versionOf(textOf(entry, "version")), asked);
    const Lines lines = linesOf(answer);
    INFO(textOf(entry, "why") << '\n' << joined(lines));
    for (const std::string &line : listOf(entry, "tells"))
        CHECK(has(lines, line));
    for (const std::string &part : listOf(entry, "tells_not"))
        CHECK_FALSE(any(lines, part));
    for (const std::string &assumed : listOf(entry, "assumes"))
        CHECK(has(answer.assumptions, assumed));
    if (const core::Json *first = entry.find("headline"))
        CHECK(rulings::headline(asked, answer) == *first->asString());
    if (const core::Json *cites = entry.find("cites"))
        for (const auto &[part, section] : *cites->asObject()) {
            INFO(part);
            CHECK(has(sectionsOf(answer, part), *section.asString()));
        }
    if (const core::Json *others = entry.find("differs"))
        CHECK(answer.differsIn.size() == others->asArray()->size());
}

} // namespace

TEST_CASE("Derivations tell what judges have asked for, as people say it")
{
    for (const core::Json &entry : *testList("rulings_sentences.json", "sentences").asArray())
        check(entry);
}

} // namespace sentences_told
