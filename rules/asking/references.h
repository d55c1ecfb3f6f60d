// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"

#include <string_view>

namespace asking {

/// The object is gone: whatever named it is said of no object now, and its acts are forgotten.
void forget(core::Json &document, std::string_view object);
/// Acts of the object are not played, what was asked about it is not asked.
void forgetActs(core::Json &document, std::string_view object);
/// Servers that are gone with their last card: what is installed there makes a new one, nobody runs
/// on them.
void mendServers(core::Json &document);
/// The act at that path, "question/act" or "question/script/2", is not asked about or played.
void dropAct(core::Json &document, std::string_view path);
/// A question that asks for nothing asks what comes of the acts.
void mendQuestion(core::Json &document);
/// The ice of the run protects the attacked server, or the run is not at a piece of ice.
void mendRun(core::Json &document);

} // namespace asking
