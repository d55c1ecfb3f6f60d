// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_markup.h"

#include "core/code_points.h"
#include "core/strict_reader.h"
#include "core/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace interchange {

namespace {

constexpr std::size_t mostLines = 2000;
constexpr std::size_t longestLine = 1000; ///< taking a line apart costs its length squared
constexpr std::size_t longestEntity = 10;
constexpr std::size_t longestTag = 2000;

using Names = std::pair<std::string_view, std::string_view>;
constexpr std::array htmlEntities{
    Names{"amp", "&"},         Names{"lt", "<"},          Names{"gt", ">"},
    Names{"quot", "\""},       Names{"apos", "'"},        Names{"nbsp", " "},
    Names{"times", "\u00D7"},  Names{"bull", "\u2022"},   Names{"middot", "\u00B7"},
    Names{"ndash", "\u2013"},  Names{"mdash", "\u2014"},  Names{"hellip", "\u2026"},
    Names{"lsquo", "\u2018"},  Names{"rsquo", "\u2019"},  Names{"ldquo", "\u201C"},
    Names{"rdquo", "\u201D"},  Names{"trade", "\u2122"},  Names{"reg", "\u00AE"},
    Names{"eacute", "\u00E9"}, Names{"Eacute", "\u00C9"}, Names{"agrave", "\u00E0"},
    Names{"aacute", "\u00E1"}, Names{"auml", "\u00E4"},   Names{"ouml", "\u00F6"},
    Names{"uuml", "\u00FC"},   Names{"omacr", "\u014D"},  Names{"amacr", "\u0101"},
    Names{"scedil", "\u015F"}, Names{"Scedil", "\u015E"}, Names{"egrave", "\u00E8"},
    Names{"iacute", "\u00ED"}, Names{"oacute", "\u00F3"}};

constexpr std::array<std::string_view, 25> blockTags{
    "p",  "div", "br", "li", "ul", "ol", "tr", "table", "tbody", "thead", "h1",   "h2",     "h3",
    "h4", "h5",  "h6", "hr", "dl", "dt", "dd", "pre",   "body",  "html",  "head", "section"};
constexpr std::array<std::string_view, 12> inlineTags{
    "a", "b", "i", "u", "em", "strong", "td", "span", "code", "strike", "s", "del"};
constexpr std::array<std::string_view, 4> hiddenTags{"script", "style", "title", "template"};
constexpr std::array<std::string_view, 30> bbTags{
    "b",    "i",       "u",      "s",    "url", "color", "colour", "size", "list",  "quote",
    "code", "spoiler", "center", "font", "img", "tr",    "table",  "th",   "td",    "strike",
    "*",    "hr",      "card",   "deck", "li",  "ul",    "ol",     "left", "right", "indent"};

bool isOneOf(const auto &names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

char lowered(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool isTagLetter(char c) { return lowered(c) >= 'a' && lowered(c) <= 'z'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// " [01110]" for a link to a card.
std::string codeOfLink(std::string_view link)
{
    constexpr std::string_view before = "/card/";
    const auto at = link.rfind(before);
    if (at == std::string_view::npos)
        return {};
    auto code = link.substr(at + before.size());
    code = code.substr(0, std::min(code.find_first_not_of("0123456789"), code.size()));
    return code.empty() ? std::string() : " [" + std::string(code) + "]";
}

/// The name of the tag behind '<' or "</", in small letters.
std::string tagName(std::string_view tag)
{
    if (tag.starts_with('/'))
        tag.remove_prefix(1);
    std::string name;
    for (const char c : tag.substr(0, 16)) {
        if (!isTagLetter(c) && !isDigit(c))
            break;
        name += lowered(c);
    }
    return name;
}

/// Behind the entity at the front of `text`, which is appended to `out`; 0 where none is.
std::size_t takeEntity(std::string_view text, std::string &out)
{
    const auto end = text.substr(0, longestEntity).find(';');
    if (end == std::string_view::npos || end < 2)
        return 0;
    const auto name = text.substr(1, end - 1);
    const auto *known = std::ranges::find(htmlEntities, name, &Names::first);
    if (known != htmlEntities.end()) {
        out += known->second;
        return end + 1;
    }
    if (name.front() != '#')
        return 0;
    const bool hex = name.size() > 2 && lowered(name[1]) == 'x';
    const auto digits = name.substr(hex ? 2 : 1);
    std::uint32_t value = 0;
    const auto [stop, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), value, hex ? 16 : 10);
    if (error != std::errc() || stop != digits.data() + digits.size() || value < ' '
        || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF))
        return 0;
    core::append(out, static_cast<char32_t>(value));
    return end + 1;
}

std::string withoutEntities(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        const std::size_t taken = text.front() == '&' ? takeEntity(text, out) : 0;
        if (taken == 0)
            out += text.front();
        text.remove_prefix(std::max<std::size_t>(1, taken));
    }
    return out;
}

/// [b]…[/b], [url=…]…[/url]: what stands between, and the code of a linked card behind it.
std::string withoutBbCode(std::string_view text)
{
    std::string out;
    std::string code;
    while (!text.empty()) {
        const auto close = text.front() == '[' ? text.find(']') : std::string_view::npos;
        const auto tag =
            close == std::string_view::npos ? std::string_view() : text.substr(1, close - 1);
        const bool end = tag.starts_with('/');
        const auto name = tag.substr(end ? 1 : 0, tag.find('=') - (end ? 1 : 0));
        if (tag.empty() || !isOneOf(bbTags, name)) {
            out += text.front();
            text.remove_prefix(1);
            continue;
        }
        if (name == "url")
            out += end ? std::exchange(code, {}) : "";
        if (name == "url" && !end)
            code = codeOfLink(tag);
        if (name == "s" || name == "strike")
            out += struckSign;
        if ((name == "td" || name == "th") && !end)
            out += '\t';
        text.remove_prefix(close + 1);
    }
    return out + code;
}

/// [Title](link) becomes Title and the code of the link.
std::string withoutLinks(std::string text)
{
    for (auto middle = text.find("]("); middle != std::string::npos;
         middle = text.find("](", middle)) {
        const auto open = text.rfind('[', middle);
        const auto close = text.find(')', middle);
        if (open == std::string::npos || close == std::string::npos)
            break;
        const std::string code = codeOfLink(std::string_view(text).substr(middle, close - middle));
        text.replace(middle, close - middle + 1, code);
        text.erase(open, 1);
    }
    return text;
}

/// An address leaves the code of the card it leads to.
std::string withoutAddresses(std::string text)
{
    for (const std::string_view scheme : {"http://", "https://", "www."})
        for (auto at = text.find(scheme); at != std::string::npos; at = text.find(scheme, at)) {
            const auto end = std::min(text.find_first_of(" \t<>\"')]|", at), text.size());
            const std::string code = codeOfLink(std::string_view(text).substr(at, end - at));
            text.replace(at, end - at, code);
        }
    return text;
}

/// Behind ":credit:" or "<:ice:1234>" at the front; 0 where none is.
std::size_t emojiEnd(std::string_view text)
{
    const bool custom = text.starts_with("<:") || text.starts_with("<a:");
    std::size_t at = text.starts_with("<a:") ? 3 : custom ? 2 : 1;
    const std::size_t start = at;
    while (at < text.size()
           && (isTagLetter(text[at]) || isDigit(text[at]) || text[at] == '_' || text[at] == '-'
               || text[at] == '+'))
        ++at;
    if (at < start + 2 || at == text.size() || text[at] != ':')
        return 0;
    ++at;
    if (!custom)
        return at < text.size() && (isTagLetter(text[at]) || isDigit(text[at])) ? 0 : at;
    while (at < text.size() && isDigit(text[at]))
        ++at;
    return at < text.size() && text[at] == '>' ? at + 1 : 0;
}

std::string withoutEmojiCodes(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        const bool apart = out.empty() || out.back() == ' ' || out.back() == '\t';
        const bool may = text.front() == '<' || (text.front() == ':' && apart);
        const std::size_t end = may ? emojiEnd(text) : 0;
        if (end == 0)
            out += text.front();
        text.remove_prefix(std::max<std::size_t>(1, end));
    }
    return out;
}

