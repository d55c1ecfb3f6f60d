// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// No word that changes what a sentence means is read over: changed, the reading changes, or what is
// marked does.
#include "core/json.h"
#include "rules/kept_sayings.h"
#include "rules/saying/reading.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cctype>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

/// What a reading says: the document, what is taken for granted in it, and the words that are
/// marked.
std::string told(std::string_view line, const saying::Reading &reading)
{
    std::string all = core::dump(reading.situation.document);
    const auto words = [&](saying::Span span) {
        return " | " + std::string(line.substr(span.begin, span.end - span.begin));
    };
    for (const saying::Open &one : reading.open)
        all += words(one.span) + one.says;
    for (const saying::Chip &chip : reading.chips)
        if (chip.guessed)
            all += words(chip.span);
    for (const saying::Chip &chip : reading.chips)
        all += " / " + chip.says;
    return all;
}

std::string told(std::string_view line) { return told(line, saying::read(line)); }

std::string folded(std::string_view text)
{
    std::string all(text);
    std::ranges::transform(all, all.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return all;
}

bool isLetter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '&'; }

/// What a question counts ("does he lose the 2 credits?") tells nothing of the table.
std::size_t beginOfQuestion(std::string_view line)
{
    const auto mark = line.find('?');
    if (mark == std::string_view::npos)
        return line.size();
    const auto before = line.substr(0, mark).find_last_of(".,:;");
    return before == std::string_view::npos ? 0 : before;
}

/// The line with each of its words in turn that means something else in the table below.
std::vector<std::string> changed(const std::string &line)
{
    static const std::vector<std::pair<std::string, std::string>> others{{"hq", "R&D"},
                                                                         {"r&d", "HQ"},
                                                                         {"archives", "HQ"},
                                                                         {"rezzed", "unrezzed"},
                                                                         {"unrezzed", "rezzed"},
                                                                         {"two", "four"},
                                                                         {"three", "six"},
                                                                         {"four", "two"},
                                                                         {"twice", "three times"},
                                                                         {"grip", "heap"},
                                                                         {"no", "4"},
                                                                         {"last", "this"}};
    std::vector<std::string> all;
    const std::string plain = folded(line.substr(0, beginOfQuestion(line)));
    for (std::size_t begin = 0; begin < plain.size();) {
        if (!isLetter(line[begin])) {
            ++begin;
            continue;
        }
        std::size_t end = begin;
        while (end < plain.size() && isLetter(line[end]))
            ++end;
        const std::string word = plain.substr(begin, end - begin);
        const auto with = [&](const std::string &other) {
            all.push_back(line.substr(0, begin) + other + line.substr(end));
        };
        const bool isPartOfWord = (begin > 0 && (line[begin - 1] == '.' || line[begin - 1] == '-'))
            || (end + 1 < line.size() && (line[end] == '.' || line[end] == '-')
                && isLetter(line[end + 1])); // "2.0"
        if (!isPartOfWord && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; }))
            with(std::to_string(std::stoi(word) + 1));
        for (const auto &[one, other] : others)
            if (word == one)
                with(other);
        begin = end;
    }
    return all;
}

} // namespace

TEST_CASE("A number, a place or a state that is changed changes the reading, or is marked")
{
    std::size_t looked = 0;
    for (const std::string &line : support::keptLines()) {
        const std::string before = told(line, support::readingOf(line));
        for (const std::string &other : changed(line)) {
            INFO(line);
            INFO(other);
            CHECK(told(other) != before);
            ++looked;
        }
    }
    CHECK(looked > 250);
}

TEST_CASE("What nobody does is not done: a denied act changes the reading")
{
    for (const std::string_view verb :
         {"jack out", "rez Ice Wall", "play Scorched Earth", "steal Fetal AI",
          "break Enigma with "
          "Gordian Blade",
          "take the tag", "pay", "access Snare!", "trash PAD Campaign", "use Femme Fatale",
          "score Hostile Takeover", "install Corroder", "purge"}) {
        const std::string table = "Data Raven on HQ. He encounters Data Raven. ";
        INFO(verb);
        CHECK(told(table + "He does not " + std::string(verb) + ".")
              != told(table + "He does " + std::string(verb) + "."));
        CHECK(told(table + "He doesn't " + std::string(verb) + ".")
              != told(table + "He will " + std::string(verb) + "."));
    }
}
