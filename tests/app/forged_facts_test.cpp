// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/sentences.h"
#include "app/session/check_event.h"
#include "app/session/event_log.h"
#include "app/session/rescue.h"
#include "core/random.h"
#include "event_consumers.h"
#include "storage/checked_fold.h"
#include "storage/event_file.h"
#include "storage/fact_reader.h"
#include "support/forged_file.h"
#include "support/temp_folder.h"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <ctime>
#include <iostream>

#include <sys/resource.h>

using support::ForgedJournal;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool sanitized = true;
#elif defined(__has_feature)
constexpr bool sanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool sanitized = false;
#endif

/// Memory this process has had at most, in megabytes.
long peakMemory()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

struct Counts {
    int opened = 0;
    int upToUnknown = 0; ///< opened for reading, up to an act no version knows
    int refused = 0;
    int salvaged = 0;
    double slowest = 0; ///< seconds
    std::size_t seen = 0;
};

/// One file, every consumer. What is refused says in one sentence which row is why.
class Trial {
public:
    explicit Trial(const support::TempFolder &folder)
        : m_file(folder / "forged.arbiter"), m_rescued(folder / "rescued.arbiter")
    {
        m_environment.actor = "desk";
        m_environment.clock = [] { return core::Timestamp{1'700'000'900'000}; };
    }

    void run(const ForgedJournal &journal)
    {
        // Of this process: what else the computer does is no hang of ours.
        const std::clock_t begun = std::clock();
        m_file.write(journal);
        open();
        salvage();
        const double took = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
        m_counts.slowest = std::max(m_counts.slowest, took);
        if (!sanitized)
            CHECK(took < 2);
    }

    [[nodiscard]] const Counts &counts() const { return m_counts; }

    /// The same without a file, where a sanitizer makes SQLite dear.
    void runInMemory(const ForgedJournal &journal)
    {
        std::vector<storage::Entry> entries;
        storage::History history;
        for (const support::ForgedAct &act : journal) {
            const auto seq = static_cast<std::int64_t>(entries.size()) + 1;
            auto payload = storage::readPayload(core::dump(act.payload), seq);
            const bool turns = act.command == "undo" || act.command == "redo";
            if (!payload || turns != payload->span.has_value()) {
                ++m_counts.refused;
                return;
            }
            entries.push_back(
                {seq, {seq}, "desk", act.command, std::move(payload->facts), payload->span, {}});
            if (!history.follow(entries.back())) {
                ++m_counts.refused;
                return;
            }
        }
        const auto folded = storage::checkedFold(entries, history);
        if (!folded) {
            ++m_counts.refused;
            checkSentence(app::sentence(storage::toError(folded.error(), "forged.arbiter")));
            return;
        }
        ++m_counts.opened;
        m_counts.seen += consume(*folded) + app::EventLog(entries).texts().size();
    }

private:
    void open()
    {
        auto session = app::Session::open(m_file.path(), m_environment);
        if (!session) {
            ++m_counts.refused;
            checkSentence(session.error().message);
            return;
        }
        ++((*session)->readOnlyReason() ? m_counts.upToUnknown : m_counts.opened);
        m_counts.seen += consume(**session);
    }

    static void checkSentence(const std::string &message)
    {
        INFO(message);
        CHECK(message.find('\n') == std::string::npos);
        CHECK_THAT(message, Catch::Matches(".*(act|journal row) [0-9]+.*"));
        CHECK_THAT(message, Catch::EndsWith("."));
    }

    /// Keeps the rows before the first refused one: what it writes opens, whatever it read.
    void salvage()
    {
        std::filesystem::remove(m_rescued);
        const auto report = app::salvageEvent(m_file.path(), m_rescued, m_environment);
        if (!report)
            return;
        ++m_counts.salvaged;
        const auto session = app::Session::open(m_rescued, m_environment, true);
        REQUIRE(session);
        CHECK((*session)->journal().lastSeq().value() == report->entries);
        CHECK((*session)->journal().verify().problems.empty());
    }

    support::ForgedFile m_file;
    std::filesystem::path m_rescued;
    app::Environment m_environment;
    Counts m_counts;
};

/// Where no disk is waited for.
void useMemoryForFiles()
{
    if (std::filesystem::is_directory("/dev/shm"))
        ::setenv("TMPDIR", "/dev/shm", 1);
}

Counts forgeAndOpen(std::uint64_t from, std::uint64_t to)
{
    useMemoryForFiles();
    const support::TempFolder folder;
    const auto sound = support::soundJournals(7);
    Trial trial(folder);
    for (std::uint64_t i = from; i < to; ++i) {
        INFO("forged journal " << i);
        core::Random random(core::deriveSeed(17, i));
        ForgedJournal journal = sound[i % sound.size()];
        forge(journal, sound, [&random](std::uint32_t bound) { return random.below(bound); });
        if (sanitized && i % 20 != 0)
            trial.runInMemory(journal);
        else
            trial.run(journal);
    }
    if (!sanitized)
        CHECK(peakMemory() < 300);
    return trial.counts();
}

void tell(const Counts &counts)
{
    std::cout << "forged journals: " << counts.opened << " opened, " << counts.upToUnknown
              << " up to an unknown act, " << counts.refused << " refused, " << counts.salvaged
              << " salvaged; slowest " << counts.slowest << " s, at most " << peakMemory()
              << " MB\n";
}

/// ARBITER_FORGED="1000-2000" looks at those alone.
std::pair<std::uint64_t, std::uint64_t> chosen(std::uint64_t count)
{
    const char *wanted = std::getenv("ARBITER_FORGED");
    if (!wanted)
        return {0, count};
    char *rest = nullptr;
    const std::uint64_t from = std::strtoull(wanted, &rest, 10);
    return {from, *rest == '-' ? std::strtoull(rest + 1, nullptr, 10) : from + 1};
}

} // namespace

TEST_CASE("The sound journals that are forged open, every act of them in force")
{
    useMemoryForFiles();
    const support::TempFolder folder;
    Trial trial(folder);
    const auto sound = support::soundJournals(7);
    for (const ForgedJournal &journal : sound)
        trial.run(journal);
    CHECK(trial.counts().opened == static_cast<int>(sound.size()));
}

TEST_CASE("Forged facts are refused by their row or do no harm")
{
    constexpr std::uint64_t files = sanitized ? 5000 : 400;
    const auto [from, to] = chosen(files);
    const Counts counts = forgeAndOpen(from, to);
    tell(counts);
    if (to - from < files)
        return;
    // The control: the forger makes both, and neither is rare.
    CHECK(counts.refused > static_cast<int>(files / 5));
    CHECK(counts.opened > static_cast<int>(files / 10));
    CHECK(counts.seen > 0);
}

TEST_CASE("A hundred thousand forged journals", "[.long][long]")
{
    const auto [from, to] = chosen(100'000);
    tell(forgeAndOpen(from, to));
}
