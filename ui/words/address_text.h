// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

/// An address of the hall as people type it: "192.168.0.7:8080".
[[nodiscard]] QString shortAddress(QString address);

} // namespace ui
