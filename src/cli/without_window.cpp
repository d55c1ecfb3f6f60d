// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// For builds without the window: there is nothing to paint pages with, and no catalogue of
// sentences.
#include "app/day/languages.h"
#include "app/day/print_service.h"

app::PrintService app::printService() { return {}; }

app::Languages app::languages()
{
    return [](const std::string &) { return core::English::Translator(); };
}
