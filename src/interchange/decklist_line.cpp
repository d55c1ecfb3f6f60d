// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_line.h"

#include "core/text.h"
#include "rules/cards/title_key.h"

#include <algorithm>
#include <array>
#include <optional>

namespace interchange {

namespace {

constexpr std::size_t mostDigits = 3;

// Influence, free influence, Most Wanted, restricted: signs that programs put around a title.
constexpr std::array<std::string_view, 13> signs{"\u25CF", "\u2022", "\u25CB", "\u25E6", "\u25A0",
                                                 "\u25A1", "\u2605", "\u2606", "\u2658", "\u2659",
                                                 "\u00B7", "\u2219", "\uFE0F"};

constexpr std::array<std::pair<std::string_view, std::string_view>, 8> entities{{{"&quot;", "\""},
                                                                                 {"&#34;", "\""},
                                                                                 {"&#39;", "'"},
                                                                                 {"&#x27;", "'"},
                                                                                 {"&apos;", "'"},
                                                                                 {"&lt;", "<"},
                                                                                 {"&gt;", ">"},
                                                                                 {"&amp;", "&"}}};

// Keys of the headings of all programs; no card bears one of these titles.
constexpr std::array<std::string_view, 30> headings{
    "identity", "identities", "agenda",    "agendas",    "asset",       "assets",
    "upgrade",  "upgrades",   "operation", "operations", "event",       "events",
    "hardware", "resource",   "resources", "icebreaker", "icebreakers", "program",
    "programs", "barrier",    "barriers",  "codegate",   "codegates",   "sentry",
    "sentries", "ice",        "other",     "multi",      "corp",        "runner"};

constexpr std::array<std::string_view, 12> origins{
    "cardsupto",    "deckbuilt", "decklist", "warning", "total",       "influence",
    "agendapoints", "decksize",  "packs",    "http",    "publishedon", "netrunnerdb"};

bool isDigit(char c) { return c >= '0' && c <= '9'; }

void replaceAll(std::string &text, std::string_view from, std::string_view to)
{
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// The digits behind "/card/" in a link.
std::string codeIn(std::string_view link)
{
    constexpr std::string_view before = "/card/";
    const auto at = link.rfind(before);
    if (at == std::string_view::npos)
        return {};
    const auto code = link.substr(at + before.size());
    return std::string(code.substr(0, code.find_first_not_of("0123456789")));
}

/// [b]…[/b], [url=…]…[/url], [i], [color=…]: keeps what stands between the tags.
void stripBbCode(std::string &text, std::string &code)
{
    for (auto open = text.find('['); open != std::string::npos; open = text.find('[', open)) {
        const auto close = text.find(']', open);
        if (close == std::string::npos)
            return;
        const std::string_view tag = std::string_view(text).substr(open + 1, close - open - 1);
        const std::string_view name = tag.substr(tag.starts_with('/') ? 1 : 0);
        const bool known = name == "b" || name == "i" || name == "u" || name == "url"
            || name == "color" || name.starts_with("url=") || name.starts_with("color=");
        if (!known) {
            ++open;
            continue;
        }
        if (name.starts_with("url=") && code.empty())
            code = codeIn(name);
        text.erase(open, close - open + 1);
    }
}

/// [Title](link) becomes Title, _(Pack)_ becomes (Pack), **x** becomes x.
void stripMarkdown(std::string &text, std::string &code)
{
    const auto middle = text.find("](");
    const auto open = text.rfind('[', middle);
    if (middle != std::string::npos && open != std::string::npos) {
        const auto close = text.find(')', middle);
        if (close != std::string::npos) {
            if (code.empty())
                code = codeIn(std::string_view(text).substr(middle, close - middle));
            text.erase(middle, close - middle + 1);
            text.erase(open, 1);
        }
    }
    replaceAll(text, "_(", "(");
    replaceAll(text, ")_", ")");
    replaceAll(text, "**", "");
}

/// jinteki.net's choice of art: "Hedge Fund [art: x, id: 01110]".
void stripArt(std::string &text, std::string &code)
{
    if (!text.ends_with(']'))
        return;
    const auto open = text.rfind('[');
    if (open == std::string::npos || open == 0)
        return;
    const std::string_view inside = std::string_view(text).substr(open + 1);
    const auto id = inside.find("id:");
    if (id != std::string_view::npos) {
        const auto digits = trimmed(inside.substr(id + 3));
        code = digits.substr(0, digits.find_first_not_of("0123456789"));
    }
    text.erase(open);
}

struct Counted {
    int quantity = 0;
    std::string_view rest;
};

int valueOf(std::string_view digits)
{
    int value = 0;
    for (const char digit : digits)
        value = 10 * value + (digit - '0');
    return value;
}

/// Skips "x", "X" or "×"; false when there is none.
bool skipTimes(std::string_view &text)
{
    for (const std::string_view sign : {"x", "X", "\u00D7"})
        if (text.starts_with(sign)) {
            text.remove_prefix(sign.size());
            return true;
        }
    return false;
}

/// "3x Hedge Fund", "3 x Hedge Fund", "3 Hedge Fund".
std::optional<Counted> countBefore(std::string_view text)
{
    const auto end = std::min(text.find_first_not_of("0123456789"), text.size());
    if (end == 0 || end > mostDigits || end == text.size())
        return std::nullopt;
    auto rest = trimmed(text.substr(end));
    const bool blank = text[end] == ' ';
    auto behind = rest;
    // "3 xenophobes" is no multiplication, "3x15 Minutes" is one.
    if (skipTimes(behind) && !behind.empty() && (behind.front() == ' ' || !blank))
        rest = trimmed(behind);
    else if (!blank)
        return std::nullopt;
    return Counted{valueOf(text.substr(0, end)), rest};
}

/// "Hedge Fund x3", "Hedge Fund (x3)", "Hedge Fund 3x".
std::optional<Counted> countBehind(std::string_view text)
{
    if (text.ends_with(')') && text.find('(') != std::string_view::npos) {
        const auto open = text.rfind('(');
        auto inside = trimmed(text.substr(open + 1, text.size() - open - 2));
        if (!skipTimes(inside) || inside.empty() || inside.size() > mostDigits
            || !std::ranges::all_of(inside, isDigit))
            return std::nullopt;
        return Counted{valueOf(inside), trimmed(text.substr(0, open))};
    }
    const auto blank = text.rfind(' ');
    if (blank == std::string_view::npos)
        return std::nullopt;
    auto last = text.substr(blank + 1);
    const bool before = skipTimes(last);
    for (const std::string_view sign : {"x", "X", "\u00D7"})
        if (!before && last.ends_with(sign)) {
            last.remove_suffix(sign.size());
            if (!last.empty() && last.size() <= mostDigits && std::ranges::all_of(last, isDigit))
                return Counted{valueOf(last), trimmed(text.substr(0, blank))};
            return std::nullopt;
        }
    if (!before || last.empty() || last.size() > mostDigits || !std::ranges::all_of(last, isDigit))
        return std::nullopt;
    return Counted{valueOf(last), trimmed(text.substr(0, blank))};
}

/// Whether brackets hold a pack: its name, its code, the beginning of its name ("Core"), a cycle.
bool namesPack(std::string_view text, const rules::CardLibrary &library)
{
    constexpr std::size_t shortest = 3;
    if (library.findPack(text))
        return true;
    const std::string key = rules::titleKey(text);
    const auto begins = [&](const auto &item) {
        return key.size() >= shortest && rules::titleKey(item.name).starts_with(key);
    };
    return std::ranges::any_of(library.packs(), begins)
        || std::ranges::any_of(library.data().cycles, begins);
}

void splitPack(DecklistLine &line, const rules::CardLibrary &library)
{
    if (!line.title.ends_with(')') || library.findTitle(line.title))
        return;
    const auto open = line.title.rfind('(');
    if (open == std::string::npos || open == 0)
        return;
    const std::string_view inside =
        trimmed(std::string_view(line.title).substr(open + 1, line.title.size() - open - 2));
    if (!namesPack(inside, library))
        return;
    line.pack = inside;
    line.title = trimmed(std::string_view(line.title).substr(0, open));
}

/// Without a count in brackets and a colon: "Agenda: (9)" is "Agenda".
std::string_view withoutCount(std::string_view title)
{
    title = trimmed(title);
    const auto open = title.rfind('(');
    if (title.ends_with(')') && open != std::string_view::npos) {
        const auto inside = title.substr(open + 1, title.size() - open - 2);
        if (std::ranges::all_of(inside, isDigit))
            title = trimmed(title.substr(0, open));
    }
    if (title.ends_with(':'))
        title.remove_suffix(1);
    return title;
}

} // namespace

DecklistLine parseDecklistLine(std::string_view raw, const rules::CardLibrary &library)
{
    DecklistLine line;
    std::string text = core::tidied(raw);
    for (const auto &[entity, character] : entities)
        replaceAll(text, entity, character);
    for (const std::string_view sign : signs)
        replaceAll(text, sign, " ");
    stripBbCode(text, line.code);
    stripMarkdown(text, line.code);
    text = core::tidied(text);
    stripArt(text, line.code);
    std::string_view rest = trimmed(text);
    while (rest.starts_with('#') || rest.starts_with("* ") || rest.starts_with("- ")) {
        line.heading = line.heading || rest.starts_with('#');
        rest = trimmed(rest.substr(1));
    }
    std::optional<Counted> counted;
    if (!library.findTitle(rest)) {
        counted = countBehind(rest);
        // "15 Minutes x2" begins with digits, too: what leaves a title is meant.
        if (!counted || !library.findTitle(counted->rest))
            if (const auto before = countBefore(rest))
                counted = before;
    }
    if (counted) {
        line.quantity = counted->quantity;
        rest = counted->rest;
    }
    line.title = rest;
    splitPack(line, library);
    return line;
}

bool isTypeHeading(std::string_view title)
{
    return std::ranges::find(headings, rules::titleKey(withoutCount(title))) != headings.end();
}

bool isTotal(const DecklistLine &line)
{
    const std::string key = rules::titleKey(line.title);
    if (line.quantity > 0 || isDigit(line.title.empty() ? ' ' : line.title.front()))
        return key.starts_with("influence") || key.starts_with("agendapoint") || key == "cards"
            || (key.starts_with("cards") && line.title.find('(') != std::string::npos);
    return std::ranges::any_of(origins,
                               [&](std::string_view origin) { return key.starts_with(origin); });
}

} // namespace interchange
