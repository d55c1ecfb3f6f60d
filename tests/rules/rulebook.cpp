// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulebook.h"

#include "support/places.h"
#include "support/temp_folder.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <filesystem>
#include <limits>
#include <map>

namespace rulebook {

namespace {

using rules::Document;
using rules::LineRange;

/// Where the document speaks of the game or of tournaments.
std::vector<LineRange> scopeOf(Document document)
{
    switch (document) {
    case Document::Core10:
        return {{5, 926}, {974, 1028}};
    case Document::Faq11:
        return {{1032, 1101}};
    case Document::Tr11:
        return {{1106, 1240}};
    case Document::Faq16:
        return {{23, 842}};
    case Document::Rr10:
        return {{15, 1602}};
    case Document::Tr302:
        return {{23, 259}, {265, 296}};
    case Document::Summary:
        return {};
    }
    return {};
}

/// Page numbers, the key of a picture, words that only lead over to a list.
constexpr std::array<std::pair<Document, int>, 7> notStatements{{{Document::Faq16, 777},
                                                                 {Document::Rr10, 59},
                                                                 {Document::Rr10, 61},
                                                                 {Document::Rr10, 786},
                                                                 {Document::Rr10, 1035},
                                                                 {Document::Tr302, 279},
                                                                 {Document::Tr302, 290}}};

/// The charts are told step by step; their titles are no sections.
int firstChartLine(Document document)
{
    switch (document) {
    case Document::Core10:
        return 974;
    case Document::Faq16:
        return 777;
    case Document::Rr10:
        return 1479;
    default:
        return std::numeric_limits<int>::max();
    }
}

std::filesystem::path fileOf(Document document)
{
    return support::referenceMaterial() / "rulebooks"
        / (std::string(rules::factsOf(document).file) + ".txt");
}

std::vector<std::string> split(const std::string &text)
{
    std::vector<std::string> lines;
    std::size_t from = 0;
    for (std::size_t to = 0; (to = text.find('\n', from)) != std::string::npos; from = to + 1)
        lines.push_back(text.substr(from, to - from));
    lines.push_back(text.substr(from));
    return lines;
}

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// Without the signs of markdown; empty when there is no word of two letters.
std::string_view said(std::string_view text)
{
    const auto first = text.find_first_not_of(" #\r");
    if (first == std::string_view::npos)
        return {};
    text.remove_prefix(first);
    const auto word =
        std::ranges::adjacent_find(text, [](char a, char b) { return isLetter(a) && isLetter(b); });
    return word == text.end() ? std::string_view{} : text;
}

bool isHeading(Document document, int number)
{
    const std::string_view raw = line(document, number);
    if (document == Document::Tr302 || raw.starts_with('#'))
        return raw.starts_with('#');
    if (number >= firstChartLine(document)
        && (document != Document::Core10 || number <= rules::lastCoreLine))
        return false;
    constexpr std::size_t longestHeading = 60;
    if (raw.starts_with(' '))
        return false;
    const std::string_view text = said(raw);
    if (text.empty() || text.size() >= longestHeading || text.starts_with("Related")
        || text.starts_with("Example"))
        return false;
    if (text.find(": ") != std::string_view::npos && !text.starts_with("Section ")
        && !text.starts_with("Step "))
        return false;
    if (text.ends_with("...\"") || text.ends_with("...”") || text.ends_with("player.”")
        || text.ends_with("player.\""))
        return true;
    const char first = text.front();
    const bool opens =
        isLetter(first) || first == '"' || (first >= '1' && first <= '9') || text.starts_with("“");
    return opens && text.find_last_of(".:,;?") != text.size() - 1;
}

bool isIdle(Document document, int number)
{
    return std::ranges::find(notStatements, std::pair(document, number)) != notStatements.end();
}

int nextSaid(Document document, int number)
{
    const auto &lines = linesOf(document);
    for (auto at = static_cast<std::size_t>(number); at < lines.size(); ++at)
        if (!said(lines[at]).empty())
            return static_cast<int>(at) + 1;
    return 0;
}

} // namespace

bool present() { return std::filesystem::exists(fileOf(Document::Rr10)); }

const std::vector<std::string> &linesOf(Document document)
{
    static std::map<std::string_view, std::vector<std::string>> files;
    auto &lines = files[rules::factsOf(document).file];
    if (lines.empty())
        lines = split(support::bytesOf(fileOf(document)));
    return lines;
}

const std::string &line(Document document, int number)
{
    return linesOf(document).at(static_cast<std::size_t>(number) - 1);
}

std::vector<int> statements(Document document)
{
    std::vector<int> found;
    for (const LineRange &range : scopeOf(document))
        for (int number = range.first;
             number <= range.last && number <= static_cast<int>(linesOf(document).size());
             ++number) {
            const std::string &text = line(document, number);
            if (!said(text).empty() && !isHeading(document, number) && !text.starts_with("Related")
                && !isIdle(document, number))
                found.push_back(number);
        }
    return found;
}

std::vector<int> headings(Document document)
{
    std::vector<int> found;
    for (const LineRange &range : scopeOf(document))
        for (int number = range.first;
             number <= range.last && number <= static_cast<int>(linesOf(document).size());
             ++number) {
            if (!isHeading(document, number) || isIdle(document, number))
                continue;
            const int next = nextSaid(document, number);
            if (next != 0 && !isHeading(document, next))
                found.push_back(number);
        }
    return found;
}

std::string nameKey(std::string_view text)
{
    std::string key;
    for (const char c : text)
        if (isLetter(c))
            key += static_cast<char>(c | 0x20);
        else if (c >= '0' && c <= '9')
            key += c;
    for (const auto &[misread, meant] :
         {std::pair<std::string_view, std::string_view>{"seruer", "server"},
          {"auoid", "avoid"},
          {"initiateus", "initiatevs"}})
        if (const auto at = key.find(misread); at != std::string::npos)
            key.replace(at, misread.size(), meant);
    if (key == "euent")
        return "event";
    return key == "riq" ? "rig" : key;
}

std::vector<std::string> runsOf(std::string_view text)
{
    std::vector<std::string> words(1);
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '\'' || text.substr(at).starts_with("’")) {
            at += c == '\'' ? 0 : std::string_view("’").size() - 1; // "player's" is one word
            continue;
        }
        if (isLetter(c))
            words.back() += static_cast<char>(c | 0x20);
        else if ((c >= '0' && c <= '9') || c == '&')
            words.back() += c;
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty())
        words.pop_back();
    std::vector<std::string> found;
    for (std::size_t i = 0; i + runLength <= words.size(); ++i) {
        std::string run;
        for (std::size_t k = 0; k < runLength; ++k)
            run += (k == 0 ? "" : " ") + words[i + k];
        found.push_back(std::move(run));
    }
    return found;
}

