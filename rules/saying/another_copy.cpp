// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/another_copy.h"

#include "rules/saying/abilities.h"
#include "rules/saying/choosing.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace saying {

namespace {

/// Nobody has played or installed that copy yet.
bool isStillThere(const Draft &draft, std::string_view verb, const std::string &copy)
{
    return std::ranges::none_of(draft.script(), [&](const core::Json &act) {
        const core::Json *one = act.find(verb);
        return one && one->asString() && *one->asString() == copy;
    });
}

/// What is trashed by its use is used again by another copy, where there is one.
core::Json byAnotherCopy(const Draft &draft, const core::Json &act, const std::string &ability)
{
    core::Json other = act;
    const std::string verb = act.find("respond") ? "respond" : "use";
    const auto title = draft.cardOf(doerOf(act));
    for (const std::string &copy : title ? draft.copiesOf(*title) : std::vector<std::string>())
        if (isStillThere(draft, verb, copy + '#' + ability)) {
            other.set(verb, copy + '#' + ability);
            break;
        }
    return other;
}

} // namespace

core::Json anotherTime(Draft &draft, const core::Json &act, const std::string &card)
{
    core::Json other = act;
    if (const auto *ability = abilityUsed(draft, act); ability && ability->cost.trashSelf)
        return byAnotherCopy(draft, act, ability->id);
    const auto title = card.empty() ? std::nullopt : draft.cardOf(card);
    if (!title)
        return other;
    for (const char *verb : {"play", "install"})
        if (other.find(verb)) {
            for (const std::string &known : draft.copiesOf(*title))
                if (isStillThere(draft, verb, known)) {
                    other.set(verb, known);
                    return other;
                }
            const std::string copy = draft.add(*title);
            draft.tell(Draft::objectPath(copy) + "/zone",
                       draft.textAt(Draft::objectPath(card) + "/zone"));
            other.set(verb, copy);
        }
    return other;
}

void takeAnotherCopy(Scene &scene, SaidAct &said, const std::string &card, std::size_t begin)
{
    if (said.acts.size() != 1 || !said.acts.front().find("play")
        || !scene.draft.hasAct("play", card))
        return;
    bool isAnother = scene.token().text == "again";
    if (isAnother)
        scene.skip();
    for (std::size_t at = begin; at < scene.at(); ++at)
        isAnother = isAnother || scene.tokens()[at].text == "another"
            || scene.tokens()[at].is(TermKind::Place, "other");
    if (isAnother)
        said.acts.front() = anotherTime(scene.draft, said.acts.front(), card);
}

bool isNamedTwice(const Scene &scene)
{
    constexpr std::size_t back = 2; // over the comma
    if (scene.at() < back || !scene.token().card)
        return false;
    const Token &name = scene.token();
    const Token &mark = scene.tokens()[scene.at() - 1];
    const Token &before = scene.tokens()[scene.at() - back];
    return before.card == name.card && before.text == name.text
        && (mark.text == "," || mark.value(TermKind::Join))
        && !rules::cardLibrary()[*name.card].unique;
}

} // namespace saying
