// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/function_ref.h"

#include <catch2/catch.hpp>
#include <functional>
#include <string>

using core::FunctionRef;

namespace {

int twice(FunctionRef<int(int)> function, int number) { return function(function(number)); }

/// Handed on as it is.
int once(FunctionRef<int(int)> function, int number)
{
    const FunctionRef<int(int)> same = function;
    return same(number);
}

} // namespace

TEST_CASE("A function that a parameter names is called where it is, whatever it is")
{
    int called = 0;
    const auto add = [&called](int number) {
        ++called;
        return number + 1;
    };
    CHECK(twice(add, 1) == 3);
    CHECK(once(std::function<int(int)>(add), 1) == 2);
    CHECK(called == 3);
}

TEST_CASE("What is handed to it is not copied, and a result may be dropped")
{
    std::string text = "before";
    const auto change = [](std::string &changed) {
        changed = "behind";
        return 1;
    };
    const FunctionRef<void(std::string &)> function = change;
    function(text);
    CHECK(text == "behind");
}
