// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/markdown.h"
#include "core/harmless.h"
#include "interchange/anonymous.h"
#include "interchange/csv_export.h"
#include "interchange/export.h"
#include "tournament/standings/standings.h"

#include <algorithm>

namespace interchange {

using tournament::Event;
using tournament::Match;
using tournament::PlayerId;
using tournament::Round;
using tournament::Stage;

namespace {

/// Characters as chat programs count them: those outside the basic plane count twice.
std::size_t length(std::string_view text)
{
    std::size_t count = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0U) != 0x80U)
            count += byte >= 0xF0U ? 2 : 1;
    }
    return count;
}

/// At most so many characters, cut between two of them.
std::string shortened(const std::string &text, std::size_t most)
{
    if (length(text) <= most)
        return text;
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t next = at + 1;
        while (next < text.size() && (static_cast<unsigned char>(text[next]) & 0xC0U) == 0x80U)
            ++next;
        const std::string piece = text.substr(at, next - at);
        if (length(result) + length(piece) + 1 > most)
            break;
        result += piece;
        at = next;
    }
    return result + "…";
}

/// Nothing in a name may switch on bold, code, a link, a formula, a mention or a list, or end the
/// line or turn the direction of what stands beside it. Chat programs look for mentions before they
/// look at backslashes: behind the sign a space without width keeps "everyone" from being called.
std::string escaped(const std::string &text)
{
    constexpr std::string_view special = "\\`*_{}[]()<>#+-.!|~@&:$";
    constexpr std::string_view spaceWithoutWidth = "\u200B";
    constexpr std::size_t longestName = 60;
    std::string result;
    for (const char c : shortened(core::harmlessLine(text), longestName)) {
        if (special.find(c) != std::string_view::npos)
            result += '\\';
        result += c;
        if (c == '@')
            result += spaceWithoutWidth;
    }
    return core::isolated(result);
}

class Pages {
public:
    explicit Pages(std::string title) : m_title(std::move(title)) { }

    void add(const std::string &line)
    {
        if (m_pages.empty() || length(m_pages.back()) + length(line) + 1 > longestPage) {
            m_pages.push_back(m_title);
            if (m_pages.size() > 1)
                m_pages.back() += " (continued)";
        }
        m_pages.back() += '\n' + line;
    }

    [[nodiscard]] std::vector<std::string> take()
    {
        if (m_pages.empty())
            m_pages.push_back(m_title);
        return std::move(m_pages);
    }

private:
    static constexpr std::size_t longestPage = 2000;
    std::string m_title;
    std::vector<std::string> m_pages;
};

std::string named(const Event &event, PlayerId id) { return escaped(findPlayer(event, id)->name); }

std::string withSide(const Event &event, PlayerId id, std::optional<tournament::Side> side)
{
    std::string text = named(event, id);
    if (side)
        text += *side == tournament::Side::Corp ? " (Corp)" : " (Runner)";
    return text;
}

std::string line(const Event &event, const Round &round, const Match &match)
{
    std::string table = "**" + std::to_string(match.table) + "** ";
    if (match.game > 0)
        table += "(game " + std::to_string(match.game) + ") ";
    if (match.isBye())
        return table + named(event, match.p1) + " – bye";
    const auto side = match.p1Side;
    std::string text = table + withSide(event, match.p1, side) + " – "
        + withSide(event, *match.p2, side ? std::optional(other(*side)) : std::nullopt);
    if (const auto points = matchPoints(event, round, match))
        text += " · " + std::to_string((*points)[0]) + "–" + std::to_string((*points)[1]);
    return text;
}

std::vector<std::string> pairingPages(const Event &event, const Round &round)
{
    const bool cut = round.stage == Stage::Cut;
    const int number = cut ? round.number - swissRounds(event) : round.number;
    Pages pages("**" + escaped(event.details.name) + "** – " + (cut ? "cut round " : "round ")
                + std::to_string(number));
    for (const Match &match : round.matches)
        pages.add(line(event, round, match));
    return pages.take();
}

} // namespace

std::vector<std::string> markdownPages(const Event &event, const ExportOptions &options)
{
    const Event shown = forExport(event, options.anonymous);
    if (const Round *round = chosenRound(shown, options.round))
        return pairingPages(shown, *round);
    return {};
}

std::vector<std::string> markdownStandings(const Event &event, const ExportOptions &options)
{
    const Event shown = forExport(event, options.anonymous);
    const Round *round = chosenRound(shown, options.round);
    const auto table = tournament::standings(
        shown, round ? std::optional(std::min(round->number, swissRounds(shown))) : std::nullopt);
    Pages pages("**" + escaped(shown.details.name) + "** – standings after round "
                + std::to_string(table.round) + (table.provisional ? " (provisional)" : ""));
    for (const auto &row : table.rows)
        pages.add(std::to_string(row.rank) + "\\. " + named(shown, row.player) + " · "
                  + std::to_string(row.points));
    return pages.take();
}

} // namespace interchange
