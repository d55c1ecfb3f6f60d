// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the players disagree about, as a whole line tells it: "he says five, I say four".
#pragma once

#include "rules/saying/asked_clause.h"
#include "rules/saying/possible_questions.h"
#include "rules/saying/scene.h"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

class Contested {
public:
    Contested(const Scene &scene, const AskedClause &clause);

    /// What speaks for a question, by name, and how much of it there is.
    using Features = std::vector<std::pair<std::string, double>>;
    [[nodiscard]] Features features(const PossibleQuestion &one) const;
    /// The more, the likelier it is what they disagree about.
    [[nodiscard]] double score(const PossibleQuestion &one) const;

private:
    void findArea(const AskedClause &clause);
    void readArea();
    void readStory();
    [[nodiscard]] bool isIn(std::size_t token) const { return m_area[token]; }
    [[nodiscard]] int cues(const PossibleQuestion &one, bool inArea) const;
    [[nodiscard]] bool names(std::size_t token, const std::string &object) const;
    void ofWords(const PossibleQuestion &one, Features &found) const;
    void ofObject(const PossibleQuestion &one, Features &found) const;
    void ofActs(const PossibleQuestion &one, Features &found) const;
    void ofTouched(const PossibleQuestion &one, Features &found) const;

    const Scene &m_scene;
    std::vector<bool> m_area;  ///< of each token: it is of what is disputed
    bool m_isContrast = false; ///< two numbers stand against each other
    bool m_isNumber = false;
    bool m_isDeath = false;
    std::set<std::string> m_barred;  ///< what somebody "can't" do
    std::set<std::string> m_counted; ///< nouns behind numbers in what is disputed
    std::set<std::string> m_told;    ///< and anywhere
    std::string m_verb;              ///< the last of what is disputed
    std::string m_last;              ///< the object of the last act
};

} // namespace saying
