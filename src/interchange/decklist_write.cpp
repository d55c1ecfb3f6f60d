// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_write.h"

#include "interchange/decklist_line.h"
#include "rules/decks/influence.h"

#include <algorithm>
#include <array>

namespace interchange {

using rules::Card;
using rules::CardId;
using rules::CardType;
using rules::DeckCard;

namespace {

constexpr std::string_view cardLink = "https://netrunnerdb.com/en/card/";
// A further identity is no card of a deck, yet an export leaves out nothing.
using Sections = std::array<std::string_view, 14>;
constexpr Sections sections{"Event",     "Hardware", "Resource",  "Icebreaker", "Program",
                            "Agenda",    "Asset",    "Operation", "Upgrade",    "Barrier",
                            "Code Gate", "Sentry",   "ICE",       "Identity"};
constexpr Sections textFileSections{"Event",     "Hardware", "Resource", "Icebreaker", "Program",
                                    "Agenda",    "Asset",    "Upgrade",  "Operation",  "Barrier",
                                    "Code Gate", "Sentry",   "ICE",      "Identity"};

/// `count` signs in groups of five, as NetrunnerDB draws influence.
std::string dots(int count, std::string_view sign)
{
    constexpr int group = 5;
    std::string text;
    for (int i = 0; i < count; ++i)
        text += (i > 0 && i % group == 0 ? " " : "") + std::string(sign);
    return text;
}

std::string number(int value) { return std::to_string(value); }

class Writer {
public:
    Writer(const Decklist &list, DecklistFormat format, const rules::DeckRules &rules,
           const rules::DeckFormat &event)
        : m_list(list)
        , m_format(format)
        , m_rules(rules)
        , m_event(event)
        , m_verdict(rules::checkDeck(list.deck, rules, event))
        , m_lineEnd(format == DecklistFormat::Text ? "\r\n" : "\n")
    {
    }

    std::string write()
    {
        head();
        for (const std::string_view section :
             m_format == DecklistFormat::Text ? textFileSections : sections)
            writeSection(section);
        if (m_format != DecklistFormat::CardGameDb)
            totals();
        return std::move(m_text);
    }

private:
    [[nodiscard]] const Card &card(CardId id) const { return m_rules.library()[id]; }
    [[nodiscard]] const rules::Printing &printing(CardId id) const
    {
        return printingOf(id, m_rules.library(), m_event.date);
    }
    [[nodiscard]] const std::string &packOf(CardId id) const
    {
        return m_rules.library().packs()[printing(id).pack].name;
    }
    void put(const std::string &line) { m_text += line + m_lineEnd; }

    void head()
    {
        const std::string name = safeName();
        if (m_format == DecklistFormat::Markdown)
            put("## " + name);
        else if (m_format == DecklistFormat::BbCode)
            put("[b]" + name + "[/b]");
        else
            put(name);
        if (m_format != DecklistFormat::Text)
            put("");
        if (m_list.deck.identity)
            identity(*m_list.deck.identity);
    }

    /// A deck may be called "3 Hedge Fund"; its name must not read as a line of the list.
    [[nodiscard]] std::string safeName() const
    {
        if (m_list.name.empty())
            return "Deck";
        const auto line = readListLine(m_list.name, PieceReader(m_rules.library()));
        const bool plain = line.kind == ListLine::Kind::Words || line.kind == ListLine::Kind::Empty
            || (line.kind == ListLine::Kind::Cards
                && std::ranges::none_of(line.entries, &ListEntry::sure) && line.number == 0);
        const bool misleading = m_list.name.starts_with(";;") || !plain;
        return (misleading ? "Deck name: " : "") + m_list.name;
    }

    /// "NBN (Core Set)"; the whole title where several of that name are in the pack.
    [[nodiscard]] std::string baseName(CardId id) const
    {
        const std::string &title = card(id).title;
        const auto &pack = m_rules.library().packs()[printing(id).pack];
        const std::string base = title.substr(0, title.find(':'));
        return m_rules.library().identitiesNamed(base, &pack).size() == 1 ? base : title;
    }

