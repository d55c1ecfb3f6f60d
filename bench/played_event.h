// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench_support.h"

#include "app/session/session.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>

/// The value, or the end of the benchmark with the reason why there is none.
template <class Value>
auto must(core::Expected<Value, app::Failure> &&expected)
{
    if (!expected) {
        std::fprintf(stderr, "%s\n", expected.error().message.c_str());
        std::exit(1);
    }
    return std::move(*expected);
}

/// The large event in a file, act by act, with both lists of every player.
inline std::unique_ptr<app::Session> playedEvent(const std::filesystem::path &path)
{
    const auto generated = largeActs();
    auto session = must(app::Session::create(path, generated.acts.front().command, {}));
    for (std::size_t i = 1; i < generated.acts.size(); ++i)
        (void)must(session->perform(generated.acts[i].command));
    (void)must(session->perform(decksOf(session->event())));
    return session;
}
