// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/runner.h"
#include "ui/look/language.h"
#include "ui/window/program.h"

#include <QLocale>
#include <QStandardPaths>

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QLocale::setDefault(QLocale::c());
    QStandardPaths::setTestModeEnabled(true);
    const ui::Program application(argc, argv);
    const ui::Translation english(QStringLiteral("en"));
    return support::runCases(argc, argv);
}
