// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a question that goes back to what was told can mean, and that taking a meaning changes
// nothing else.
#include "core/json.h"
#include "rules/asking/document.h"
#include "rules/kept_sayings.h"
#include "rules/readings.h"
#include "rules/saying/draft.h"
#include "rules/saying/reading.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using support::questionOf;
using support::with;

namespace {

/// Where it stands among what is asked and offered: 0 is asked, alone or with others; -1: nowhere.
int placeOf(const std::string &line, std::string_view meaning)
{
    const saying::Reading reading = saying::read(line);
    const saying::Chip *chip = questionOf(reading);
    if (!chip)
        return -1;
    if (chip->says.find(meaning) != std::string::npos)
        return 0;
    const auto offer = std::ranges::find(chip->offers, meaning, &saying::Offer::says);
    return offer == chip->offers.end() ? -1 : static_cast<int>(offer - chip->offers.begin()) + 1;
}

/// The values in it, without what holds none.
void tell(std::string &all, const std::string &path, const core::Json &value)
{
    if (!value.asObject()) {
        all += path + '=' + core::dump(value) + '\n';
        return;
    }
    std::vector<std::string> inside;
    for (const auto &[name, one] : *value.asObject()) {
        std::string words;
        tell(words, path + '/' + name, one);
        inside.push_back(std::move(words));
    }
    std::ranges::sort(inside);
    for (const std::string &words : inside)
        all += words;
}

/// The card of an act that is asked about is made ready for it.
void forgetAsked(saying::Draft &draft, const saying::Draft &of)
{
    const core::Json *act = of.at("question/act");
    const auto *said = act && act->asObject() ? act->asObject() : nullptr;
    const std::string *target = said ? said->front().second.asString() : nullptr;
    if (!target)
        return;
    const std::string path = saying::Draft::objectPath(target->substr(0, target->find('#')));
    for (const char *ready : {"/zone", "/rezzed", "/server", "/position"})
        draft.remove(path + ready);
}

/// The table as somebody told it: without what was taken to be so.
std::string toldOf(const saying::Reading &reading, const saying::Reading &other)
{
    saying::Draft draft(reading.situation);
    const std::string step = draft.textAt("state/at");
    for (const saying::Reading *one : {&reading, &other}) {
        for (const saying::Assumed &assumed : one->situation.assumed)
            draft.remove(assumed.path);
        forgetAsked(draft, saying::Draft(one->situation));
    }
    const saying::Draft there(other.situation);
    if (step != there.textAt("state/at"))
        draft.remove("state/run"); // each act has its moment
    std::string all;
    if (const core::Json *state = draft.at("state"))
        tell(all, {}, *state);
    return all;
}

} // namespace

TEST_CASE("What goes back to an act or a claim asks of it, or offers it soon")
{
    struct Row {
        std::string line;
        std::string_view meaning;
        int latest; ///< place among what is offered
    };
    const std::vector<Row> rows{
        {"The corp plays Economic Warfare on me and I have 4 credits. Do I go to zero?",
         "how many credits has the Runner?", 1},
        {"Corp plays Punitive Counterstrike, 2 cards in grip. He says I'm dead. Is that so?",
         "is the Runner flatlined?", 1},
        {"Tollbooth on HQ, unrezzed. I run HQ and he wants to rez Tollbooth. Is he allowed?",
         "may the Corp rez Tollbooth?", 1},
        {"Medium with 3 virus counters. Corp purges. How many are left?",
         "how many counters has Medium?", 0},
        {"I have 5 clicks because of Hyperdriver, yes?", "how many clicks has the Runner?", 1},
        {"Runner has 2 tags. I say they stay with him. Do they?", "how many tags has the Runner?",
         2},
        {"I accessed Hostile Takeover in a remote. I want to steal Hostile Takeover. My opponent "
         "frowns.",
         "may the Runner steal Hostile Takeover?", 1}};
    for (const Row &row : rows) {
        INFO(row.line);
        const int place = placeOf(row.line, row.meaning);
        CHECK(place >= 0);
        CHECK(place <= row.latest);
    }
}

TEST_CASE("What happens is among the first of what any doubtful question offers")
{
    for (const std::string line :
         {"Snare! in HQ. The corp says it hurts, I say it cannot. Who is right?",
          "Runner has 2 tags and Decoy. So she keeps both of those?",
          "Kati Jones with 6 credits. Is that allowed?"}) {
        INFO(line);
        const int place = placeOf(line, "what happens, one after the other?");
        CHECK(place >= 0);
        CHECK(place <= 4);
    }
}

TEST_CASE("Credits on a card can be asked for")
{
    const auto report = [](std::string_view line) {
        const saying::Reading reading = saying::read(line);
        const core::Json *asked = asking::valueAt(reading.situation.document, "question/report");
        return asked ? core::dump(*asked) : std::string();
    };
    CHECK(report("Kati Jones with 6 credits. How many credits are left on Kati Jones?")
          == R"(["katijones.credit"])");
    CHECK(report("Whizzard. How many recurring credits are on Whizzard?").find(".recurring")
          != std::string::npos);
}

TEST_CASE("Taking what is offered for a question changes nothing but the question")
{
    constexpr std::ptrdiff_t every = 3; // where another question is offered; all of who "it" is
    constexpr std::size_t most = 4;
    const std::vector<std::string> lines = support::keptLines();
    std::size_t looked = 0;
    for (std::ptrdiff_t at = 0; at < std::ssize(lines); ++at) {
        const std::string &line = lines[static_cast<std::size_t>(at)];
        const saying::Reading reading = saying::read(line);
        const saying::Chip *chip = questionOf(reading);
        if (!chip)
            continue;
        for (const saying::Offer &offer : chip->offers | std::views::take(most)) {
            if (at % every != 0 && offer.instead.ends_with(']'))
                continue;
            const std::string other = with(line, *chip, offer);
            INFO(line);
            INFO(other);
            const saying::Reading then = saying::read(other);
            CHECK(toldOf(then, reading) == toldOf(reading, then));
            const auto asksIt = [&](const saying::Chip &one) {
                return one.kind == saying::ChipKind::Question && one.says == offer.says
                    && !one.guessed;
            };
            if (offer.instead.ends_with(']')) // of another card the same is asked
                CHECK(std::ranges::any_of(then.chips, asksIt));
            ++looked;
        }
    }
    CHECK(looked > 30);
}

TEST_CASE("A player in brackets behind a pronoun is who it is")
{
    const auto whose = [](std::string_view line) {
        const saying::Reading reading = saying::read(line);
        return asking::valueAt(reading.situation.document, "state/runner/credits") ? "runner"
                                                                                   : "corp";
    };
    CHECK(whose("Corp plays Hedge Fund against me (Runner) while I have 3 credits.")
          == std::string("runner"));
    const auto open = saying::read("The Corp frowns at me (Runner) today.").open;
    for (const saying::Open &one : open)
        CHECK(std::ranges::count(one.says, '(') == std::ranges::count(one.says, ')'));
}
