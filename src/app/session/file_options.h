// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"
#include "storage/event_file.h"

namespace app {

/// How the file of a session is opened or made.
[[nodiscard]] storage::EventFileOptions fileOptions(const Environment &environment, bool readOnly);

} // namespace app
