// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/command.h"
#include "ui/services/event_templates.h"

#include <QDate>
#include <QDialog>

class QComboBox;
class QDateEdit;
class QLabel;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace ui {

class ProfileChoice;
class Prompts;

/// Everything that is announced before the start; all of it can be left as it is but the name.
class NewEventDialog : public QDialog {
    Q_OBJECT
public:
    struct Defaults {
        QString folder; ///< where the event is kept unless another place is chosen
        QDate date;
        std::uint64_t seed = 0;
        std::optional<EventTemplate> kind; ///< unset: the usual one, without a name
        QString database{};                ///< the address of the one that was used last
    };

    /// `profiles` are what can be chosen, at least one; the first is the default.
    NewEventDialog(Prompts &prompts, std::vector<tournament::Profile> profiles,
                   const Defaults &defaults, QWidget *parent = nullptr);

    [[nodiscard]] tournament::CreateEvent command() const;
    /// Where the event is to live, a file or a database; follows the name until chosen by hand.
    [[nodiscard]] QString path() const { return m_path; }

private:
    [[nodiscard]] QWidget *makeMore(std::uint64_t seed);
    void begin(const EventTemplate &kind);
    void profileChanged();
    void nameChanged();
    void choosePath();
    void chooseDatabase();
    [[nodiscard]] QLayout *makePlace();
    void check();

    Prompts &m_prompts;
    QString m_folder;
    QString m_lastDatabase;
    QString m_path;
    bool m_pathChosen = false;
    QLineEdit *m_name = nullptr;
    QDateEdit *m_date = nullptr;
    std::string m_profileId; ///< whose minutes are shown
    ProfileChoice *m_profile = nullptr;
    QComboBox *m_tier = nullptr;
    QComboBox *m_rounds = nullptr;
    QComboBox *m_cut = nullptr;
    QSpinBox *m_minutes = nullptr;
    QLabel *m_file = nullptr;
    QLineEdit *m_organizer = nullptr;
    QLineEdit *m_seed = nullptr;
};

} // namespace ui
