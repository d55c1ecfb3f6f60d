// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card.h"

#include <optional>

namespace rulings {

[[noreturn]] void throwNotStated(const char *name, std::optional<rules::Side> of);

/// A number of the table that a question may leave out. Nothing is taken for granted: reading one
/// that nobody stated ends the derivation and names it.
class Stated {
public:
    /// `name` is kept as it is, so it must be a literal; the reason of a refusal ends with it.
    explicit Stated(const char *name) : m_name(name) { }
    Stated(const char *name, rules::Side of) : m_name(name), m_of(of) { }
    Stated(const char *name, int value) : m_name(name), m_value(value), m_known(true) { }

    [[nodiscard]] bool isKnown() const { return m_known; }
    operator int() const
    {
        if (!m_known)
            throwNotStated(m_name, m_of);
        return m_value;
    }
    Stated &operator=(int value)
    {
        m_value = value;
        m_known = true;
        return *this;
    }
    // What is not known stays so: one more than an unknown number is unknown.
    Stated &operator+=(int by)
    {
        m_value += by;
        return *this;
    }
    Stated &operator-=(int by) { return *this += -by; }
    Stated &operator++() { return *this += 1; }
    Stated &operator--() { return *this += -1; }

private:
    const char *m_name;
    std::optional<rules::Side> m_of; ///< whose it is
    int m_value = 0;
    bool m_known = false;
};

} // namespace rulings
