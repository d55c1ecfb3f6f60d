// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/numbers.h"

#include "core/english.h"
#include "rules/saying/acts.h"
#include "rules/saying/told_of.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

/// "Third click I play Stimhack": so many are left; behind acts it only leads on.
bool readNthClick(Scene &scene)
{
    Attempt attempt(scene);
    const auto who = scene.take(TermKind::Side);
    (void)(scene.take(TermKind::Link, "on") || scene.take(TermKind::Link, "with"));
    scene.skipIdle();
    const std::string said = scene.token().text;
    const auto has = [&](std::string_view word) { return said.find(word) != said.npos; };
    const int nth = has("second") || has("2nd") ? 2 : has("third") || has("3rd") ? 3 : 0;
    if (nth == 0 || !scene.take(TermKind::Place, "other") || !scene.take(TermKind::Noun, "clicks"))
        return false;
    // Whose it is, tells what is done with it.
    Scene ahead = scene;
    if (!readAct(ahead) || !ahead.lastBy)
        return false;
    const auto named = who ? core::fromWord(rules::sideWords, *who) : std::nullopt;
    const Side side = named.value_or(*ahead.lastBy);
    const int left = (side == Side::Corp ? 3 : 4) - nth + 1;
    if (left < 1)
        return false;
    attempt.keep();
    scene.doubts = true;
    std::vector<std::string> paths;
    if (scene.draft.script().empty() && !scene.draft.at("state/run")) {
        paths.push_back(Draft::playerPath(side, "clicks"));
        scene.draft.tell(paths.front(), left);
        scene.draft.tell("state/clicks_spent", nth - 1);
    }
    scene
        .addChip(ChipKind::Number, attempt.begin(),
                 side == Side::Corp ? English::tr("it is the Corp's click {n}", {{"n", nth}})
                                    : English::tr("it is the Runner's click {n}", {{"n", nth}}),
                 std::move(paths))
        .of = side;
    return true;
}

std::string clickInWords(Side side, bool isLast, int clicks)
{
    const bool corp = side == Side::Corp;
    if (clicks == 0)
        return corp
            ? English::tr("the Corp has {n} click left", "the Corp has {n} clicks left", clicks)
            : English::tr("the Runner has {n} click left", "the Runner has {n} clicks left",
                          clicks);
    if (isLast)
        return corp ? English::tr("it is the Corp's last click")
                    : English::tr("it is the Runner's last click");
    return corp ? English::tr("it is the Corp's first click")
                : English::tr("it is the Runner's first click");
}

} // namespace

bool readClick(Scene &scene)
{
    if (readNthClick(scene))
        return true;
    Attempt attempt(scene);
    auto who = scene.takeWho();
    (void)scene.take(TermKind::Have, "has");
    scene.skipIdle();
    const bool isAfter = scene.token().text.starts_with("after");
    const bool last = scene.take(TermKind::Time, "last-click");
    if (!last && !scene.take(TermKind::Time, "first-click"))
        return false;
    auto carried = carriedTo(scene, attempt.begin()).side;
    // "Stole one off R&D first click": of whoever did that.
    if (!carried && scene.actsBefore < scene.draft.script().size())
        carried = scene.lastBy;
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
    const std::string path = Draft::playerPath(side, "clicks");
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
    scene.addChip(ChipKind::Number, attempt.begin(), clickInWords(side, last, clicks), {path}).of =
        side;
    return true;
}

void settleFirstClick(Scene &scene)
{
    Draft &draft = scene.draft;
    const std::string path = "state/runner/clicks";
    const auto clicks = draft.numberAt(path);
    const bool isFirst = draft.isTold("state/clicks_spent")
        && draft.numberAt("state/clicks_spent") == 0 && draft.isTold(path);
    if (!isFirst || !clicks || *clicks < 1 || !draft.at("state/run"))
        return;
    constexpr int all = 4;
    if (*clicks == all) // not yet paid for
        draft.tell(path, all - 1);
    draft.tell("state/clicks_spent", 1);
}

} // namespace saying
