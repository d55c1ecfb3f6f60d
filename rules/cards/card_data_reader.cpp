// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedded_file.h"
#include "rules/cards/card_data.h"
#include "rules/cards/title_key.h"

#include <charconv>
#include <stdexcept>
#include <unordered_map>

namespace rules {

std::span<const core::EmbeddedFile> embeddedFiles();

namespace {

constexpr int largestNumber = 9999;

/// The parts of `text` between separators; a text without any is one part.
std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const auto end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

class Reader {
public:
    Reader(CardData base, std::string_view name) : m_data(std::move(base)), m_name(name)
    {
        for (std::size_t i = 0; i < m_data.packs.size(); ++i)
            m_packs.emplace(m_data.packs[i].code, i);
        for (std::size_t i = 0; i < m_data.cards.size(); ++i)
            index(i);
    }

    CardData read(std::string_view text)
    {
        while (!text.empty()) {
            ++m_line;
            const auto end = text.find('\n');
            const auto line = text.substr(0, end);
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
            if (!line.empty() && line.front() != '#')
                record(split(line, '\t'));
        }
        return std::move(m_data);
    }

private:
    using Fields = std::vector<std::string_view>;

    [[noreturn]] void fail(const std::string &problem) const
    {
        throw core::DataError{std::string(m_name) + ':' + std::to_string(m_line), problem};
    }

    void record(const Fields &fields)
    {
        const std::string_view kind = fields.front();
        if (kind == "cycle")
            cycle(counted(fields, 4));
        else if (kind == "pack")
            pack(counted(fields, 7));
        else if (kind == "card")
            card(counted(fields, 12));
        else if (kind == "reprint")
            reprint(counted(fields, 3));
        else if (kind == "change")
            change(counted(fields, 6));
        else
            fail("expected a cycle, pack, card, reprint or change, found "
                 + core::jsonQuoted(kind));
    }

    const Fields &counted(const Fields &fields, std::size_t count) const
    {
        if (fields.size() != count)
            fail("expected " + std::to_string(count) + " fields, found "
                 + std::to_string(fields.size()));
        for (const auto &field : fields)
            if (field.empty())
                fail("a field is empty; write - where there is nothing to say");
        return fields;
    }

    [[nodiscard]] int number(std::string_view field) const
    {
        int value = 0;
        const char *end = field.data() + field.size();
        const auto [stop, error] = std::from_chars(field.data(), end, value);
        if (error != std::errc() || stop != end || value < -largestNumber || value > largestNumber)
            fail("expected a whole number, found " + core::jsonQuoted(field));
        return value;
    }

    /// Nothing where the field holds the word for it.
    [[nodiscard]] std::optional<int> numberOr(std::string_view field, std::string_view word) const
    {
        return field == word ? std::nullopt : std::optional(number(field));
    }

    [[nodiscard]] Date date(std::string_view field) const
    {
        const auto day = parseDate(field);
        if (!day)
            fail("expected a day such as 2016-02-01, found " + core::jsonQuoted(field));
        return *day;
    }

    template <class Enum, std::size_t size>
    [[nodiscard]] Enum word(std::string_view field, const core::Words<Enum, size> &words) const
    {
        const auto value = core::fromWord(words, field);
        if (!value)
            fail("expected one of " + core::wordList(words) + ", found " + core::jsonQuoted(field));
        return *value;
    }

    void cycle(const Fields &fields)
    {
        const Cycle cycle{std::string(fields[1]), number(fields[2]), std::string(fields[3])};
        if (std::ranges::find(m_data.cycles, cycle.code, &Cycle::code) != m_data.cycles.end())
            return;
        if (m_data.cycles.size() == mostPacks)
            fail("there are more than " + std::to_string(mostPacks) + " cycles");
        m_data.cycles.push_back(cycle);
    }

    void pack(const Fields &fields)
    {
        Pack pack;
        pack.code = fields[1];
        pack.cycle = fields[2];
        pack.position = number(fields[3]);
        if (fields[4] != "-")
            pack.released = date(fields[4]);
        pack.publisher = fields[5];
        pack.name = fields[6];
        if (std::ranges::find(m_data.cycles, pack.cycle, &Cycle::code) == m_data.cycles.end())
            fail("there is no cycle " + core::jsonQuoted(pack.cycle));
        if (!m_packs.emplace(pack.code, m_data.packs.size()).second)
            fail("the pack " + core::jsonQuoted(pack.code) + " comes twice");
        if (m_data.packs.size() == mostPacks)
            fail("there are more than " + std::to_string(mostPacks) + " packs");
        m_data.packs.push_back(std::move(pack));
    }

    void card(const Fields &fields)
    {
        Card card;
        card.title = fields[1];
        card.slug = fields[2];
        card.faction = word(fields[3], factionWords);
        card.type = word(fields[4], cardTypeWords);
        if (fields[5] != "-")
            for (const auto &subtype : split(fields[5], ';'))
                card.subtypes.emplace_back(subtype);
        card.unique = fields[6] != "no";
        if (card.unique && fields[6] != "yes")
            card.uniqueSince = date(fields[6]);
        figures(card, std::span(fields).subspan(7, 4));
        if (card.type == CardType::Identity && card.minimumSize == 0)
            fail("the identity has no minimum size");
        card.printings = printings(fields[11]);
        if (m_data.cards.size() == mostCards)
            fail("there are more than " + std::to_string(mostCards) + " cards");
        m_data.cards.push_back(std::move(card));
        index(m_data.cards.size() - 1);
    }

