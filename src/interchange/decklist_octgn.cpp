// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_octgn.h"

#include "core/text.h"
#include "interchange/decklist_builder.h"

#include <algorithm>
#include <pugixml.hpp>
#include <sstream>

namespace interchange {

namespace {

constexpr const char *netrunner = "0f38e453-26df-4c04-9d67-6d43de939c77";
constexpr std::string_view cardPrefix = "bc0f047c-01b1-427f-a439-d451eda";
constexpr std::size_t codeLength = 5;
constexpr std::size_t mostCards = 2000;

/// The line of an offset; asked in order of the document, each byte is looked at once.
class LineCounter {
public:
    explicit LineCounter(std::string_view text) : m_text(text) { }
    std::size_t at(std::ptrdiff_t offset)
    {
        const auto end = std::clamp(static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, offset)),
                                    m_seen, m_text.size());
        m_line +=
            static_cast<std::size_t>(std::ranges::count(m_text.substr(m_seen, end - m_seen), '\n'));
        m_seen = end;
        return m_line;
    }

private:
    std::string_view m_text;
    std::size_t m_seen = 0;
    std::size_t m_line = 1;
};

std::string codeOf(std::string_view id)
{
    return id.size() < codeLength ? std::string() : std::string(id.substr(id.size() - codeLength));
}

} // namespace

Decklist readOctgnDecklist(std::string_view text, const rules::CardLibrary &library)
{
    // pugixml knows no document types and expands no entities of a document's own, so that a bomb
    // of them stays as small as it came.
    pugi::xml_document document;
    LineCounter lines(text);
    const auto parsed = document.load_buffer(text.data(), text.size(),
                                             pugi::parse_default | pugi::parse_ws_pcdata_single,
                                             pugi::encoding_utf8);
    if (!parsed)
        throw core::DataError{"line " + std::to_string(lines.at(parsed.offset)),
                              std::string("this is not XML: ") + parsed.description()};
    const pugi::xml_node deck = document.child("deck");
    if (!deck)
        throw core::DataError{"", "the XML holds no <deck>; expected a deck of OCTGN (.o8d)"};

    DecklistBuilder builder(library, DecklistBuilder::Trust::Code);
    std::size_t cards = 0;
    for (const pugi::xml_node section : deck.children("section"))
        for (const pugi::xml_node card : section.children("card")) {
            const std::size_t line = lines.at(card.offset_debug());
            if (++cards > mostCards)
                throw core::DataError{"line " + std::to_string(line),
                                      "more than " + std::to_string(mostCards)
                                          + " cards; this is not a decklist"};
            const std::string name = core::tidied(card.text().get());
            const std::string quantity = card.attribute("qty").value();
            builder.add(card.attribute("qty").as_int(0),
                        {name, codeOf(card.attribute("id").value()), {}}, line,
                        quantity + " " + name);
        }
    builder.list().notes = core::tidied(deck.child("notes").text().get());
    return builder.take();
}

std::string writeOctgnDecklist(const Decklist &list, const rules::CardLibrary &library,
                               const std::function<std::string(rules::CardId)> &codeOfCard)
{
    pugi::xml_document document;
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "utf-8";
    declaration.append_attribute("standalone") = "yes";
    pugi::xml_node deck = document.append_child("deck");
    deck.append_attribute("game") = netrunner;
    const auto add = [&](pugi::xml_node section, rules::CardId id, int quantity) {
        pugi::xml_node card = section.append_child("card");
        card.append_attribute("qty") = quantity;
        card.append_attribute("id") = (std::string(cardPrefix) + codeOfCard(id)).c_str();
        card.text() = library[id].title.c_str();
    };
    pugi::xml_node identity = deck.append_child("section");
    identity.append_attribute("name") = "Identity";
    if (list.deck.identity)
        add(identity, *list.deck.identity, 1);
    pugi::xml_node cards = deck.append_child("section");
    cards.append_attribute("name") = "R&D / Stack";
    for (const rules::DeckCard &line : list.deck.cards())
        add(cards, line.card, line.quantity);
    if (!list.notes.empty())
        deck.append_child("notes").text() = list.notes.c_str();
    std::ostringstream text;
    document.save(text, "  ", pugi::format_default, pugi::encoding_utf8);
    return text.str();
}

} // namespace interchange
