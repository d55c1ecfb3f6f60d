// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "drafts.h"

#include "app/session/files.h"
#include "ui/words/text.h"

#include <chrono>

#include <QLineEdit>
#include <QPlainTextEdit>

using namespace std::chrono_literals;

namespace ui {

namespace fs = std::filesystem;

Drafts::Drafts(fs::path file, QObject *parent) : QObject(parent), m_file(std::move(file))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(400ms);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        const auto saved = save();
        if (!saved && !std::exchange(m_failed, true))
            Q_EMIT saveFailed(saved.error());
    });
    m_drafts = read();
}

Drafts::~Drafts() { (void)save(); }

Drafts::Kept Drafts::read() const
{
    Kept drafts;
    std::error_code error;
    if (m_file.empty() || !fs::exists(m_file, error))
        return drafts;
    const auto bytes = app::readFile(m_file);
    if (!bytes)
        return drafts;
    const auto json = core::parseJson(*bytes);
    if (const auto *members = json ? json->asObject() : nullptr)
        for (const auto &[key, draft] : *members)
            drafts.emplace(toQt(key), draft);
    return drafts;
}

const core::Json *Drafts::find(const QString &key) const
{
    const auto found = m_drafts.find(key);
    return found == m_drafts.end() ? nullptr : &found->second;
}

QStringList Drafts::keys() const
{
    QStringList keys;
    for (const auto &[key, draft] : m_drafts)
        keys.append(key);
    return keys;
}

void Drafts::keep(const QString &key, core::Json draft)
{
    const auto *before = find(key);
    if (before && *before == draft)
        return;
    m_drafts.insert_or_assign(key, std::move(draft));
    saveLater(key);
}

void Drafts::forget(const QString &key)
{
    if (m_drafts.erase(key) > 0)
        saveLater(key);
}

void Drafts::saveLater(const QString &key)
{
    m_unsaved.insert(key);
    m_pause.start();
    Q_EMIT changed();
}

core::Expected<void, app::Failure> Drafts::save()
{
    m_pause.stop();
    if (m_unsaved.empty() || m_file.empty())
        return {};
    Kept drafts = read();
    for (const QString &key : m_unsaved) {
        drafts.erase(key);
        if (const auto *draft = find(key))
            drafts.emplace(key, *draft);
    }
    core::Json::Object members;
    for (const auto &[key, draft] : drafts)
        members.emplace_back(fromQt(key), draft);
    // As private as the event: nobody else looks into the folder.
    std::error_code error;
    fs::create_directories(m_file.parent_path(), error);
    fs::permissions(m_file.parent_path(), fs::perms::owner_all, error);
    if (auto written = app::writeFile(m_file, core::dump(core::Json(std::move(members)), 1));
        !written)
        return written;
    m_unsaved.clear();
    m_failed = false;
    return {};
}

void Drafts::keepText(const QString &key, const QString &text)
{
    if (text.trimmed().isEmpty())
        forget(key);
    else
        keep(key, fromQt(text));
}

void Drafts::follow(QLineEdit &field, const QString &key)
{
    if (const auto *draft = find(key); draft && draft->asString())
        field.setText(toQt(*draft->asString()));
    connect(&field, &QLineEdit::textChanged, this,
            [this, key](const QString &text) { keepText(key, text); });
}

void Drafts::follow(QPlainTextEdit &field, const QString &key)
{
    if (const auto *draft = find(key); draft && draft->asString())
        field.setPlainText(toQt(*draft->asString()));
    connect(&field, &QPlainTextEdit::textChanged, this,
            [this, key, &field] { keepText(key, field.toPlainText()); });
}

} // namespace ui

#include "moc_drafts.cpp"
