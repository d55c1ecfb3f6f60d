// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a TO waits for at the desk of a large event with a decklist of every side: opening the file,
// and the moment between a result and the standings that hold it. Through Session and a real file.
#include "played_event.h"

#include "tournament/results/result_notation.h"

int main()
{
    std::string pattern =
        (std::filesystem::temp_directory_path() / "arbiter-bench-XXXXXX").string();
    const std::filesystem::path folder = mkdtemp(pattern.data());
    const auto path = folder / "large.arbiter";
    playedEvent(path).reset();

    std::vector<double> opening;
    std::unique_ptr<app::Session> session;
    for (int i = 0; i < 15; ++i) {
        session.reset();
        opening.push_back(secondsOf([&] {
            session = must(app::Session::open(path, {}));
            (void)session->standings();
        }));
    }

    std::vector<double> stored;
    std::vector<double> results;
    for (int i = 0; i < 200; ++i) {
        const int table = i % (manyPlayers / 2) + 1;
        auto report =
            tournament::readResult(session->event(), manyRounds, table, i % 2 == 0 ? "2-0" : "0-2");
        stored.push_back(secondsOf([&] { (void)must(session->perform(*report)); }));
        results.push_back(stored.back() + secondsOf([&] { (void)session->standings(); }));
    }

    std::printf("%d players, %d rounds, %lld journal entries\n", manyPlayers, manyRounds,
                static_cast<long long>(session->log().size()));
    print("open to standings", opening, 300);
    print("result to synced disk", stored, 20);
    print("result to refreshed standings", results, 20);
    std::filesystem::remove_all(folder);
    return 0;
}
