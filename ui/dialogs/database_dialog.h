// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/shared_address.h"
#include "ui/services/background.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace ui {

class ScrollingLabel;

/// Asks for a database, by its parts or by an address as somebody else sent it; each follows the
/// other. By itself it is content with any address.
class DatabaseDialog : public QDialog {
    Q_OBJECT
public:
    struct Words {
        QString objectName;
        QString title;
        QString note; ///< what will happen
        QString accept;
    };
    /// `address`: what it begins with, of the database used last; empty: none.
    DatabaseDialog(const Words &words, const QString &address, QWidget *parent);

    /// As it was accepted.
    [[nodiscard]] QString address() const;
    void reject() override; ///< not in the middle of something that cannot be stopped

protected:
    /// Between the fields and what the dialog says.
    [[nodiscard]] QVBoxLayout &middle() { return *m_middle; }
    /// What is asked for and takes its time: the fields wait meanwhile, and `meanwhile` is said.
    void work(const QString &meanwhile, std::function<Background::Then()> work);
    [[nodiscard]] bool isWorking() const { return m_background->isBusy(); }
    void say(const QString &text);
    [[nodiscard]] QPushButton &acceptButton() { return *m_accept; }
    [[nodiscard]] const app::SharedAddress &parts() const { return m_parts; }

Q_SIGNALS:
    void addressChanged();

private:
    void addFields(QVBoxLayout &column);
    void partsTyped();
    void addressTyped();
    void check();

    app::SharedAddress m_parts;
    QLineEdit *m_server = nullptr;
    QLineEdit *m_database = nullptr;
    QLineEdit *m_user = nullptr;
    QLineEdit *m_address = nullptr;
    QVBoxLayout *m_middle = nullptr;
    ScrollingLabel *m_message = nullptr;
    QPushButton *m_accept = nullptr;
    Background *m_background = nullptr;
};

} // namespace ui
