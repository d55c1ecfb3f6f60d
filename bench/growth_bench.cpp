// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How work grows with the field: every step of a tournament with 1,000 and with 10,000 players,
// each measured in a process of its own, so that the memory is that of this step.
#include "bench_support.h"

#include "app/exchange/export_event.h"
#include "app/exchange/import_event.h"
#include "app/figures/event_odds.h"
#include "app/players/player_list.h"
#include "core/random.h"
#include "rules/cards/card_library.h"
#include "tournament/pairing/swiss_round.h"
#include "tournament/standings/standings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <stdexcept>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tournament;

namespace {

constexpr int rounds = 3;
/// Growth like n log n from 1,000 to 10,000, and room for what caches do.
constexpr double bar = 1.2;

struct Measure {
    double seconds = 0;
    double megabytes = 0;
};

std::string nameOf(int player) { return "Player No. " + std::to_string(player); }

/// What is measured stands in here; everything around it is preparation.
class Bench {
public:
    Bench(int players, const char *profile) : m_players(players), m_profile(*findProfile(profile))
    {
        std::string pattern = std::filesystem::temp_directory_path() / "arbiter-growth-XXXXXX";
        if (!mkdtemp(pattern.data()))
            throw std::runtime_error("no temporary folder");
        m_folder = pattern;
        prepare();
    }
    Bench(const Bench &) = delete;
    Bench &operator=(const Bench &) = delete;
    ~Bench() { std::filesystem::remove_all(m_folder); }

    double registerPlayers()
    {
        std::string csv = "name,corp,runner\n";
        for (int i = 1; i <= m_players; ++i)
            csv += nameOf(i) + ",Jinteki: Personal Evolution,Noise: Hacker Extraordinaire\n";
        CreateEvent create;
        create.details.name = "Growth";
        create.profile = m_profile;
        const auto session = *app::Session::create(m_folder / "new.arbiter", create, {});
        return secondsOf([&] {
            const auto players = app::readPlayers(csv, "players.csv");
            const auto plan = app::planOf(*players, session->event(), m_identities);
            must(session->perform(plan.command().value()));
        });
    }
    double import()
    {
        return secondsOf([&] {
            must(app::importEvent(m_document, "event.json", {}, m_identities,
                                  m_folder / "imported.arbiter", {}));
        });
    }
    double exported()
    {
        // A few results more than the document it came from has.
        const auto session = opened();
        must(session->perform(oneRoundMore()));
        for (int table = 1; table <= 3; ++table)
            must(session->perform(wonAt(rounds + 1, table)));
        return secondsOf(
            [&] { must(app::exportText(session->event(), interchange::ExportFormat::EventJson)); });
    }
    double pair()
    {
        const auto session = opened();
        return secondsOf([&] { must(session->perform(oneRoundMore())); });
    }
    double report()
    {
        const auto session = opened();
        must(session->perform(oneRoundMore()));
        constexpr int reports = 5;
        return secondsOf([&] {
                   for (int table = 1; table <= reports; ++table)
                       must(session->perform(wonAt(rounds + 1, table)));
               })
            / reports;
    }
    double standingsOf()
    {
        // As they are wanted: once after every result.
        const auto session = opened();
        must(session->perform(oneRoundMore()));
        constexpr int looks = 5;
        double seconds = 0;
        for (int table = 1; table <= looks; ++table) {
            must(session->perform(wonAt(rounds + 1, table)));
            seconds += secondsOf([&] { m_sink += standings(session->event()).rows.size(); });
        }
        return seconds / looks;
    }
    double oddsOf()
    {
        const auto session = opened();
        must(session->perform(oneRoundMore()));
        OddsOptions options;
        options.simulations = 64;
        return secondsOf([&] { must(app::eventOdds(session->event(), options)); });
    }
    double open()
    {
        return secondsOf([&] { m_sink += opened()->event().players.size(); });
    }

private:
    template <class Result>
    static void must(const Result &result)
    {
        if (result)
            return;
        if constexpr (requires { result.error().message; })
            throw std::runtime_error(result.error().message);
        throw std::runtime_error("refused");
    }

    /// The imported event announced those that it has.
    static PairRound oneRoundMore()
    {
        PairRound pair;
        pair.beyondAnnouncement = true;
        return pair;
    }

    static ReportResult wonAt(int round, int table)
    {
        ReportResult report;
        report.round = round;
        report.table = table;
        report.result.games = {wonBy(Seat::P1, Seat::P1), wonBy(Seat::P2, Seat::P2)};
        return report;
    }

