// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/cards/card_data.h"

#include <unordered_map>
#include <unordered_set>

namespace rules {

namespace {

constexpr std::string_view none = "-";

std::string orWord(const std::optional<int> &number, std::string_view word)
{
    return number ? std::to_string(*number) : std::string(word);
}

/// The parts with a separator between them, or "-".
std::string joined(const std::vector<std::string> &parts, char separator)
{
    std::string text;
    for (const auto &part : parts)
        text += (text.empty() ? "" : std::string(1, separator)) + part;
    return text.empty() ? std::string(none) : text;
}

std::string line(const std::vector<std::string> &fields) { return joined(fields, '\t') + '\n'; }

std::string limits(const Card &card)
{
    std::string text = std::to_string(card.deckLimit);
    for (const auto &change : card.limitChanges)
        text += ';' + toString(change.from) + '=' + std::to_string(change.limit);
    return text;
}

std::string values(const Card &card)
{
    std::vector<std::string> list;
    const auto add = [&](const char *name, const std::optional<int> &value) {
        if (value)
            list.push_back(std::string(name) + '=' + std::to_string(*value));
    };
    if (card.type == CardType::Identity) {
        add("size", card.minimumSize);
        list.push_back("influence=" + orWord(card.influenceLimit, "none"));
    }
    add("link", card.link);
    if (card.type == CardType::Agenda)
        add("points", card.agendaPoints);
    add("advance", card.advancementCost);
    add("strength", card.strength);
    add("trash", card.trashCost);
    add("memory", card.memory);
    return joined(list, ' ');
}

std::string costOf(const Card &card)
{
    const bool costless = card.type == CardType::Identity || card.type == CardType::Agenda;
    return orWord(card.cost, costless ? none : "X");
}

std::vector<std::string> figures(const Card &card)
{
    return {costOf(card), orWord(card.influence, none), limits(card), values(card)};
}

class Writer {
public:
    Writer(const CardData &data, const CardData &base) : m_data(data), m_base(base)
    {
        for (const Card &card : base.cards) {
            m_known.emplace(card.slug, &card);
            for (const Printing &printing : card.printings)
                m_codes.insert(printing.code);
        }
    }

    std::string write() const
    {
        std::string text;
        for (const Cycle &cycle : m_data.cycles)
            if (std::ranges::find(m_base.cycles, cycle.code, &Cycle::code) == m_base.cycles.end())
                text += line({"cycle", cycle.code, std::to_string(cycle.position), cycle.name});
        for (const Pack &pack : m_data.packs)
            if (std::ranges::find(m_base.packs, pack.code, &Pack::code) == m_base.packs.end())
                text += line({"pack", pack.code, pack.cycle, std::to_string(pack.position),
                              pack.released ? toString(*pack.released) : std::string(none),
                              pack.publisher, pack.name});
        for (const Card &card : m_data.cards)
            text += record(card);
        return text;
    }

private:
    [[nodiscard]] std::string record(const Card &card) const
    {
        const auto known = m_known.find(card.slug);
        if (known == m_known.end()) {
            std::vector<std::string> fields{"card",
                                            card.title,
                                            card.slug,
                                            std::string(core::toWord(factionWords, card.faction)),
                                            std::string(core::toWord(cardTypeWords, card.type)),
                                            joined(card.subtypes, ';'),
                                            card.uniqueSince  ? toString(*card.uniqueSince)
                                                : card.unique ? "yes"
                                                              : "no"};
            for (auto &figure : figures(card))
                fields.push_back(std::move(figure));
            fields.push_back(printings(card));
            return line(fields);
        }
        std::string text;
        if (const std::string added = printings(card); added != none)
            text += line({"reprint", card.slug, added});
        if (figures(card) != figures(*known->second)) {
            std::vector<std::string> fields{"change", card.slug};
            for (auto &figure : figures(card))
                fields.push_back(std::move(figure));
            text += line(fields);
        }
        return text;
    }

    /// Those that the base does not hold.
    [[nodiscard]] std::string printings(const Card &card) const
    {
        std::vector<std::string> list;
        for (const Printing &printing : card.printings)
            if (!m_codes.contains(printing.code))
                list.push_back(printing.code + '/' + m_data.packs[printing.pack].code + '/'
                               + std::to_string(printing.position) + 'x'
                               + std::to_string(printing.quantity));
        return joined(list, ',');
    }

    const CardData &m_data;
    const CardData &m_base;
    std::unordered_map<std::string, const Card *> m_known; ///< by slug
    std::unordered_set<std::string> m_codes;
};

} // namespace

std::string writeCardData(const CardData &data, const CardData &base)
{
    return Writer(data, base).write();
}

} // namespace rules
