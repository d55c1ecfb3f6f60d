// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_line.h"

#include "core/text.h"
#include "interchange/decklist_identity.h"
#include "interchange/decklist_label.h"
#include "interchange/decklist_markup.h"
#include "interchange/decklist_table.h"
#include "rules/reference/identity_finder.h"

#include <algorithm>
#include <iterator>

namespace interchange {

using Kind = Piece::Kind;

namespace {

/// "4.0", "15-4"
bool isFigure(const Piece &piece) { return !piece.key.empty() && piece.key.front() <= '9'; }

class LineReader {
public:
    LineReader(std::string_view text, const PieceReader &reader,
               const std::optional<ListColumns> &columns)
        : m_text(text), m_library(reader.library()), m_columns(columns), m_all(reader.read(text))
    {
        m_pieces = withoutBullet(withoutSpeaker(m_all));
        m_line.value = core::tidied(text);
    }

    ListLine read()
    {
        m_line.words = static_cast<int>(
            std::ranges::count_if(beforeBracket(), [total = isTotal()](const Piece &piece) {
                return piece.kind == Kind::Other && !(total && isFigure(piece));
            }));
        m_line.unexplained = unexplained();
        m_line.cardAndFigure = namesCardAndFigure(m_pieces);
        count();
        if (std::ranges::all_of(m_pieces, [](const Piece &piece) {
                return piece.isSign() || piece.kind == Kind::Clock || piece.kind == Kind::Times;
            }))
            return std::move(m_line);
        if (!columnsHere() && !row() && !labelled())
            free();
        m_line.struck = isStruck();
        if (m_line.struck)
            for (ListEntry &entry : m_line.entries)
                entry.sure = false;
        return std::move(m_line);
    }

private:
    /// Behind a number and a name, a remark in brackets makes no sentence of them.
    [[nodiscard]] Pieces beforeBracket() const
    {
        const auto bracket = std::ranges::find_if(m_pieces, opensBracket);
        const auto head = Pieces(m_pieces.begin(), bracket);
        const auto first =
            std::ranges::find_if_not(head, [](const Piece &piece) { return piece.isSign(); });
        const bool named = first != head.end() && first->kind == Kind::Number
            && std::ranges::any_of(head,
                                   [](const Piece &piece) { return piece.kind == Kind::Other; });
        return named ? head : m_pieces;
    }

    /// Speaks of influence or sums: "6 influence spent (max 15-4=11)".
    [[nodiscard]] bool isTotal() const
    {
        return std::ranges::any_of(m_pieces, [](const Piece &piece) {
            return piece.is(WordRole::Total) || piece.is(WordRole::Influence);
        });
    }

    /// "~~3 Ice Wall~~", and not a line of such signs.
    [[nodiscard]] bool isStruck() const
    {
        const auto at = m_text.find(struckSign);
        const auto behind = at + struckSign.size();
        return at != std::string_view::npos && behind < m_text.size() && m_text[behind] != '~'
            && m_text[behind] != ' ';
    }

    /// What words with a number may be copies of; "the fast one" is none.
    void count()
    {
        const auto other = [](const Piece &piece) { return !isDecoration(piece); };
        const auto first = std::ranges::find_if(m_pieces, other);
        const auto last = std::ranges::find_if(m_pieces.rbegin(), m_pieces.rend(), other).base();
        auto counts = countsIn(Pieces(m_pieces.begin(), first), true);
        if (last >= first)
            for (const Count &count : countsIn(Pieces(last, m_pieces.end()), false))
                counts.push_back(count);
        m_line.multiplied = std::ranges::any_of(counts, [](const Count &count) {
            return count.ahead && count.mark == Count::Mark::Multiplied;
        });
        m_line.number = copiesOf(counts).value_or(0);
        m_line.counted =
            std::ranges::any_of(m_pieces,
                                [](const Piece &piece) {
                                    return piece.kind == Kind::Number && piece.meaning.number == 0;
                                })
            || (m_line.number > 0 && m_pieces.front().kind == Kind::Number);
        if (countsDeck())
            m_line.counted = false;
    }

