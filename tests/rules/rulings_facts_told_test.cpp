// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is answered stands in the derivation, in every situation that the tests know: a number that
// has changed in a line with that number or with the change, a card that lies elsewhere in a line
// that names it, a “yes” with what permits it, a “no” with the number or the condition that failed;
// and where no number that was asked for has changed, why. What is told in another way is kept in
// tests/data/rulings_untold.json, each kind with its reason.
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/zones.h"
#include "rules/rulings_situations.h"
#include "support/places.h"
#include "support/temp_folder.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cctype>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace rulings;
using namespace rulings_support;

namespace facts_told {

namespace {

/// A number of the table as the question states it; nothing: it does not, or it is no such number.
std::optional<int> statedNumber(const State &state, std::string_view path)
{
    const auto known = [](const Stated &number) {
        return number.isKnown() ? std::optional<int>(int(number)) : std::nullopt;
    };
    for (const Side side : {Side::Corp, Side::Runner}) {
        const std::string of = std::string(core::toWord(rules::sideWords, side)) + '.';
        if (path == of + "credits")
            return known(state.player(side).credits);
        if (path == of + "clicks")
            return known(state.player(side).clicks);
    }
    if (path == "runner.tags")
        return known(state.tags);
    for (const Object &object : state.objects)
        if (path.starts_with(object.name + '.'))
            if (const auto counter =
                    core::fromWord(counterWords, path.substr(object.name.size() + 1)))
                return object.counter(*counter);
    return std::nullopt;
}

/// The numbers that stand in it.
std::vector<int> numbersOf(std::string_view line)
{
    std::vector<int> numbers;
    const auto isDigit = [](char one) {
        return std::isdigit(static_cast<unsigned char>(one)) != 0;
    };
    for (std::size_t at = 0; at < line.size();) {
        std::size_t end = at;
        int number = 0;
        for (; end < line.size() && isDigit(line[end]); ++end)
            number = number * 10 + (line[end] - '0');
        if (end > at)
            numbers.push_back(number);
        at = end + 1;
    }
    if (line.starts_with("one ") || line.find(" one ") != line.npos)
        numbers.push_back(1);
    return numbers;
}

bool anyLine(const Answer &answer, const auto &is)
{
    return std::ranges::any_of(answer.trace, [&](const Step &line) { return is(line.what); });
}

/// Nothing of it is left.
bool tellsOfAll(const std::string &line)
{
    return line.find("all ") != std::string::npos || line.ends_with(" lost")
        || line == "its advancement tokens are removed";
}

/// The word that such a number is told with.
std::string_view unitOf(std::string_view path)
{
    if (path.ends_with("clicks"))
        return "click";
    if (path.ends_with("tags"))
        return "tag";
    if (path.ends_with("advancement"))
        return "token";
    return path.ends_with("credits") || path.ends_with("credit") || path.ends_with("recurring")
        ? "credit"
        : "counter";
}

/// A line tells the number that it has become, or lines tell changes that come to the whole one.
bool tellsNumber(const Answer &answer, std::string_view path, int before, int after)
{
    std::set<int> changes{0};
    for (const Step &line : answer.trace) {
        const auto numbers = numbersOf(line.what);
        if (std::ranges::find(numbers, after) != numbers.end()
            || (after == 0 && tellsOfAll(line.what)))
            return true;
        if (line.what.find(unitOf(path)) == std::string::npos)
            continue;
        std::set<int> with = changes;
        for (const int change : changes)
            for (const int number : numbers)
                with.insert({change + number, change - number});
        changes = std::move(with);
    }
    return changes.contains(after - before);
}

/// The card lies where it is not told to lie at first, and a line names it.
bool tellsPlace(const State &state, const Answer &answer, std::string_view path, const Fact &fact)
{
    constexpr std::string_view zone = ".zone";
    const auto *place = std::get_if<std::string>(&fact);
    if (!place || !path.ends_with(zone))
        return true;
    const std::string_view name = path.substr(0, path.size() - zone.size());
    const auto object = std::ranges::find(state.objects, name, &Object::name);
    if (object == state.objects.end() || *place == core::toWord(zoneWords, object->zone)
        || (isInstalledIn(object->zone) && *place == "installed"))
        return true;
    const std::string &title = object->card->title.empty() ? object->name : object->card->title;
    return anyLine(answer, [&](const std::string &line) { return line.find(title) != line.npos; });
}

/// A refusal that says neither which number nor which condition it rests on.
bool isBare(const std::string &line)
{
    return line.ends_with("would change nothing") || line.ends_with("its restriction is not met")
        || line.find("nothing happens now that ") != line.npos;
}

/// It says why something does not come about, or how a number comes about.
bool saysWhy(const std::string &line)
{
    constexpr std::array<std::string_view, 18> words{
        "not ",    "nothing", "cannot",   "prevent", "avoid",        "replace",
        "already", "stays",   "no ",      "without", "neither",      "none",
        "remain",  "only",    "together", "less",    "unsuccessful", "refill"};
    return line.ends_with(": 0") || line.find(" has 0 ") != line.npos
        || std::ranges::any_of(words,
                               [&](std::string_view word) { return line.find(word) != line.npos; });
}

/// Numbers were asked for, none of them has changed, and no line speaks of such.
bool isUnchanged(const State &state, const Question &question, const Answer &answer)
{
    const auto isSpokenOf = [&](std::string_view path) {
        return anyLine(answer, [&](const std::string &line) {
            return line.find(unitOf(path)) != line.npos && !line.starts_with("the Corp pays ")
                && !line.starts_with("the Runner pays ");
        });
    };
    return !answer.verdict.empty() && std::ranges::all_of(answer.verdict, [&](const auto &one) {
        const std::string path =
            one.first.empty() && question.report.size() == 1 ? question.report.front() : one.first;
        const auto before = statedNumber(state, path);
        const int *after = std::get_if<int>(&one.second);
        return before && after && *before == *after && !isSpokenOf(path);
    });
}

/// Each fact that is answered and not told.
std::vector<std::string> untold(const Asked &asked, const Answer &answer)
{
    std::vector<std::string> missing;
    const State &state = asked.cases.front().state;
    const Question &question = asked.question;
    if (answer.confidence != Confidence::Derived)
        return missing;
    if (question.ask == Ask::Legal) {
        const bool told = !answer.trace.empty() && !answer.trace.back().what.empty();
        const bool grounded = std::ranges::any_of(
            answer.trace, [](const Step &line) { return !line.because.empty(); });
        const bool refused = answer.verdict == Verdict{{"", false}};
        if (!told || !grounded || (refused && isBare(answer.trace.back().what)))
            missing.emplace_back("legal");
    }
    if (question.ask != Ask::Outcome && question.ask != Ask::Status)
        return missing;
    if (question.ask == Ask::Outcome && isUnchanged(state, question, answer)
        && !anyLine(answer, saysWhy) && !std::ranges::any_of(answer.assumptions, saysWhy))
        missing.emplace_back("unchanged");
    for (const auto &[name, fact] : answer.verdict) {
        const std::string path =
            name.empty() && question.report.size() == 1 ? question.report.front() : name;
        const auto before = statedNumber(state, path);
        const int *after = std::get_if<int>(&fact);
        if (before && after && *before != *after && !tellsNumber(answer, path, *before, *after))
            missing.push_back(path);
        if (!tellsPlace(state, answer, path, fact))
            missing.push_back(path);
    }
    return missing;
}

void addUntold(std::set<std::string> &all, const std::string &id, RulesVersion version,
               const Asked &asked)
{
    for (const std::string &path : untold(asked, answer(version, asked)))
        all.insert(id + ": " + path);
}

} // namespace

TEST_CASE("Each fact that is answered is told by a line of the derivation")
{
    std::set<std::string> found;
    for (const Situation &one : everySituation())
        addUntold(found, one.id, one.version, one.asked);
    for (const auto &file : std::filesystem::directory_iterator(support::testData() / "cards")) {
        const auto document = core::parseJson(support::bytesOf(file.path()));
        REQUIRE(document);
        int number = 0;
        for (const core::Json &entry : *document->find("situations")->asArray())
            addUntold(found,
                      file.path().stem().string() + ' ' + std::to_string(++number) + " by rr10",
                      RulesVersion::Rr10, askedBy(entry));
    }
    std::set<std::string> kept;
    for (const core::Json &kind : *testList("rulings_untold.json", "kinds").asArray())
        for (const core::Json &one : *kind.find("untold")->asArray())
            kept.insert(*one.asString());
    for (const std::string &one : found) {
        INFO("answered and not told: " << one);
        CHECK(kept.contains(one));
    }
    for (const std::string &one : kept) {
        INFO("kept as untold, and told: " << one);
        CHECK(found.contains(one));
    }
}

} // namespace facts_told
