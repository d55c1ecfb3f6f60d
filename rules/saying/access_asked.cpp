// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/access_asked.h"

#include "core/english.h"
#include "rules/saying/moments.h"
#include "rules/saying/places.h"

#include <algorithm>
#include <string>

namespace saying {

using core::English;
using core::Json;

namespace {

bool asksAccesses(const Draft &draft)
{
    const Json *report = draft.at("question/report");
    return report && report->asArray()
        && std::ranges::find(*report->asArray(), Json("run.accesses")) != report->asArray()->end();
}

} // namespace

void settleAccessAsked(Scene &scene)
{
    Draft &draft = scene.draft;
    if (!asksAccesses(draft) || draft.at("state/run") || !draft.script().empty()
        || (draft.at("state/at") && draft.isTold("state/at")))
        return;
    std::string server;
    for (const Token &token : scene.tokens())
        if (const std::string *one = token.value(TermKind::Server); one && isCentral(*one))
            server = *one;
    if (server.empty())
        return;
    draft.assume("state/run/server", server,
                 English::tr("the run is on {server}", {{"server", server}}));
    draft.assume("state/at", "run/success", titleOfStep("run/success"));
}

} // namespace saying
