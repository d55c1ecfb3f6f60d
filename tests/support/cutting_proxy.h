// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <filesystem>
#include <string>
#include <thread>

#include "support/temp_folder.h"

namespace support {

/// Stands between a client and the Unix socket of a server, and cuts the connection where an act is
/// on its way.
class CuttingProxy {
public:
    enum class Cut : int {
        None,
        BeforeServer, ///< the server never sees the request
        HalfWay,      ///< it sees a part of it
        BeforeAnswer, ///< it is asked, and cut off at once: it may still be at work
        Answered,     ///< it has answered, and nobody hears it
    };

    explicit CuttingProxy(std::filesystem::path server);
    CuttingProxy(const CuttingProxy &) = delete;
    CuttingProxy &operator=(const CuttingProxy &) = delete;
    ~CuttingProxy();

    /// What becomes of the next request that holds `mark`; once.
    void cutNext(Cut cut) { m_cut = static_cast<int>(cut); }
    [[nodiscard]] int cuts() const { return m_cuts; }
    [[nodiscard]] std::string address(const std::string &database = "cup") const;

private:
    void serve(const std::stop_token &stopped);
    void pass(int client, const std::stop_token &stopped);

    TempFolder m_folder;
    std::filesystem::path m_server;
    int m_listener = -1;
    std::atomic<int> m_cut{0};
    std::atomic<int> m_cuts{0};
    std::jthread m_thread;
};

} // namespace support
