// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/standing.h"

#include "rules/saying/piece.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace saying {

using core::Json;

namespace {

constexpr std::string_view script = "question/script/";

/// What is done, and with which card: what it chooses, and how much is spent, may be told behind
/// it.
bool isSameAct(const Json &one, const Json &other)
{
    if (!one.asObject() || !other.asObject() || one.asObject()->empty()
        || other.asObject()->empty())
        return false;
    const auto &[verb, of] = one.asObject()->front();
    return other.asObject()->front() == one.asObject()->front()
        || (verb == other.asObject()->front().first && (verb == "spend" || verb == "to_server"));
}

/// Done, or asked about.
bool isAmongActs(const Draft &draft, const Json &act)
{
    const Json *asked = draft.at("question/act");
    return act.find("to") || (asked && isSameAct(act, *asked))
        || std::ranges::any_of(draft.script(),
                               [&](const Json &one) { return isSameAct(act, one); });
}

/// "now has", "has left": that something else was told before is no contradiction.
bool saysNow(const Scene &scene, Span span)
{
    return Piece(scene, span).has([](const Token &token) {
        return token.value(TermKind::Time) || token.text.ends_with(" left");
    });
}

/// Of a number, or of the server that is run, of which another piece told another before.
bool isToldAnew(const Scene &scene, const Chip &chip, const Chip::Told &told)
{
    const Json *now = scene.draft.at(told.path);
    const bool isOne = told.value.asInteger() || told.path == "state/run/server";
    return isOne && chip.tells(told.path) && now && *now == told.value && !saysNow(scene, chip.span)
        && std::ranges::any_of(scene.chips, [&](const Chip &other) {
               return other.span.end <= chip.span.begin && other.tells(told.path)
                   && std::ranges::any_of(other.told, [&](const Chip::Told &one) {
                          return one.path == told.path && one.value != told.value;
                      });
           });
}

bool lieApart(const Json &one, const Json &other)
{
    constexpr std::array<std::string_view, 3> places{"zone", "server", "host"};
    return one.asObject() && other.asObject()
        && std::ranges::any_of(places, [&](std::string_view place) {
               const Json *was = one.find(place);
               const Json *is = other.find(place);
               return was && is && *was != *is;
           });
}

/// "(Red Herrings in the server. I trashed it,) the Herrings is in the bin": it lies elsewhere now.
bool isMoved(const Draft &draft, const Chip::Told &told)
{
    const Json *now = draft.at(told.path);
    return !Draft::objectIn(told.path).empty() && now && lieApart(told.value, *now);
}

/// "(Enigma is on HQ.) The only ice on R&D is …": no ice goes from one server to another.
bool isIceMovedTo(const Scene &scene, const Chip &chip, const Chip::Told &told)
{
    const std::string object = Draft::objectIn(told.path);
    return !object.empty() && scene.draft.typeOf(object) == rules::CardType::Ice
        && std::ranges::any_of(scene.chips, [&](const Chip &other) {
               return other.span.end <= chip.span.begin
                   && std::ranges::any_of(other.told, [&](const Chip::Told &one) {
                          return one.path == told.path && lieApart(one.value, told.value);
                      });
           });
}

bool stands(const Scene &scene, const Chip &chip, const Chip::Told &told)
{
    if (!told.path.starts_with(script))
        return !isToldAnew(scene, chip, told) && !isMoved(scene.draft, told)
            && !isIceMovedTo(scene, chip, told);
    const bool isOfScript = std::ranges::any_of(
        chip.paths, [](const std::string &path) { return path.starts_with(script); });
    return !isOfScript || isAmongActs(scene.draft, told.value);
}

} // namespace

void doubtOverwritten(Scene &scene)
{
    const Draft &draft = scene.draft;
    for (std::size_t i = 1; i < scene.chips.size(); ++i) { // "5 clicks, I mean 4 clicks"
        Chip &before = scene.chips[i - 1];
        const Chip &chip = scene.chips[i];
        before.guessed = before.guessed
            || (chip.kind == ChipKind::Number && before.kind == ChipKind::Number
                && chip.paths == before.paths && !chip.paths.empty() && chip.says != before.says);
    }
    const std::string ice = draft.textAt("state/run/ice");
    for (Chip &chip : scene.chips) {
        const bool tellsIce = chip.tells("state/run/ice");
        for (const std::string &other : draft.objects())
            if (tellsIce && !ice.empty() && other != ice && draft.nameOf(other) != draft.nameOf(ice)
                && chip.says.find(draft.nameOf(other)) != std::string::npos
                && chip.says.find(draft.nameOf(ice)) == std::string::npos)
                chip.guessed = true;
        if (chip.kind != ChipKind::Card || chip.paths.size() != 1)
            continue;
        const std::string zone = draft.textAt(chip.paths.front() + "/zone");
        const bool isTrashed = Piece(scene, chip.span).has([](const Token &token) {
            return token.is(TermKind::Flag, "trashed");
        });
        chip.guessed = chip.guessed
            || (isTrashed && zone != "heap" && zone != "archives"
                && !draft.hasAct("trash", chip.paths.front().substr(Draft::objectPath("").size())));
    }
}

void doubtWhatStandsNoMore(Scene &scene)
{
    for (Chip &chip : scene.chips)
        if (chip.kind != ChipKind::Question && !chip.guessed)
            chip.guessed = std::ranges::any_of(
                chip.told, [&](const Chip::Told &told) { return !stands(scene, chip, told); });
}

} // namespace saying
