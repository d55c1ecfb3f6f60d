// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/seal.h"

#include <catch2/catch.hpp>

namespace {

const std::string hash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

storage::Entry row(std::int64_t seq, std::string rowHash)
{
    storage::Entry entry;
    entry.seq = seq;
    entry.hash = std::move(rowHash);
    return entry;
}

} // namespace

TEST_CASE("a seal is printed in groups and read again as people type it")
{
    const std::string printed = app::printedSeal({hash, 57});
    CHECK(printed == "9f86 d081 884c 7d65 9a2f eaa0 c55a d015");
    CHECK(app::sealDigits(printed) == hash.substr(0, 32));
    CHECK(app::sealDigits("9F86D081 884C-7D65") == hash.substr(0, 16));
    CHECK(app::sealDigits(hash) == hash);
}

TEST_CASE("what is too short, too long or no number is no seal")
{
    CHECK_FALSE(app::sealDigits(""));
    CHECK_FALSE(app::sealDigits("9f86 d081 884c 7d6")); // 15: another file could be found
    CHECK_FALSE(app::sealDigits(hash + "0"));
    CHECK_FALSE(app::sealDigits("9f86 d081 884c 7d6O"));
    CHECK_FALSE(app::sealDigits("Seal 9f86 d081 884c 7d65"));
    CHECK_FALSE(app::sealDigits("9f86\td081 884c 7d65"));
}

TEST_CASE("a seal is looked for at the beginning of every hash, and all it fits are found")
{
    std::string like = hash;
    like.back() = '9';
    const std::vector<storage::Entry> entries{row(1, std::string(64, '0')), row(2, hash),
                                              row(3, like)};
    CHECK(app::sealedActs(entries, hash) == std::vector<std::int64_t>{2});
    CHECK(app::sealedActs(entries, hash.substr(0, 16)) == std::vector<std::int64_t>{2, 3});
    CHECK(app::sealedActs(entries, hash.substr(1, 20)).empty());
}