    /// "45 cards all in all"
    [[nodiscard]] bool countsDeck() const
    {
        constexpr int fewest = 30;
        const auto first =
            std::ranges::find_if_not(m_pieces, [](const Piece &piece) { return piece.isSign(); });
        return first != m_pieces.end() && first->kind == Kind::Number && first->number >= fewest
            && std::next(first) != m_pieces.end() && std::next(first)->is(WordRole::Total);
    }

    /// The words that may be a mistyped title, without what a sign parts from them.
    [[nodiscard]] std::string unexplained() const
    {
        const auto other = [](const Piece &piece) { return !isDecoration(piece); };
        auto first = std::ranges::find_if(m_pieces, other);
        // Words of lists are words of titles, too: "Ice Wal".
        while (first != m_pieces.begin() && first != m_pieces.end()
               && (isTitleWord(*std::prev(first)) || std::prev(first)->kind == Kind::Pack
                   || isGlued(first)))
            --first;
        const auto end = std::find_if(first, m_pieces.end(), [](const Piece &piece) {
            return opensBracket(piece) || piece.isSign("#") || piece.isSign("<")
                || piece.isSign("|") || piece.isSign(";") || piece.gap == Gap::Wide;
        });
        // A wide gap ahead of the first word is none behind it.
        const auto stop = end == first ? m_pieces.end() : end;
        const auto last =
            std::find_if(std::reverse_iterator(stop), std::reverse_iterator(first), other);
        auto behind = last.base();
        while (behind != stop && behind->gap != Gap::None && isTitleWord(*behind))
            ++behind;
        return textOf(Pieces(first, behind), m_text);
    }

    static bool isTitleWord(const Piece &piece)
    {
        return piece.kind == Kind::Word && !piece.is(WordRole::Copies);
    }

    /// Goes on within a word: the figure and the letters of "D4vid".
    [[nodiscard]] bool isGlued(Pieces::iterator at) const
    {
        const auto ahead = std::prev(at);
        return at->gap == Gap::None && !ahead->isSign()
            && (isTitleWord(*ahead)
                || (ahead->kind == Kind::Number && ahead != m_pieces.begin()
                    && ahead->gap == Gap::None && isTitleWord(*std::prev(ahead))));
    }

    /// The heads of a table.
    [[nodiscard]] bool columnsHere()
    {
        m_line.columns = columnsOf(m_pieces, m_text);
        if (!m_line.columns)
            return false;
        m_line.kind = ListLine::Kind::Columns;
        return true;
    }

    /// A row of the table above: the number of its column counts, whatever others there are.
    [[nodiscard]] bool row()
    {
        if (!m_columns)
            return false;
        auto entry = readRow(m_pieces, m_text, *m_columns, m_library);
        if (!entry)
            return false;
        entry->text = m_line.value;
        m_line.kind = ListLine::Kind::Cards;
        m_line.entries = {std::move(*entry)};
        return true;
    }

    [[nodiscard]] bool labelled()
    {
        const Label label = labelOf(m_pieces);
        if (!label.meaning.is(WordRole::Name) && identityBehindOthers())
            return true;
        if (label.end == 0)
            return false;
        const auto rest = m_pieces.subspan(label.end);
        // "Deck name: 3 Hedge Fund" says what it is, "Deck: 3 Hedge Fund" does not.
        if (label.parted && label.ofName) {
            m_line.kind = ListLine::Kind::Name;
            m_line.value = textOf(rest, m_text);
            return true;
        }
        if (label.meaning.is(WordRole::Identity) && identityBehind(rest, label))
            return true;
        if (!label.parted || std::ranges::all_of(rest, isDecoration))
            return false;
        if (holdsCards(rest)
            || (!label.meaning.is(WordRole::Name) && namesCardAndFigure(rest)
                && !label.meaning.is(WordRole::Side)))
            return false;
        if (label.meaning.is(WordRole::Side) && !label.meaning.is(WordRole::Name))
            return identityBehind(rest, label);
        if (!label.meaning.is(WordRole::Name) && !label.meaning.is(WordRole::Remark))
            return false;
        m_line.kind =
            label.meaning.is(WordRole::Name) ? ListLine::Kind::Name : ListLine::Kind::Remark;
        m_line.value = textOf(rest, m_text);
        return true;
    }

