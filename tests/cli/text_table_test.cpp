// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text_table.h"

#include <catch2/catch.hpp>

using cli::TextTable;

TEST_CASE("Columns are as wide as their widest cell")
{
    TextTable table({{"No", TextTable::Align::Right}, {"Name"}, {"Points"}});
    table.add({"1", "Ada", "6"});
    table.add({"10", "Bartholomew", "3"});
    CHECK(table.toString()
          == "No  Name         Points\n"
             " 1  Ada          6\n"
             "10  Bartholomew  3\n");
}

TEST_CASE("One endless cell does not make every row as long")
{
    TextTable table({{"Name"}, {"Points"}});
    const std::string endless(100'000, 'x');
    table.add({endless, "6"});
    for (int i = 0; i < 100; ++i)
        table.add({"Ada", "3"});
    const std::string text = table.toString();
    CHECK(text.find(endless + "  6\n") != std::string::npos);
    CHECK(text.size() < endless.size() + 102 * 250);
}
