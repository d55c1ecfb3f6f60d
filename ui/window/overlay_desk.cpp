// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "overlay_desk.h"

#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/acts/document.h"
#include "ui/look/settings.h"
#include "ui/services/prompts.h"
#include "ui/widgets/message_bar.h"
#include "ui/words/text.h"

#include <chrono>

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QTimer>
#include <QWidget>

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace ui {

OverlayDesk::OverlayDesk(Document &document, ActionRegistry &actions, Prompts &prompts,
                         MessageBar &messages, Settings &settings, QLabel &badge, QWidget *parent)
    : QObject(parent)
    , m_document(document)
    , m_actions(actions)
    , m_prompts(prompts)
    , m_messages(messages)
    , m_settings(settings)
    , m_badge(badge)
    , m_next(new QTimer(this))
{
    m_next->setSingleShot(true);
    connect(m_next, &QTimer::timeout, this, [this] { write(); });
    // Not in the middle of an act: several facts are one state, and the desk goes first.
    connect(&m_document, &Document::changed, this, [this] {
        if (m_file)
            m_next->start(0ms);
    });
    const auto *recent = m_settings.findRecent(pathText(m_document.session().path()));
    if (recent && !recent->overlay.isEmpty()) {
        begin(recent->overlay);
        m_next->start(0ms);
    }
}

OverlayDesk::~OverlayDesk()
{
    m_file.reset();
    show();
}

QWidget *OverlayDesk::window() const { return qobject_cast<QWidget *>(parent())->window(); }

void OverlayDesk::toggle()
{
    if (m_file) {
        end();
        return;
    }
    const QFileInfo event(pathText(m_document.session().path()));
    const QString suggestion = event.dir().filePath(event.completeBaseName() + u" overlay.json"_s);
    const auto target = m_prompts.saveFile(window(), tr("Write for a stream overlay"), suggestion,
                                           tr("Stream overlay (*.json)"));
    if (target) {
        begin(*target);
        if (write())
            m_messages.say(MessageBar::Tone::Done,
                           tr("The overlay is in %1, and is written there again at every change "
                              "until you choose this once more.")
                               .arg(shownPath(*target)));
        else
            end(); // the place that was just chosen is none
    }
    show();
}

void OverlayDesk::begin(const QString &path)
{
    m_file.emplace(app::ExportFormat::OverlayJson, app::ExportOptions{}, toPath(path));
    m_settings.setOverlay(pathText(m_document.session().path()), path);
    show();
    Q_EMIT chosen();
}

void OverlayDesk::end()
{
    m_next->stop();
    m_file.reset();
    m_told.clear();
    m_settings.setOverlay(pathText(m_document.session().path()), {});
    show();
    Q_EMIT chosen();
}

bool OverlayDesk::write()
{
    const auto written = m_file->write(m_document.event());
    if (written) {
        if (!m_told.isEmpty() && m_messages.text() == m_told)
            m_messages.clear();
        m_told.clear();
    } else {
        if (m_told.isEmpty()) {
            m_messages.say(written.error());
            m_told = m_messages.text();
        }
        m_next->start(5s);
    }
    show();
    return written.has_value();
}

void OverlayDesk::show()
{
    m_actions.action(act::streamOverlay)->setChecked(m_file.has_value());
    const QString path = m_file ? pathText(m_file->target()) : QString();
    const QString name = shownLine(QFileInfo(path).fileName());
    m_badge.setToolTip(shownPath(path));
    m_badge.setText(!m_file                ? QString()
                        : m_told.isEmpty() ? tr("Overlay · %1").arg(name)
                                           : tr("Overlay not written · %1").arg(name));
}

} // namespace ui

#include "moc_overlay_desk.cpp"
