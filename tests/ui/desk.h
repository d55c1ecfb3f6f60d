// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/acts/document.h"
#include "ui/services/prompts.h"
#include "ui/window/event_view.h"
#include "ui/window/main_window.h"

#include <deque>
#include <functional>
#include <stdexcept>

#include <QDialog>
#include <QTemporaryDir>

namespace testing {

/// Answers prepared in advance; an unexpected question throws, unless somebody visits.
class PreparedPrompts final : public ui::Prompts {
public:
    std::deque<bool> confirmations;
    std::deque<QString> lines;
    std::deque<QString> paths; ///< to open or save
    std::deque<std::function<bool(QDialog &)>> dialogs;
    QStringList asked; ///< the texts of confirmations
    /// Where it is set, a dialog that nobody prepared is shown to it and dismissed, and any other
    /// question is declined.
    std::function<void(QDialog &)> visitor;

    [[nodiscard]] bool confirm(QWidget *parent, const ui::Question &question) override;
    [[nodiscard]] std::optional<QString> line(QWidget *parent, const QString &title,
                                              const QString &label) override;
    [[nodiscard]] std::optional<QString> openFile(QWidget *parent, const QString &title,
                                                  const QString &folder,
                                                  const QString &filter) override;
    [[nodiscard]] std::optional<QString> saveFile(QWidget *parent, const QString &title,
                                                  const QString &suggestion,
                                                  const QString &filter) override;
    [[nodiscard]] bool run(QDialog &dialog) override;
};

/// Clicks the button that goes on; whether the dialog was content with it.
[[nodiscard]] bool accept(QDialog &dialog);
void click(QDialog &dialog, const char *buttonName);
/// The widget of a dialog; throws when there is none.
template <class Widget>
[[nodiscard]] Widget &part(QDialog &dialog, const char *name)
{
    auto *widget = dialog.findChild<Widget *>(QString::fromLatin1(name));
    if (!widget)
        throw std::runtime_error(std::string("no part of the dialog is called ") + name);
    return *widget;
}

/// A window on a folder of its own, used as a TO does: with keys and clicks.
class Desk {
public:
    /// In a folder of its own, which goes with it, unless one is named.
    explicit Desk(const QString &folder = {});

    void act(const char *id); ///< triggers an enabled action; throws when it is disabled
    [[nodiscard]] bool enabled(const char *id);
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void type(const QString &text); ///< into whatever has the focus
    void typeLine(const QString &text);
    void click(const char *buttonName);
    void clickAction(const char *actionId); ///< the button of this action on the page in sight

    template <class Widget = QWidget>
    [[nodiscard]] Widget &find(const char *name)
    {
        auto *widget = window.findChild<Widget *>(QString::fromLatin1(name));
        if (!widget)
            throw std::runtime_error(std::string("no widget is called ") + name);
        return *widget;
    }
    [[nodiscard]] QString label(const char *name);
    [[nodiscard]] QString message(); ///< in the message bar
    [[nodiscard]] QString cell(const char *table, int row, int column);
    void select(const char *table, const QList<int> &rows);
    [[nodiscard]] int rows(const char *table);

    /// Does this action and works its dialog: fills it in, then accepts it.
    void actAndAccept(const char *id, const std::function<void(QDialog &)> &fill);
    /// A new event of that profile, through the dialog.
    void createEvent(const QString &name, const QString &profileId = {});
    void addPlayers(const QStringList &names); ///< by keyboard
    void pairRound();
    void report(int table, const QString &result); ///< by keyboard
    void reportAll(const QString &result);

    /// Time goes by; the clocks notice when they are looked at.
    void pass(int minutes) { m_now += minutes * std::int64_t{60'000}; }
    /// Somebody sets the computer's clock.
    void turnWallClock(int minutes) { m_turned += minutes * std::int64_t{60'000}; }

    [[nodiscard]] app::Session &session();
    [[nodiscard]] const tournament::Event &event() { return session().event(); }
    [[nodiscard]] QString folder() const { return m_path; }

private:
    [[nodiscard]] QWidget *focused();

    QTemporaryDir m_folder;
    QString m_path;
    std::int64_t m_now = 1'700'000'000'000;
    std::int64_t m_turned = 0;

public:
    PreparedPrompts prompts;
    ui::Services services;
    ui::MainWindow window;
};

} // namespace testing
