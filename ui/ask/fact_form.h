// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/asking/document.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QFormLayout;
class QLineEdit;

namespace ui {

/// The facts of a question, each with the picker it needs: those that matter for its shape first.
class FactForm : public QWidget {
    Q_OBJECT
public:
    explicit FactForm(QWidget *parent = nullptr);

    /// Shows a question. `facts` matter; whatever else can be changed follows below a line.
    void show(const core::Json &document, const std::vector<asking::Fact> &facts,
              rules::RulesVersion version);
    [[nodiscard]] const core::Json &document() const { return m_document; }
    /// From top to bottom.
    [[nodiscard]] const QList<QWidget *> &pickers() const { return m_pickers; }

Q_SIGNALS:
    /// The user changed that fact; `what` names it with its new value.
    void changed(const QString &what);
    /// Cards came or went: the form must be shown anew, when the event at work is over.
    void cardsChanged();

private:
    void add(QFormLayout &form, const asking::Fact &fact);
    QWidget *pickerFor(const asking::Fact &fact);
    QWidget *numberPicker(const asking::Fact &fact);
    QWidget *truthPicker(const asking::Fact &fact);
    QWidget *cardPicker(const asking::Fact &fact);
    QWidget *abilityPicker(const asking::Fact &fact);
    QWidget *stepPicker(const asking::Fact &fact);
    QWidget *serverPicker(const asking::Fact &fact);
    QWidget *choicePicker(const asking::Fact &fact);
    [[nodiscard]] QString labelOf(const asking::Fact &fact) const;
    void set(const asking::Fact &fact, core::Json value, const QString &said);

    core::Json m_document;
    rules::RulesVersion m_version = rules::RulesVersion::Rr10;
    QWidget *m_rows = nullptr;
    QList<QWidget *> m_pickers;
};

/// Card titles for a line to complete, of these types; all if none is named.
void completeTitles(QLineEdit &line, rules::EnumSet<rules::CardType> types);

} // namespace ui
