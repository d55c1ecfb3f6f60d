// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fraction.h"

#include <optional>

namespace tournament {

/// So many of so many: exact, to be shown with both numbers. Three of five are no 60 %.
struct Share {
    int part = 0;
    int whole = 0;

    /// Nothing of nothing is no share.
    [[nodiscard]] std::optional<core::Fraction> value() const
    {
        return whole == 0 ? std::nullopt : std::optional(core::Fraction(part, whole));
    }
    Share &operator+=(const Share &other)
    {
        part += other.part;
        whole += other.whole;
        return *this;
    }
    friend bool operator==(const Share &, const Share &) = default;
};

} // namespace tournament
