// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/touched.h"

#include "rules/rulings/operations/operation.h"

#include <array>
#include <string_view>

namespace saying {

using rules::Side;
using rulings::Effect;

namespace {

/// What an operation changes, of the Corp and of the Runner.
struct TouchRow {
    std::string_view operation;
    Touched corp;
    Touched runner;
};

constexpr std::array<TouchRow, 27> touchRows{{
    {"gain-credits", Touched::CorpCredits, Touched::RunnerCredits},
    {"take-credits", Touched::CorpCredits, Touched::RunnerCredits},
    {"lose-credits", Touched::CorpCredits, Touched::RunnerCredits},
    {"must-pay", Touched::CorpCredits, Touched::RunnerCredits},
    {"pay", Touched::CorpCredits, Touched::RunnerCredits},
    {"gain-clicks", Touched::CorpClicks, Touched::RunnerClicks},
    {"lose-clicks", Touched::CorpClicks, Touched::RunnerClicks},
    {"draw", Touched::Hq, Touched::Grip},
    {"add-to-hand", Touched::Hq, Touched::Grip},
    {"take-tags", Touched::Tags, Touched::Tags},
    {"remove-tags", Touched::Tags, Touched::Tags},
    {"damage", Touched::Damage, Touched::Damage},
    {"take-bad-publicity", Touched::BadPublicity, Touched::BadPublicity},
    {"add-to-score-area", Touched::Points, Touched::Points},
    {"swap", Touched::Points, Touched::Points},
    {"end-run", Touched::Run, Touched::Run},
    {"run", Touched::Run, Touched::Run},
    {"move-run", Touched::Run, Touched::Run},
    {"bypass", Touched::Run, Touched::Run},
    {"access-more", Touched::Accesses, Touched::Accesses},
    {"limit-accesses", Touched::Accesses, Touched::Accesses},
    {"trace", Touched::Trace, Touched::Trace},
    {"modify", Touched::Strength, Touched::Strength},
    {"trash", Touched::Place, Touched::Place},
    {"must-trash", Touched::Place, Touched::Place},
    {"shuffle", Touched::Place, Touched::Place},
    {"move-to", Touched::Place, Touched::Place},
}};

class TouchFinder {
public:
    explicit TouchFinder(const rulings::CardModel &model) : m_model(model) { }

    rules::EnumSet<Touched> all()
    {
        for (const rulings::Ability &ability : m_model.abilities) {
            look(ability.effects);
            const auto *constant = ability.asIf<rulings::ConstantAbility>();
            if (constant && constant->modifies)
                modifies(*constant->modifies);
        }
        return m_found;
    }

private:
    void look(const std::vector<Effect> &effects)
    {
        for (const Effect &effect : effects) {
            const Side whom = effect.player ? sideOf(*effect.player, m_model.side) : m_model.side;
            for (const TouchRow &row : touchRows)
                if (effect.op && row.operation == rulings::wordOf(effect.op))
                    m_found.add(whom == Side::Corp ? row.corp : row.runner);
            look(effect.then);
            look(effect.otherwise);
            for (const auto &option : effect.options)
                look(option);
            if (const rulings::Ability *made =
                    effect.op && effect.op->makes ? effect.op->makes(effect) : nullptr)
                look(made->effects);
        }
    }

    void modifies(rulings::Value value)
    {
        if (value == rulings::Value::Strength)
            m_found.add(Touched::Strength);
        else if (value == rulings::Value::Accesses)
            m_found.add(Touched::Accesses);
        else if (value == rulings::Value::HandSize)
            m_found.add(Touched::HandSize);
        else if (value == rulings::Value::Points)
            m_found.add(Touched::Points);
    }

    const rulings::CardModel &m_model;
    rules::EnumSet<Touched> m_found;
};

} // namespace

rules::EnumSet<Touched> touchedBy(const rulings::CardModel &model)
{
    return TouchFinder(model).all();
}

} // namespace saying
