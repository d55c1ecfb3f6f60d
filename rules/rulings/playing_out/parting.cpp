// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/playing_out/parting.h"

#include "core/english.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/fact_names.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/values_in_words.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/playing_out/picture.h"
#include "rules/rulings/playing_out/playing_out.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/state.h"
#include "rules/timing/timing.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// Facts of a table by their paths.
using Facts = std::map<std::string, Fact>;

Fact factOf(const std::optional<int> &number) { return number ? Fact(*number) : Fact(); }

void addCard(Facts &facts, const CardPicture &card)
{
    facts[card.object + ".zone"] = std::string(core::toWord(zoneWords, card.zone));
    if (card.installed && card.faceup)
        facts[card.object + ".faceup"] = *card.faceup;
    for (const CardNumber &counter : card.counters)
        facts[card.object + '.' + counter.key] = factOf(counter.number);
    for (const CardNumber &value : card.values)
        if (value.key == core::toWord(valueWords, Value::Strength))
            facts[card.object + '.' + value.key] = factOf(value.number);
    for (const CardPicture &hosted : card.hosted)
        addCard(facts, hosted);
}

void addCards(Facts &facts, const std::vector<CardPicture> &cards)
{
    for (const CardPicture &card : cards)
        addCard(facts, card);
}

void addPlayer(Facts &facts, const std::string &name, const PlayerPicture &player)
{
    facts[name + ".credits"] = factOf(player.credits);
    facts[name + ".clicks"] = factOf(player.clicks);
    facts[name + ".hand"] = factOf(player.hand);
    facts[name + ".deck"] = factOf(player.deck);
    facts[name + ".agenda-points"] = factOf(player.agendaPoints);
    addCards(facts, player.inHand);
    addCards(facts, player.inDeck);
    addCards(facts, player.inPile);
    addCards(facts, player.scoreArea);
}

Facts factsOf(const TablePicture &table)
{
    Facts facts;
    addPlayer(facts, "corp", table.corp);
    addPlayer(facts, "runner", table.runner);
    facts["runner.tags"] = factOf(table.tags);
    facts["corp.bad-publicity"] = factOf(table.badPublicity);
    facts["runner.brain-damage"] = factOf(table.brainDamage);
    for (const ServerPicture &server : table.servers) {
        addCards(facts, server.ice);
        addCards(facts, server.cards);
        addCards(facts, server.root);
    }
    for (const auto *cards : {&table.programs, &table.hardware, &table.resources, &table.facedown,
                              &table.playArea, &table.setAside, &table.removed})
        addCards(facts, *cards);
    facts["run.on"] = table.run.has_value();
    if (table.run)
        facts["run.status"] = std::string(core::toWord(runStatusWords, table.run->status));
    return facts;
}

const rules::TimingStep *stepOf(const PlayedOut &out)
{
    const auto &steps = out.moment.structure->steps;
    return out.moment.step < steps.size() ? &steps[out.moment.step] : nullptr;
}

/// At steps of different topics, where both versions have both.
bool standsElsewhere(const PlayedOut &one, const PlayedOut &other)
{
    const auto *here = stepOf(one);
    const auto *there = stepOf(other);
    if (!here || !there || here->topic == there->topic)
        return false;
    return one.moment.structure->findTopic(there->topic)
        && other.moment.structure->findTopic(here->topic);
}

std::vector<Unlike> unlike(const PlayedOut &one, const PlayedOut &other, const State &state)
{
    const TableNames names(state);
    const Facts here = factsOf(one.table);
    const Facts there = factsOf(other.table);
    std::vector<Unlike> found;
    const auto words = [&](const Facts &facts, const std::string &path) {
        const auto fact = facts.find(path);
        return fact == facts.end() ? valueInWords(std::string("none"), state).inWords(names)
                                   : valueInWords(fact->second, state).inWords(names);
    };
    Facts all = here;
    all.insert(there.begin(), there.end());
    for (const auto &[path, fact] : all) {
        const auto inOne = here.find(path);
        const auto inOther = there.find(path);
        if (inOne != here.end() && inOther != there.end() && inOne->second == inOther->second)
            continue;
        found.push_back(
            {factName(path, state).inWords(names), words(here, path), words(there, path)});
    }
    return found;
}

PartOfWay partOf(const PlayedOut &out, std::size_t acts)
{
    PartOfWay part{out.version, out.to, out.why, out.because, {}, {}, {}};
    if (const auto *step = stepOf(out)) {
        part.step = step->id;
        part.stepTitle = core::ofData(step->title);
    }
    std::ranges::copy_if(out.trace, std::back_inserter(part.trace),
                         [&](const Step &line) { return line.played == acts; });
    return part;
}

/// Somebody decides, and not the same.
bool decidesElse(const PlayedOut &one, const PlayedOut &other)
{
    const auto what = [](const PlayedOut &out) {
        return out.decision ? std::pair(out.decision->what, out.decision->by)
                            : std::pair(std::string(), Side::Corp);
    };
    return what(one) != what(other);
}

} // namespace

std::optional<Parting> whereTheyPart(RulesVersion one, RulesVersion other, const Asked &asked)
{
    const State &state = asked.cases.front().state;
    for (std::size_t acts = 0; acts <= asked.question.script.size(); ++acts) {
        const Asked before = upTo(asked, acts);
        const PlayedOut here = playOut(one, before, Enumerate::Nothing);
        const PlayedOut there = playOut(other, before, Enumerate::Nothing);
        const bool together = here.to == PlayedTo::End && there.to == PlayedTo::End;
        auto differences = together ? unlike(here, there, state) : std::vector<Unlike>();
        if (here.to == there.to && differences.empty()
            && (!together || (!standsElsewhere(here, there) && !decidesElse(here, there)))) {
            if (together)
                continue;
            return std::nullopt; // neither goes on
        }
        return Parting{acts, acts > 0 ? here.script.back() : std::string(), partOf(here, acts),
                       partOf(there, acts), std::move(differences)};
    }
    return std::nullopt;
}

} // namespace rulings
