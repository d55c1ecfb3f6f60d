// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The card language is no list of cards: what one card alone uses is counted and has its reason.
#include "core/embedded_file.h"
#include "rules/rulings_situations.h"

#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <span>
#include <string>

namespace rules {
std::span<const core::EmbeddedFile> embeddedFiles();
}

namespace {

/// A word of the language, and the titles of the cards that use it.
using Uses = std::map<std::string, std::set<std::string>>;

struct Language {
    Uses operations, events, keys;
};

void count(const core::Json &json, const std::string &title, Language &used)
{
    if (const auto *items = json.asArray())
        for (const core::Json &item : *items)
            count(item, title, used);
    if (const auto *members = json.asObject())
        for (const auto &[key, value] : *members) {
            used.keys[key].insert(title);
            if (key == "op")
                used.operations[*value.asString()].insert(title);
            if (key == "event" || key == "happened" || key == "happened_last_turn")
                if (const std::string *event = value.asString())
                    used.events[*event].insert(title);
            count(value, title, used);
        }
}

Language language()
{
    Language used;
    for (const core::EmbeddedFile &file : rules::embeddedFiles()) {
        if (!file.name.starts_with("card_"))
            continue;
        const auto card = core::parseJson(file.text);
        REQUIRE(card);
        count(*card, *card->find("title")->asString(), used);
    }
    return used;
}

/// Words that one card alone uses are those of the list, each with a reason.
void checkListed(const Uses &uses, const char *list)
{
    std::set<std::string> single;
    for (const auto &[word, titles] : uses)
        if (titles.size() == 1)
            single.insert(word);
    std::set<std::string> listed;
    for (const auto &[word, reason] :
         *rulings_support::testList("rulings_for_one_card.json", list).asObject()) {
        listed.insert(word);
        INFO(word);
        CHECK(reason.asString()->size() > 10);
    }
    for (const std::string &word : single)
        if (!listed.contains(word))
            FAIL_CHECK(word << " is used by " << *uses.at(word).begin() << " alone: " << list
                            << " of rulings_for_one_card.json has no reason for it");
    for (const std::string &word : listed)
        if (!single.contains(word))
            FAIL_CHECK(word << " is no longer of one card alone: " << list);
}

} // namespace

TEST_CASE("Words of the card language that one card alone uses have a reason")
{
    const Language used = language();
    checkListed(used.operations, "operations");
    checkListed(used.events, "events");
    checkListed(used.keys, "keys");
}