    /// "Side: Corp   ID: Replicating Perfection"
    [[nodiscard]] bool identityBehindOthers()
    {
        for (std::size_t i = 1; i + 2 < m_pieces.size() && isDecoration(m_pieces[i - 1]); ++i)
            if (m_pieces[i].kind == Kind::Word && m_pieces[i].is(WordRole::Identity)
                && isColon(m_pieces[i + 1]) && std::ranges::any_of(m_pieces.first(i), isColon)) {
                Label label;
                label.meaning = m_pieces[i].meaning;
                return identityBehind(m_pieces.subspan(i + 2), label);
            }
        return false;
    }

    /// What says so much must not end as a remark that nobody reads.
    [[nodiscard]] bool namesCardAndFigure(Pieces part) const
    {
        const auto title = [&](const Piece &piece) {
            return piece.kind == Kind::Title
                && m_library[piece.cards.front()].title.find(' ') != std::string::npos;
        };
        const auto figure = [](const Piece &piece) {
            return piece.kind == Kind::Ratio || piece.kind == Kind::Clock
                || piece.kind == Kind::Code
                || ((piece.kind == Kind::Number || piece.kind == Kind::Other) && isFigure(piece));
        };
        return std::ranges::any_of(part, title) && std::ranges::any_of(part, figure);
    }

    /// A title other than an identity's, with a number.
    [[nodiscard]] bool holdsCards(Pieces rest) const
    {
        if (mainPiece(rest) == rest.size())
            return false;
        return std::ranges::any_of(cutEntries(rest), [&](Pieces part) {
            const ListEntry entry = readEntry(part, m_text, m_library);
            return !entry.identity && copiesOf(entry.counts);
        });
    }

    /// "Identity: …" with nothing behind, or with a number only, is a heading.
    [[nodiscard]] bool identityBehind(Pieces rest, const Label &label)
    {
        const bool stated = label.meaning.is(WordRole::Identity);
        if (holdsCards(rest))
            return false;
        const bool words = std::ranges::all_of(rest, [](const Piece &piece) {
            return piece.isSign() || piece.kind == Kind::Number || piece.kind == Kind::Word;
        });
        ListEntry entry = readIdentity(rest, m_text, m_library);
        if (entry.cards.empty() && stated && &m_library == &rules::cardLibrary())
            if (const auto meant = rules::identityFinder().meant(textOf(rest, m_text))) {
                entry.cards = {*meant}; // by a nickname: "Andy"
                entry.sure = true;
            }
        if (entry.cards.empty() && (!stated || words))
            return false;
        entry.text = m_line.value;
        m_line.kind = ListLine::Kind::Cards;
        m_line.identityLabel = stated || entry.sure;
        m_line.sideLabel = !stated;
        m_line.entries = {std::move(entry)};
        return true;
    }

    void free()
    {
        if (mainPiece(m_pieces) < m_pieces.size()) {
            m_line.kind = ListLine::Kind::Cards;
            const auto parts = cutEntries(m_pieces);
            for (const Pieces part : parts)
                if (mainPiece(part) < part.size())
                    m_line.entries.push_back(readEntry(part, m_text, m_library));
            if (m_line.entries.size() == 1)
                m_line.entries.front().text = m_line.value;
            shareCount();
            return;
        }
        if (m_line.words > 0) {
            m_line.kind = isStamp() ? ListLine::Kind::Remark : ListLine::Kind::Words;
            return;
        }
        lone();
    }

