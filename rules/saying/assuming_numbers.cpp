// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/assuming_numbers.h"

#include "core/english.h"
#include "core/json.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/depending.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/saying/asked.h"
#include "rules/saying/missing_numbers.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace saying {

using core::English;
using core::Json;
using rules::Side;
using rulings::Answer;

namespace {

struct UsualNumber {
    std::string path;
    int number;
    std::string says;
    std::string whatever; ///< said where it does not matter
    std::string enough;   ///< where only too few of them make the acts impossible
    std::string untold;   ///< where the answer hangs on it
};

std::string creditsInWords(Side side, int credits)
{
    return side == Side::Corp
        ? English::tr("the Corp has {n} credit", "the Corp has {n} credits", credits)
        : English::tr("the Runner has {n} credit", "the Runner has {n} credits", credits);
}

std::string enoughCredits(Side side)
{
    return side == Side::Corp ? English::tr("the Corp has enough credits")
                              : English::tr("the Runner has enough credits");
}

UsualNumber usualCredits(Side side)
{
    constexpr int credits = 5; // what both begin a game with
    const bool corp = side == Side::Corp;
    return {Draft::playerPath(side, "credits"),
            credits,
            creditsInWords(side, credits),
            corp ? English::tr("however many credits the Corp has")
                 : English::tr("however many credits the Runner has"),
            enoughCredits(side),
            corp ? English::tr("nobody said how many credits the Corp has")
                 : English::tr("nobody said how many credits the Runner has")};
}

UsualNumber usualHand(Side side)
{
    constexpr int hand = 5;
    const bool corp = side == Side::Corp;
    return {Draft::playerPath(side, "hand"),
            hand,
            corp ? English::tr("{n} card in HQ", "{n} cards in HQ", hand)
                 : English::tr("{n} card in the grip", "{n} cards in the grip", hand),
            corp ? English::tr("however many cards are in HQ")
                 : English::tr("however many cards are in the grip"),
            corp ? English::tr("enough cards are in HQ")
                 : English::tr("enough cards are in the grip"),
            corp ? English::tr("nobody said how many cards are in HQ")
                 : English::tr("nobody said how many cards are in the grip")};
}

UsualNumber usualClicks(Side side)
{
    const bool corp = side == Side::Corp;
    return {Draft::playerPath(side, "clicks"),
            1,
            corp
                ? English::tr("the Corp has {n} click left", "the Corp has {n} clicks left", 1)
                : English::tr("the Runner has {n} click left", "the Runner has {n} clicks left", 1),
            corp ? English::tr("however many clicks the Corp has left")
                 : English::tr("however many clicks the Runner has left"),
            corp ? English::tr("the Corp has enough clicks left")
                 : English::tr("the Runner has enough clicks left"),
            corp ? English::tr("nobody said how many clicks the Corp has left")
                 : English::tr("nobody said how many clicks the Runner has left")};
}

std::vector<UsualNumber> usualNumbers()
{
    return {usualCredits(Side::Runner),
            usualCredits(Side::Corp),
            usualHand(Side::Runner),
            usualHand(Side::Corp),
            {"state/corp/pile", 0, English::tr("Archives is empty"),
             English::tr("however many cards are in Archives"),
             English::tr("enough cards are in Archives"),
             English::tr("nobody said how many cards are in Archives")},
            usualClicks(Side::Runner),
            usualClicks(Side::Corp)};
}

std::optional<UsualNumber> usualNumber(std::string_view path)
{
    for (UsualNumber &one : usualNumbers())
        if (one.path == path)
            return std::move(one);
    return std::nullopt;
}

Draft withNumber(const Draft &draft, const std::string &path, Json value, std::string says)
{
    Draft other = draft;
    other.remove(path);
    other.assume(path, std::move(value), std::move(says));
    return other;
}

bool isAlike(const Answer &one, const Answer &other)
{
    return one.verdict == other.verdict && one.confidence == other.confidence
        && std::ranges::equal(one.alternatives, other.alternatives,
                              [](const rulings::Alternative &a, const rulings::Alternative &b) {
                                  return a.when == b.when && a.verdict == b.verdict;
                              });
}

/// What was taken to be so many is all that is answered.
bool onlyRepeats(const Answer &answer, int number)
{
    const int *told =
        answer.verdict.size() == 1 ? std::get_if<int>(&answer.verdict.front().second) : nullptr;
    return told && *told == number;
}

constexpr int greatest = 15; ///< that is tried: of a trace all that may be spent is looked at

/// What comes of it with other numbers.
struct OtherNumbers {
    bool isSaid = true;      ///< it can be said with all of them
    bool isAlike = true;     ///< wherever it can be played
    bool isRepeated = true;  ///< the answer is that number
    int least = 0;           ///< with which it can be played
    bool isFromLeast = true; ///< and with all that are greater
    std::size_t kinds = 0;   ///< answers that are not alike
};

/// Where the answer is a number that grows with them, no more are tried than show that.
OtherNumbers tryOthers(const Draft &draft, const std::string &path)
{
    constexpr std::size_t mostKinds = 3;
    constexpr std::array numbers{0, 1, 2, 3, 4, 5, 6, 8, 10, greatest};
    OtherNumbers others;
    std::vector<Answer> kinds;
    int greatestInVain = -1;
    others.least = greatest;
    for (const int number : numbers) {
        const Answer answer = answerTo(withNumber(draft, path, number, {}));
        if (answer.unplayable) {
            greatestInVain = std::max(greatestInVain, number);
            continue;
        }
        if (!isAnswered(answer)) {
            others.isSaid = false;
            return others;
        }
        others.least = std::min(others.least, number);
        others.isRepeated = others.isRepeated && onlyRepeats(answer, number);
        if (std::ranges::none_of(kinds, [&](const Answer &kind) { return isAlike(kind, answer); }))
            kinds.push_back(answer);
        if (kinds.size() > mostKinds)
            break;
    }
    others.kinds = kinds.size();
    others.isAlike = kinds.size() == 1;
    others.isFromLeast = greatestInVain < others.least;
    return others;
}

/// Looked at with every number, where that takes few words.
std::optional<Draft> withEvery(const Draft &draft, const UsualNumber &one)
{
    constexpr std::size_t mostCases = 3;
    constexpr std::size_t mostTold = 220; // letters
    Draft every = withNumber(draft, one.path, Json(), one.untold);
    const auto asked = rulings::questionOf(every.document());
    if (!asked)
        return std::nullopt;
    const Answer answer = rulings::answer(triedBy, *asked);
    if (answer.confidence != rulings::Confidence::Conditional || answer.missing.empty()
        || rulings::alternativesInWords(*asked, answer).size() > mostCases
        || rulings::dependsInWords(*asked, answer).size() > mostTold)
        return std::nullopt;
    return every;
}

/// Nothing of it hangs on them together either, as far as they can be played.
bool areAlikeTogether(const Draft &draft, const std::vector<std::string> &paths)
{
    const Answer now = answerTo(draft);
    for (const int number : {0, greatest}) {
        Draft all = draft;
        for (const std::string &path : paths)
            all = withNumber(all, path, number, {});
        const Answer answer = answerTo(all);
        if (!answer.unplayable && !(isAnswered(answer) && isAlike(answer, now)))
            return false;
    }
    return true;
}

/// Says of one that does not matter that it does not; false: it does, or nobody can say.
bool sayWhatever(Draft &settled, const std::string &path, const OtherNumbers &others)
{
    const auto one = usualNumber(path);
    const auto now = settled.numberAt(path);
    if (!one || !now || !others.isSaid || !others.isAlike || !others.isFromLeast)
        return false;
    settled = others.least == 0
        ? withNumber(settled, path, *now, one->whatever)
        : withNumber(settled, path, std::max(*now, others.least), one->enough);
    return true;
}

/// Of the only number on which the answer hangs.
void sayWhatHangsOn(Draft &settled, const std::string &path, const OtherNumbers &others)
{
    const auto one = usualNumber(path);
    if (!one || !others.isSaid || others.kinds == 0)
        return;
    if (others.isRepeated)
        settled.remove(path);
    else if (auto every = withEvery(settled, *one))
        settled = *std::move(every);
}

void weighNumbers(Draft &settled, std::vector<std::string> paths)
{
    std::erase_if(paths, [&](const std::string &path) { return settled.isTold(path); });
    std::vector<OtherNumbers> others;
    std::vector<std::string> idle;
    for (const std::string &path : paths) {
        others.push_back(tryOthers(settled, path));
        if (others.back().isSaid && others.back().isAlike)
            idle.push_back(path);
    }
    if (idle.size() > 1 && !areAlikeTogether(settled, idle))
        return;
    std::vector<std::size_t> deciding;
    for (std::size_t i = 0; i < paths.size(); ++i)
        if (!sayWhatever(settled, paths[i], others[i]))
            deciding.push_back(i);
    if (deciding.size() == 1)
        sayWhatHangsOn(settled, paths[deciding.front()], others[deciding.front()]);
}

/// All that are open as they often are, and of these only those without which nothing can be said.
std::optional<Draft> withUsual(const Draft &settled, std::vector<std::string> &supposed)
{
    Draft all = settled;
    std::vector<UsualNumber> added;
    for (UsualNumber &one : usualNumbers())
        if (!all.at(one.path)) {
            all.assume(one.path, one.number, one.says);
            added.push_back(std::move(one));
        }
    if (added.empty() || !isAnswered(answerTo(all)))
        return std::nullopt;
    for (const UsualNumber &one : added) {
        Draft fewer = all;
        fewer.remove(one.path);
        if (isAnswered(answerTo(fewer)))
            all = std::move(fewer);
        else
            supposed.push_back(one.path);
    }
    return all;
}

/// It cannot be played whatever they are: not for want of them.
void takeThoseInVain(Draft &settled, const Answer &now)
{
    const Missing missing = missingNumbers(settled.document(), now);
    if (missing.inVain.empty())
        return;
    for (const MissingNumber &one : missing.numbers)
        if (const auto usual = usualNumber(one.path))
            settled.assume(usual->path, one.enough, usual->whatever);
}

constexpr std::array hands{"state/runner/hand", "state/corp/hand"};

/// What is refused may lack nothing but a card in a hand of which nothing was told.
std::vector<std::string> supposeHand(Draft &settled, Trial &best)
{
    for (const char *path : hands) {
        const auto usual = usualNumber(path);
        if (settled.at(path) || best.isOver)
            continue;
        Draft other = settled;
        other.assume(path, usual->number, usual->says);
        Trial trial = trialOf(other);
        if (trial.isRefused || !trial.isDerived)
            continue;
        settled = std::move(other);
        best = std::move(trial);
        return {path};
    }
    return {};
}

/// Likewise what is said not to be allowed.
void supposeHandAsked(Draft &settled, std::vector<std::string> &supposed)
{
    if (settled.textAt("question/ask") != "legal" || allowedIn(settled) != false)
        return;
    for (const char *path : hands) {
        const auto usual = usualNumber(path);
        Draft other = settled;
        if (!settled.at(path))
            other.assume(path, usual->number, usual->says);
        if (settled.at(path) || allowedIn(other) != true)
            continue;
        settled = std::move(other);
        supposed.emplace_back(path);
        return;
    }
}

} // namespace

