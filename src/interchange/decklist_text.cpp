// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_text.h"

#include "core/text.h"
#include "interchange/decklist_builder.h"
#include "interchange/decklist_line.h"
#include "rules/cards/title_key.h"

#include <algorithm>

namespace interchange {

namespace {

constexpr std::size_t mostLines = 2000;
constexpr std::size_t longestLine = 1000; ///< taking a line apart costs its length squared
constexpr std::string_view metaMark = ";;";

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

struct NumberedLine {
    std::size_t number = 0;
    std::string_view text;
};

/// Lines that hold anything, with any line ends.
std::vector<NumberedLine> linesOf(std::string_view text)
{
    std::vector<NumberedLine> lines;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const auto end = text.find_first_of("\r\n");
        const auto line = text.substr(0, end);
        const bool both = end != std::string_view::npos && text.substr(end).starts_with("\r\n");
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + (both ? 2 : 1));
        if (line.find_first_not_of(" \t") == std::string_view::npos)
            continue;
        if (lines.size() == mostLines)
            throw core::DataError{"line " + std::to_string(number),
                                  "the text has more than " + std::to_string(mostLines)
                                      + " lines; this is not a decklist"};
        if (line.size() > longestLine && !line.starts_with(metaMark))
            throw core::DataError{"line " + std::to_string(number),
                                  "the line is longer than " + std::to_string(longestLine)
                                      + " bytes; this is not a decklist"};
        lines.push_back({number, line});
    }
    return lines;
}

class TextReader {
public:
    explicit TextReader(const rules::CardLibrary &library)
        : m_builder(library, DecklistBuilder::Trust::Both)
    {
    }

    Decklist read(std::string_view text)
    {
        for (const NumberedLine &line : linesOf(text))
            if (line.text.starts_with(metaMark))
                meta(line);
            else
                plain(line);
        header();
        return m_builder.take();
    }

private:
    /// A line above the first card, to be judged once all are seen.
    struct HeaderLine {
        NumberedLine source;
        DecklistLine parsed;
    };

    static NamedCard named(const DecklistLine &line) { return {line.title, line.code, line.pack}; }

    /// ";; identity: …" of jinteki.net.
    void meta(const NumberedLine &line)
    {
        const auto rest = line.text.substr(metaMark.size());
        const auto colon = rest.find(':');
        const std::string key = core::folded(rest.substr(0, colon));
        const std::string value =
            core::tidied(colon == std::string_view::npos ? "" : rest.substr(colon + 1));
        if (key == "title")
            m_builder.list().name = value;
        else if (key == "notes")
            m_builder.list().notes = value;
        else if (key == "identity")
            m_builder.add(1, named(parseDecklistLine(value, m_builder.library())), line.number,
                          line.text);
    }

    void plain(const NumberedLine &line)
    {
        const DecklistLine parsed = parseDecklistLine(line.text, m_builder.library());
        if (parsed.title.empty())
            return;
        const auto card = m_builder.resolve(named(parsed));
        const bool identity = card && m_builder.library()[*card].type == rules::CardType::Identity;
        const bool first = !m_inList && m_header.empty();
        if (parsed.quantity > 0 && !card && isTotal(parsed))
            return;
        if (parsed.quantity == 0 && isTypeHeading(parsed.title))
            m_belowIdentity = rules::titleKey(parsed.title) == "identity";
        if (parsed.quantity > 0 && !(first && !card && !looksLikeCard(parsed))) {
            m_inList = true;
            m_identityStated |= identity && m_belowIdentity;
            m_builder.add(parsed.quantity, named(parsed), line.number, line.text);
        } else if (!m_inList && isTypeHeading(parsed.title)) {
            m_inList = !first || !parsed.heading;
        } else if (!m_inList) {
            m_header.push_back({line, parsed});
        } else if (identity) {
            m_builder.takeIdentity(*card);
        } else if (!isTypeHeading(parsed.title) && !isTotal(parsed)) {
            m_builder.addUnknown(line.number, line.text, named(parsed));
        }
    }

