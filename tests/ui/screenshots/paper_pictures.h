// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDir;

namespace testing {

/// The first page of every document as a picture: paper-*.png.
void takePaper(const QDir &folder);

} // namespace testing
