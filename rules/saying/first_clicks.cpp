// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/numbers.h"

#include "core/english.h"
#include "rules/saying/told_of.h"

#include <string>

namespace saying {

using core::English;
using rules::Side;

namespace {

/// "I used it last click": the one before this.
bool isOfClickBefore(const Scene &scene, std::size_t begin)
{
    for (std::size_t at = begin; at-- > 0 && !scene.tokens()[at].isMark;) {
        const std::string &text = scene.tokens()[at].text;
        if (scene.tokens()[at].value(TermKind::Verb)
            && (text.ends_with("ed") || text == "ran" || text == "took"))
            return true;
    }
    return false;
}

} // namespace

bool readClick(Scene &scene)
{
    Attempt attempt(scene);
    auto who = scene.takeWho();
    (void)scene.take(TermKind::Have, "has");
    scene.skipIdle();
    const bool isAfter = scene.token().text.starts_with("after");
    const bool last = scene.take(TermKind::Time, "last-click");
    if (!last && !scene.take(TermKind::Time, "first-click"))
        return false;
    auto carried = carriedTo(scene, attempt.begin()).side;
    const std::string &words = scene.tokens()[scene.at() - 1].text; // "as my first action I played"
    if (!carried && scene.subjects.me().isSure && words.find("my ") != words.npos)
        carried = scene.subjects.me().side;
    const Side side =
        who && who->side ? *who->side : carried.value_or(scene.player.value_or(Side::Runner));
    attempt.keep();
    // "First click I play Stimhack": whoever acts then, and not who was spoken of before.
    scene.doubts = scene.doubts
        || (!last && !(who && who->side) && !carried && scene.player && !scene.isAtMark());
    scene.player = side;
    scene.doubts = scene.doubts || (last && isOfClickBefore(scene, attempt.begin()));
    const std::string path =
        "state/" + std::string(core::toWord(rules::sideWords, side)) + "/clicks";
    constexpr int ofCorp = 3;
    constexpr int ofRunner = 4;
    const bool isGone = last
        && (scene.token().text == "gone" || scene.token().text == "spent"
            || scene.token().text == "used");
    if (isGone)
        scene.skip();
    if (isAfter && scene.draft.script().empty() && !scene.draft.at("state/run"))
        scene.draft.tell(
            "state/at", side == Side::Corp ? "corp-turn/after-action" : "runner-turn/after-action");
    const bool isSpent =
        isGone || isAfter || (last && scene.draft.isTold(path) && scene.draft.numberAt(path) == 0);
    const int clicks = isSpent ? 0 : last ? 1 : side == Side::Corp ? ofCorp : ofRunner;
    scene.draft.tell(path, clicks);
    if (!last)
        scene.draft.tell("state/clicks_spent", 0);
    if (clicks == 0) {
        scene
            .addChip(ChipKind::Number, attempt.begin(),
                     side == Side::Corp ? English::tr("the Corp has {n} click left",
                                                      "the Corp has {n} clicks left", clicks)
                                        : English::tr("the Runner has {n} click left",
                                                      "the Runner has {n} clicks left", clicks),
                     {path})
            .of = side;
        return true;
    }
    scene
        .addChip(ChipKind::Number, attempt.begin(),
                 last ? side == Side::Corp ? English::tr("it is the Corp's last click")
                                           : English::tr("it is the Runner's last click")
                     : side == Side::Corp ? English::tr("it is the Corp's first click")
                                          : English::tr("it is the Runner's first click"),
                 {path})
        .of = side;
    return true;
}

} // namespace saying