    /// Cost, influence, deck limit and values.
    void figures(Card &card, std::span<const std::string_view> fields) const
    {
        card.cost = fields[0] == "-" ? std::nullopt : numberOr(fields[0], "X");
        card.influence = numberOr(fields[1], "-");
        limits(card, fields[2]);
        // A change says all of them: what it leaves out the card does not have.
        card.minimumSize = 0;
        card.agendaPoints = 0;
        for (auto *value : {&card.influenceLimit, &card.link, &card.advancementCost, &card.strength,
                            &card.trashCost, &card.memory})
            value->reset();
        if (fields[3] != "-")
            for (const auto &value : split(fields[3], ' '))
                setValue(card, value);
    }

    void index(std::size_t position)
    {
        const Card &card = m_data.cards[position];
        if (!m_keys.emplace(titleKey(card.title), position).second)
            fail("the title " + core::jsonQuoted(card.title) + " comes twice");
        if (!m_slugs.emplace(card.slug, position).second)
            fail("the slug " + core::jsonQuoted(card.slug) + " comes twice");
        for (const Printing &printing : card.printings)
            takeCode(printing);
    }

    void takeCode(const Printing &printing)
    {
        if (!m_codes.emplace(printing.code, 0).second)
            fail("the code " + core::jsonQuoted(printing.code) + " comes twice");
    }

    /// "3" or "3;2016-07-12=1;2018-02-14=3".
    void limits(Card &card, std::string_view field) const
    {
        const auto parts = split(field, ';');
        card.deckLimit = number(parts.front());
        card.limitChanges.clear();
        for (const auto &part : std::span(parts).subspan(1)) {
            const auto equals = part.find('=');
            if (equals == std::string_view::npos)
                fail("expected a change such as 2016-07-12=1, found " + core::jsonQuoted(part));
            card.limitChanges.push_back(
                {date(part.substr(0, equals)), number(part.substr(equals + 1))});
        }
        if (!std::ranges::is_sorted(card.limitChanges, {}, &LimitChange::from))
            fail("expected the changes of a deck limit in order of their days");
    }

    void setValue(Card &card, std::string_view field) const
    {
        const auto equals = field.find('=');
        const auto name = field.substr(0, equals);
        const auto value = equals == std::string_view::npos ? "" : field.substr(equals + 1);
        if (name == "size")
            card.minimumSize = number(value);
        else if (name == "influence")
            card.influenceLimit = numberOr(value, "none");
        else if (name == "link")
            card.link = number(value);
        else if (name == "points")
            card.agendaPoints = number(value);
        else if (name == "advance")
            card.advancementCost = numberOr(value, "X");
        else if (name == "strength")
            card.strength = numberOr(value, "X");
        else if (name == "trash")
            card.trashCost = number(value);
        else if (name == "memory")
            card.memory = numberOr(value, "X");
        else
            fail("unknown value " + core::jsonQuoted(name));
    }

    Card &known(std::string_view slug)
    {
        const auto found = m_slugs.find(std::string(slug));
        if (found == m_slugs.end())
            fail("there is no card with the slug " + core::jsonQuoted(slug));
        return m_data.cards[found->second];
    }

    void change(const Fields &fields)
    {
        figures(known(fields[1]), std::span(fields).subspan(2, 4));
    }

    void reprint(const Fields &fields)
    {
        Card &card = known(fields[1]);
        for (auto &printing : printings(fields[2])) {
            takeCode(printing);
            card.printings.push_back(std::move(printing));
        }
    }

    /// "01110/core/110x3,20132/core2/132x3".
    [[nodiscard]] std::vector<Printing> printings(std::string_view field) const
    {
        std::vector<Printing> list;
        for (const auto &part : split(field, ',')) {
            const auto pieces = split(part, '/');
            const auto times = pieces.back().find('x');
            if (pieces.size() != 3 || times == std::string_view::npos)
                fail("expected a printing such as 01110/core/110x3, found "
                     + core::jsonQuoted(part));
            const auto pack = m_packs.find(std::string(pieces[1]));
            if (pack == m_packs.end())
                fail("there is no pack " + core::jsonQuoted(pieces[1]));
            list.push_back({std::string(pieces[0]), static_cast<std::uint16_t>(pack->second),
                            number(pieces[2].substr(0, times)),
                            number(pieces[2].substr(times + 1))});
        }
        return list;
    }

    CardData m_data;
    std::string_view m_name;
    std::size_t m_line = 0;
    using Positions = std::unordered_map<std::string, std::size_t>;
    Positions m_packs;
    Positions m_keys;
    Positions m_slugs;
    Positions m_codes;
};

} // namespace

core::Expected<CardData, core::DataError> readCardData(CardData base, std::string_view name,
                                                       std::string_view text)
{
    try {
        return Reader(std::move(base), name).read(text);
    } catch (const core::DataError &error) {
        return core::unexpected(error);
    }
}

const CardLibrary &cardLibrary()
{
    static const CardLibrary library = [] {
        CardData data;
        for (const auto &file : embeddedFiles()) {
            if (!file.name.ends_with(".tsv"))
                continue;
            auto read = readCardData(std::move(data), file.name, file.text);
            if (!read)
                throw std::logic_error(core::toString(read.error()));
            data = std::move(*read);
        }
        return CardLibrary(std::move(data));
    }();
    return library;
}

} // namespace rules