    void identity(CardId id)
    {
        if (m_format == DecklistFormat::CardGameDb) {
            put("Identity:");
            put("1x " + baseName(id) + " (" + packOf(id) + ")");
        } else if (m_format == DecklistFormat::Markdown || m_format == DecklistFormat::BbCode) {
            put(linked(id) + (m_format == DecklistFormat::Markdown ? " _(" : " (") + packOf(id)
                + (m_format == DecklistFormat::Markdown ? ")_" : ")"));
        } else {
            put(card(id).title + (m_format == DecklistFormat::Text ? " (" + packOf(id) + ")" : ""));
        }
    }

    [[nodiscard]] std::string linked(CardId id) const
    {
        const std::string link = std::string(cardLink) + printing(id).code;
        if (m_format == DecklistFormat::Markdown)
            return "[" + card(id).title + "](" + link + ")";
        return "[url=" + link + "]" + card(id).title + "[/url]";
    }

    void writeSection(std::string_view section)
    {
        std::vector<DeckCard> lines;
        int copies = 0;
        for (const DeckCard &line : m_list.deck.cards())
            if (sectionOf(card(line.card)) == section) {
                lines.push_back(line);
                copies += line.quantity;
            }
        if (lines.empty())
            return;
        // Players check line by line: the order of the program whose format it is.
        std::ranges::stable_sort(lines, {}, [&](const DeckCard &line) {
            return m_format == DecklistFormat::Text ? std::string_view(printing(line.card).code)
                                                    : m_rules.library().keyOf(line.card);
        });
        put("");
        put(heading(section, copies));
        for (const DeckCard &line : lines)
            put(entry(line));
    }

    [[nodiscard]] std::string heading(std::string_view section, int copies) const
    {
        const std::string count = "(" + number(copies) + ")";
        const std::string name(section);
        switch (m_format) {
        case DecklistFormat::Markdown:
            return "###" + name + " " + count;
        case DecklistFormat::BbCode:
            return "[b]" + name + " " + count + "[/b]";
        case DecklistFormat::CardGameDb:
            return name + ": " + count;
        default:
            return name + " " + count;
        }
    }

    [[nodiscard]] std::string entry(const DeckCard &line) const
    {
        const std::string count = number(line.quantity) + "x ";
        const std::string pack = packOf(line.card);
        const std::string signs = pips(line);
        const std::string behind = signs.empty() ? "" : " " + signs;
        switch (m_format) {
        case DecklistFormat::Text: // its blank stands even where no dots follow
            return count + card(line.card).title + " (" + pack + ") " + signs;
        case DecklistFormat::CardGameDb:
            return count + card(line.card).title + " (" + pack + ")" + behind;
        case DecklistFormat::Markdown:
            return "* " + count + linked(line.card) + " _(" + pack + ")_" + behind;
        case DecklistFormat::BbCode:
            return count + linked(line.card) + " [i](" + pack + ")[/i]" + behind;
        default:
            return count + card(line.card).title + behind;
        }
    }

    /// What the card costs, what it would cost without its alliance, and marks of the list.
    [[nodiscard]] std::string pips(const DeckCard &line) const
    {
        const int paid = m_verdict.influence.paidFor(line.card);
        std::string signs;
        const auto mark = m_event.list ? m_event.list->mark(line.card) : rules::ListMark();
        const bool drawn =
            m_format != DecklistFormat::Text && m_format != DecklistFormat::CardGameDb;
        if (drawn && mark.effect == rules::Effect::InfluencePenalty)
            signs = dots(mark.value * line.quantity, "\u2605");
        if (drawn && mark.effect == rules::Effect::UniversalInfluence)
            signs = dots(mark.value * line.quantity, "\u2606");
        std::string influence;
        if (paid > 0)
            influence = m_format == DecklistFormat::CardGameDb ? squares(paid) : dots(paid, dot());
        else if (drawn && m_list.deck.identity)
            influence =
                dots(line.quantity * rules::pipsOf(card(line.card), card(*m_list.deck.identity))
                         * (isFree(line.card, m_list.deck, m_rules) ? 1 : 0),
                     "\u25CB");
        return signs + (signs.empty() || influence.empty() ? "" : " ") + influence;
    }

