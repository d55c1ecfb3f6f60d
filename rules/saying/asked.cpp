// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/asked.h"

#include <algorithm>

namespace saying {

using core::Json;

void setQuestion(Draft &draft, std::string_view ask)
{
    for (const char *path : {"question/by", "question/act", "question/report"})
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
}

} // namespace saying
