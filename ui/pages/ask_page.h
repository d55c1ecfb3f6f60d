// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"
#include "ui/ask/ask_text.h"
#include "ui/rules/version_choice.h"

#include <functional>
#include <optional>

#include <QUrl>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace ui {

class DocumentView;
class Drafts;
class FactForm;

/// A judge builds a disputed situation from the shape it has, changes what is different at the
/// table, and reads the verdict with its reasons at once.
class AskPage : public QWidget {
    Q_OBJECT
public:
    /// The event that is open; nullptr when there is none.
    using EventNow = std::function<const tournament::Event *()>;

    AskPage(EventNow eventNow, Drafts &drafts, QWidget *parent = nullptr);

    /// The first time it also shows a question: the one left unfinished, or the first shape.
    void setDay(const JudgingDay &day);
    /// Puts the focus where a shape is chosen.
    void activate();
    /// The question, the verdict and what it rests on.
    [[nodiscard]] tournament::Ruling rulingDraft() const;
    void showPreset(int number); ///< of asking::presets(), from 0
    /// An official ruling of that id, as a worked example.
    void showExample(const QString &id);

Q_SIGNALS:
    /// Back to where the user came from.
    void closed();
    /// "entry:jack-out", "card:Femme Fatale", "find:Run Step 2".
    void entryWanted(const QUrl &target);
    void rulingWanted(const tournament::Ruling &draft);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void nameParts();
    void layOut();
    void fillShapes();
    void ask(const core::Json &document, const std::vector<asking::Fact> &facts,
             const QString &about);
    /// Derives the answer anew; `changed` names the fact that is another now.
    void answer(const QString &changed);
    /// All steps of the reasons, or only those that decide.
    void unfold(bool all);
    /// The facts of a question, anew after its cards or the version became others.
    void showForm(const core::Json &document);
    void addCard();
    void stateAbility();
    /// The question that was being put together when the page was left for good.
    bool restore();
    void keep() const;
    [[nodiscard]] rules::RulesVersion version() const;

    const rules::Reference &m_reference;
    EventNow m_eventNow;
    Drafts &m_drafts;
    std::vector<asking::Fact> m_facts;  ///< of the shape that was chosen
    std::optional<AskedAnswer> m_shown; ///< nothing while the question cannot be read
    QString m_about;
    JudgingDay m_day;
    QPushButton *m_close = nullptr;
    QComboBox *m_preset = nullptr;
    QLineEdit *m_example = nullptr;
    VersionChoice *m_version = nullptr;
    QLabel *m_question = nullptr;
    QScrollArea *m_scroll = nullptr;
    FactForm *m_form = nullptr;
    QLineEdit *m_newCard = nullptr;
    QPushButton *m_state = nullptr;
    DocumentView *m_answer = nullptr;
    QPushButton *m_record = nullptr;
};

} // namespace ui
