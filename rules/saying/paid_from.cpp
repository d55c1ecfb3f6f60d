// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/paid_from.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/cards.h"
#include "rules/saying/trying.h"
#include "rules/saying/uses.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;

namespace {

bool hasSpendable(const Draft &draft, const std::string &card)
{
    const auto *model = draft.modelOf(card);
    return model && model->recurring.there;
}

/// The only card on the table with such credits; empty: none, or several.
std::string onlySpendable(const Draft &draft)
{
    std::vector<std::string> able = draft.objects();
    std::erase_if(able, [&](const std::string &card) { return !hasSpendable(draft, card); });
    return able.size() == 1 ? able.front() : std::string();
}

bool takeRecurring(Scene &scene)
{
    scene.skipIdle();
    if (!scene.token().text.starts_with("recurring"))
        return false;
    if (scene.token().text == "recurring")
        scene.skip(); // "recurring credits" are one phrase
    return true;
}

/// "the Cyberfeeder credit", "Toolbox's credits", "Cyberfeeder": `said` becomes whether credits
/// were.
std::optional<std::string> takeNamedPayer(Scene &scene, bool &said)
{
    if (!scene.token().card)
        return std::nullopt;
    const std::string spoken = scene.card;
    const auto card = takeCard(scene);
    scene.card = spoken; // "to trash it": not what pays
    said = takeRecurring(scene);
    said = scene.take(TermKind::Noun, "credits") || said;
    return card;
}

/// "(the credit) on Cyberfeeder"
std::optional<std::string> takePayerBehind(Scene &scene)
{
    Attempt attempt(scene);
    bool isSaid = false;
    if (!scene.take(TermKind::Link) || !scene.token().card)
        return std::nullopt;
    attempt.keep();
    return takeNamedPayer(scene, isSaid);
}

/// A card whose credits are named, and how many there are.
struct Payer {
    std::string card;
    std::optional<int> credits;
};

/// "the two recurring credits", "the credit on Cyberfeeder", "them"
std::optional<Payer> takePayer(Scene &scene)
{
    Attempt attempt(scene);
    bool isCredits = false;
    scene.skipIdle();
    const auto number = scene.takeNumber();
    const bool isRecurring = takeRecurring(scene);
    scene.skipIdle();
    std::optional<std::string> card;
    const bool areThey = scene.token().text == "them" || scene.token().text == "those";
    if (areThey) {
        scene.skip();
        card = onlySpendable(scene.draft);
    } else if (scene.take(TermKind::Noun, "credits")) {
        card = takePayerBehind(scene);
        if (!card && isRecurring)
            card = onlySpendable(scene.draft);
        isCredits = true;
    } else {
        card = takeNamedPayer(scene, isCredits);
    }
    const auto *model = card ? scene.draft.modelOf(*card) : nullptr;
    if (!model || !model->recurring.there || (!isCredits && !areThey && !usable(*model).empty()))
        return std::nullopt;
    attempt.keep();
    return Payer{*card, number};
}

/// "to", "on", "for", "to help pay for", "to pay the 2 for"
bool takeFor(Scene &scene)
{
    if (!scene.take(TermKind::Link, "to") && !scene.take(TermKind::Link, "for")
        && !scene.take(TermKind::Link, "on"))
        return false;
    Attempt attempt(scene);
    scene.skipIdle();
    if (scene.token().text == "help")
        scene.skip();
    if (!scene.take(TermKind::Verb, "spend"))
        return true; // "to install Medium"
    scene.skipIdle();
    if (scene.takeNumber())
        (void)scene.take(TermKind::Noun, "credits");
    if (scene.take(TermKind::Link, "for") || scene.take(TermKind::Link, "to"))
        attempt.keep(); // what is paid for stands behind it
    return true;
}

/// "the plus five strength", "Dagger's strength": of the only breaker on the table.
std::optional<SaidAct> takeStrengthPaid(Scene &scene)
{
    Attempt attempt(scene);
    scene.skipIdle();
    if (scene.token().card)
        (void)takeCard(scene);
    if (scene.token().text == "plus")
        scene.skip();
    (void)scene.takeNumber();
    scene.skipIdle();
    if (!scene.take(TermKind::Noun, "strength"))
        return std::nullopt;
    auto said = takeByTheOnly(scene, "boost");
    if (said)
        attempt.keep();
    return said;
}

/// "(them) when playing SEA Source"
std::optional<SaidAct> takePaidAct(Scene &scene)
{
    auto said = takeStrengthPaid(scene);
    if (!said)
        said = takeAct(scene);
    return said && !said->isOpen && !said->acts.empty() ? said : std::nullopt;
}

/// "Cyberfeeder to install Medium" behind "use", "spend".
std::optional<PaidFrom> takePaying(Scene &scene)
{
    Attempt attempt(scene);
    const auto payer = takePayer(scene);
    if (!payer || !takeFor(scene))
        return std::nullopt;
    auto said = takePaidAct(scene);
    if (!said)
        return std::nullopt;
    attempt.keep();
    if (payer->credits)
        scene.draft.tell(Draft::objectPath(payer->card) + "/counters/credits", *payer->credits);
    return PaidFrom{*std::move(said), payer->card};
}

} // namespace

std::optional<PaidFrom> takePaidFrom(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.takeWho();
    if (!scene.take(TermKind::Verb, "use") && !scene.take(TermKind::Verb, "spend"))
        return std::nullopt;
    auto paid = takePaying(scene);
    if (paid)
        attempt.keep();
    return paid;
}