void checkLength(std::size_t number, std::string_view line)
{
    if (line.size() > longestLine && !line.starts_with(listMetaMark))
        throw core::DataError{"line " + std::to_string(number),
                              "the line is longer than " + std::to_string(longestLine)
                                  + " bytes; this is not a decklist"};
}

/// Walks through HTML and writes what a reader would see.
class HtmlReader {
public:
    explicit HtmlReader(std::string_view text) : m_text(text), m_whole(text)
    {
        for (auto at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1))
            m_blocks |= isOneOf(blockTags, tagName(text.substr(at + 1)));
    }

    std::vector<SourceLine> read()
    {
        while (!m_text.empty())
            step();
        finishLine();
        return std::move(m_lines);
    }

private:
    void step()
    {
        if (m_text.starts_with("<!--")) {
            const auto end = m_text.find("-->");
            skip(end == std::string_view::npos ? m_text.size() : end + 3);
        } else if (m_text.front() == '<' && !tagName(m_text.substr(1)).empty()
                   && m_text.substr(0, longestTag).find('>') != std::string_view::npos) {
            tag();
        } else if (m_text.front() == '\n' || m_text.front() == '\r') {
            // Between blocks a new line is a blank.
            if (m_blocks && m_pre == 0)
                m_line += ' ';
            else
                finishLine();
            skip(1);
        } else {
            m_line += m_text.front();
            skip(1);
        }
    }

    void tag()
    {
        const std::string name = tagName(m_text.substr(1));
        const auto end = m_text.find('>') + 1;
        const auto whole = m_text.substr(0, end);
        const bool closing = whole.starts_with("</");
        if (isOneOf(blockTags, name))
            finishLine();
        if (name == "pre")
            m_pre += closing ? -m_pre : 1;
        if ((name == "td" || name == "th") && !closing)
            m_line += '\t';
        if (name == "s" || name == "del" || name == "strike")
            m_line += struckSign;
        if (name == "a") {
            m_line += std::exchange(m_code, {});
            m_code = closing ? std::string() : codeOfLink(whole);
        }
        skip(end);
        if (!closing && isOneOf(hiddenTags, name)) {
            const auto stop = m_text.find("</" + name);
            skip(std::min(stop, m_text.size()));
        }
    }

    void finishLine()
    {
        m_line += std::exchange(m_code, {});
        checkLength(m_startNumber, m_line);
        if (!core::tidied(m_line).empty()) {
            const auto start = static_cast<std::size_t>(m_start.data() - m_whole.data());
            const auto length = static_cast<std::size_t>(m_text.data() - m_start.data());
            m_lines.push_back({m_startNumber, m_whole.substr(start, length),
                               withoutMarkup(std::exchange(m_line, {}))});
        }
        m_line.clear();
        m_start = m_text;
        m_startNumber = m_number;
    }

    void skip(std::size_t count)
    {
        m_number += static_cast<std::size_t>(std::ranges::count(m_text.substr(0, count), '\n'));
        m_text.remove_prefix(count);
        if (m_line.find_first_not_of(" \t") == std::string::npos) {
            m_start = m_text;
            m_startNumber = m_number;
        }
    }

    std::string_view m_text;
    std::string_view m_whole;
    std::string_view m_start = m_text;
    std::vector<SourceLine> m_lines;
    std::string m_line;
    std::string m_code;
    std::size_t m_number = 1;
    std::size_t m_startNumber = 1;
    bool m_blocks = false;
    int m_pre = 0;
};

