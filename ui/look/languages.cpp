// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Linked into the command line only, which has no window: the catalogues are read without one.
#include "app/day/languages.h"

#include "ui/look/catalogue.h"

namespace app {

Languages languages() { return ui::translatorOf; }

} // namespace app
