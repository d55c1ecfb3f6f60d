// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/child.h"
#include "support/temp_folder.h"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <memory>
#include <string>

namespace phones {

/// An event in a folder of its own, and `arbiter-cli serve` beside the program that acts on it: the
/// real one, as a TO starts it.
class ServedEvent {
public:
    ServedEvent()
    {
        const std::string places = "XDG_CONFIG_HOME='" + m_folder.path().string()
            + "' XDG_DATA_HOME='" + m_folder.path().string() + "' ";
        m_program = places + "ARBITER_ACTOR=Fay LC_ALL=C.UTF-8 '" ARBITER_CLI "' ";
    }
    ServedEvent(const ServedEvent &) = delete;
    ServedEvent &operator=(const ServedEvent &) = delete;
    ~ServedEvent()
    {
        if (m_server)
            m_server->kill();
    }

    /// A command of the desk; `{}` in it is the event.
    void desk(std::string command)
    {
        for (auto at = command.find("{}"); at != std::string::npos; at = command.find("{}"))
            command.replace(at, 2, "'" + path() + "'");
        INFO(command);
        REQUIRE(std::system((m_program + command + " >/dev/null").c_str()) == 0);
    }
    void serve(const std::string &options = {})
    {
        m_server = std::make_unique<support::Child>("env " + m_program + "serve '" + path()
                                                    + "' --port 0 --bind 127.0.0.1 " + options);
        const auto line = m_server->answer();
        REQUIRE(line);
        REQUIRE(line->starts_with("http://127.0.0.1:"));
        m_address = line->substr(0, line->size() - 1);
    }
    /// "http://127.0.0.1:41234" and the path of a page.
    [[nodiscard]] std::string at(const std::string &page) const { return m_address + page; }
    [[nodiscard]] std::string path() const { return (m_folder / "saturday.arbiter").string(); }

private:
    support::TempFolder m_folder;
    std::string m_program;
    std::string m_address;
    std::unique_ptr<support::Child> m_server;
};

} // namespace phones