std::vector<std::string> supposeNumbers(Draft &settled, Trial &best)
{
    std::vector<std::string> supposed;
    if (best.isReadable && best.isRefused)
        return supposeHand(settled, best);
    if (!best.isReadable || best.isDerived)
        return supposed;
    const Missing missing = missingNumbers(settled.document(), answerTo(settled));
    if (missing.numbers.empty())
        return supposed;
    for (const bool isEnough : {false, true}) {
        Draft all = settled;
        supposed.clear();
        for (const MissingNumber &one : missing.numbers)
            if (const auto usual = usualNumber(one.path)) {
                all.assume(usual->path, isEnough ? one.enough : usual->number,
                           isEnough ? usual->enough : usual->says);
                supposed.push_back(usual->path);
            }
        Trial trial = trialOf(all);
        // What may be done is refused for another reason, whatever they are: that is said.
        const bool isAskedInVain =
            trial.isRefused && !missing.inVain.empty() && settled.textAt("question/ask") == "legal";
        const bool isSaid = trial.isDerived || isAskedInVain;
        if (!trial.isReadable || trial.played < best.played || !isSaid)
            continue;
        settled = std::move(all);
        best = std::move(trial);
        return supposed;
    }
    return {};
}

void assumeNumbersAsked(Draft &settled, std::vector<std::string> supposed)
{
    if (!settled.at("question"))
        return;
    const Answer now = answerTo(settled);
    if (!isAnswered(now)) {
        auto usual = now.unplayable ? std::nullopt : withUsual(settled, supposed);
        if (!usual) {
            takeThoseInVain(settled, now);
            return;
        }
        settled = *std::move(usual);
    }
    supposeHandAsked(settled, supposed);
    weighNumbers(settled, std::move(supposed));
}

std::string enoughInWords(const Draft &draft, Side side, int credits)
{
    const bool isAsked =
        reports(draft, std::string(core::toWord(rules::sideWords, side)) + ".credits");
    return isAsked ? creditsInWords(side, credits) : enoughCredits(side);
}

} // namespace saying
