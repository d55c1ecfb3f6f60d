// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/event_odds.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

namespace app {

namespace {

using tournament::DrawOdds;
using tournament::Event;
using tournament::Odds;
using tournament::OddsOptions;
using tournament::OddsRun;
using tournament::Refusal;

constexpr int workers = 2;
constexpr int portion = 8;
/// Draws are looked into after the finishes: how much of the work they are is a guess.
constexpr double finishesShare = 0.7;

/// Counts tasks of several threads; the calling thread alone reports.
class Meter {
public:
    Meter(const Progress &progress, double from, double to, int tasks)
        : m_progress(progress), m_from(from), m_to(to), m_tasks(tasks)
    {
    }

    [[nodiscard]] bool goesOn() const { return !m_stopped; }
    void add(int tasks) { m_done += tasks; }
    /// Until all tasks are done or the progress says stop.
    void watch()
    {
        while (goesOn() && m_done < m_tasks) {
            if (m_progress && !m_progress(m_from + (m_to - m_from) * m_done.load() / m_tasks))
                m_stopped = true;
            else
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
    }

private:
    const Progress &m_progress;
    double m_from;
    double m_to;
    int m_tasks;
    std::atomic<int> m_done = 0;
    std::atomic<bool> m_stopped = false;
};

/// Runs `task(i)` for 0 … tasks − 1 on the workers, each number once; false when stopped.
template <class Task>
bool share(int tasks, Meter &meter, const Task &task)
{
    std::atomic<int> next = 0;
    std::vector<std::jthread> threads;
    for (int worker = 0; worker < workers; ++worker)
        threads.emplace_back([&, worker] {
            for (int i = next++; i < tasks && meter.goesOn(); i = next++) {
                task(worker, i);
                meter.add(1);
            }
        });
    meter.watch();
    threads.clear();
    return meter.goesOn();
}

std::optional<Odds> finishes(std::vector<OddsRun> &runs, int simulations, const Progress &progress)
{
    const int portions = (simulations + portion - 1) / portion;
    Meter meter(progress, 0, finishesShare, portions);
    const bool all = share(portions, meter, [&](int worker, int i) {
        runs[static_cast<std::size_t>(worker)].play(i * portion,
                                                    std::min((i + 1) * portion, simulations));
    });
    if (!all)
        return std::nullopt;
    for (std::size_t worker = 1; worker < runs.size(); ++worker)
        runs[0].add(runs[worker]);
    return runs[0].take();
}

std::optional<std::vector<DrawOdds>> draws(const Event &event, const Odds &odds,
                                           const OddsOptions &options, const Progress &progress)
{
    std::vector<DrawOdds> tables = tournament::drawableTables(event, odds);
    const int count = static_cast<int>(tables.size());
    Meter meter(progress, finishesShare, 1, count);
    const bool all = share(count, meter, [&](int, int i) {
        DrawOdds &draw = tables[static_cast<std::size_t>(i)];
        draw = *tournament::drawOdds(event, options, draw, [&] { return meter.goesOn(); });
    });
    return all ? std::optional(std::move(tables)) : std::nullopt;
}

} // namespace

core::Expected<std::optional<EventOdds>, Refusal>
eventOdds(const Event &event, const OddsOptions &options, const Progress &progress)
{
    std::vector<OddsRun> runs;
    for (int worker = 0; worker < workers; ++worker) {
        auto run = OddsRun::create(event, options);
        if (!run)
            return core::unexpected(run.error());
        runs.push_back(std::move(*run));
    }
    auto counted = finishes(runs, options.simulations, progress);
    if (!counted)
        return std::nullopt;
    auto drawn = draws(event, *counted, options, progress);
    if (!drawn)
        return std::nullopt;
    return EventOdds{std::move(*counted), event.profile.intentionalDraw, std::move(*drawn)};
}

} // namespace app
