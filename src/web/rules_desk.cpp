// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/rules_desk.h"

#include <chrono>

namespace web {

struct RulesDesk::Laid {
    explicit Laid(const app::CardStore *cards)
        : search(rules::reference(), cards ? &cards->library() : nullptr)
    {
        if (!cards)
            return;
        if (auto read = cards->texts()) // damaged wordings are said at the desk, and missed here
            texts = std::move(*read);
    }

    rules::Search search;
    rules::CardTexts texts;
};

RulesDesk::RulesDesk(const app::CardStore *cards)
    : m_laid(std::async(std::launch::async, [cards]() -> std::shared_ptr<const Laid> {
                 return std::make_shared<const Laid>(cards);
             }).share())
{
}

const RulesDesk::Laid *RulesDesk::laid() const
{
    using std::chrono::seconds;
    return m_laid.wait_for(seconds(0)) == std::future_status::ready ? m_laid.get().get() : nullptr;
}

const rules::Search *RulesDesk::search() const
{
    const Laid *all = laid();
    return all ? &all->search : nullptr;
}

const rules::CardTexts &RulesDesk::texts() const
{
    static const rules::CardTexts none;
    const Laid *all = laid();
    return all ? all->texts : none;
}

} // namespace web
