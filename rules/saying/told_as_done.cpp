// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/told_as_done.h"

#include "rules/saying/accessing.h"
#include "rules/saying/cards.h"
#include "rules/saying/done_with.h"
#include "rules/saying/lying.h"
#include "rules/saying/now_or_before.h"
#include "rules/saying/server_again.h"
#include "rules/saying/told_of.h"
#include "rules/saying/trashing.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::Json;
using rules::CardType;

namespace {

/// A card behind that past form, which somebody may be named for.
std::optional<std::string> takeDoneTo(Scene &scene, std::string_view form)
{
    (void)scene.takeWho();
    scene.skipIdle();
    if (scene.token().text != form)
        return std::nullopt;
    scene.skip();
    if (!isCardNext(scene) || scene.value(TermKind::It))
        return std::nullopt;
    return takeCard(scene);
}

/// What makes room for it is trashed as it is installed, and not before.
std::optional<SaidAct> takeInstalledTrashing(Scene &scene)
{
    const auto card = takeDoneTo(scene, "installed");
    auto said = card ? actOn(scene, "install", *card) : std::nullopt;
    const Json *gone = said && !said->acts.empty() ? said->acts.front().find("for") : nullptr;
    if (!gone || !gone->asArray() || gone->asArray()->empty())
        return std::nullopt;
    said->verb = "install";
    return said;
}

/// "installs a new one on HQ": ice without a name, where such was spoken of.
std::optional<SaidAct> takeInstalledNameless(Scene &scene)
{
    (void)scene.takeWho();
    const bool isSpokenOf = !scene.card.empty() && !scene.draft.cardOf(scene.card)
        && scene.draft.typeOf(scene.card) == CardType::Ice;
    if (!isSpokenOf || !scene.take(TermKind::Verb, "install"))
        return std::nullopt;
    const bool isOne = scene.take(TermKind::Number, "1");
    const bool isNew = scene.token().text == "new" || scene.token().text == "third";
    if (isNew)
        scene.skip();
    if (!(isOne || isNew) || !scene.take(TermKind::Number, "1"))
        return std::nullopt;
    auto said = actOn(scene, "install", scene.draft.describe(Json::object({{"type", "ice"}})));
    if (said)
        said->verb = "install";
    return said;
}

/// "installed a second Kati Jones": another one is in play, whether that was told or not.
std::optional<SaidAct> takeInstalledSecond(Scene &scene)
{
    (void)scene.takeWho();
    scene.skipIdle();
    if (scene.token().text != "installed" && !scene.value(TermKind::Verb))
        return std::nullopt;
    if (scene.token().text == "installed")
        scene.skip();
    else if (!scene.take(TermKind::Verb, "install"))
        return std::nullopt;
    scene.skipIdle();
    const bool isAnother = scene.token().text == "another" || scene.token().text == "one more";
    if (scene.is(TermKind::Number, "1"))
        scene.skip();
    scene.skipIdle();
    const std::string which = scene.token().text; // "second", "a second copy", "another copy"
    const bool isSecond =
        which.find("second") != which.npos && scene.take(TermKind::Place, "other");
    if (!isSecond && !isAnother)
        return std::nullopt;
    if (scene.token().text == "copy")
        scene.skip();
    (void)scene.take(TermKind::Link, "of");
    const auto card = scene.token().card;
    if (!card || scene.draft.copiesOf(*card).size() > 1)
        return std::nullopt;
    scene.skip();
    const auto known = scene.draft.copiesOf(*card);
    const std::string first = known.empty() ? scene.draft.add(*card) : known.front();
    if (known.empty())
        (void)applyFlag(scene.draft, first, "installed");
    auto said = actOn(scene, "install", scene.draft.add(*card));
    if (!said)
        return std::nullopt;
    said->verb = "install";
    scene.speakOf(first);
    return said;
}

/// "during the run", "in that run"
bool takeInRun(Scene &scene)
{
    Attempt attempt(scene);
    bool isIn = scene.take(TermKind::Link, "in");
    for (; scene.token().isIdle() && !scene.value(TermKind::Noun); scene.skip())
        isIn = isIn || scene.token().text == "during";
    return isIn && scene.take(TermKind::Noun, "run") && attempt.keep();
}

std::optional<SaidAct> takeRezzedInRun(Scene &scene)
{
    const auto card = takeDoneTo(scene, "rezzed");
    if (!card || !takeInRun(scene))
        return std::nullopt;
    auto said = actOn(scene, "rez", *card);
    if (said)
        said->verb = "rez";
    return said;
}

/// "I just rezzed another Caprice", "(the Runner passed the ice.) Only then I rezzed Caprice": done
/// a moment ago, where it can be done.
std::optional<SaidAct> takeJustRezzed(Scene &scene)
{
    const std::size_t begin = scene.at();
    const auto card = takeDoneTo(scene, "rezzed");
    const auto says = [&](auto is) {
        return std::any_of(scene.tokens().begin() + static_cast<std::ptrdiff_t>(begin),
                           scene.tokens().begin() + static_cast<std::ptrdiff_t>(scene.at()), is);
    };
    const bool isThen = (isBehindThen(scene, begin)
                         || says([](const Token &token) { return token.text.ends_with("then"); }))
        && says([](const Token &token) {
                            return token.value(TermKind::Person) || token.value(TermKind::Side);
                        });
    const bool isJust = isThen || says([](const Token &token) { return token.text == "just"; });
    auto said = card && isJust ? actOn(scene, "rez", *card) : std::nullopt;
    if (!said || !canBePlayed(scene.draft, said->acts))
        return std::nullopt;
    said->verb = "rez";
    return said;
}

/// The card that the sentence begins with: "the Corp's Taurus (won its trace)".
std::optional<std::string> subjectOfSentence(const Scene &scene)
{
    const auto &tokens = scene.tokens();
    std::size_t at = scene.at();
    while (at > 0 && !tokens[at - 1].ends())
        --at;
    while (at < scene.at()
           && (tokens[at].isIdle() || tokens[at].value(TermKind::Side)
               || tokens[at].value(TermKind::Person) || tokens[at].is(TermKind::Number, "1")))
        ++at;
    const auto card = at < scene.at() ? tokens[at].card : std::nullopt;
    if (!card)
        return std::nullopt;
    const auto copies = scene.draft.copiesOf(*card);
    const CardType type = rules::cardLibrary()[*card].type;
    const bool mayDoIt = type == CardType::Ice || type == CardType::Asset
        || type == CardType::Upgrade || type == CardType::Operation;
    return mayDoIt && !copies.empty() ? std::optional(copies.back()) : std::nullopt;
}

std::optional<SaidAct> takeTrashedBySubject(Scene &scene)
{
    const auto subject = beginsClause(scene, scene.at()) ? subjectOfSentence(scene) : std::nullopt;
    scene.skipIdle();
    const std::string &said = scene.token().text;
    const bool isTrashing =
        said == "trashed" || said == "trashes" || said == "destroyed" || said == "destroys";
    if (!subject || !isTrashing)
        return std::nullopt;
    scene.skip();
    if (!isCardNext(scene) || scene.value(TermKind::It))
        return std::nullopt;
    const auto trashed = takeCard(scene);
    return trashed && *trashed != *subject ? trashBy(scene, *subject, *trashed) : std::nullopt;
}

/// "throws Fall Guy to save Kati": it is used, and lies there.
std::optional<SaidAct> takeThrownToSave(Scene &scene)
{
    (void)scene.takeWho();
    const std::string said = scene.token().text;
    if (said.starts_with("pla") || !scene.take(TermKind::Verb, "play") || !isCardNext(scene)
        || scene.value(TermKind::It))
        return std::nullopt;
    const auto card = takeCard(scene);
    const bool isToSave =
        scene.is(TermKind::Link, "to") && scene.token(1).is(TermKind::Verb, "prevent");
    return isToSave ? takeSacrificed(scene, *card) : std::nullopt;
}

/// "trashed Clone Chip to install a program"; "(accessed Snare!, and) trashed Deus X": behind acts,
/// or in a run, it was done there, where it can be.
std::optional<SaidAct> takeTrashedActively(Scene &scene)
{
    const Doer doer{Scene(scene).takeWho(), carriedTo(scene, scene.at())};
    const bool isInStory = !scene.draft.script().empty() || scene.draft.at("state/run");
    const auto card = takeDoneTo(scene, "trashed");
    if (!card)
        return std::nullopt;
    if (scene.is(TermKind::Link, "to") && scene.token(1).value(TermKind::Verb))
        return takeSacrificed(scene, *card);
    auto said = isInStory ? trashed(scene, *card, doer) : std::nullopt;
    if (!said || said->isOpen)
        return std::nullopt;
    scene.doubts = true;
    return said;
}

/// "Clone Chip is trashed to install a program": that is what it is used for.
std::optional<SaidAct> takeTrashedToDo(Scene &scene)
{
    if (!isCardNext(scene) || scene.value(TermKind::It))
        return std::nullopt;
    const auto card = takeCard(scene);
    if (!isPassiveNext(scene) || !scene.take(TermKind::Flag, "trashed")
        || !scene.is(TermKind::Link, "to") || !scene.token(1).value(TermKind::Verb))
        return std::nullopt;
    return takeSacrificed(scene, *card);
}

} // namespace

std::optional<SaidAct> takeToldAsDone(Scene &scene)
{
    if (scene.asks)
        return std::nullopt;
    for (const auto reader : {takeInstalledTrashing, takeInstalledSecond, takeInstalledNameless,
                              takeRezzedInRun, takeJustRezzed, takeTrashedBySubject,
                              takeThrownToSave, takeTrashedActively, takeTrashedToDo}) {
        Scene ahead = scene;
        auto said = reader(ahead);
        if (!said)
            continue;
        scene = std::move(ahead);
        scene.player = said->by;
        return said;
    }
    return std::nullopt;
}

} // namespace saying
