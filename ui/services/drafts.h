// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"
#include "core/expected.h"
#include "core/json.h"

#include <filesystem>
#include <map>
#include <set>

#include <QObject>
#include <QString>
#include <QTimer>

class QLineEdit;
class QPlainTextEdit;

namespace ui {

/// What was typed and not entered yet, on disk from one pause of typing to the next: closing the
/// window, a crash, another theme or language lose none of it. Kept rather than asked about,
/// because nobody can answer a question that a power cut or the end of a session asks.
class Drafts : public QObject {
    Q_OBJECT
public:
    /// Reads what is there; an empty path keeps nothing beyond this object.
    explicit Drafts(std::filesystem::path file, QObject *parent = nullptr);
    ~Drafts() override; ///< writes what is still to be written

    /// nullptr: there is no draft.
    [[nodiscard]] const core::Json *find(const QString &key) const;
    void keep(const QString &key, core::Json draft);
    void forget(const QString &key);
    /// In the order of the alphabet.
    [[nodiscard]] QStringList keys() const;

    /// The field shows the draft of this key and keeps what becomes of it; empty, there is none.
    void follow(QLineEdit &field, const QString &key);
    void follow(QPlainTextEdit &field, const QString &key);

    /// Writes now. A failure: what was typed is lost when this goes.
    [[nodiscard]] core::Expected<void, app::Failure> save();

Q_SIGNALS:
    void changed();
    /// Told once, until it succeeds again.
    void saveFailed(const app::Failure &failure);

private:
    using Kept = std::map<QString, core::Json>;
    [[nodiscard]] Kept read() const;
    void saveLater(const QString &key);
    void keepText(const QString &key, const QString &text);

    std::filesystem::path m_file;
    Kept m_drafts;
    std::set<QString> m_unsaved; ///< keys; another window on the event may write the others
    bool m_failed = false;
    QTimer m_pause;
};

} // namespace ui
