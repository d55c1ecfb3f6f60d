// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_exporter.h"

#include "app/exchange/export_event.h"
#include "app/session/session.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/services/prompts.h"
#include "ui/widgets/message_bar.h"
#include "ui/words/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct EventExporterWords {
    Q_DECLARE_TR_FUNCTIONS(ui::EventExporter)
};

/// With what was left out.
QString writtenText(const tournament::Event &event, const QString &target)
{
    const auto *prepared = tournament::preparedRound(event);
    return prepared
        ? EventExporterWords::tr("Written to %1, without round %2, which is not published yet.")
              .arg(shownPath(target), QString::number(prepared->number))
        : EventExporterWords::tr("Written to %1.").arg(shownPath(target));
}

} // namespace

void exportEvent(const app::Session &session, Prompts &prompts, MessageBar &messages,
                 QWidget *window)
{
    ExportDialog dialog(session.event(), window);
    if (!prompts.run(dialog))
        return;
    const QFileInfo file(pathText(session.path()));
    const QString suggestion =
        file.dir().filePath(file.completeBaseName() + u' ' + dialog.fileEnding());
    const auto target =
        prompts.saveFile(window, EventExporterWords::tr("Export to"), suggestion, dialog.filter());
    if (!target)
        return;
    const auto written =
        app::exportEvent(session.event(), dialog.format(), dialog.options(), toPath(*target));
    if (!written)
        messages.say(written.error());
    else
        messages.say(MessageBar::Tone::Done, writtenText(session.event(), *target));
}

} // namespace ui
