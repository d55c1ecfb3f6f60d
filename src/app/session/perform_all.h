// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"

#include <vector>

namespace app {

/// Several acts that belong together, such as the fields of one form. All are decided first: when
/// one is refused, none is done. What is done is taken out of `commands`: where the file is held in
/// between, calling again goes on behind it. Answers what the last of them did.
[[nodiscard]] core::Expected<Performed, Failure>
performAll(Session &session, std::vector<tournament::Command> &commands);

} // namespace app
