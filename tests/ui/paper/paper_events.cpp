// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/paper_events.h"

#include "app/decks/event_decks.h"
#include "tournament/acts/generator.h"
#include "ui/words/text.h"

#include <algorithm>
#include <stdexcept>
#include <tuple>

#include <QStringList>

using namespace Qt::Literals::StringLiterals;

namespace testing {

namespace {

const QStringList &firstNames()
{
    static const QStringList names{u"Aster"_s,  u"Bryony"_s,  u"Clover"_s, u"Dahlia"_s,
                                   u"Elder"_s,  u"Fern"_s,    u"Gorse"_s,  u"Hazel"_s,
                                   u"Iris"_s,   u"Juniper"_s, u"Kale"_s,   u"Laurel"_s,
                                   u"Mallow"_s, u"Nettle"_s,  u"Olive"_s,  u"Periwinkle"_s,
                                   u"Quince"_s, u"Rowan"_s,   u"Sorrel"_s, u"Tansy"_s};
    return names;
}

const QStringList &lastNames()
{
    static const QStringList names{
        u"Amberford"_s, u"Birchwood"_s, u"Coalbrook"_s,     u"Dunmere"_s, u"Eastwater"_s,
        u"Fenwick"_s,   u"Greyling"_s,  u"Highmoor-Tarn"_s, u"Inkwell"_s, u"Jørnsand"_s,
        u"Łąkowska"_s,  u"Marrowby"_s,  u"Northgate"_s,     u"Oxbow"_s,   u"Pebblestone"_s};
    return names;
}

const QStringList &foreignNames()
{
    static const QStringList names{u"桜井 花子"_s, u"Берёза Лесная"_s,  u"ياسمين الوادي"_s,
                                   u"柳 春風"_s,   u"Ρόδη Θαλασσινή"_s, u"שקד בן־יער"_s};
    return names;
}

struct Identity {
    const char *title;
    const char *faction;
};
constexpr Identity corps[]{{"Jinteki: Personal Evolution", "jinteki"},
                           {"NBN: Making News", "nbn"},
                           {"Haas-Bioroid: Engineering the Future", "haas-bioroid"},
                           {"Weyland Consortium: Building a Better World", "weyland-consortium"}};
constexpr Identity runners[]{{"Gabriel Santiago: Consummate Professional", "criminal"},
                             {"Kate \"Mac\" McCaffrey: Digital Tinker", "shaper"},
                             {"Noise: Hacker Extraordinaire", "anarch"}};

} // namespace

QString paperName(int number, bool foreign)
{
    if (foreign && number % 4 == 1)
        return foreignNames()[(number / 4) % foreignNames().size()]
            + (number / 4 < foreignNames().size() ? QString() : u" %1"_s.arg(number));
    // As many different ones as there are pairs of 20 and 15 names.
    return firstNames()[number % 20] + u' ' + lastNames()[(number / 20 + number % 20) % 15];
}

tournament::Event paperEvent(const PaperEvent &wanted)
{
    const auto *profile =
        tournament::findProfile(wanted.profile.isEmpty() ? "ffg-2016" : ui::fromQt(wanted.profile));
    if (!profile)
        throw std::runtime_error("no such profile");
    tournament::GeneratorOptions options;
    options.players = wanted.players;
    options.rounds = wanted.rounds;
    options.cut = wanted.cut;
    options.playedCut = wanted.playedCut;
    options.profile = *profile;
    options.leaveLastOpen = wanted.leaveOpen;
    options.latePercent = 0;
    auto event = tournament::generateEvent(options).event;
    event.details.name = "Harbour Open";
    event.details.date = "2016-03-05";
    int number = 0;
    for (auto &player : event.players) {
        player.name = ui::fromQt(paperName(number, wanted.foreign));
        const auto &corp = corps[static_cast<std::size_t>(number) % std::size(corps)];
        const auto &runner = runners[static_cast<std::size_t>(number) % std::size(runners)];
        player.corpIdentity = corp.title;
        player.corpFaction = corp.faction;
        player.runnerIdentity = runner.title;
        player.runnerFaction = runner.faction;
        ++number;
    }
    return event;
}

void handIn(tournament::Event &event, tournament::PlayerId player, std::string_view list)
{
    const auto &library = rules::deckRules().library();
    const auto read = app::readDecks(list, "the list", library);
    if (!read)
        throw std::runtime_error(read.error().message);
    const auto side = app::sideOf(read->front().deck, library);
    auto deck = app::submittedDeck(read->front(), library, player,
                                   side.value_or(tournament::Side::Corp), {});
    auto &lists = event.decks.lists;
    lists.insert(std::ranges::find_if(lists,
                                      [&deck](const auto &other) {
                                          return std::tie(other.player, other.side)
                                              > std::tie(deck.player, deck.side);
                                      }),
                 std::move(deck));
}

app::PrintRequest paperRequest(app::Paperwork what, app::PaperSize paper)
{
    app::PrintRequest request;
    request.what = what;
    request.paper = paper;
    request.printed = {1'457'186'400'000}; // 2016-03-05
    return request;
}

} // namespace testing
