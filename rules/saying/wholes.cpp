// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/wholes.h"

#include "core/english.h"
#include "rules/saying/lying.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rules::Side;

namespace {

/// Cards of a hand or of a score area that somebody counted.
struct Whole {
    std::string number; ///< the path of it
    std::string zone;
    Side side = Side::Runner;
    bool isPoints = false;
};

std::optional<Whole> wholeOf(const Chip &chip)
{
    const auto tells = [&](std::string_view path) {
        return chip.kind == ChipKind::Number && chip.tells(path);
    };
    if (tells("state/corp/hand"))
        return Whole{"state/corp/hand", "hq", Side::Corp};
    if (tells("state/runner/hand"))
        return Whole{"state/runner/hand", "grip", Side::Runner};
    for (const Side side : {Side::Corp, Side::Runner}) {
        const bool corp = side == Side::Corp;
        const std::string object = Draft::objectPath(corp ? "corpspoints" : "runnerspoints");
        if (tells(object + "/zone"))
            return Whole{object + "/card/points", corp ? "corp-score-area" : "runner-score-area",
                         side, true};
    }
    return std::nullopt;
}

std::string cardIn(const Chip &chip)
{
    const std::string objects = Draft::objectPath({});
    const bool isOne = chip.kind == ChipKind::Card && chip.paths.size() == 1
        && chip.paths.front().starts_with(objects);
    return isOne ? chip.paths.front().substr(objects.size()) : std::string();
}

class Counter {
public:
    explicit Counter(Scene &scene) : m_scene(scene), m_draft(scene.draft) { }

    std::vector<Span> settle()
    {
        for (Chip &group : m_scene.chips)
            for (Chip &card : m_scene.chips)
                countInGroup(group, card);
        for (Chip &number : m_scene.chips)
            if (const auto whole = wholeOf(number))
                for (Chip &card : m_scene.chips)
                    if (const std::string object = cardIn(card); !object.empty())
                        compare(*whole, number, card, object);
        return m_read;
    }

private:
    void compare(const Whole &whole, Chip &number, Chip &card, const std::string &object)
    {
        const auto *model = m_draft.modelOf(object);
        const bool isOf = model
            && (whole.isPoints
                    ? model->type == rules::CardType::Agenda
                    : model->side == whole.side && model->type != rules::CardType::Identity);
        const std::string zone = m_draft.textAt(Draft::objectPath(object) + "/zone");
        const bool isElsewhere = !zone.empty() && zone != whole.zone;
        if (!isOf || isElsewhere || m_draft.at(Draft::objectPath(object) + "/host")
            || m_draft.at(Draft::objectPath(object) + "/server") || isDone(object))
            return;
        if (isSaidToBeOneOf(number, card))
            count(whole, number, card, object);
        else if (zone == whole.zone && m_draft.isTold(Draft::objectPath(object) + "/zone")
                 && !m_scene.textOf(card.span).starts_with("scored")
                 && !m_scene.textOf(card.span).starts_with("stole"))
            doubt(number, object);
    }

    /// Cards without a name that were counted together with the one that this chip tells.
    [[nodiscard]] std::vector<std::string> groupOf(const Chip &chip) const
    {
        const std::string first = cardIn(chip);
        std::vector<std::string> all;
        if (first.empty() || m_draft.cardOf(first) || !m_draft.at(Draft::objectPath(first)))
            return all;
        for (const std::string &other : m_draft.objects())
            if (other == first
                || (!m_draft.cardOf(other)
                    && *m_draft.at(Draft::objectPath(other))
                        == *m_draft.at(Draft::objectPath(first))))
                all.push_back(other);
        return all;
    }

    /// "five programs, Datasucker and Mimic included": three others are there.
    void countInGroup(Chip &group, Chip &card)
    {
        const std::string object = cardIn(card);
        if (object.empty() || !m_draft.cardOf(object) || isDone(object)
            || !m_draft.at(Draft::objectPath(object)))
            return;
        const std::vector<std::string> all = groupOf(group);
        if (all.size() < 2 || m_draft.typeOf(all.front()) != m_draft.typeOf(object)
            || m_draft.typeOf(object) == rules::CardType::Ice || !isSaidToBeOneOf(group, card))
            return;
        const std::string own = cardIn(group);
        m_draft.remove(Draft::objectPath(all.back() == own ? all.front() : all.back()));
        const std::string zone = Draft::objectPath(own) + "/zone";
        if (m_draft.at(zone) && !m_draft.at(Draft::objectPath(object) + "/zone"))
            m_draft.tell(Draft::objectPath(object) + "/zone", m_draft.textAt(zone));
        group.says = among(group, object);
        card.says = howItLies(m_draft, object);
        dropWords(group.span.end, card);
    }

    /// What is played or put down lay there before.
    [[nodiscard]] bool isDone(const std::string &object) const
    {
        for (const char *verb : {"play", "install", "steal", "score", "access", "discard"})
            if (m_draft.hasAct(verb, object))
                return true;
        return false;
    }

