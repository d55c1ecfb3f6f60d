// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/failure.h"

#include "app/sentences/sentences.h"

#include <algorithm>
#include <initializer_list>

namespace app {

namespace {

using enum storage::StorageErrorCode;

bool isOneOf(const Failure &failure, std::initializer_list<storage::StorageErrorCode> codes)
{
    const auto *error = std::get_if<storage::StorageError>(&failure.cause);
    return error && std::ranges::find(codes, error->code) != codes.end();
}

} // namespace

bool isHeld(const Failure &failure) { return isOneOf(failure, {Locked}); }

bool isGone(const Failure &failure)
{
    return isOneOf(failure, {Gone, Replaced, Unreachable, InDoubt, Left});
}

bool isDamage(const Failure &failure)
{
    return isOneOf(failure, {Damaged, ChainBroken, Foreign, ForeignNeighbour, JournalOfOther});
}

bool isNoEvent(const Failure &failure) { return isOneOf(failure, {NotAnEvent, NotFound}); }

std::string fileOf(const Failure &failure)
{
    const auto *error = std::get_if<storage::StorageError>(&failure.cause);
    return error ? error->path : std::string();
}

Failure heldFailure(const std::string &path)
{
    return failure(storage::StorageError{Locked, path, {}, 0});
}

} // namespace app