const std::unordered_set<std::string> &runs()
{
    static const auto all = [] {
        std::unordered_set<std::string> found;
        for (const auto &file :
             std::filesystem::directory_iterator(support::referenceMaterial() / "rulebooks"))
            if (file.path().extension() == ".txt")
                found.merge(std::unordered_set<std::string>([&] {
                    const auto list = runsOf(support::bytesOf(file.path()));
                    return std::unordered_set<std::string>(list.begin(), list.end());
                }()));
        return found;
    }();
    return all;
}

} // namespace rulebook

const rules::Reference &referenceOfCheckout()
{
    static const rules::Reference all = [] {
        std::vector<rules::ReferenceFile> files;
        std::vector<std::filesystem::path> paths;
        for (const auto &file : std::filesystem::directory_iterator(support::checkout() / "rules"
                                                                    / "data" / "reference"))
            if (file.path().filename().string().starts_with("reference-"))
                paths.push_back(file.path());
        std::ranges::sort(paths);
        for (const auto &path : paths) {
            auto file = rules::readReference(support::bytesOf(path));
            INFO(path.filename().string()
                 << ": " << (file ? std::string() : core::toString(file.error())));
            REQUIRE(file);
            files.push_back(std::move(*file));
        }
        files.push_back(rules::timingEntries());
        auto united = rules::Reference::unite(std::move(files));
        INFO((united ? std::string() : core::toString(united.error())));
        REQUIRE(united);
        return std::move(*united);
    }();
    return all;
}
