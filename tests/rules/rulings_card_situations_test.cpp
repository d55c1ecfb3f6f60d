// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Each card by itself: the situations of tests/data/cards, worked out from its wording, and whether
// they would notice if its model said anything else.
#include "core/embedded_file.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/language/card_models.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings_situations.h"
#include "support/places.h"
#include "support/temp_folder.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <span>

namespace rules {
std::span<const core::EmbeddedFile> embeddedFiles();
}

using namespace rulings;
using namespace rulings_support;

namespace {

/// The situations of one card, by its slug.
struct OwnSituations {
    std::string slug;
    core::Json document;

    [[nodiscard]] const core::Json::Array &list() const
    {
        return *document.find("situations")->asArray();
    }
};

const std::vector<OwnSituations> &everyCard()
{
    static const auto all = [] {
        std::vector<OwnSituations> found;
        for (const auto &file :
             std::filesystem::directory_iterator(support::testData() / "cards")) {
            auto read = core::parseJson(support::bytesOf(file.path()));
            INFO(file.path());
            REQUIRE(read);
            found.push_back({file.path().stem().string(), std::move(*read)});
        }
        std::ranges::sort(found, {}, &OwnSituations::slug);
        return found;
    }();
    return all;
}

core::Json modelFile(const std::string &slug)
{
    const std::string name = "card_" + slug + ".json";
    const auto files = rules::embeddedFiles();
    const auto found = std::ranges::find(files, name, &core::EmbeddedFile::name);
    INFO(name);
    REQUIRE(found != files.end());
    return *core::parseJson(found->text);
}

using Visit = std::function<void(const std::string &path)>;

/// Every list and every object of the model with one thing changed, and put back afterwards: an
/// ability or an effect left out, a number one higher, a “yes” that is a “no”.
void forEachChange(core::Json &node, const std::string &path, const Visit &visit)
{
    if (auto *items = node.asArray())
        for (std::size_t i = 0; i < items->size(); ++i) {
            const std::string here = path + '[' + std::to_string(i) + ']';
            if ((*items)[i].asObject()) {
                const core::Json left = (*items)[i];
                items->erase(items->begin() + static_cast<std::ptrdiff_t>(i));
                visit(here + " left out");
                items->insert(items->begin() + static_cast<std::ptrdiff_t>(i), left);
            }
            forEachChange((*items)[i], here, visit);
        }
    if (auto *members = node.asObject())
        for (auto &[key, value] : *members) {
            const std::string here = path + '.' + key;
            const core::Json before = value;
            if (const auto *number = before.asInteger(); number && key != "line") {
                value = core::Json(*number + 1);
                visit(here + " one more");
            } else if (const bool *truth = before.asBool(); truth && *truth) {
                value = core::Json(false);
                visit(here + " not so");
            } else {
                forEachChange(value, here, visit);
                continue;
            }
            value = before;
        }
}

std::string answerWith(const CardModel &model, Asked asked, RulesVersion version)
{
    for (Case &one : asked.cases)
        for (Object &object : one.state.objects)
            if (object.card->title == model.title)
                object.card = &model;
    try {
        return answerIn(answer(version, asked));
    } catch (const std::exception &) {
        return "cannot be asked any more"; // of what the model no longer has
    }
}

/// What may be changed in the card's model without any of its situations being answered otherwise.
std::vector<std::string> unnoticed(const OwnSituations &own)
{
    struct Kept {
        Asked asked;
        RulesVersion version;
        std::string answer;
    };
    std::vector<Kept> kept;
    for (const core::Json &situation : own.list())
        for (const core::Json &word : *situation.find("versions")->asArray()) {
            const Asked asked = askedBy(situation);
            const RulesVersion version = versionOf(*word.asString());
            kept.push_back({asked, version, answerIn(answer(version, asked))});
        }
    std::vector<std::string> found;
    core::Json file = modelFile(own.slug);
    core::Json *abilities = file.find("abilities");
    if (!abilities)
        return found;
    forEachChange(*abilities, own.slug, [&](const std::string &change) {
        const auto model = readCardModel(core::dump(file));
        if (model && std::ranges::all_of(kept, [&](const Kept &one) {
                return answerWith(*model, one.asked, one.version) == one.answer;
            }))
            found.push_back(change);
    });
    return found;
}

} // namespace

TEST_CASE("What a card does is answered as its wording has it")
{
    std::set<std::string> ids;
    for (const OwnSituations &own : everyCard())
        for (const core::Json &situation : own.list()) {
            const std::string id = textOf(situation, "id");
            CHECK(ids.insert(id).second);
            const Asked asked = askedBy(situation);
            for (const core::Json &word : *situation.find("versions")->asArray()) {
                INFO(id << " by " << *word.asString() << ": " << textOf(situation, "why"));
                CHECK(core::dump(
                          verdictOf(Rulebook(ruleCatalogue(), versionOf(*word.asString())), asked))
                      == core::dump(*situation.find("expect")));
            }
        }
    CHECK(ids.size() >= 100);
}

TEST_CASE("No line of what a card does comes after the end of the game")
{
    int ended = 0;
    for (const OwnSituations &own : everyCard())
        for (const core::Json &situation : own.list())
            for (const core::Json &word : *situation.find("versions")->asArray()) {
                const Answer derived = answer(versionOf(*word.asString()), askedBy(situation));
                const auto end = std::ranges::find_if(derived.trace, [](const Step &line) {
                    return line.what.starts_with("the Corp wins: ")
                        || line.what.starts_with("the Runner wins: ")
                        || line.what.ends_with("wins by agenda points");
                });
                if (end == derived.trace.end())
                    continue;
                ++ended;
                INFO(textOf(situation, "id") << ", after: " << end->what);
                CHECK(derived.trace.back().what == end->what);
            }
    CHECK(ended > 0);
}

// What is on the list is known to need another situation; nothing is added to it in silence.
TEST_CASE("A change of any clause of a card is noticed by a situation of its own")
{
    std::set<std::string> listed;
    for (const core::Json &change : *testList("cards_unnoticed.json", "unnoticed").asArray())
        listed.insert(*change.asString());
    for (const OwnSituations &own : everyCard())
        for (const std::string &change : unnoticed(own))
            if (listed.erase(change) == 0)
                FAIL_CHECK("nothing notices " << change);
    for (const std::string &change : listed)
        FAIL_CHECK("it is noticed now: " << change);
}