    static std::string squares(int count)
    {
        std::string text;
        for (int i = 0; i < count; ++i)
            text += (i > 0 ? " " : "") + std::string("\u25A0");
        return text;
    }

    [[nodiscard]] std::string_view dot() const
    {
        return m_format == DecklistFormat::Text ? "\u2022" : "\u25CF";
    }

    void totals()
    {
        if (m_format != DecklistFormat::BbCode)
            put("");
        const auto &influence = m_verdict.influence;
        if (influence.limit) {
            std::string limit = number(*influence.limitPrinted);
            if (*influence.limit != *influence.limitPrinted)
                limit += "-" + number(*influence.limitPrinted - *influence.limit)
                    + "\u2605=" + number(*influence.limit);
            put(number(influence.total()) + " influence spent (max " + limit + ", available "
                + number(*influence.limit - influence.total()) + ")");
        } else {
            put(number(influence.total()) + " influence spent");
        }
        if (m_verdict.agendaRequired)
            put(number(m_verdict.agendaPoints) + " agenda points (between "
                + number(m_verdict.agendaRequired->least) + " and "
                + number(m_verdict.agendaRequired->most) + ")");
        put(number(m_verdict.size) + " cards (min " + number(m_verdict.minimum) + ")");
        if (const std::string newest = newestPack(); !newest.empty())
            put("Cards up to " + newest);
    }

    /// The pack without which the deck could not be built.
    [[nodiscard]] std::string newestPack() const
    {
        std::optional<rules::Date> newest;
        std::string name;
        for (const DeckCard &line : m_list.deck.cards()) {
            const Card &held = card(line.card);
            if (held.released && (!newest || *held.released > *newest)) {
                newest = held.released;
                name = m_rules.library().packs()[held.printings.front().pack].name;
            }
        }
        return name;
    }

    const Decklist &m_list;
    DecklistFormat m_format;
    const rules::DeckRules &m_rules;
    const rules::DeckFormat &m_event;
    rules::Verdict m_verdict;
    std::string m_lineEnd;
    std::string m_text;
};

} // namespace

std::size_t sectionIndex(const Card &card)
{
    return static_cast<std::size_t>(std::ranges::find(sections, sectionOf(card))
                                    - sections.begin());
}

std::string_view sectionOf(const Card &card)
{
    switch (card.type) {
    case CardType::Identity:
        return "Identity";
    case CardType::Agenda:
        return "Agenda";
    case CardType::Asset:
        return "Asset";
    case CardType::Operation:
        return "Operation";
    case CardType::Upgrade:
        return "Upgrade";
    case CardType::Event:
        return "Event";
    case CardType::Hardware:
        return "Hardware";
    case CardType::Resource:
        return "Resource";
    case CardType::Program:
        return card.hasSubtype("Icebreaker") ? "Icebreaker" : "Program";
    case CardType::Ice:
        break;
    }
    std::string_view only;
    for (const std::string_view kind : {"Barrier", "Code Gate", "Sentry"})
        if (card.hasSubtype(kind)) {
            if (!only.empty())
                return "ICE";
            only = kind;
        }
    return only.empty() ? "ICE" : only;
}

const rules::Printing &printingOf(CardId id, const rules::CardLibrary &library, rules::Date date)
{
    const auto &printings = library[id].printings;
    const rules::Printing *newest = &printings.front();
    for (const rules::Printing &printing : printings) {
        const auto &released = library.packs()[printing.pack].released;
        if (released && *released <= date)
            newest = &printing;
    }
    return *newest;
}

std::string writeSections(const Decklist &list, DecklistFormat format,
                          const rules::DeckRules &rules, const rules::DeckFormat &event)
{
    return Writer(list, format, rules, event).write();
}

std::string writeJinteki(const Decklist &list, const rules::CardLibrary &library)
{
    std::string text;
    if (!list.name.empty())
        text += ";; title: " + list.name + "\n";
    if (list.deck.identity)
        text += ";; identity: " + library[*list.deck.identity].title + "\n";
    if (!text.empty())
        text += "\n";
    for (const DeckCard &line : list.deck.cards())
        text += number(line.quantity) + " " + library[line.card].title + "\n";
    return text;
}

} // namespace interchange
