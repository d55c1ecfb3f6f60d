// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/digest.h"

#include <array>
#include <sodium.h>

namespace core {

std::string sha256(std::string_view bytes)
{
    std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
    std::array<char, 2 * crypto_hash_sha256_BYTES + 1> hex{};
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char *>(bytes.data()),
                              bytes.size());
    crypto_hash_sha256_final(&state, digest.data());
    sodium_bin2hex(hex.data(), hex.size(), digest.data(), digest.size());
    return hex.data();
}

} // namespace core
