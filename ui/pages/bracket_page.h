// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/cut/bracket.h"
#include "ui/pages/page.h"

class QLabel;
class QStackedWidget;

namespace ui {

class BracketDrawing;
class BracketModel;
class FactList;
class GameEntry;
class PlacesModel;
class TableView;

/// The cut: how to begin it, and then its bracket as a drawing or as a table, with the entry of
/// sides and results below.
class BracketPage : public Page {
    Q_OBJECT
public:
    explicit BracketPage(const PageContext &context, QWidget *parent = nullptr);

    void update(const tournament::ChangeSet &changes) override;
    void updateActions() override;
    void activate() override;
    [[nodiscard]] app::PrintRequest printRequest() const override;

private:
    [[nodiscard]] QWidget *startPanel();
    [[nodiscard]] QWidget *bracketPanel();
    [[nodiscard]] QWidget *tables();
    void connectActions();
    void connectZoom();
    void refresh();
    void hideIdleColumns();
    void describeStart();
    void summarize();
    void showTable(bool table);
    void chooseGame(int game);
    void rowChosen();
    [[nodiscard]] bool hasBracket() const;
    [[nodiscard]] bool isOpen(int game) const;
    [[nodiscard]] const tournament::BracketGame *chosenGame() const;
    [[nodiscard]] const tournament::BracketGame *gameInSight() const;

    void startCut();
    void record(int game, const QString &notation);
    void chooseSides(int game, tournament::PlayerId corp);
    void clearResult();
    void moveGame();
    /// Chooses the next open game after this, going round; without one the last of all.
    void chooseNext(int game);
    void goOn(int game); ///< the same, and the focus goes there
    void offerSides(const tournament::BracketGame &game, const QString &notation,
                    const app::Failure &failure);

    tournament::Bracket m_bracket; ///< as last drawn
    int m_reopened = 0;            ///< the first game that had a winner before and is open now
    BracketModel *m_model = nullptr;
    PlacesModel *m_placesModel = nullptr;
    QLabel *m_notice = nullptr;
    FactList *m_plan = nullptr;
    QToolButton *m_start = nullptr;
    QLabel *m_title = nullptr;
    BracketDrawing *m_drawing = nullptr;
    TableView *m_games = nullptr;
    TableView *m_places = nullptr;
    GameEntry *m_entry = nullptr;
    QStackedWidget *m_stack = nullptr; ///< how to begin, or the bracket
    QStackedWidget *m_views = nullptr; ///< drawing, table
};

} // namespace ui
