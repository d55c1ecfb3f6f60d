// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/rules_play_view.h"
#include "cli/rules_question.h"

#include "core/english.h"
#include "core/json.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/vocabulary.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cli {

using core::Json;

namespace {

Json told(const std::optional<int> &number) { return number ? Json(*number) : Json(); }

std::string sideWord(rulings::Side side)
{
    return std::string(core::toWord(rules::sideWords, side));
}

Json cardsJson(const std::vector<rulings::CardPicture> &cards);

Json numbersJson(const std::vector<rulings::CardNumber> &numbers)
{
    Json all = Json::object({});
    for (const rulings::CardNumber &one : numbers)
        all.set(one.key, told(one.number));
    return all;
}

Json cardJson(const rulings::CardPicture &card)
{
    Json broken = Json::array();
    for (const int number : card.broken)
        broken.push(number);
    return Json::object({{"object", card.object},
                         {"title", card.title},
                         {"owner", sideWord(card.owner)},
                         {"type", core::toWord(rules::cardTypeWords, card.type)},
                         {"zone", core::toWord(rulings::zoneWords, card.zone)},
                         {"faceup", card.faceup ? Json(*card.faceup) : Json()},
                         {"active", card.active},
                         {"modelled", core::toWord(rulings::modelledWords, card.modelled)},
                         {"counters", numbersJson(card.counters)},
                         {"values", numbersJson(card.values)},
                         {"subtypes", listOf(card.subtypes)},
                         {"subroutines", static_cast<int>(card.subroutines)},
                         {"broken", std::move(broken)},
                         {"moment",
                          card.encountered      ? Json("encountered")
                              : card.approached ? Json("approached")
                              : card.accessed   ? Json("accessed")
                                                : Json()},
                         {"hosted", cardsJson(card.hosted)}});
}

Json cardsJson(const std::vector<rulings::CardPicture> &cards)
{
    Json all = Json::array();
    for (const rulings::CardPicture &card : cards)
        all.push(cardJson(card));
    return all;
}

Json playerJson(const rulings::PlayerPicture &player)
{
    return Json::object({{"identity", cardsJson(player.identity)},
                         {"credits", told(player.credits)},
                         {"clicks", told(player.clicks)},
                         {"hand", told(player.hand)},
                         {"deck", told(player.deck)},
                         {"pile", told(player.pile)},
                         {"hand_size", told(player.handSize)},
                         {"agenda_points", told(player.agendaPoints)},
                         {"in_hand", cardsJson(player.inHand)},
                         {"in_deck", cardsJson(player.inDeck)},
                         {"in_pile", cardsJson(player.inPile)},
                         {"score_area", cardsJson(player.scoreArea)}});
}

Json serversJson(const std::vector<rulings::ServerPicture> &servers)
{
    Json all = Json::array();
    for (const rulings::ServerPicture &server : servers)
        all.push(Json::object({{"server", server.name},
                               {"attacked", server.attacked},
                               {"ice", cardsJson(server.ice)},
                               {"root", cardsJson(server.root)},
                               {"cards", cardsJson(server.cards)},
                               {"count", told(server.count)}}));
    return all;
}

Json runJson(const std::optional<rulings::RunPicture> &run)
{
    if (!run)
        return {};
    return Json::object({{"server", run->server},
                         {"ice", run->ice.empty() ? Json() : Json(run->ice)},
                         {"encountering", run->encountering},
                         {"status", core::toWord(rulings::runStatusWords, run->status)},
                         {"credits", told(run->credits)}});
}

Json tableJson(const rulings::TablePicture &table)
{
    return Json::object({{"servers", serversJson(table.servers)},
                         {"programs", cardsJson(table.programs)},
                         {"hardware", cardsJson(table.hardware)},
                         {"resources", cardsJson(table.resources)},
                         {"facedown", cardsJson(table.facedown)},
                         {"play_area", cardsJson(table.playArea)},
                         {"set_aside", cardsJson(table.setAside)},
                         {"removed", cardsJson(table.removed)},
                         {"corp", playerJson(table.corp)},
                         {"runner", playerJson(table.runner)},
                         {"tags", told(table.tags)},
                         {"bad_publicity", told(table.badPublicity)},
                         {"brain_damage", told(table.brainDamage)},
                         {"link", told(table.link)},
                         {"memory_limit", told(table.memoryLimit)},
                         {"memory_used", told(table.memoryUsed)},
                         {"run", runJson(table.run)}});
}

Json windowsJson(const std::vector<rules::Window> &windows)
{
    Json all = Json::array();
    for (const rules::Window window : windows)
        all.push(core::toWord(rules::windowWords, window));
    return all;
}

std::string winnerWord(rulings::Winner winner)
{
    if (winner == rulings::Winner::Nobody)
        return "nobody";
    return winner == rulings::Winner::Corp ? "corp" : "runner";
}

Json momentJson(const rulings::PresentMoment &moment)
{
    const auto &steps = moment.structure->steps;
    const rules::TimingStep *step = moment.step < steps.size() ? &steps[moment.step] : nullptr;
    return Json::object({{"structure", core::toWord(rules::timingKindWords, moment.kind)},
                         {"step", step ? Json(step->id) : Json()},
                         {"topic", step ? Json(step->topic) : Json()},
                         {"title", step ? Json(core::ofData(step->title)) : Json()},
                         {"turn", sideWord(moment.turn)},
                         {"corp_may", windowsJson(moment.corpMay)},
                         {"runner_may", windowsJson(moment.runnerMay)},
                         {"priority", moment.priority ? Json(sideWord(*moment.priority)) : Json()},
                         {"winner", winnerWord(moment.winner)}});
}

Json offersJson(const std::vector<rulings::OfferedAct> &offers)
{
    Json all = Json::array();
    for (const rulings::OfferedAct &one : offers)
        all.push(Json::object(
            {{"by", sideWord(one.by)},
             {"act", one.json},
             {"words", one.words},
             {"passes_over", listOf(one.passedOver)},
             {"after_opponent", one.afterOther},
             {"anyway", one.anyway},
             {"unknown_after", one.unknownAfter.empty() ? Json() : Json(one.unknownAfter)}}));
    return all;
}

Json decisionJson(const std::optional<rulings::OpenDecision> &decision)
{
    if (!decision)
        return {};
    return Json::object({{"by", sideWord(decision->by)},
                         {"what", decision->what},
                         {"free", decision->free},
                         {"options", offersJson(decision->options)}});
}

Json refusedJson(const std::vector<rulings::RefusedAct> &refused)
{
    Json all = Json::array();
    for (const rulings::RefusedAct &one : refused)
        all.push(Json::object({{"by", sideWord(one.by)},
                               {"act", one.json},
                               {"words", one.words},
                               {"why", one.why},
                               {"unknown", one.unknown},
                               {"because", becauseJson(one.because)}}));
    return all;
}

std::string_view wordOf(rulings::PlayedTo to)
{
    switch (to) {
    case rulings::PlayedTo::End:
        return "end";
    case rulings::PlayedTo::Refused:
        return "refused";
    case rulings::PlayedTo::NotDerived:
        break;
    }
    return "not-derived";
}

} // namespace

Json playedJson(const rulings::PlayedOut &out)
{
    return Json::object({{"version", core::toWord(rules::rulesVersionWords, out.version)},
                         {"to", wordOf(out.to)},
                         {"played", static_cast<int>(out.played)},
                         {"why", out.why.empty() ? Json() : Json(out.why)},
                         {"because", becauseJson(out.because)},
                         {"script", listOf(out.script)},
                         {"table", tableJson(out.table)},
                         {"moment", momentJson(out.moment)},
                         {"decision", decisionJson(out.decision)},
                         {"offers", offersJson(out.offers)},
                         {"refused", refusedJson(out.refused)},
                         {"trace", traceJson(out.trace)},
                         {"assumptions", listOf(out.assumptions)}});
}

} // namespace cli
