// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace ui {

/// The dark and light modules of a QR code (ISO/IEC 18004), without the quiet zone around it.
struct QrCode {
    int side = 0; ///< modules
    std::vector<bool> dark;

    [[nodiscard]] bool isDark(int x, int y) const
    {
        return dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(side)
                    + static_cast<std::size_t>(x)];
    }
};

/// Modules that stay light on each side.
inline constexpr int quietZone = 4;

/// UTF-8 bytes as a code, as small as they allow; nothing when no code holds so many.
[[nodiscard]] std::optional<QrCode> qrCode(std::string_view text);

} // namespace ui
