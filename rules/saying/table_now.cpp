// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/table_now.h"

#include "rules/saying/trial.h"
#include "rules/saying/trying.h"

#include <algorithm>

namespace saying {

std::vector<rulings::OfferedAct> optionsNow(const Draft &draft)
{
    const auto asked = askedOf(draft);
    if (!asked)
        return {};
    const auto waits = rulings::playOut(triedBy, *asked, rulings::Enumerate::Nothing);
    if (waits.to != rulings::PlayedTo::End || !waits.decision || waits.decision->free)
        return {};
    auto out = rulings::playOut(triedBy, *asked, rulings::Enumerate::Acts);
    return out.decision ? std::move(out.decision->options) : std::vector<rulings::OfferedAct>();
}

std::vector<rulings::OfferedAct> optionsAt(const Draft &draft, std::size_t acts)
{
    Draft there = draft;
    const auto &script = draft.script();
    acts = std::min(acts, script.size());
    if (script.size() > acts)
        there.tell("question/script",
                   core::Json(core::Json::Array(
                       script.begin(), script.begin() + static_cast<std::ptrdiff_t>(acts))));
    auto options = optionsNow(there);
    const bool isDecided = acts > 0 && script[acts - 1].find("option") != nullptr;
    return options.empty() && isDecided ? optionsAt(draft, acts - 1) : options; // told anew
}

std::optional<int> strengthNow(const Draft &draft, const std::string &card)
{
    const auto out = presentOf(draft);
    if (!out)
        return std::nullopt;
    std::optional<int> found;
    const auto look = [&](const auto &self,
                          const std::vector<rulings::CardPicture> &cards) -> void {
        for (const rulings::CardPicture &one : cards) {
            if (one.object == card)
                for (const rulings::CardNumber &value : one.values)
                    if (value.key == "strength")
                        found = value.number;
            self(self, one.hosted);
        }
    };
    look(look, out->table.programs);
    for (const rulings::ServerPicture &server : out->table.servers)
        look(look, server.ice);
    return found;
}

} // namespace saying
