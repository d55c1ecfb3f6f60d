// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/runner.h"

int main(int argc, char **argv) { return support::runCases(argc, argv); }
