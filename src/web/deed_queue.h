// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "web/visit.h"

#include <deque>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace web {

/// What phones ask of the desk, from the server's thread to the one that owns the session.
class DeedQueue {
public:
    struct Entry {
        Deed deed;
        std::string language;
        std::string who; ///< hash of the secret, or the address of a stranger
        Reply reply;
    };

    /// A phone that asks for more than `most` deeds a minute is made to wait; so many may wait in
    /// all.
    [[nodiscard]] bool mayAsk(const std::string &who, std::size_t most, core::Timestamp now);
    void add(Entry entry);
    /// In their order.
    [[nodiscard]] std::vector<Entry> take(std::size_t most);
    [[nodiscard]] bool empty();

private:
    std::mutex m_mutex;
    std::deque<Entry> m_entries;
    std::map<std::string, std::deque<core::Timestamp>> m_asked; ///< of the last minute
};

} // namespace web
