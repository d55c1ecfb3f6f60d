// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/asking/walkthrough.h"
#include "rules/rulings/playing_out/playing_out.h"
#include "rules/saying/missing_numbers.h"
#include "rules/saying/reading.h"
#include "ui/ask/ask_text.h"
#include "ui/ask/resting.h"
#include "ui/ask/story.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace ui {

/// A question as it came about, and the moment of its script at which one looks at the table.
struct LineOfPlay {
    saying::Situation situation;
    Story story;
    QString about;                                    ///< of what it began with
    const asking::Walkthrough *walkthrough = nullptr; ///< likewise
    std::size_t shown = 0;                            ///< acts of the script that are played there
    std::size_t asked = 0; ///< acts behind which it was asked what may be done, or who decides
    QString changed;       ///< by the last change, in words
    bool played = false;   ///< that was an act or a click at the table, and no telling
    bool cut = false;      ///< its last act was taken back
};

/// A question that is played out: what was told, its acts, what follows by the version in force.
/// Every change can be undone.
class Play {
public:
    Play();

    void setVersion(rules::RulesVersion version);
    [[nodiscard]] rules::RulesVersion version() const { return m_version; }

    void begin(core::Json document, QString about,
               const asking::Walkthrough *walkthrough = nullptr);
    void begin(LineOfPlay line);
    /// Adds what a line of words says.
    void say(const QString &words);
    /// The same with other words in place of those that were said last.
    void sayInstead(const QString &words);
    /// The story is told with those lines; what was done at the table besides stays done.
    void tell(const QStringList &lines);
    /// What was assumed at that path is told.
    void confirm(const std::string &path);
    /// Changes the table as the question begins.
    void edit(const QString &what, const std::function<void(core::Json &)> &change);
    /// Plays it at the moment in sight; what was played behind that is played no more.
    void act(const QString &what, const core::Json &act);
    /// One after the other, in one step.
    void act(const QString &what, const core::Json::Array &acts);
    [[nodiscard]] bool canUndo() const { return !m_past.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_future.empty(); }
    void undo();
    void redo();
    /// Whether the last change was an act or a click at the table.
    [[nodiscard]] bool isPlayed() const { return m_line.played && canUndo(); }
    [[nodiscard]] bool canTakeBack() const;
    /// That change, or the last act that was told in words. The words stay.
    void takeBack();
    /// What is asked of one moment is asked at the one in sight.
    void askHere();
    /// Looks at the table after so many acts.
    void standAt(std::size_t acts);
    /// Whether somebody does, and nothing has changed since.
    [[nodiscard]] bool isLookedAt() const { return m_lookedAt; }

    [[nodiscard]] const LineOfPlay &line() const { return m_line; }
    [[nodiscard]] const core::Json &document() const { return m_line.situation.document; }
    /// What was told, with the marks that hold on the table as it is now.
    [[nodiscard]] const Story &story() const { return m_story; }
    [[nodiscard]] bool isEmpty() const;
    /// What became of the line that was said last.
    [[nodiscard]] const saying::Reading &reading() const;
    /// The words that reading() is of.
    [[nodiscard]] QString said() const;

    /// Why what was told is no question; empty: it is one.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    /// The moment in sight; nullptr: there is none.
    [[nodiscard]] const rulings::PlayedOut *moment() const
    {
        return m_moment ? &*m_moment : nullptr;
    }
    /// To the end of the script.
    [[nodiscard]] const rulings::PlayedOut *whole() const;
    /// nullptr: there is none.
    [[nodiscard]] const AskedAnswer *answer() const { return m_answer ? &*m_answer : nullptr; }
    /// Numbers without which there is no answer.
    [[nodiscard]] const std::vector<saying::MissingNumber> &missing() const
    {
        return m_missing.numbers;
    }
    /// Why it cannot be played whatever such numbers are; empty: that is not the reason.
    [[nodiscard]] const std::string &missingInVain() const { return m_missing.inVain; }
    /// The table after so many acts; there must be an answer.
    [[nodiscard]] rulings::TablePicture tableAfter(std::size_t acts) const;
    /// Derives what the other versions answer, which nobody has to wait for.
    void lookAround();
    /// Finds what the answer rests on, likewise.
    void lookCloser();
    /// Empty before lookCloser().
    [[nodiscard]] const std::vector<Resting> &resting() const { return m_resting; }

    struct TypedAct {
        core::Json act;
        std::optional<rulings::RefusedAct> refused; ///< nothing: it can be played
    };
    /// What the words say is done at the moment in sight; nothing where they say no act.
    [[nodiscard]] std::optional<TypedAct> actOf(const QString &words) const;

private:
    void change(LineOfPlay next);
    void derive();
    void deriveMoment();
    void noteMarks();

    rules::RulesVersion m_version = rules::RulesVersion::Rr10;
    LineOfPlay m_line;
    bool m_lookedAt = false;
    std::vector<LineOfPlay> m_past;
    std::vector<LineOfPlay> m_future;
    QString m_problem;
    Story m_story;
    std::optional<rulings::PlayedOut> m_moment;
    std::optional<rulings::PlayedOut> m_whole; ///< where the moment in sight is not its end
    std::optional<AskedAnswer> m_answer;
    saying::Missing m_missing;
    std::vector<Resting> m_resting;
};

/// Acts of its script.
[[nodiscard]] std::size_t actsOf(const core::Json &document);

} // namespace ui
