// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/counted_now.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/piece.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;

namespace {

using Pictures = std::vector<rulings::CardPicture>;

const rulings::CardPicture *pictureIn(const Pictures &cards, std::string_view object)
{
    for (const rulings::CardPicture &one : cards) {
        if (one.object == object)
            return &one;
        if (const auto *hosted = pictureIn(one.hosted, object))
            return hosted;
    }
    return nullptr;
}

const rulings::CardPicture *pictureOn(const rulings::TablePicture &table, std::string_view object)
{
    std::vector<const Pictures *> all{&table.programs,  &table.hardware,
                                      &table.resources, &table.corp.scoreArea,
                                      &table.playArea,  &table.runner.scoreArea};
    for (const rulings::ServerPicture &server : table.servers)
        for (const Pictures *cards : {&server.ice, &server.cards, &server.root})
            all.push_back(cards);
    for (const Pictures *cards : all)
        if (const auto *found = pictureIn(*cards, object))
            return found;
    return nullptr;
}

/// The number at that path of the document, as the table has it now.
std::optional<int> numberNow(const rulings::TablePicture &table, std::string_view path)
{
    if (path == "state/tags")
        return table.tags;
    for (const auto &[start, player] :
         {std::pair<std::string_view, const rulings::PlayerPicture *>{"state/corp/", &table.corp},
          {"state/runner/", &table.runner}})
        if (path.starts_with(start)) {
            const std::string_view key = path.substr(start.size());
            return key == "credits" ? player->credits
                : key == "clicks"   ? player->clicks
                : key == "hand"     ? player->hand
                                    : std::nullopt;
        }
    constexpr std::string_view counters = "/counters/";
    const auto of = path.find(counters);
    const std::string object = Draft::objectIn(path);
    if (object.empty() || of == std::string_view::npos)
        return std::nullopt;
    const auto *card = pictureOn(table, object);
    if (!card)
        return std::nullopt;
    for (const rulings::CardNumber &one : card->counters)
        if (one.key == path.substr(of + counters.size()))
            return one.number;
    return 0;
}

/// How much of the script was told before the chip.
std::size_t actsToldBefore(const Scene &scene, const Chip &chip)
{
    constexpr std::string_view script = "question/script/";
    std::size_t acts = scene.knownActs;
    for (const Chip &other : scene.chips)
        for (const std::string &path : other.paths) {
            if (other.span.end > chip.span.begin || !path.starts_with(script))
                continue;
            std::size_t act = 0;
            std::from_chars(path.data() + script.size(), path.data() + path.size(), act);
            acts = std::max(acts, act + 1);
        }
    return std::min(acts, scene.draft.script().size());
}

/// The run was told to be successful before the chip.
bool isBehindSuccess(const Scene &scene, const Chip &chip)
{
    return scene.draft.textAt("state/at") == "run/success"
        && std::ranges::any_of(scene.tokens(), [&](const Token &token) {
               return token.span.end <= chip.span.begin
                   && (token.is(TermKind::Moment, "run/success")
                       || token.is(TermKind::Flag, "successful")
                       || token.is(TermKind::Verb, "run-well"));
           });
}

/// The table behind what was told before it, the number being that at first; where it is told as of
/// then, all of that came to pass, whatever it cost.
std::optional<int> countedThen(const Scene &scene, const Chip &chip, int first, bool isNow)
{
    const std::string &path = chip.paths.front();
    Draft then = scene.draft;
    const auto &script = scene.draft.script();
    Json::Array acts(script.begin(),
                     script.begin() + static_cast<std::ptrdiff_t>(actsToldBefore(scene, chip)));
    if (acts.empty() && isBehindSuccess(scene, chip))
        acts.push_back(Json::object({{"to", "access"}}));
    if (acts.empty())
        return std::nullopt;
    then.remove("question");
    then.tell("question", Json::object({{"script", Json(std::move(acts))}}));
    then.tell(path, first);
    if (isNow || path == "state/tags") { // no act is refused for want of what nobody told
        constexpr int enough = 20;
        constexpr int hand = 5;
        then.assumeCredits(enough);
        then.assume("state/runner/hand", hand, {});
    }
    const auto now = presentOf(then);
    return now && now->to == rulings::PlayedTo::End ? numberNow(now->table, path) : std::nullopt;
}

/// "now has", "has 3 after the run", "is left with" in its clause: by then.
bool saysNow(const Scene &scene, const Chip &chip)
{
    bool isSaid = false;
    for (const Token &token : scene.tokens()) {
        if (token.isMark && token.span.begin >= chip.span.end)
            break;
        if (token.isMark && token.span.end <= chip.span.begin)
            isSaid = false; // of the clause before
        const bool isHaving = token.value(TermKind::Have) != nullptr;
        const bool isLeft = isHaving
            && (token.text.find("now") != std::string::npos
                || token.text.find("left") != std::string::npos);
        const bool isRest = token.value(TermKind::Noun) && token.text.ends_with(" left");
        const bool isGot = chip.paths.front() == "state/tags" // "(hit Snare! and) got a tag"
            && token.span.begin >= chip.span.begin && token.span.end <= chip.span.end
            && (token.text == "got" || token.is(TermKind::Verb, "take"));
        const bool isOfClicks = isHaving && chip.paths.front().ends_with("/clicks");
        isSaid = isSaid || isLeft || isRest || isGot || isOfClicks
            || token.is(TermKind::Time, "now") || token.text == "after";
    }
    return isSaid;
}

/// "(draws) and has 6 cards"
bool isHadThen(const Scene &scene, const Chip &chip)
{
    const auto &tokens = scene.tokens();
    const auto first = Piece(scene, chip.span).begin();
    if (first == tokens.end() || first == tokens.begin())
        return false;
    const bool isIn = first->value(TermKind::Have) != nullptr;
    const auto joint = isIn ? first - 1 : first - 2;
    return first - tokens.begin() > 2 && joint->text == "and"
        && (isIn || (first - 1)->value(TermKind::Have));
}

/// A card on the table does so, and may have done it.
bool givesTags(const Draft &draft)
{
    return std::ranges::any_of(draft.objects(), [&](const std::string &object) {
        const auto *model = draft.modelOf(object);
        return model && std::ranges::any_of(model->abilities, [](const rulings::Ability &one) {
                   return does(one, "take-tags");
               });
    });
}

} // namespace

