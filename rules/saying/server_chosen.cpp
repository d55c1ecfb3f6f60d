// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/server_chosen.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/cards.h"
#include "rules/saying/places.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace saying {

using core::English;
using core::Json;

namespace {

/// "moves", "went in front of", "chooses"
bool takeChoosing(Scene &scene)
{
    constexpr std::array<std::string_view, 26> words{
        "goes",    "went",    "go",        "jumps",      "jumped", "moved",   "sends",
        "sent",    "comes",   "came",      "shoves",     "shoved", "pushes",  "pushed",
        "bounces", "bounced", "redirects", "redirected", "drags",  "dragged", "kicks",
        "kicked",  "throws",  "threw",     "shunts",     "shunted"};
    scene.skipIdle();
    const bool isOther = std::ranges::find(words, scene.token().text) != words.end();
    if (isOther)
        scene.skip();
    else if (!scene.take(TermKind::Verb, "choose") && !scene.take(TermKind::Verb, "move"))
        return false;
    (void)(scene.take(TermKind::It) || scene.takeWho()); // "sends me to Archives"
    while (scene.value(TermKind::Link) || scene.is(TermKind::Place, "before"))
        scene.skip();
    return true;
}

/// Behind a server: "for Security Testing", which chose it before.
std::optional<std::string> takeChooserBehind(Scene &scene)
{
    Attempt attempt(scene);
    const bool linked = scene.take(TermKind::Link, "for") || scene.take(TermKind::Link, "with")
        || scene.take(TermKind::Link, "on");
    if (!linked || !isCardNext(scene))
        return std::nullopt;
    const auto card = takeCard(scene);
    const auto *model = scene.draft.modelOf(*card);
    if (!model || !choosesServer(*model))
        return std::nullopt;
    attempt.keep();
    return card;
}

} // namespace

bool readServerNamed(Scene &scene)
{
    if (scene.asks)
        return false;
    Attempt attempt(scene);
    (void)scene.takeWho();
    const auto server = scene.take(TermKind::Verb, "choose") ? takeServer(scene) : std::nullopt;
    const auto card = server ? takeChooserBehind(scene) : std::nullopt;
    if (!card)
        return false;
    scene.draft.tell(Draft::objectPath(*card) + "/chosen_server", *server);
    scene.addChip(ChipKind::Card, attempt.begin(), howItLies(scene.draft, *card),
                  {Draft::objectPath(*card)});
    return attempt.keep();
}

bool readServerChosen(Scene &scene)
{
    Attempt attempt(scene);
    const auto who = scene.takeWho();
    {
        Scene ahead = scene;
        if (!who && isCardNext(ahead)) {
            (void)takeCard(ahead);
            if (ahead.token().text.starts_with("is ") || ahead.token().text == "is")
                return false; // "Temüjin Contract is set on HQ": before
        }
        if (scene.asks || !takeChoosing(ahead) || !takeServer(ahead))
            return false;
    }
    if (!who && isCardNext(scene))
        (void)takeCard(scene);
    (void)takeChoosing(scene);
    const auto server = takeServer(scene);
    Json act = Json::object({{"to_server", *server}});
    if (!canBePlayed(scene.draft, {act}))
        return false;
    attempt.keep();
    const std::string path = Draft::actPath(scene.draft.script().size());
    scene.draft.play(std::move(act));
    scene.lastVerb = "choose";
    scene.addChip(ChipKind::Act, attempt.begin(),
                  English::tr("{server} is chosen", {{"server", *server}}), {path});
    return true;
}

} // namespace saying
