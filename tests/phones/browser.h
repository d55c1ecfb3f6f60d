// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "support/temp_folder.h"

#include <map>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace phones {

/// A real browser without a display, driven through its own protocol over a pipe. All phones of a
/// test share one; each has its own cookies.
class Browser {
public:
    [[nodiscard]] static bool isInstalled();
    /// Throws std::runtime_error, as do all calls that the browser does not answer.
    Browser();
    Browser(const Browser &) = delete;
    Browser &operator=(const Browser &) = delete;
    ~Browser();

    /// The result of a method of the protocol; `session` is a tab, empty the browser itself.
    core::Json call(std::string_view method, core::Json parameters = core::Json::object({}),
                    const std::string &session = {});
    /// How often a page of that tab was loaded to the end.
    [[nodiscard]] int loads(const std::string &session) const;
    /// Hears what the browser has to say for so many milliseconds at most; true when it did.
    bool hear(int milliseconds);

private:
    [[nodiscard]] core::Json receive();
    void take(const core::Json &event);

    support::TempFolder m_folder;
    pid_t m_process = 0;
    int m_out = -1; ///< what we write
    int m_in = -1;  ///< what we read
    std::string m_heard;
    std::int64_t m_calls = 0;
    std::map<std::string, int> m_loads; ///< by tab
};

} // namespace phones