    std::unique_ptr<app::Session> opened()
    {
        return std::move(*app::Session::open(m_folder / "event.arbiter", {}));
    }

    /// An event of three rounds, as a document of another program and imported from it.
    void prepare()
    {
        Event event;
        CreateEvent create;
        create.details.name = "Growth";
        create.profile = m_profile;
        create.rounds = rounds + 2;
        create.seed = 17;
        AddPlayers add;
        for (int i = 1; i <= m_players; ++i)
            add.players.emplace_back().name = nameOf(i);
        perform(event, create);
        perform(event, add);
        core::Random random(17);
        for (int round = 1; round <= rounds; ++round) {
            perform(event, PairRound{});
            for (Match &match : event.rounds.back().matches) {
                const auto seat = [&] { return random.coin() ? Seat::P1 : Seat::P2; };
                match.result.emplace().games = {wonBy(seat(), Seat::P1), wonBy(seat(), Seat::P2)};
            }
        }
        m_document = *app::exportText(event, interchange::ExportFormat::EventJson);
        // Of another program: it is kept, and an export edits it.
        const auto ours = m_document.find("\"uploadedFrom\"");
        m_document = m_document.substr(0, ours) + "\"uploadedFrom\": \"Another\"\n}\n";
        must(app::importEvent(m_document, "event.json",
                              {interchange::Format::EventJson, create.profile}, m_identities,
                              m_folder / "event.arbiter", {}));
    }

    static void perform(Event &event, const Command &command)
    {
        const auto facts = decide(event, command);
        must(facts);
        tournament::apply(event, *facts);
    }

    int m_players;
    Profile m_profile;
    std::filesystem::path m_folder;
    std::string m_document;
    const rules::IdentityFinder m_identities{rules::cardLibrary()};
    std::size_t m_sink = 0;
};

/// One step in a child of its own, which prepares what the step needs.
Measure measured(int players, double (Bench::*step)(), const char *profile)
{
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0)
        throw std::runtime_error("no pipe");
    std::fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        Measure measure;
        try {
            Bench bench(players, profile);
            measure.seconds = (bench.*step)();
        } catch (const std::exception &error) {
            std::fprintf(stderr, "%s\n", error.what());
        }
        rusage usage{};
        getrusage(RUSAGE_SELF, &usage);
        measure.megabytes = static_cast<double>(usage.ru_maxrss) / 1024;
        const bool told = write(pipe[1], &measure, sizeof measure) == sizeof measure;
        _exit(told ? 0 : 1);
    }
    close(pipe[1]);
    Measure measure;
    if (read(pipe[0], &measure, sizeof measure) != sizeof measure)
        measure = {};
    close(pipe[0]);
    waitpid(child, nullptr, 0);
    return measure;
}

/// Of three, by time: one alone tells of the machine's neighbours as well.
Measure median(int players, double (Bench::*step)(), const char *profile)
{
    std::array<Measure, 3> measures;
    for (Measure &measure : measures)
        measure = measured(players, step, profile);
    std::ranges::sort(measures, {}, &Measure::seconds);
    return measures[1];
}

void print(const char *name, double (Bench::*step)(), const char *profile = "ffg-2016")
{
    constexpr int few = 1000;
    constexpr int many = 10000;
    const Measure small = median(few, step, profile);
    const Measure large = median(many, step, profile);
    const double exponent = std::log10(large.seconds / small.seconds);
    std::printf("%-12s %12.4f %12.4f %10.2f %6s %12.0f %12.0f\n", name, small.seconds,
                large.seconds, exponent, exponent <= bar ? "" : "OVER", small.megabytes,
                large.megabytes);
}

} // namespace

int main()
{
    std::printf("Growth from 1,000 to 10,000 players (bar: exponent <= %.1f)\n", bar);
    std::printf("%-12s %12s %12s %10s %6s %12s %12s\n", "step", "1,000: s", "10,000: s", "exponent",
                "", "1,000: MB", "10,000: MB");
    print("register", &Bench::registerPlayers);
    print("import", &Bench::import);
    print("export", &Bench::exported);
    print("pair", &Bench::pair);
    print("report", &Bench::report);
    print("standings", &Bench::standingsOf);
    print("odds", &Bench::oddsOf);
    // Where players may draw by intention the open tables are asked about that as well.
    print("odds, draws", &Bench::oddsOf, "nsg-dss");
    print("open", &Bench::open);
    std::printf("\n");
    return 0;
}
