// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"
#include "core/expected.h"
#include "ui/paper/sheet.h"

class QWidget;

namespace ui {

class Prompts;

enum class Printing {
    Done,
    Cancelled,
    Failed, ///< the printer could not be reached
};

/// Asks which printer and which pages, and sends them there. A failure is of a file that the user
/// chose instead of a printer.
[[nodiscard]] core::Expected<Printing, app::Failure>
sendToPrinter(const Printout &printout, Prompts &prompts, QWidget *parent);

} // namespace ui
