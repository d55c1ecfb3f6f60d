// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/whose_action.h"

#include "core/english.h"

#include <string>

namespace saying {

using core::English;
using core::Json;

bool isCorpsAction(const Draft &draft, const Json &act)
{
    if (!act.asObject() || act.asObject()->empty())
        return false;
    if (act.find("advance") || act.find("purge") || act.find("trash_resource"))
        return true;
    const auto &[verb, what] = act.asObject()->front();
    if (const std::string *card = what.asString())
        return (verb == "play" || verb == "install") && draft.sideOf(*card) == rules::Side::Corp;
    const Json *asked = draft.at("question/act");
    return (verb == "gain_credit" || verb == "draw") && asked && *asked == act
        && draft.textAt("question/by") == "corp";
}

void assumeTurn(Draft &draft)
{
    const Json *first = draft.script().empty() ? draft.at("question/act") : &draft.script().front();
    const bool corp = first && isCorpsAction(draft, *first);
    draft.assume("state/at", corp ? "corp-turn/take-actions" : "runner-turn/take-actions",
                 corp ? English::tr("it is the Corp's turn, and an action is next")
                      : English::tr("it is the Runner's turn, and an action is next"));
}

} // namespace saying
