// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/table/table.h"

#include <utility>

namespace rulings {

/// For as long as this lives, it is what is about to happen.
class [[nodiscard]] AtStake {
public:
    AtStake(const Table &table, const Impending *one)
        : m_table(table)
        , m_before(std::exchange(table.atStake, const_cast<Impending *>(one)))
        , m_object(std::exchange(table.objectAtStake, one ? one->object : ObjectId{}))
    {
    }
    ~AtStake()
    {
        m_table.atStake = m_before;
        m_table.objectAtStake = m_object;
    }
    AtStake(const AtStake &) = delete;
    AtStake &operator=(const AtStake &) = delete;

private:
    const Table &m_table;
    Impending *m_before;
    ObjectId m_object;
};

} // namespace rulings
