// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "user_cards.h"

#include "ui/words/text.h"

namespace ui {

UserCards::UserCards(QString folder, std::function<void(const app::Failure &)> failed)
    : m_folder(std::move(folder)), m_failed(std::move(failed))
{
}

app::CardStore UserCards::store()
{
    if (m_store)
        return *m_store;
    auto opened = app::CardStore::open(toPath(m_folder));
    if (opened)
        return *(m_store = std::move(*opened));
    // Not kept: the user may mend the folder meanwhile.
    if (m_told != opened.error().message) {
        m_told = opened.error().message;
        m_failed(opened.error());
    }
    return app::CardStore::open({}).value();
}

} // namespace ui
