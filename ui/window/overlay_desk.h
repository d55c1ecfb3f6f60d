// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exchange/followed_export.h"

#include <optional>

#include <QObject>
#include <QString>

class QLabel;
class QTimer;
class QWidget;

namespace ui {

class ActionRegistry;
class Document;
class MessageBar;
class Prompts;
struct Settings;

/// Keeps the file of a stream overlay up to date as long as the event is open, and goes on with it
/// when the event is opened again.
class OverlayDesk : public QObject {
    Q_OBJECT
public:
    /// `badge` says in the status bar where it is written; empty while it is not.
    OverlayDesk(Document &document, ActionRegistry &actions, Prompts &prompts, MessageBar &messages,
                Settings &settings, QLabel &badge, QWidget *parent);
    ~OverlayDesk() override;

    /// Asks for the file, or ends what is written.
    void toggle();

Q_SIGNALS:
    /// Another file, or none: the settings are to be kept.
    void chosen();

private:
    void begin(const QString &path);
    void end();
    /// What could not be written is told once and tried again.
    bool write();
    /// In the menu and in the status bar.
    void show();
    [[nodiscard]] QWidget *window() const;

    Document &m_document;
    ActionRegistry &m_actions;
    Prompts &m_prompts;
    MessageBar &m_messages;
    Settings &m_settings;
    QLabel &m_badge;
    QTimer *m_next = nullptr; ///< runs when something is to be written
    std::optional<app::FollowedExport> m_file;
    QString m_told; ///< why the file is not up to date; empty: it is
};

} // namespace ui
