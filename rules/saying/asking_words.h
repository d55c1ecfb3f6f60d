// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How likely the words of a clause ask this or that.
#pragma once

#include "rules/saying/asked_clause.h"
#include "rules/saying/contested.h"
#include "rules/saying/possible_questions.h"
#include "rules/saying/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace saying {

class AskingWords {
public:
    AskingWords(const Scene &scene, const AskedClause &clause);

    /// The more, the likelier.
    [[nodiscard]] double score(const PossibleQuestion &one) const;
    /// It is of what the cards change that are played or spoken of there.
    [[nodiscard]] bool isTouched(const PossibleQuestion &one) const;

private:
    void readClause();
    void readTold();
    void findSubject();
    [[nodiscard]] bool isNumberAt(std::size_t at) const;
    [[nodiscard]] double ofForm(Form form) const;
    [[nodiscard]] int found(const std::vector<Term> &cues, const AskedClause &where) const;
    [[nodiscard]] double ofCues(const PossibleQuestion &one) const;
    [[nodiscard]] bool names(const AskedClause &where, const std::string &object) const;
    [[nodiscard]] double ofObject(const PossibleQuestion &one) const;
    [[nodiscard]] double ofTouched(const PossibleQuestion &one) const;
    [[nodiscard]] double ofWords(const PossibleQuestion &one) const;
    [[nodiscard]] double ofAct(const PossibleQuestion &one) const;

    const Scene &m_scene;
    AskedClause m_clause;
    AskedClause m_told;
    std::string m_ask; ///< its question word
    bool m_isOrder = false;
    bool m_isNumber = false;     ///< "still 5?"
    bool m_areBoth = false;      ///< "do I pick or does he?"
    bool m_isPrice = false;      ///< "so it's free?"
    bool m_isOr = false;         ///< "five or three?"
    bool m_isBrief = false;      ///< "is he right?": it asks about what was told before
    bool m_isClaim = false;      ///< somebody says so
    bool m_isOfClaim = false;    ///< "he says it's gone. right?"
    bool m_killsPerson = false;  ///< "that kills me": no card
    bool m_isTelling = false;    ///< nothing is asked
    bool m_isNumberTold = false; ///< "four clicks, right?"
    std::optional<rules::Side> m_subject;
    std::optional<rules::Side> m_person;  ///< who is spoken of otherwise
    std::optional<rules::CardId> m_first; ///< the card that does it: "can Corroder …"
    std::optional<Contested> m_contested;
};

} // namespace saying
