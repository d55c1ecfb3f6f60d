// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check_event.h"

#include "app/sentences.h"

namespace app {

namespace {

bool isDamage(const Failure &failure)
{
    const auto *error = std::get_if<storage::StorageError>(&failure.cause);
    return error
        && (error->code == storage::StorageErrorCode::Damaged
            || error->code == storage::StorageErrorCode::ChainBroken
            || error->code == storage::StorageErrorCode::Foreign);
}

} // namespace

core::Expected<Verdict, Failure> checkEvent(const std::filesystem::path &path,
                                            const Environment &environment)
{
    const auto session = Session::open(path, environment, true);
    if (!session) {
        if (!isDamage(session.error()))
            return core::unexpected(session.error());
        return Verdict{0, {session.error().message}};
    }
    const tournament::Event &event = (*session)->event();
    storage::VerifyReport report = (*session)->file().verify();
    Verdict verdict{report.entries, std::move(report.problems)};
    for (const tournament::Finding &finding : tournament::check(event))
        verdict.problems.push_back(sentence(event, finding));
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