    /// "1 2 3 go" may be the name of a deck; "3x Hegde Fund" is a card with a mistake.
    [[nodiscard]] bool looksLikeCard(const DecklistLine &line) const
    {
        return !m_builder.library().suggestions(line.title, 1).empty();
    }

    /// Above the cards stand a name, an identity and remarks, unless the identity has a heading of
    /// its own below. A whole title goes before a base name, and the last before the first, because
    /// decks are named after identities: "Valencia Estevez: the sequel".
    void header()
    {
        const auto isIdentity = [&](const HeaderLine &line, bool whole) {
            const auto card = m_builder.resolve(named(line.parsed));
            return card && m_builder.library()[*card].type == rules::CardType::Identity
                && (!whole || m_builder.library().findTitle(line.parsed.title));
        };
        auto identity = m_header.end();
        for (const bool whole : {true, false}) {
            const auto last = std::ranges::find_if(
                m_header.rbegin(), m_header.rend(),
                [&](const HeaderLine &line) { return isIdentity(line, whole); });
            if (identity == m_header.end() && last != m_header.rend() && !m_identityStated)
                identity = std::prev(last.base());
        }
        const bool found = identity != m_header.end();
        if (found)
            m_builder.leadWith(*m_builder.resolve(named(identity->parsed)));
        for (auto line = m_header.begin(); line != m_header.end(); ++line)
            if (line != identity)
                remark(*line, line == m_header.begin(), found);
    }

    void remark(const HeaderLine &line, bool first, bool identityFound)
    {
        Decklist &list = m_builder.list();
        const bool ours = isTotal(line.parsed);
        const bool wanted = !identityFound && !m_builder.hasIdentity();
        // The line that should be the identity and is not: shown with what it may mean.
        if (wanted && !ours && (!first || (m_header.size() == 1 && meansIdentity(line.parsed)))) {
            m_builder.addUnknown(line.source.number, line.source.text, named(line.parsed));
            return;
        }
        if (first && list.name.empty())
            list.name =
                line.parsed.quantity > 0 ? core::tidied(line.source.text) : line.parsed.title;
        else if (!ours)
            list.notes += (list.notes.empty() ? "" : "\n") + core::tidied(line.source.text);
    }

    [[nodiscard]] bool meansIdentity(const DecklistLine &line) const
    {
        const auto &library = m_builder.library();
        if (!library.identitiesNamed(line.title).empty())
            return true;
        const auto near = library.suggestions(line.title, 1);
        return !near.empty() && library[near.front()].type == rules::CardType::Identity;
    }

    DecklistBuilder m_builder;
    std::vector<HeaderLine> m_header;
    bool m_inList = false; ///< a card or a heading has been seen
    /// The last heading is "Identity:". With a count, "Identity (1)", it heads further copies.
    bool m_belowIdentity = false;
    bool m_identityStated = false; ///< one stands below such a heading
};

} // namespace

DecklistFormat textFormatOf(std::string_view text)
{
    if (contains(text, "[url=") || contains(text, "[b]"))
        return DecklistFormat::BbCode;
    if (contains(text, "](http") || contains(text, "\n###"))
        return DecklistFormat::Markdown;
    if (contains(text, "\u25A0") || contains(text, "Identity:\n") || contains(text, "Identity:\r"))
        return DecklistFormat::CardGameDb;
    if (contains(text, metaMark) || !contains(text, "x "))
        return DecklistFormat::Jinteki;
    // A text file has the identity with its pack right below the name.
    const auto second = text.substr(std::min(text.find('\n'), text.size() - 1) + 1);
    if (contains(text, "\u2022") || contains(second.substr(0, second.find('\n')), " ("))
        return DecklistFormat::Text;
    return DecklistFormat::Plain;
}

Decklist readTextDecklist(std::string_view text, const rules::CardLibrary &library)
{
    return TextReader(library).read(text);
}

} // namespace interchange