    /// "one's": one is.
    [[nodiscard]] std::string_view genitive(const Token &token) const
    {
        const bool isCut = token.span.end - token.span.begin > token.text.size();
        return token.text == "one" && isCut ? " is" : "";
    }

    /// The words from there to there, folded, without articles at their end.
    [[nodiscard]] std::string words(std::size_t begin, std::size_t end, bool withNames = true) const
    {
        std::string all;
        for (const Token &token : m_scene.tokens()) {
            const bool isListed = token.card || token.value(TermKind::Join);
            if (token.span.begin < begin || token.span.end > end || (isListed && !withNames))
                continue;
            if (token.ends())
                all.clear(); // of another sentence
            else if (!token.isMark && token.text != "a" && token.text != "an" && token.text != "the"
                     && token.text != "my" && token.text != "his")
                all.append(all.empty() ? "" : " ").append(token.text).append(genitive(token));
        }
        return all;
    }

    [[nodiscard]] bool isSaidToBeOneOf(const Chip &number, const Chip &card) const
    {
        constexpr std::array<std::string_view, 8> before{
            "one is",    "one of them is", "one of those is", "one of which is",
            "one being", "including",      "counting",        "one of them being"};
        constexpr std::array<std::string_view, 9> behind{
            "among them",     "among those",       "included",
            "one of them",    "being one of them", "one of those",
            "is one of them", "was one of them",   "is one of those"};
        const auto &tokens = m_scene.tokens();
        const auto name = std::ranges::find_if(tokens, [&](const Token &token) {
            return token.card && token.span.begin >= card.span.begin
                && token.span.end <= card.span.end;
        });
        if (name == tokens.end() || name->span.begin < number.span.end)
            return false;
        std::size_t end = m_scene.line.size();
        for (const Token &token : tokens)
            if (token.isMark && token.span.begin >= name->span.end)
                end = std::min(end, token.span.begin);
        const std::string left = words(number.span.end, name->span.begin);
        const std::string right = words(name->span.end, end);
        // "including X and Y", "X and Y included"
        const std::string leftOfList = words(number.span.end, name->span.begin, false);
        const std::string rightOfList = words(name->span.end, end, false);
        if (leftOfList == "including" || leftOfList == "counting"
            || rightOfList.starts_with("included") || rightOfList.starts_with("among them"))
            return true;
        return std::ranges::any_of(before,
                                   [&](std::string_view said) {
                                       return left == said
                                           || left.ends_with(' ' + std::string(said));
                                   })
            || std::ranges::any_of(behind,
                                   [&](std::string_view said) { return right.starts_with(said); });
    }

    void count(const Whole &whole, Chip &number, Chip &card, const std::string &object)
    {
        const auto known = m_draft.numberAt(whole.number);
        const auto *model = m_draft.modelOf(object);
        const int worth = !whole.isPoints ? 1
            : whole.side == Side::Runner  ? model->pointsWhenStolen.value_or(model->points)
                                          : model->points;
        if (!known || *known < worth)
            return;
        m_draft.tell(Draft::objectPath(object) + "/zone", whole.zone);
        if (whole.isPoints && *known == worth)
            m_draft.remove(number.paths.front().substr(0, number.paths.front().rfind('/')));
        else
            m_draft.tell(whole.number, *known - worth);
        number.says = among(number, object);
        card.says = howItLies(m_draft, object);
        dropWords(number.span.end, card);
    }

    /// The words that say so are read, with the card.
    void dropWords(std::size_t begin, Chip &card)
    {
        std::size_t mark = m_scene.line.size();
        for (const Token &token : m_scene.tokens())
            if (token.isMark && token.span.begin >= card.span.end)
                mark = std::min(mark, token.span.begin);
        std::erase_if(m_scene.open, [&](const Open &one) {
            const bool isIn = one.span.begin >= begin && one.span.end <= mark && one.offers.empty();
            if (!isIn)
                return false;
            m_read.push_back(one.span);
            card.span.begin = std::min(card.span.begin, one.span.begin);
            card.span.end = std::max(card.span.end, one.span.end);
            return true;
        });
    }

    void doubt(Chip &number, const std::string &object)
    {
        number.guessed = true;
        number.offers.push_back(
            {among(number, object),
             std::string(m_scene.textOf(number.span)) + " including " + m_draft.nameOf(object)});
    }

    [[nodiscard]] std::string among(const Chip &number, const std::string &object) const
    {
        return English::tr("{all}, {card} among them",
                           {{"all", number.says}, {"card", m_draft.nameOf(object)}});
    }

    Scene &m_scene;
    Draft &m_draft;
    std::vector<Span> m_read;
};

} // namespace

std::vector<Span> settleWholes(Scene &scene) { return Counter(scene).settle(); }

} // namespace saying
