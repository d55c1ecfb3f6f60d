// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"

#include <cstdint>
#include <functional>
#include <string>

#include <QString>

namespace ui {

class Prompts;

/// What the window takes from the world around it; tests bring their own.
struct Services {
    Prompts &prompts;
    QString settingsFile;
    QString dataFolder;      ///< our own: backups, drafts, profiles, cards, demo events
    QString documentsFolder; ///< where new events go
    std::string actor;       ///< who sits at the desk
    core::Clock clock = core::systemTime;
    std::function<std::uint64_t()> seed;      ///< of a new event
    core::Clock steady = core::timeSinceBoot; ///< nobody can turn it
};

} // namespace ui
