// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Looking at what is or would be so without leaving a trace of it on the table.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <utility>

namespace rulings {

/// What is said meanwhile is kept apart from the record, for whoever looked to take from it.
class Aside {
public:
    explicit Aside(const Table &table) : m_table(table), m_record(std::exchange(table.record, {}))
    {
    }
    ~Aside() { m_table.record = std::move(m_record); }
    Aside(const Aside &) = delete;
    Aside &operator=(const Aside &) = delete;

private:
    const Table &m_table;
    Record m_record;
};

/// “What if”: a table of one's own to suppose something on. What is found out on it is told in the
/// record of the table that it is about, whatever ends the look.
class Trial {
public:
    explicit Trial(const Table &of) : m_of(of), m_record(std::exchange(of.record, {})), m_table(of)
    {
        m_table.record = std::move(m_record);
    }
    ~Trial() { m_of.record = std::move(m_table.record); }
    Trial(const Trial &) = delete;
    Trial &operator=(const Trial &) = delete;

    /// To suppose something.
    [[nodiscard]] State &state() { return m_table.state; }
    /// To look at what follows: nothing may happen on it.
    [[nodiscard]] const Table &operator*() const { return m_table; }
    /// The card is the one that is being installed.
    void install(ObjectId card, int iceBehind = 0)
    {
        m_table.frames = m_table.frames.with(Installing{card, iceBehind});
    }

private:
    const Table &m_of;
    Record m_record;
    Table m_table;
};

} // namespace rulings