std::vector<SourceLine> plainLines(std::string_view text)
{
    std::vector<SourceLine> lines;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const auto end = text.find_first_of("\r\n");
        const auto line = text.substr(0, end);
        const bool both = end != std::string_view::npos && text.substr(end).starts_with("\r\n");
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + (both ? 2 : 1));
        if (line.find_first_not_of(" \t") != std::string_view::npos)
            lines.push_back({number, line, {}});
    }
    return lines;
}

void checkCount(const std::vector<SourceLine> &lines)
{
    if (lines.size() > mostLines)
        throw core::DataError{"line " + std::to_string(lines[mostLines].number),
                              "the text has more than " + std::to_string(mostLines)
                                  + " lines; this is not a decklist"};
}

} // namespace

bool hasHtml(std::string_view text)
{
    for (auto at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
        const auto tag = text.substr(at + 1, 256);
        const std::string name = tagName(tag);
        const std::size_t length = name.size() + (tag.starts_with('/') ? 1 : 0);
        if (length < tag.size() && (isOneOf(blockTags, name) || isOneOf(inlineTags, name))
            && (tag[length] == '>' || tag[length] == ' ' || tag[length] == '/'
                || tag[length] == '\n'))
            return true;
    }
    return false;
}

std::string withoutMarkup(std::string_view line)
{
    const std::string decoded =
        line.find('&') == std::string_view::npos ? std::string(line) : withoutEntities(line);
    return withoutEmojiCodes(withoutAddresses(withoutLinks(withoutBbCode(decoded))));
}

std::vector<SourceLine> markedLines(std::string_view text)
{
    if (hasHtml(text)) {
        auto lines = HtmlReader(text).read();
        checkCount(lines);
        return lines;
    }
    auto lines = plainLines(text);
    checkCount(lines);
    for (SourceLine &line : lines) {
        checkLength(line.number, line.source);
        line.text = line.source.starts_with(listMetaMark) ? std::string(line.source)
                                                          : withoutMarkup(line.source);
    }
    return lines;
}

} // namespace interchange
