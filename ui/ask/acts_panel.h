// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/playing_out/playing_out.h"

#include <QList>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <string>
#include <vector>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace ui {

class EntryLine;
class Play;

/// What may be done at the moment in sight, in words; what was done, line by line. An act that is
/// not allowed is found by its words and says why.
class ActsPanel : public QWidget {
    Q_OBJECT
public:
    /// The play is borrowed.
    explicit ActsPanel(const Play &play, QWidget *parent = nullptr);

    void refresh();
    /// Where acts are typed a screen reader says the answer when it has become another one.
    void sayAnswer(const QString &answer);
    /// The keyboard is where acts are typed.
    void activate();
    /// In the order of Tab.
    [[nodiscard]] QList<QWidget *> controls() const;

Q_SIGNALS:
    /// The last of them is the one that was chosen.
    void actsWanted(const QString &words, const core::Json::Array &acts);
    void momentWanted(std::size_t acts);
    void undoWanted();
    void redoWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void refreshOffers();
    void refreshScript();
    void addHeading(const QString &text);
    using Which = std::function<bool(const rulings::OfferedAct &)>;
    void addOffers(const QString &heading, const std::vector<rulings::OfferedAct> &offers,
                   const Which &which);
    /// Why there is nothing to choose.
    void addSilence();
    void addRefused(const std::vector<rulings::RefusedAct> &refused);
    void addTyped();
    void noteWanted();
    void addItem(const QString &text, const QString &words, core::Json::Array acts);
    [[nodiscard]] bool isWanted(const QString &words) const;
    [[nodiscard]] QListWidgetItem *firstAct() const;
    void play(const QListWidgetItem *item);

    const Play &m_play;
    std::vector<core::Json::Array> m_acts; ///< by the number an item holds
    std::vector<std::string> m_wanted; ///< the words that were typed, folded
    QTimer m_typed;                    ///< until they are read as an act
    QLabel *m_present = nullptr;       ///< the step, and what may be done there
    EntryLine *m_find = nullptr;
    QListWidget *m_offers = nullptr;
    QLabel *m_says = nullptr; ///< what an official example says of the moment
    QListWidget *m_script = nullptr;
    QPushButton *m_undo = nullptr;
    QPushButton *m_redo = nullptr;
};

} // namespace ui
