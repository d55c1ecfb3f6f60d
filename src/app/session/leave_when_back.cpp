// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/leave_when_back.h"

#include <chrono>

namespace app {

namespace {

constexpr std::chrono::seconds betweenAttempts{3};

bool saysOutdated(const Failure &failure)
{
    const auto *error = std::get_if<storage::StorageError>(&failure.cause);
    return error && error->code == storage::StorageErrorCode::Outdated;
}

/// Nobody looks at it: no copy, no backup.
Environment quiet(const Environment &environment)
{
    Environment result;
    result.actor = environment.actor;
    result.desk = environment.desk;
    result.clock = environment.clock;
    return result;
}

} // namespace

LeaveWhenBack::LeaveWhenBack(std::filesystem::path address, Seal last, std::filesystem::path file,
                             const Environment &environment, Told told)
    : m_address(std::move(address))
    , m_last(std::move(last))
    , m_file(std::move(file))
    , m_environment(quiet(environment))
    , m_told(std::move(told))
    , m_thread([this](const std::stop_token &stopped) { attempt(stopped); })
{
}

LeaveWhenBack::~LeaveWhenBack() = default;

void LeaveWhenBack::attempt(const std::stop_token &stopped)
{
    while (!stopped.stop_requested()) {
        const auto left = leaveShared(m_address, m_last, m_file.string(), m_environment);
        if (left) {
            m_told({true, {}});
            return;
        }
        if (saysOutdated(left.error())) {
            if (const auto both = compareEvents(m_file, m_address, m_environment)) {
                m_told({false, *both});
                return;
            }
        }
        std::unique_lock lock(m_mutex);
        m_wake.wait_for(lock, stopped, betweenAttempts, [] { return false; });
    }
}

} // namespace app
