// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/gate/checker.h"

#include <algorithm>

[[nodiscard]] inline bool finds(const tournament::Event &event, tournament::FindingCode code)
{
    const auto findings = tournament::check(event);
    return std::ranges::find(findings, code, &tournament::Finding::code) != findings.end();
}