namespace {

/// What was read of these words as done is asked about now: one chip says so.
void takeBackWords(Scene &scene, std::size_t from, const std::string &says)
{
    const Span words = scene.spanFrom(from);
    const auto isIn = [&](Span span) { return span.begin >= words.begin && span.end <= words.end; };
    std::size_t kept = scene.draft.script().size();
    Chip *told = nullptr;
    for (Chip &chip : scene.chips) {
        if (chip.kind != ChipKind::Act || !isIn(chip.span))
            continue;
        for (std::size_t act = kept; act-- > 0;)
            if (chip.tells(Draft::actPath(act)))
                kept = act;
        told = &chip;
        told->paths.clear();
    }
    const Json::Array script = scene.draft.script();
    if (kept < script.size())
        scene.draft.tell(
            "question/script",
            Json(Json::Array(script.begin(), script.begin() + static_cast<std::ptrdiff_t>(kept))));
    std::erase_if(scene.open, [&](const Open &open) { return isIn(open.span); });
    if (!told)
        told = &scene.addChip(ChipKind::Act, from, {}, {});
    told->span = words;
    told->guessed = true;
    told->says = English::tr("not done yet: {act}", {{"act", says}});
}

} // namespace

std::optional<PaidFrom> paidBefore(Scene &scene, std::size_t begin)
{
    const auto &tokens = scene.tokens();
    std::size_t end = begin;
    while (end > 0 && tokens[end - 1].isMark)
        --end;
    std::size_t first = end;
    while (first > 0 && !tokens[first - 1].isMark)
        --first;
    for (std::size_t at = first; at < end; ++at) {
        const bool isWanted = tokens[at].text.starts_with("want");
        if (!isWanted && !tokens[at].is(TermKind::Verb, "use")
            && !tokens[at].is(TermKind::Verb, "spend"))
            continue;
        Scene ahead = scene;
        ahead.goTo(isWanted ? at + 1 : at);
        auto paid = takePaidFrom(ahead);
        if (!paid && isWanted)
            paid = takePaying(ahead);
        if (!paid || ahead.at() > end)
            continue;
        std::size_t from = at; // "he wants to spend"
        while (from > first
               && (tokens[from - 1].isIdle() || tokens[from - 1].value(TermKind::Person)
                   || tokens[from - 1].value(TermKind::Side)
                   || tokens[from - 1].value(TermKind::Intend)))
            --from;
        takeBackWords(ahead, from, paid->act.says);
        ahead.goTo(scene.at());
        ahead.doubts = true;
        scene = std::move(ahead);
        return paid;
    }
    return std::nullopt;
}

namespace {

/// "threw away", "discarded": how a card becomes the price of something.
bool takeGivingUp(Scene &scene)
{
    constexpr std::array<std::string_view, 12> words{
        "threw",   "throws",    "threw away", "throws away", "tossed", "pitched",
        "chucked", "discarded", "trashed",    "ditched",     "binned", "lost"};
    scene.skipIdle();
    if (std::ranges::find(words, scene.token().text) == words.end())
        return false;
    scene.skip();
    while (scene.token().text == "away" || scene.token().text == "out")
        scene.skip();
    return true;
}

/// "for it", "to that"
void skipForIt(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Link))
        return;
    scene.skipIdle();
    if (scene.take(TermKind::It) || (isCardNext(scene) && takeCard(scene)))
        attempt.keep();
}

/// What was used last is paid with that card, where it can be.
bool payLastUseWith(Draft &draft, const std::string &card)
{
    Draft paid = draft;
    paid.tell(Draft::objectPath(card) + "/zone",
              draft.sideOf(card) == rules::Side::Corp ? "hq" : "grip");
    Json::Array acts = paid.script();
    const auto used = std::ranges::find_if(acts | std::views::reverse,
                                           [](const Json &act) { return act.find("use"); });
    if (used == std::ranges::rend(acts))
        return false;
    used->set("choose", Json(Json::Array{Json(card)}));
    paid.tell("question/script", Json(std::move(acts)));
    const auto out = presentOf(paid);
    if (!out)
        return false;
    draft = std::move(paid);
    return true;
}

} // namespace

bool readGivenUpFor(Scene &scene)
{
    Attempt attempt(scene);
    if (scene.asks || scene.token().text != "the card")
        return false;
    scene.skip();
    (void)scene.takeWho();
    if (!takeGivingUp(scene))
        return false;
    skipForIt(scene);
    scene.skipIdle();
    if (scene.token().text == "was" || scene.token().text == "is")
        scene.skip();
    scene.skipIdle();
    if (!scene.token().card)
        return false;
    {
        Attempt paid(scene);
        const auto card = takeCard(scene);
        if (card && payLastUseWith(scene.draft, *card)) {
            scene.card = *card;
            scene.addChip(ChipKind::Card, attempt.begin(),
                          English::tr("{card} is trashed for that", // a price
                                      {{"card", scene.draft.nameOf(*card)}}),
                          {Draft::objectPath(*card)});
            paid.keep();
            return attempt.keep();
        }
    }
    scene.skip();
    attempt.keep();
    const Span span = scene.spanFrom(attempt.begin());
    scene.leaveOpen(attempt.begin(),
                    English::tr("“{words}” is not understood.", {{"words", scene.textOf(span)}}));
    return true;
}

} // namespace saying
