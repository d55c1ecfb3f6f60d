// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/event/fact.h"

namespace tournament {

Fact::Fact(const Fact &other) = default;
Fact::Fact(Fact &&other) noexcept = default;
Fact &Fact::operator=(const Fact &other) = default;
Fact &Fact::operator=(Fact &&other) noexcept = default;
Fact::~Fact() = default;

bool operator==(const Fact &a, const Fact &b)
{
    return static_cast<const AnyFact &>(a) == static_cast<const AnyFact &>(b);
}

} // namespace tournament
