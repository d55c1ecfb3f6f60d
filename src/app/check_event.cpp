// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check_event.h"

#include "app/sentences.h"

#include <algorithm>

namespace app {

namespace {

bool isOneOf(const Failure &failure, std::initializer_list<storage::StorageErrorCode> codes)
{
    const auto *error = std::get_if<storage::StorageError>(&failure.cause);
    return error && std::ranges::find(codes, error->code) != codes.end();
}

/// Rows that were read are proved to follow on each other from the first on (Journal::readFrom).
void lookForSeal(Session &session, const std::string &digits, Verdict &verdict)
{
    const auto entries = session.file().readFrom(1);
    if (!entries) {
        verdict.readable = false;
        return;
    }
    const auto lines = session.log();
    for (const std::int64_t act : sealedActs(*entries, digits)) {
        const auto line = std::ranges::find(lines, act, &LogLine::seq);
        if (line != lines.end())
            verdict.sealed.push_back(*line);
    }
    if (verdict.sealed.empty())
        verdict.readable = !session.file().unknownAct();
    else
        verdict.followed = entries->back().seq - verdict.sealed.front().seq;
}

} // namespace

bool isDamage(const Failure &failure)
{
    using enum storage::StorageErrorCode;
    return isOneOf(failure, {Damaged, ChainBroken, Foreign, ForeignNeighbour, JournalOfOther});
}

bool isNoEvent(const Failure &failure)
{
    using enum storage::StorageErrorCode;
    return isOneOf(failure, {NotAnEvent, NotFound});
}

core::Expected<Verdict, Failure> checkEvent(const std::filesystem::path &path,
                                            const Environment &environment,
                                            const std::optional<std::string> &seal)
{
    const auto session = Session::open(path, environment, true);
    if (!session) {
        if (!isDamage(session.error()))
            return core::unexpected(session.error());
        return Verdict{0, {session.error().message}, false, {}, 0};
    }
    const tournament::Event &event = (*session)->event();
    storage::VerifyReport report = (*session)->file().verify();
    Verdict verdict{report.entries, std::move(report.problems), true, {}, 0};
    for (const tournament::Finding &finding : tournament::check(event))
        verdict.problems.push_back(sentence(event, finding));
    if (seal)
        lookForSeal(**session, *seal, verdict);
    return verdict;
}

core::Expected<storage::SalvageReport, Failure> salvageEvent(const std::filesystem::path &damaged,
                                                             const std::filesystem::path &target,
                                                             const Environment &environment)
{
    storage::EventFileOptions options;
    options.clock = environment.clock;
    auto report = storage::salvage(damaged, target, options);
    if (!report)
        return core::unexpected(failure(report.error()));
    return std::move(*report);
}

} // namespace app
