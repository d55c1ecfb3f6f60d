// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/playing_out/playing_out.h"

#include <QList>
#include <QTimer>
#include <QWidget>

#include <string>
#include <vector>

class QLabel;
class QListWidgetItem;
class QPushButton;

namespace ui {

class EntryLine;
struct OfferGroup;
class Play;
class ScriptList;
class WholeLinesList;

/// What may be done at the moment in sight, in words, each played by a click or Enter; what was
/// done, line by line. An act that is not allowed is found by its words and says why.
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
    /// What was typed is no act, and is to be told with the rest.
    void wordsWanted(const QString &words);
    void momentWanted(std::size_t acts);
    void undoWanted();
    void redoWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void refreshOffers();
    void refreshUndo();
    void addHeading(const QString &text);
    void addGroup(const OfferGroup &group);
    void addGap();
    /// Why there is nothing to choose.
    void addSilence();
    void addRefused(const std::vector<rulings::RefusedAct> &refused);
    void addTyped();
    void addUnknown(const QString &words);
    void noteWanted();
    void addItem(const QString &text, const QString &words, core::Json::Array acts);
    [[nodiscard]] bool isWanted(const QString &words) const;
    [[nodiscard]] QListWidgetItem *firstAct() const;
    void play(const QListWidgetItem *item);
    /// What is chosen, or the first that can be; else why nothing can.
    void playTyped();
    void choose(int step);

    const Play &m_play;
    std::vector<core::Json::Array> m_acts; ///< by the number an item holds
    std::vector<std::string> m_wanted;     ///< the words that were typed, folded
    bool m_found = false;                  ///< an act whose words have those in them
    QTimer m_typed;                        ///< until they are read as an act
    QLabel *m_present = nullptr;           ///< the step, and what may be done there
    EntryLine *m_find = nullptr;
    WholeLinesList *m_offers = nullptr;
    QLabel *m_says = nullptr; ///< what an official example says of the moment
    ScriptList *m_script = nullptr;
    QPushButton *m_undo = nullptr;
    QPushButton *m_redo = nullptr;
};

} // namespace ui
