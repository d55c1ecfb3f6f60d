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

LeaveWhenBack::LeaveWhenBack(const Leaving &leaving, const Environment &environment, Told told)
    : m_leaving(leaving)
    , m_note(keepLeaving(leaving, environment) ? leavingNote(leaving.address, environment)
                                               : std::filesystem::path())
    , m_environment(quiet(environment))
    , m_told(std::move(told))
    , m_thread([this](const std::stop_token &stopped) { attempt(stopped); })
{
}

LeaveWhenBack::~LeaveWhenBack() = default;

bool LeaveWhenBack::isWanted() const { return m_note.empty() || std::filesystem::exists(m_note); }

std::optional<LeaveWhenBack::Outcome> LeaveWhenBack::leave() const
{
    // A file that is not in its place, on a stick that is not plugged in, is no place to point to.
    if (!std::filesystem::exists(m_leaving.file))
        return std::nullopt;
    const auto left =
        leaveShared(m_leaving.address, m_leaving.last, m_leaving.file.string(), m_environment);
    if (left)
        return Outcome{true, m_leaving.file, {}};
    if (!saysOutdated(left.error()))
        return std::nullopt;
    if (const auto both = compareEvents(m_leaving.file, m_leaving.address, m_environment))
        return Outcome{false, m_leaving.file, *both};
    return std::nullopt;
}

void LeaveWhenBack::attempt(const std::stop_token &stopped)
{
    while (!stopped.stop_requested() && isWanted()) {
        if (const auto outcome = leave()) {
            std::error_code ignored;
            std::filesystem::remove(m_note, ignored);
            m_told(*outcome);
            return;
        }
        std::unique_lock lock(m_mutex);
        m_wake.wait_for(lock, stopped, betweenAttempts, [] { return false; });
    }
}

} // namespace app
