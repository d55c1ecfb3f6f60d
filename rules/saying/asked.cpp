// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/asked.h"

#include "rules/saying/asked_clause.h"

#include <algorithm>

namespace saying {

using core::Json;

namespace {

/// "three or five", "dead or alive", and not "or not".
bool areAlternatives(const Scene &scene, std::size_t begin)
{
    const auto &tokens = scene.tokens();
    const std::size_t end = clauseAt(scene, begin).end;
    for (std::size_t at = begin; at < end; ++at) {
        const bool isNot = at + 1 < tokens.size() && tokens[at + 1].value(TermKind::Not);
        if ((tokens[at].text == "or" && !isNot)
            || tokens[at].text.find(" or ") != std::string::npos)
            return true;
    }
    return false;
}

} // namespace

void setQuestion(Draft &draft, std::string_view ask)
{
    for (const char *path :
         {"question/by", "question/act", "question/report", "question/whether", "question/from"})
        draft.remove(path);
    draft.tell("question/ask", ask);
    draft.asksNow = true;
}

void addReport(Draft &draft, const std::vector<std::string> &facts)
{
    Json::Array report;
    if (const Json *known = draft.at("question/report"); known && known->asArray())
        report = *known->asArray();
    if (draft.textAt("question/ask") != "outcome" || !draft.asksNow) { // of an earlier line
        setQuestion(draft, "outcome");
        report.clear();
    }
    for (const std::string &fact : facts)
        if (std::ranges::find(report, Json(fact)) == report.end())
            report.emplace_back(fact);
    draft.tell("question/report", Json(std::move(report)));
    draft.remove("question/whether"); // of several questions none is answered with yes or no
}

void askFor(Scene &scene, const AskedFacts &asked, std::size_t begin)
{
    addReport(scene.draft, asked.facts);
    const Json *report = scene.draft.at("question/report");
    const bool isAlone = report->asArray()->size() == asked.facts.size();
    if (isAlone && asked.whether.asObject() && !areAlternatives(scene, begin))
        scene.draft.tell("question/whether", asked.whether);
}

std::vector<std::string> reportOf(const Draft &draft)
{
    std::vector<std::string> facts;
    if (const Json *report = draft.at("question/report"); report && report->asArray())
        for (const Json &fact : *report->asArray())
            if (const std::string *text = fact.asString())
                facts.push_back(*text);
    return facts;
}

bool reports(const Draft &draft, const std::string &fact)
{
    const auto facts = reportOf(draft);
    return std::ranges::find(facts, fact) != facts.end();
}

Json claimOf(const std::string &fact, Json value, std::string_view how)
{
    Json claim = Json::object({{"fact", fact}});
    claim.set(how, std::move(value));
    return claim;
}

} // namespace saying
