// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/marks.h"

namespace saying {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

char charAt(std::string_view line, std::size_t at) { return at < line.size() ? line[at] : '\0'; }

bool endsTitle(const Token *last, char mark)
{
    return last && last->card && rules::cardLibrary()[*last->card].title.ends_with(mark);
}

/// "vs.", "Melange Mining Corp. is rezzed"
bool isOfWord(std::string_view line, std::size_t at, const Token *last)
{
    const char next = charAt(line, at + 2);
    return last && (last->text == "vs" || (endsTitle(last, '.') && next >= 'a' && next <= 'z'));
}

/// "I want my tax! May he?", and not of "Snare!" within a sentence or beside a question mark.
bool isCry(std::string_view line, std::size_t at, const Token *last)
{
    const bool asks = (at > 0 && line[at - 1] == '?') || charAt(line, at + 1) == '?';
    const char next = charAt(line, at + 2);
    const bool isBehind = charAt(line, at + 1) == ' ' && next >= 'A' && next <= 'Z';
    return !asks && (isBehind || !endsTitle(last, '!'));
}

} // namespace

std::string markAt(std::string_view line, std::size_t at, const Token *last, bool isBegun)
{
    constexpr std::string_view marks = ",;?:";
    const char mark = line[at];
    const char next = charAt(line, at + 1);
    const bool isApart = at > 0 && line[at - 1] == ' ' && next == ' ';
    if (marks.find(mark) != std::string_view::npos)
        return std::string(1, mark);
    if (mark == '\n' || (mark == '.' && !isOfWord(line, at, last))
        || (mark == '!' && isCry(line, at, last)))
        return ".";
    const bool isPlus =
        mark == '+' && isBegun && at + 2 < line.size() && isApart && !isDigit(line[at + 2]);
    return isPlus || (mark == '-' && isApart) ? "," : ""; // "I pay 3 - do I die?"
}

} // namespace saying
