// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_text.h"

#include "core/text.h"
#include "interchange/decklist_collect.h"
#include "interchange/decklist_identity.h"
#include "interchange/decklist_markup.h"
#include "interchange/decklist_settle.h"

#include <algorithm>

namespace interchange {

using rules::CardId;

namespace {

constexpr int mostCopiesSaid = 99;
constexpr int identityWords = 2; ///< that may be a part of an identity's name, or its initials
constexpr int longSentence = 6;  ///< words that nothing explains beside a title

bool holdsSign(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

/// A line of a quoted mail without the signs of the quote, and without blanks at its ends.
std::string_view withoutQuote(std::string_view line)
{
    line.remove_prefix(std::min(line.find_first_not_of("> \t|"), line.size()));
    return line.substr(0, line.find_last_not_of(" \t\r") + 1);
}

class TextReader {
public:
    TextReader(std::string_view text, const rules::CardLibrary &library)
        : m_text(text), m_library(library), m_reader(library), m_source(markedLines(text))
    {
    }

    std::vector<std::vector<Said>> read()
    {
        std::optional<ListColumns> columns;
        for (const SourceLine &line : m_source) {
            const bool meta = line.text.starts_with(listMetaMark);
            m_lines.push_back(meta ? ListLine() : readListLine(line.text, m_reader, columns));
            if (m_lines.back().columns)
                columns = m_lines.back().columns;
        }
        for (std::size_t i = 0; i < m_lines.size(); ++i)
            joinWrapped(i);
        settleCounts(m_lines, m_library);
        for (std::size_t i = 0; i < m_lines.size(); ++i)
            if (m_source[i].text.starts_with(listMetaMark))
                sayMeta(i);
            else
                say(i);
        return apart(std::move(m_said), m_library);
    }

private:
    /// "2x Rex Campaign, 2x": the card of the last number stands on the next line.
    [[nodiscard]] bool isCutOff(std::string_view text) const
    {
        const auto pieces = m_reader.read(text);
        const auto last = std::ranges::find_if_not(pieces.rbegin(), pieces.rend(), isFigureOrTimes);
        return last != pieces.rbegin() && last != pieces.rend() && last->isSign(",");
    }

    [[nodiscard]] static bool isSettled(const ListLine &line)
    {
        return line.kind == ListLine::Kind::Cards
            && std::ranges::all_of(line.entries, [](const ListEntry &entry) {
                   return entry.sure && copiesOf(entry.counts);
               });
    }

    /// A mail wraps "2x Inside Job, 3x Sure Gamble" wherever its line is full, within titles, too:
    /// lines with commas are one where only together they are cards and numbers throughout.
    void joinWrapped(std::size_t at)
    {
        constexpr std::size_t mostWrapped = 4;
        constexpr std::size_t longest = 400;
        constexpr std::size_t mostApart = 2; ///< some programs double every line end
        if (m_lines[at].kind != ListLine::Kind::Cards || !holdsSign(m_source[at].text, ","))
            return;
        std::string text(withoutQuote(m_source[at].text));
        if (isSettled(m_lines[at]) && !isCutOff(text))
            return;
        for (std::size_t next = at + 1; next < std::min(at + mostWrapped, m_lines.size()); ++next) {
            const std::string_view more = withoutQuote(m_source[next].text);
            if (m_source[next].number > m_source[next - 1].number + mostApart
                || more.starts_with(listMetaMark) || text.size() + more.size() > longest)
                return;
            text += ' ';
            text += more;
            ListLine joined = readListLine(text, m_reader);
            if (!isSettled(joined) || isCutOff(text))
                continue;
            m_lines[at] = std::move(joined);
            std::fill(m_lines.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                      m_lines.begin() + static_cast<std::ptrdiff_t>(next) + 1, ListLine());
            return;
        }
    }

    Said said(std::size_t at, Said::Kind kind) const
    {
        Said said;
        said.kind = kind;
        said.line = m_source[at].number;
        said.at = static_cast<std::size_t>(m_source[at].source.data() - m_text.data());
        said.text = m_lines[at].value;
        said.wanted = m_lines[at].unexplained;
        said.counted = m_lines[at].counted;
        said.multiplied = m_lines[at].multiplied;
        said.words = m_lines[at].words;
        said.copies = m_lines[at].number;
        said.alone = at + 1 < m_source.size() && m_source[at + 1].number > m_source[at].number + 1;
        return said;
    }

    /// ";; identity: …" of jinteki.net.
    void sayMeta(std::size_t at)
    {
        const std::string_view rest =
            std::string_view(m_source[at].text).substr(listMetaMark.size());
        const auto colon = rest.find(':');
        const std::string key = core::folded(rest.substr(0, colon));
        const std::string value =
            core::tidied(colon == std::string_view::npos ? "" : rest.substr(colon + 1));
        if (key == "identity") {
            m_lines[at] = readListLine("Identity: " + withoutMarkup(value), m_reader);
            m_lines[at].value = core::tidied(m_source[at].text);
            for (ListEntry &entry : m_lines[at].entries)
                entry.text = m_lines[at].value;
            say(at);
        } else if (!value.empty() && (key == "title" || key == "notes")) {
            Said meta = said(at, key == "title" ? Said::Kind::Name : Said::Kind::Remark);
            meta.text = value;
            m_said.push_back(std::move(meta));
        }
    }

    void say(std::size_t at)
    {
        const ListLine &line = m_lines[at];
        switch (line.kind) {
        case ListLine::Kind::Cards:
            for (const ListEntry &entry : line.entries)
                m_said.push_back(entrySaid(at, entry));
            m_belowIdentity = false;
            break;
        case ListLine::Kind::Words:
            m_said.push_back(said(at, Said::Kind::Words));
            if (line.words <= identityWords && line.number == 0)
                m_said.back().cards =
                    readIdentity(m_reader.read(line.unexplained), line.unexplained, m_library)
                        .cards;
            break;
        case ListLine::Kind::Name:
            sayName(at);
            break;
        case ListLine::Kind::Remark:
            m_said.push_back(said(at, Said::Kind::Remark));
            m_said.back().text = core::tidied(m_source[at].text);
            break;
        case ListLine::Kind::Heading:
            m_said.push_back(said(at, Said::Kind::Heading));
            m_belowIdentity = line.identityLabel;
            break;
        case ListLine::Kind::Empty:
        case ListLine::Kind::Columns:
        case ListLine::Kind::Count:
            break;
        }
    }

    /// "Deck: Noise" names the list and, where nothing else does, its identity.
    void sayName(std::size_t at)
    {
        Said name = said(at, Said::Kind::Name);
        const auto pieces = m_reader.read(name.text);
        if (mainPiece(pieces) < pieces.size())
            if (const auto entry = readEntry(pieces, name.text, m_library);
                entry.identity && entry.sure)
                name.cards = entry.cards;
        m_said.push_back(std::move(name));
    }

    [[nodiscard]] Said entrySaid(std::size_t at, const ListEntry &entry) const
    {
        const ListLine &line = m_lines[at];
        Said one = said(at, Said::Kind::Doubt);
        one.text = entry.text;
        one.cards = entry.cards;
        one.whole = entry.whole;
        const auto copies = copiesOf(entry.counts);
        one.copies = copies.value_or(0);
        const bool labelled = line.identityLabel || m_belowIdentity;
        if (entry.identity) {
            one.labelled = labelled;
            const bool several = !entry.sure && entry.cards.size() > 1;
            const bool heading = several && !labelled && one.copies > 1;
            if (heading)
                one.kind = Said::Kind::Heading;
            else if (entry.sure || (several && (labelled || line.words == 0)))
                one.kind = Said::Kind::Identity;
            else if (!labelled && line.words > 0)
                one.kind = Said::Kind::Words;
            one.mentioned = !entry.sure && entry.whole && entry.cards.size() == 1 && one.copies == 0
                && line.entries.size() == 1 && !line.struck;
            if (one.mentioned)
                one.kind = Said::Kind::Identity;
            if (one.kind == Said::Kind::Identity && line.sideLabel)
                one.labelled = true;
        } else if (entry.sure && one.copies > 0 && one.copies <= mostCopiesSaid) {
            one.kind = Said::Kind::Card;
        } else if (line.entries.size() == 1 && line.words >= longSentence && !copies
                   && !line.cardAndFigure) {
            one.kind = Said::Kind::Words;
        }
        if (one.kind == Said::Kind::Doubt && !entry.sure)
            addNear(one);
        return one;
    }

    /// Behind the title that stands there, those that the whole line resembles.
    void addNear(Said &doubt) const
    {
        constexpr std::size_t most = 4;
        for (const CardId id : m_library.suggestions(doubt.wanted, most))
            if (doubt.cards.size() < most
                && std::ranges::find(doubt.cards, id) == doubt.cards.end())
                doubt.cards.push_back(id);
    }

    std::string_view m_text;
    const rules::CardLibrary &m_library;
    PieceReader m_reader;
    std::vector<SourceLine> m_source;
    std::vector<ListLine> m_lines;
    std::vector<Said> m_said;
    bool m_belowIdentity = false; ///< the last heading is "Identity:", without a number
};

/// Where the lines of each list begin in the text; mixed lists are the whole text each.
std::string_view originalOf(std::size_t list, const std::vector<std::vector<Said>> &lists,
                            std::string_view text)
{
    const auto last = [](const std::vector<Said> &said) {
        return std::ranges::max(said, {}, &Said::at).at;
    };
    if (lists.size() < 2 || lists[0].empty() || lists[1].empty()
        || last(lists[0]) >= lists[1].front().at)
        return text;
    return list == 0 ? text.substr(0, lists[1].front().at) : text.substr(lists[1].front().at);
}

} // namespace

DecklistFormat textFormatOf(std::string_view text)
{
    if (holdsSign(text, "[url=") || holdsSign(text, "[b]"))
        return DecklistFormat::BbCode;
    if (holdsSign(text, "](http") || holdsSign(text, "\n###"))
        return DecklistFormat::Markdown;
    if (holdsSign(text, "\u25A0") || holdsSign(text, "Identity:\n")
        || holdsSign(text, "Identity:\r"))
        return DecklistFormat::CardGameDb;
    if (holdsSign(text, listMetaMark) || !holdsSign(text, "x "))
        return DecklistFormat::Jinteki;
    // A text file has the identity with its pack right below the name.
    const auto second = text.substr(std::min(text.find('\n'), text.size() - 1) + 1);
    if (holdsSign(text, "\u2022") || holdsSign(second.substr(0, second.find('\n')), " ("))
        return DecklistFormat::Text;
    return DecklistFormat::Plain;
}

std::vector<Decklist> readTextDecklists(std::string_view text, const rules::CardLibrary &library,
                                        DecklistFormat format)
{
    const auto lists = TextReader(text, library).read();
    std::vector<Decklist> decks;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        DecklistBuilder builder = collected(lists[i], library);
        decks.push_back(lists.size() == 1 ? builder.take() : builder.finished());
        decks.back().format = format;
        decks.back().original = originalOf(i, lists, text);
    }
    return decks;
}

} // namespace interchange
