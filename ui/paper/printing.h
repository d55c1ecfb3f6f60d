// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/sheet.h"

class QWidget;

namespace ui {

class Prompts;

enum class Printing {
    Done,
    Cancelled,
    Failed, ///< the printer could not be reached
};

/// Asks which printer and which pages, and sends them there.
[[nodiscard]] Printing sendToPrinter(const Printout &printout, Prompts &prompts, QWidget *parent);

} // namespace ui
