// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/secret.h"

#include <array>

#include <sodium.h>

namespace core {

std::string drawSecret()
{
    constexpr std::size_t bytes = 16;
    std::array<unsigned char, bytes> drawn{};
    std::array<char, 2 * bytes + 1> hex{};
    randombytes_buf(drawn.data(), drawn.size());
    sodium_bin2hex(hex.data(), hex.size(), drawn.data(), drawn.size());
    return hex.data();
}

} // namespace core
