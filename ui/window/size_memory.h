// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QObject>
#include <QString>

class QDialog;
class QSplitter;
class QWidget;

namespace ui {

class TableView;

/// Sizes that somebody chose: of panes, of columns, of dialogs, by the name of the widget. In
/// letters, so that they suit other letters and another resolution.
using ChosenSizes = QMap<QString, QList<double>>;

/// Gives the splitters, tables and dialogs of a window their sizes back when they are first shown,
/// and notes when somebody changes them.
class SizeMemory : public QObject {
    Q_OBJECT
public:
    SizeMemory(QWidget &window, ChosenSizes &sizes);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool isOurs(const QWidget &widget) const;
    void adopt(QSplitter &splitter);
    void adopt(TableView &table);
    void enlarge(QDialog &dialog);
    void noteSize(const QDialog &dialog);

    QWidget &m_window;
    ChosenSizes &m_sizes;
    QMap<const QObject *, QSize> m_shown; ///< dialogs in sight, and how large they appeared
};

} // namespace ui