bool readTagsCleared(Scene &scene)
{
    constexpr std::array<std::string_view, 5> words{"cleared", "removed", "shook", "lost",
                                                    "shook off"};
    const auto had = scene.draft.numberAt("state/tags");
    Attempt attempt(scene);
    (void)scene.takeWho();
    scene.skipIdle();
    if (scene.asks || !had || scene.lastNoun != "tags" || !scene.draft.isTold("state/tags")
        || !scene.draft.script().empty()
        || std::ranges::find(words, scene.token().text) == words.end())
        return false;
    scene.skip();
    const auto number = scene.takeNumber();
    if (!number || *number > *had)
        return false;
    (void)scene.take(TermKind::Noun, "tags");
    if (Attempt when(scene);
        scene.take(TermKind::Link, "with") || scene.take(TermKind::Link, "on")) {
        scene.skipIdle();
        (void)(scene.take(TermKind::Time, "last-click") && when.keep());
    }
    if (!scene.isAtClauseEnd())
        return false;
    const int left = *had - *number;
    scene.draft.tell("state/tags", left);
    scene.doubts = true;
    scene.addChip(ChipKind::Number, attempt.begin(),
                  English::tr("the Runner has {n} tag", "the Runner has {n} tags", left),
                  {"state/tags"});
    return attempt.keep();
}

void settleCountedNow(Scene &scene)
{
    for (Chip &chip : scene.chips) {
        if (chip.kind != ChipKind::Number || chip.paths.size() != 1)
            continue;
        const std::string path = chip.paths.front();
        const auto told = scene.draft.numberAt(path);
        const bool isNow = saysNow(scene, chip);
        const auto then = told ? countedThen(scene, chip, *told, isNow) : std::nullopt;
        const bool isBehindActs = actsToldBefore(scene, chip) > scene.knownActs;
        const bool isGiven = path == "state/tags" && givesTags(scene.draft);
        // Nobody can work out how many there were before.
        if (told && !then && (isNow ? isBehindActs || isGiven : isBehindActs && isGiven))
            chip.guessed = true; // "(Hard-Hitting News,) four tags"
        if (!then || *then == *told)
            continue;
        const int first = *told - (*then - *told);
        const bool isOnCard = path.find("/counters/") != std::string::npos;
        const bool isHand = path.ends_with("/hand") && isHadThen(scene, chip);
        if (!isNow && !isHand && (!isOnCard || actsToldBefore(scene, chip) > 0)) {
            chip.guessed = chip.guessed || (isBehindActs && isGiven);
            continue; // "a successful run with 2 credits", "scores it with 5 advancements"
        }
        if (!isNow || first < 0 || countedThen(scene, chip, first, isNow) != told) {
            chip.guessed = true;
            chip.offers.push_back(
                {English::tr("so many by then"), std::string(scene.textOf(chip.span)) + " now"});
            continue;
        }
        scene.draft.tell(path, first);
        chip.says = English::tr("{what} by then, {n} before", {{"what", chip.says}, {"n", first}});
    }
}

} // namespace saying
