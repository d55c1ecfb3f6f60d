// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/told_lines.h"

#include "rules/rulings/answering/question_reader.h"

#include <algorithm>
#include <catch2/catch.hpp>

namespace rulings_support {

rulings::Asked readOf(const std::string &state, const std::string &question)
{
    const auto asked =
        rulings::readQuestion(R"({"state":{)" + state + R"(},"question":{)" + question + "}}");
    REQUIRE(asked);
    return *asked;
}

Lines linesOf(const rulings::Answer &answer)
{
    Lines lines;
    for (const rulings::Step &line : answer.trace)
        lines.push_back(line.what);
    return lines;
}

Lines toldInAll(const std::string &state, const std::string &question,
                rulings::RulesVersion version)
{
    return linesOf(rulings::answerWithDifferences(version, readOf(state, question)));
}

std::string ice(const std::string &card)
{
    return R"("i":{"card":")" + card + R"(","server":"HQ","position":0,"rezzed":true})";
}

bool has(const Lines &lines, const std::string &line)
{
    INFO(line);
    return std::ranges::find(lines, line) != lines.end();
}

bool any(const Lines &lines, const std::string &part)
{
    return std::ranges::any_of(
        lines, [&](const std::string &line) { return line.find(part) != std::string::npos; });
}

} // namespace rulings_support