    /// "On 3 Mar 2014, Ada wrote:" or "Ada, [03.06.18 20:16]": who said it, and when.
    [[nodiscard]] bool isStamp() const
    {
        constexpr int firstYear = 1990;
        constexpr int mostWords = 2;
        const auto isYear = [](const Piece &piece) {
            return piece.kind == Kind::Number && piece.number >= firstYear;
        };
        const auto isClock = [](const Piece &piece) { return piece.kind == Kind::Clock; };
        const auto isNumber = [](const Piece &piece) { return piece.kind == Kind::Number; };
        const bool timed = std::ranges::any_of(m_pieces, isClock);
        if (isColon(m_pieces.back()))
            return timed || std::ranges::any_of(m_pieces, isYear);
        return timed && m_line.words <= mostWords && std::ranges::none_of(m_pieces, isNumber);
    }

    /// "3x: Snare!, Neural Katana": the number is every card's.
    void shareCount()
    {
        const auto colon = std::ranges::find_if(m_pieces, isColon);
        const auto head = Pieces(m_pieces.begin(), colon);
        if (m_line.entries.size() < 2 || head.size() == m_pieces.size()
            || std::ranges::any_of(head, [](const Piece &piece) {
                   return piece.kind == Kind::Title || piece.kind == Kind::Other;
               }))
            return;
        const auto counts = countsIn(head, true);
        const bool others =
            std::ranges::any_of(m_line.entries.begin() + 1, m_line.entries.end(),
                                [](const ListEntry &entry) { return !entry.counts.empty(); });
        if (counts.empty() || others)
            return;
        for (ListEntry &entry : m_line.entries)
            entry.counts = counts;
    }

    /// Words of lists and numbers: a heading, a total, or a number alone.
    void lone()
    {
        const auto says = [&](auto test) { return std::ranges::any_of(m_pieces, test); };
        const bool type = says([](const Piece &piece) {
            return piece.kind == Kind::Pack || piece.alsoPack || piece.kind == Kind::Ratio
                || (piece.kind == Kind::Word
                    && (piece.is(WordRole::Type) || piece.is(WordRole::Identity)
                        || piece.is(WordRole::Side) || piece.is(WordRole::Faction)
                        || piece.is(WordRole::Total) || piece.is(WordRole::Influence)
                        || piece.is(WordRole::Name) || piece.is(WordRole::Remark)
                        || piece.is(WordRole::Title)));
        });
        const auto counts = countsIn(m_pieces, true);
        const bool title =
            says([](const Piece &piece) { return piece.kind == Kind::Title; }); // and a pack's
        if (!counts.empty() && (title || asksForCard(type))) {
            m_line.kind = ListLine::Kind::Words;
            const auto name = std::ranges::find_if(m_pieces, [](const Piece &piece) {
                return !piece.isSign() && piece.kind != Kind::Number && piece.kind != Kind::Times;
            });
            m_line.unexplained = textOf(Pieces(name, m_pieces.end()), m_text);
            return;
        }
        m_line.identityLabel =
            counts.empty() && says([](const Piece &piece) { return piece.is(WordRole::Identity); });
        m_line.kind = type || counts.size() != 1 ? ListLine::Kind::Heading : ListLine::Kind::Count;
        if (m_line.kind == ListLine::Kind::Count)
            m_line.number = counts.front().value;
    }

    /// "3x Barrier", "2 Trace Amount": a number of something that is no card.
    [[nodiscard]] bool asksForCard(bool type) const
    {
        const auto first =
            std::ranges::find_if_not(m_pieces, [](const Piece &piece) { return piece.isSign(); });
        const bool multiplied = first->kind == Kind::Number && std::next(first) != m_pieces.end()
            && std::next(first)->kind == Kind::Times;
        const bool pack = std::ranges::any_of(
            m_pieces, [](const Piece &piece) { return piece.kind == Kind::Pack; });
        return type && !isTotal() && (multiplied || (pack && first->kind == Kind::Number));
    }

    std::string_view m_text;
    const rules::CardLibrary &m_library;
    const std::optional<ListColumns> &m_columns;
    std::vector<Piece> m_all;
    Pieces m_pieces;
    ListLine m_line;
};

} // namespace

ListLine readListLine(std::string_view text, const PieceReader &reader,
                      const std::optional<ListColumns> &columns)
{
    return LineReader(text, reader, columns).read();
}

} // namespace interchange
