// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/arbiter_block.h"
#include "interchange/arbiter_words.h"

#include "core/strict_reader.h"

#include <charconv>

namespace interchange {

namespace {

using core::JsonPlace;
using tournament::PlayerId;

constexpr std::int64_t blockFormat = 1;
constexpr std::int64_t highest = 100000;
constexpr std::int64_t highestCost = INT64_MAX;

std::uint64_t wide(const JsonPlace &place)
{
    const std::string &text = place.string();
    std::uint64_t value = 0;
    const auto *end = text.data() + text.size();
    if (text.empty() || std::from_chars(text.data(), end, value).ptr != end)
        place.fail("expected a whole number of at most 64 bits, as text");
    return value;
}

int whole(const JsonPlace &place, std::int64_t least = 0)
{
    return static_cast<int>(place.integer(least, highest));
}

int wholeOr(const JsonPlace &object, std::string_view key, int usual)
{
    const auto place = object.get(key);
    return place ? whole(*place) : usual;
}

std::optional<int> maybe(const JsonPlace &object, std::string_view key, std::int64_t least = 0)
{
    const auto place = object.get(key);
    return place ? std::optional(whole(*place, least)) : std::nullopt;
}

bool flag(const JsonPlace &object, std::string_view key)
{
    const auto place = object.get(key);
    return place && place->boolean();
}

template <class Read>
auto list(const JsonPlace &object, std::string_view key, Read read)
{
    std::vector<decltype(read(object))> result;
    if (const auto items = object.get(key))
        for (const JsonPlace &item : items->items())
            result.push_back(read(item));
    return result;
}

PlayerId player(const JsonPlace &place) { return {place.integer()}; }

template <class Value, class Read>
std::pair<Value, Value> pairOf(const JsonPlace &place, Read read)
{
    const auto items = place.items();
    if (items.size() != 2)
        place.fail("expected a list of two");
    return {read(items[0]), read(items[1])};
}

tournament::Profile profile(const JsonPlace &place)
{
    auto read = tournament::readProfile(core::dump(place.json()));
    if (!read)
        throw core::DataError{place.place() + (read.error().place.empty() ? "" : ".")
                                  + read.error().place,
                              read.error().problem};
    return std::move(*read);
}

tournament::Details details(const JsonPlace &place)
{
    tournament::Details result;
    result.tier = place.at("tier").word(tierWords);
    result.organizer = place.at("organizer").string();
    result.secondOrganizer = place.at("secondOrganizer").string();
    result.organizerPlays = flag(place, "organizerPlays");
    result.judges = list(place, "judges", [](const JsonPlace &name) { return name.string(); });
    result.lateEntry = place.at("lateEntry").word(lateEntryWords);
    if (const auto version = place.get("rulesVersion"))
        result.rulesVersion = version->string();
    return result;
}

tournament::Player playerOf(const JsonPlace &place)
{
    tournament::Player result;
    result.id = player(place.at("id"));
    result.tieBreak = wide(place.at("tieBreak"));
    if (const auto status = place.get("status"))
        result.status = status->word(statusWords);
    result.awardedByes = wholeOr(place, "awardedByes", 0);
    result.fixedTable = maybe(place, "fixedTable", 1);
    result.seat = maybe(place, "seat");
    result.enteredAfterRound = wholeOr(place, "enteredAfterRound", 0);
    result.missedRounds = wholeOr(place, "missedRounds", 0);
    result.leftAfterRound = maybe(place, "leftAfterRound");
    result.absentRounds =
        list(place, "absentRounds", [](const JsonPlace &round) { return whole(round); });
    return result;
}

tournament::Reason reason(const JsonPlace &place)
{
    tournament::Reason result;
    result.code = place.at("code").word(reasonWords);
    if (const auto id = place.get("player"))
        result.player = player(*id);
    const auto number = [&](std::string_view key) {
        return maybe(place, key, -highest).value_or(0);
    };
    result.points = number("points");
    result.gap = number("gap");
    result.count = number("count");
    return result;
}

tournament::Game game(const JsonPlace &place)
{
    constexpr std::int64_t leastAgendaPoints = -100;
    tournament::Game result;
    result.ending = place.at("ending").word(endingWords);
    if (const auto corp = place.get("corp"))
        result.corp = corp->word(seatWords);
    if (const auto winner = place.get("winner"))
        result.winner = winner->word(seatWords);
    if (result.ending == tournament::GameEnding::Win && !result.winner)
        place.fail("a won game needs its winner");
    result.agendaPoints = {maybe(place, "agendaPoints1", leastAgendaPoints),
                           maybe(place, "agendaPoints2", leastAgendaPoints)};
    if (const auto how = place.get("how"))
        result.how = how->word(conditionWords);
    return result;
}

tournament::MatchResult result(const JsonPlace &place)
{
    tournament::MatchResult result;
    result.kind = place.at("kind").word(resultWords);
    result.games = list(place, "games", game);
    if (const auto totals = place.get("totals")) {
        const auto [p1, p2] =
            pairOf<int>(*totals, [](const JsonPlace &item) { return whole(item); });
        result.totals = {p1, p2};
    }
    return result;
}

tournament::Match match(const JsonPlace &place)
{
    tournament::Match entry;
    entry.table = whole(place.at("table"), 1);
    entry.p1 = player(place.at("p1"));
    if (const auto p2 = place.get("p2"))
        entry.p2 = player(*p2);
    entry.game = wholeOr(place, "game", 0);
    entry.awardedBye = flag(place, "awardedBye");
    entry.locked = flag(place, "locked");
    if (const auto side = place.get("p1Side"))
        entry.p1Side = side->word(sideWords);
    entry.why = list(place, "why", reason);
    if (const auto entered = place.get("result"))
        entry.result = result(*entered);
    return entry;
}

tournament::Relaxation relaxation(const JsonPlace &place)
{
    tournament::Relaxation result;
    result.code = place.at("code").word(relaxationWords);
    result.first = player(place.at("first"));
    if (const auto second = place.get("second"))
        result.second = player(*second);
    result.count = wholeOr(place, "count", 0);
    return result;
}

tournament::Round round(const JsonPlace &place)
{
    tournament::Round result;
    result.stage = place.at("stage").word(stageWords);
    result.seed = wide(place.at("seed"));
    result.algorithm = whole(place.at("algorithm"));
    result.cost = place.at("cost").integer(0, highestCost);
    result.relaxed = list(place, "relaxed", relaxation);
    result.avoided = list(place, "avoided",
                          [](const JsonPlace &pair) { return pairOf<PlayerId>(pair, player); });
    result.matches = list(place, "matches", match);
    return result;
}

tournament::Ruling ruling(const JsonPlace &place)
{
    tournament::Ruling result;
    result.question = place.at("question").string();
    result.answer = place.at("answer").string();
    result.judge = place.at("judge").string();
    result.basis = place.at("basis").word(rulingBasisWords);
    result.round = wholeOr(place, "round", 0);
    result.table = wholeOr(place, "table", 0);
    result.players = list(place, "players", player);
    result.minutes = wholeOr(place, "minutes", 0);
    if (const auto version = place.get("version"))
        result.version = version->string();
    result.entries = list(place, "entries", [](const JsonPlace &id) { return id.string(); });
    return result;
}

} // namespace

ArbiterBlock readArbiterBlock(const core::Json &json)
{
    const JsonPlace place(json, "arbiter");
    if (place.at("format").integer() > blockFormat)
        place.at("format").fail("this file was written by a newer version of Arbiter; update "
                                "Arbiter to read it");
    ArbiterBlock block;
    block.seed = wide(place.at("seed"));
    block.profile = profile(place.at("profile"));
    block.details = details(place.at("details"));
    const auto announced = place.at("announcement");
    block.announcement = {maybe(announced, "rounds"), maybe(announced, "cut"),
                          whole(announced.at("minutes"), 1)};
    block.tableRanges = list(place, "tableRanges", [](const JsonPlace &range) {
        const auto [first, last] =
            pairOf<int>(range, [](const JsonPlace &n) { return whole(n, 1); });
        return tournament::TableRange{first, last};
    });
    block.cut.seeds = list(place, "cutSeeds", player);
    if (const auto form = place.get("cutForm"))
        block.cut.form = form->word(tournament::cutFormWords);
    block.players = list(place, "players", playerOf);
    block.rounds = list(place, "rounds", round);
    block.rulings = list(place, "rulings", ruling);
    return block;
}

} // namespace interchange
