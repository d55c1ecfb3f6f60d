// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Linked into the command line only, which has no window: pages are painted without a display.
#include "app/day/print_service.h"

#include "ui/paper/printout.h"
#include "ui/paper/sheet_painter.h"

#include <memory>

#include <QGuiApplication>

namespace app {

namespace {

/// Fonts need an application of Qt; it lives as long as the service.
class Painting {
public:
    Painting()
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        // Qt's remarks on its surroundings would stand among what the program says.
        const auto usual =
            qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) { });
        m_application = std::make_unique<QGuiApplication>(m_count, m_arguments);
        qInstallMessageHandler(usual);
    }

private:
    int m_count = 1;
    char m_name[12] = "arbiter-cli";
    char *m_arguments[2] = {m_name, nullptr};
    std::unique_ptr<QGuiApplication> m_application;
};

} // namespace

PrintService printService()
{
    // Made with the first print: no other command waits for it.
    return [painting = std::shared_ptr<Painting>()](
               const tournament::Event &event,
               const PrintRequest &request) mutable -> core::Expected<PrintedPages, Failure> {
        if (!painting)
            painting = std::make_shared<Painting>();
        const auto made = ui::printout(event, request);
        if (!made)
            return core::unexpected(made.error());
        return PrintedPages{ui::pdfOf(*made).toStdString(), static_cast<int>(made->sheets.size())};
    };
}

} // namespace app
