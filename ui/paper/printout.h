// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/sheet.h"

namespace ui {

/// The pages of a document: of nothing but the event and the request, so that the preview, the
/// printer, a PDF and the command line show the same. Refused while there is nothing to print.
[[nodiscard]] core::Expected<Printout, app::Failure> printout(const tournament::Event &event,
                                                              const app::PrintRequest &request);

} // namespace ui
