// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tells what a desktop takes a file for by its content: mime_type_of FILE
#include <cstdio>

#include <QCoreApplication>
#include <QMimeDatabase>

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const auto arguments = QCoreApplication::arguments();
    if (arguments.size() != 2)
        return 2;
    const auto type = QMimeDatabase().mimeTypeForFile(arguments.at(1), QMimeDatabase::MatchContent);
    std::puts(qPrintable(type.name()));
    return 0;
}
