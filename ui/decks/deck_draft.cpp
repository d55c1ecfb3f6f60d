// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/deck_draft.h"

#include "ui/words/text.h"

using namespace Qt::Literals::StringLiterals;

namespace ui {

QString draftKey(tournament::PlayerId player, tournament::Side side)
{
    return u"decks/list/%1/%2"_s.arg(player.value)
        .arg(side == tournament::Side::Corp ? u"corp"_s : u"runner"_s);
}

core::Json toJson(const DeckDraft &draft)
{
    core::Json starting = core::Json::array();
    for (const std::string &title : draft.startingCards)
        starting.push(title);
    return core::Json::object({{"text", fromQt(draft.text)},
                               {"original", draft.original},
                               {"starting", std::move(starting)}});
}

std::optional<DeckDraft> draftFrom(const core::Json &json)
{
    const auto *text = json.find("text");
    const auto *original = json.find("original");
    if (!text || !text->asString() || !original || !original->asString())
        return std::nullopt;
    DeckDraft draft{toQt(*text->asString()), *original->asString(), {}};
    if (const auto *starting = json.find("starting"); starting && starting->asArray())
        for (const core::Json &title : *starting->asArray())
            if (title.asString())
                draft.startingCards.push_back(*title.asString());
    return draft;
}

} // namespace ui
