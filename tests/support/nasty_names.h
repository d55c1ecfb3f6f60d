// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace support {

/// Names that want to be more than names, wherever they are shown: one set for every medium. All
/// are UTF-8, and no two are the same when folded.
[[nodiscard]] inline const std::vector<std::string> &nastyNames()
{
    static const std::vector<std::string> names{
        // rich text and XML
        "<img src=/etc/passwd>Ida", "<b>Bold</b> Bo", "Entity &amp; &lt;i&gt;",
        "<script>alert(1)</script>", "</desc><script>own()</script><desc>", "]]></title><!-- Cut",
        "Smith & Sons", "\"Quoted\" \\ 'Quinn'", "<a href=\"file:///etc/passwd\">Link</a>",
        // cells that a spreadsheet runs, and guards that are part of a name
        "=HYPERLINK(\"http://example.org\";\"Click\")", "+1+2 Plus", "-2+3 Minus", "@SUM(A1)",
        "\tTab Tessa", "\rReturn Rae", "'Tis Tim", "'=1+1 Guarded", "''-7 Twice", "＝3+4 Wide",
        "semi;=1+1;colon", "comma,=2+2,comma",
        // what a terminal obeys
        "\x1b]0;owned\x07Title", "\x1b[2JClear",
        "\xC2\x9B"
        "31mRed",
        "Back\x08\x08space", "\x7F Delete", "Bell\x07 Ben", std::string("Nul\0Nina", 8),
        // the direction of writing
        "\u202Egnihton Nell", "Left\u202D Lea", "Em\u202A\u202Bbed", "\u2066Open Otto",
        "Shut\u2069\u2069 Sam",
        // lines
        "Two\nLines", "Line\u2028Separator", "Paragraph\u2029Separator", "Next\u0085Line",
        "Carriage\r\nReturn",
        // markdown and chat
        "*bold* _it_ [x](http://example.org)", "Pipe | Table", "`code`", "@everyone", "<@123456>",
        "# Heading", "~~gone~~", "||spoiler||", "$x^2$", "http://example.org/x", ":smile:",
        // what programs fill in
        "%1 %2 %n %L1 %%", "{who} {points} {player} {n}", "&Filip", "Save && Go", "[*] Star",
        "${HOME} `id` $(id)", "../../etc/passwd",
        // odd, and right to have
        "Zero\u200BWidth\u200D\uFEFF", "\U0001F469\u200D\U0001F4BB Dev", "Zoë Ångström-Łukasz",
        "Z\u0335a\u0337l\u0334g\u0336o", "שלום אבי", "سارة 2", "Dana (שרה)",
        "Long " + std::string(180, 'g')};
    return names;
}

/// Bytes that are no UTF-8, as file names, arguments and forged files may hold them.
[[nodiscard]] inline const std::vector<std::string> &brokenNames()
{
    static const std::vector<std::string> names{"Lone\xFF\xFE",
                                                "Cut\xC3",
                                                "Surrogate\xED\xA0\x80",
                                                "Overlong\xC0\xAF",
                                                "Late\xE2\x82 byte",
                                                "\x9B"
                                                "2J"};
    return names;
}

/// Nothing in the text steers the terminal or the line it is shown in; ends of lines are allowed,
/// and isolates that end in their line. Looks at bytes, so that it shares nothing with what it
/// judges.
[[nodiscard]] inline bool isHarmless(std::string_view text)
{
    const auto byteAt = [&](std::size_t at) {
        return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
    };
    int open = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const unsigned byte = byteAt(at);
        const unsigned next = byteAt(at + 1);
        const unsigned last = byteAt(at + 2);
        const bool endsLine = byte == '\n' || (byte == '\r' && next == '\n');
        if ((byte < 0x20 && !endsLine && byte != '\t') || byte == 0x7F)
            return false;
        if (byte == 0xC2 && next >= 0x80 && next < 0xA0)
            return false; // C1
        if (byte == 0xE2 && next == 0x80 && last >= 0xA8 && last <= 0xAE)
            return false; // separators of lines, overrides
        if (byte == 0xE2 && next == 0x81 && last >= 0xA6 && last <= 0xA9)
            open += last == 0xA9 ? -1 : 1; // isolates
        if (open < 0 || (byte == '\n' && open > 0))
            return false;
    }
    return open == 0;
}

/// Every letter of Hebrew and Arabic stands in an isolate, and turns nothing outside of it. Looks
/// at bytes, too: those letters are U+05C0 to U+07FF, D7 to DF in UTF-8.
[[nodiscard]] inline bool standsApart(std::string_view text)
{
    int open = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (byte == '\n')
            open = 0;
        else if (text.substr(at).starts_with("\u2068"))
            ++open;
        else if (text.substr(at).starts_with("\u2069"))
            --open;
        else if (byte >= 0xD7 && byte <= 0xDF && open <= 0)
            return false;
    }
    return true;
}

} // namespace support
