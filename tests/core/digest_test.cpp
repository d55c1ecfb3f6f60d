// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/digest.h"

#include <catch2/catch.hpp>

// The known answers of FIPS 180-4, so that sha256sum confirms the chain of an event file.
TEST_CASE("SHA-256 gives the published answers")
{
    CHECK(core::sha256("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(core::sha256("abc")
          == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(core::sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
          == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    CHECK(core::sha256(std::string(1'000'000, 'a'))
          == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("SHA-256 counts every byte, a zero byte too")
{
    using namespace std::string_literals;
    CHECK(core::sha256("\0"s)
          == "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d");
}
