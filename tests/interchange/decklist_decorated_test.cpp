// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "pasted_lists.h"

#include <array>
#include <catch2/catch.hpp>
#include <functional>

namespace {

using core::Random;

template <class Items>
const auto &any(const Items &items, Random &random)
{
    return items[static_cast<std::size_t>(
        random.below(static_cast<std::uint32_t>(std::size(items))))];
}

std::string replaced(std::string text, const std::string &from, const std::string &to)
{
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

/// Ways to write "3 Title"; the figure and the title are put in.
constexpr std::array<const char *, 22> counted{
    "3 Title",        "3x Title",        "x3 Title",  "(3) Title",       "[3] Title",
    "3 x Title",      "Title x3",        "Title (3)", "Title (x3)",      "Title - 3",
    "Title: 3",       "Title\t3",        "3\tTitle",  "Title 3x",        "3 - Title",
    "3 copies Title", "Title, 3 copies", "Title = 3", "\"3\",\"Title\"", "Title [3]",
    "3\u00D7 Title",  "Title;3"};
constexpr std::array<const char *, 10> ahead{"",    "- ",   "* ",      "> ",   "\u2022 ",
                                             "   ", "[ ] ", "\u2610 ", "> > ", ":credit: "};
constexpr std::array<const char *, 10> behind{"",          " \u25CF\u25CF", "  ",
                                              " // mine",  " # borrowed",   " (Core Set)",
                                              " \u2605",   "\t(a remark)",  " <- not sure yet",
                                              " :barrier:"};

struct Line {
    std::string title;
    int copies = 0;
};

/// Cards of one side, each once.
std::vector<Line> someCards(rules::Side side, std::size_t count, Random &random)
{
    const auto &library = rules::cardLibrary();
    std::vector<Line> lines;
    while (lines.size() < count) {
        const auto &card = any(library.cards(), random);
        if (card.side() != side || card.type == rules::CardType::Identity)
            continue;
        const auto same = [&](const Line &line) {
            return line.title.find(card.title) != std::string::npos
                || card.title.find(line.title) != std::string::npos;
        };
        if (std::ranges::none_of(lines, same))
            lines.push_back({card.title, 1 + static_cast<int>(random.below(3))});
    }
    return lines;
}

std::string written(const Line &line, const char *form, Random &random)
{
    return any(ahead, random)
        + replaced(replaced(form, "3", std::to_string(line.copies)), "Title", line.title)
        + any(behind, random) + "\n";
}

int copiesIn(const PastedReading &reading, const std::string &title)
{
    const auto card = rules::cardLibrary().findTitle(title);
    int copies = 0;
    for (const auto &list : reading.lists)
        copies += list.deck.copiesOf(*card);
    return copies;
}

bool isAsked(const PastedReading &reading, const std::string &title)
{
    for (const auto &list : reading.lists)
        for (const auto &line : list.unknown)
            if (line.text.find(title.substr(0, title.find(':'))) != std::string::npos)
                return true;
    return false;
}

} // namespace

TEST_CASE("every card of a list, however decorated, is read rightly or asked about")
{
    const auto side = GENERATE(rules::Side::Corp, rules::Side::Runner);
    Random random(12);
    std::size_t read = 0;
    std::size_t all = 0;
    for (int round = 0; round < 150; ++round) {
        const auto cards = someCards(side, 15, random);
        const char *form = any(counted, random);
        const bool mixed = random.below(2) == 0;
        std::string text =
            side == rules::Side::Corp ? "NBN: Making News\n" : "Noise: Hacker Extraordinaire\n";
        for (const Line &line : cards)
            text += written(line, mixed ? any(counted, random) : form, random);
        const auto reading = readPasted(text);
        INFO(text << reading.shown());
        REQUIRE(reading.lists.size() == 1);
        CHECK(reading.lists[0].deck.identity);
        for (const Line &line : cards) {
            INFO(line.copies << " " << line.title);
            const int copies = copiesIn(reading, line.title);
            const bool asked = isAsked(reading, line.title);
            CHECK((copies == line.copies) != asked);
            CHECK((copies == line.copies || copies == 0));
            read += copies > 0 ? 1U : 0U;
            ++all;
        }
    }
    INFO(read << " of " << all);
    CHECK(read * 100 > all * 95);
}

TEST_CASE("no decoration of a whole text loses a line of it")
{
    const auto prefixed = [](const std::string &prefix) {
        return [prefix](const std::string &text) {
            return prefix + replaced(text.substr(0, text.size() - 1), "\n", "\n" + prefix) + "\n";
        };
    };
    const std::vector<std::function<std::string(const std::string &)>> decorations{
        prefixed("> "),
        prefixed(">> "),
        prefixed("    "),
        prefixed("\t"),
        prefixed("\u2022 "),
        [](const std::string &text) { return replaced(text, "\n", "\r\n"); },
        [](const std::string &text) { return replaced(text, "\n", "\r"); },
        [](const std::string &text) { return replaced(text, "\n", "\n\n"); },
        [](const std::string &text) { return replaced(text, "\n", "   \n"); },
        [](const std::string &text) { return "\xEF\xBB\xBF" + text; },
        [](const std::string &text) { return "Hello,\nthis is what I play.\n\n" + text; },
        [](const std::string &text) { return text + "\n-- \nSee you on Saturday!\n"; },
        [](const std::string &text) { return "```\n" + text + "```\n"; },
        [](const std::string &text) { return "<pre>\n" + text + "</pre>\n"; },
    };
    for (const PastedList &list : pastedLists())
        for (const auto &decorate : decorations) {
            const std::string text = decorate(list.text);
            const auto reading = readPasted(text);
            INFO(list.name << "\n" << text << reading.shown());
            CHECK(reading.lostOf(list).empty());
        }
}
