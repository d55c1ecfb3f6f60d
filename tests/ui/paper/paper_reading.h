// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/day/print_service.h"
#include "ui/paper/pdf_reader.h"
#include "ui/paper/sheet.h"

namespace testing {

inline constexpr app::PaperSize papers[]{app::PaperSize::A4, app::PaperSize::Letter};

/// A document as it was laid out, and what another program reads in its PDF.
struct Read {
    ui::Printout printout;
    ReadPdf pdf;
};
/// Fails the test where anything leaves its place, is cut, too small, covered or lost in the PDF.
[[nodiscard]] Read readBack(const tournament::Event &event, const app::PrintRequest &request);

/// The lines of all pages; what stands side by side is one line.
[[nodiscard]] QString allText(const Read &read);

/// Letters in no order, without the isolates of names: a PDF keeps what is written from right to
/// left as it lies on the paper, and Arabic in the forms in which letters join.
[[nodiscard]] QString letters(QString text);

} // namespace testing
