// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/forged_event.h"

#include "core/random.h"
#include "storage/fact_reader.h"
#include "support/forged_sources.h"

#include <algorithm>
#include <array>
#include <limits>

namespace support {

using core::Json;

namespace {

/// Every value of a tree, the tree itself included.
void collect(Json &value, std::vector<Json *> &into)
{
    into.push_back(&value);
    if (auto *items = value.asArray())
        for (Json &item : *items)
            collect(item, into);
    if (auto *members = value.asObject())
        for (auto &[key, member] : *members)
            collect(member, into);
}

class Forger {
public:
    Forger(ForgedJournal &journal, const std::vector<ForgedJournal> &others, const Dice &dice)
        : m_journal(journal), m_others(others), m_dice(dice)
    {
    }

    void run()
    {
        constexpr std::uint32_t most = 4;
        for (auto left = 1 + m_dice(most); left > 0 && !m_journal.empty(); --left)
            change();
    }

private:
    std::size_t below(std::size_t bound)
    {
        return m_dice(static_cast<std::uint32_t>(std::max<std::size_t>(bound, 1)));
    }
    ForgedAct &anyAct() { return m_journal[below(m_journal.size())]; }

    Json::Array *factsOf(ForgedAct &act)
    {
        Json *facts = act.payload.find("facts");
        return facts ? facts->asArray() : nullptr;
    }

    /// Any value of an act, preferring those that `wanted` accepts.
    template <class Wanted>
    Json *anyValue(ForgedAct &act, const Wanted &wanted)
    {
        std::vector<Json *> values;
        collect(act.payload, values);
        std::erase_if(values, [&](const Json *value) { return !wanted(*value); });
        return values.empty() ? nullptr : values[below(values.size())];
    }

    ForgedAct foreignAct()
    {
        const ForgedJournal &from = m_others.empty() ? m_journal : m_others[below(m_others.size())];
        return from.empty() ? ForgedAct{} : from[below(from.size())];
    }

    void change()
    {
        switch (below(14)) {
        case 0:
        case 1:
        case 2:
            return setNumber();
        case 3:
        case 4:
            return exchangeNumbers();
        case 5:
            return setWord();
        case 6:
            return changeList();
        case 7:
            return changeMembers();
        case 8:
            return changeFacts();
        case 9:
            return moveFact();
        case 10:
            return changeActs();
        case 11:
            return turnBack();
        case 12:
            return fillIn();
        default:
            return flip();
        }
    }

    void setNumber()
    {
        static constexpr std::array<std::int64_t, 26> extremes{
            0,
            1,
            2,
            3,
            4,
            7,
            -1,
            -2,
            9,
            16,
            40,
            50,
            99,
            100,
            601,
            1000,
            99'999,
            100'000,
            100'001,
            -100,
            -101,
            1LL << 31,
            (1LL << 31) - 1,
            -(1LL << 31),
            std::numeric_limits<std::int64_t>::max(),
            std::numeric_limits<std::int64_t>::min()};
        Json *number =
            anyValue(anyAct(), [](const Json &value) { return value.asInteger() != nullptr; });
        if (number)
            *number = extremes[below(extremes.size())];
    }

    /// Ids, tables, rounds: whatever stands at another place is plausible here.
    void exchangeNumbers()
    {
        const auto isNumber = [](const Json &value) { return value.asInteger() != nullptr; };
        Json *first = anyValue(anyAct(), isNumber);
        Json *second = anyValue(anyAct(), isNumber);
        if (!first || !second || first == second)
            return;
        if (below(2) == 0)
            std::swap(*first, *second);
        else
            *first = *second;
    }

    void setWord()
    {
        const auto isWord = [](const Json &value) { return value.asString() != nullptr; };
        Json *word = anyValue(anyAct(), isWord);
        if (!word)
            return;
        ForgedAct foreign = foreignAct();
        const Json *other = anyValue(foreign, isWord);
        switch (below(6)) {
        case 0:
            *word = "";
            break;
        case 1:
            *word = std::string(1 + below(3000), 'w');
            break;
        case 2:
        case 3:
            *word = retyped(*word->asString());
            break;
        default:
            if (other)
                *word = *other;
        }
    }

    /// With another digit or letter: in a document that was kept, another number or word.
    std::string retyped(std::string text)
    {
        for (auto tries = 4; tries > 0 && !text.empty(); --tries) {
            char &letter = text[below(text.size())];
            if (letter >= '0' && letter <= '9')
                letter = static_cast<char>('0' + below(10));
            else if (letter >= 'a' && letter <= 'z')
                letter = static_cast<char>('a' + below(26));
        }
        return text;
    }

    void changeList()
    {
        Json *list = anyValue(anyAct(), [](const Json &value) {
            return value.asArray() != nullptr && !value.asArray()->empty();
        });
        if (!list)
            return;
        Json::Array &items = *list->asArray();
        const std::size_t at = below(items.size());
        switch (below(6)) {
        case 0:
            items.clear();
            break;
        case 1:
            items.erase(items.begin() + static_cast<std::ptrdiff_t>(at));
            break;
        case 2: {
            Json copy = items[at];
            items.insert(items.begin() + static_cast<std::ptrdiff_t>(at), std::move(copy));
            break;
        }
        case 3:
            std::swap(items[at], items[below(items.size())]);
            break;
        case 4:
            std::ranges::reverse(items);
            break;
        default: {
            const Json copy = items[at];
            items.insert(items.end(), 1 + below(120), copy);
        }
        }
    }

    void changeMembers()
    {
        Json *object = anyValue(anyAct(), [](const Json &value) {
            return value.asObject() != nullptr && !value.asObject()->empty();
        });
        if (!object)
            return;
        Json::Object &members = *object->asObject();
        const std::size_t at = below(members.size());
        if (below(2) == 0)
            members.erase(members.begin() + static_cast<std::ptrdiff_t>(at));
        else
            members[at].second = Json();
    }

    /// A member that the object leaves out, from another object that has it.
    void fillIn()
    {
        const auto isObject = [](const Json &value) { return value.asObject() != nullptr; };
        ForgedAct foreign = foreignAct();
        Json *object = anyValue(anyAct(), isObject);
        Json *giver = anyValue(foreign, isObject);
        if (!object || !giver || giver->asObject()->empty())
            return;
        const auto &[key, value] = (*giver->asObject())[below(giver->asObject()->size())];
        object->set(key, value);
    }

    void changeFacts()
    {
        Json::Array *facts = factsOf(anyAct());
        if (!facts || facts->empty())
            return;
        const std::size_t at = below(facts->size());
        switch (below(3)) {
        case 0:
            facts->erase(facts->begin() + static_cast<std::ptrdiff_t>(at));
            break;
        case 1: {
            const Json copy = (*facts)[at];
            facts->insert(facts->end(), 1 + below(40), copy);
            break;
        }
        default:
            std::swap((*facts)[at], (*facts)[below(facts->size())]);
        }
    }

    /// A fact of this or another journal at a place where it did not stand.
    void moveFact()
    {
        ForgedAct foreign = below(2) == 0 ? foreignAct() : anyAct();
        Json::Array *from = factsOf(foreign);
        Json::Array *to = factsOf(anyAct());
        if (!from || from->empty() || !to)
            return;
        to->insert(to->begin() + static_cast<std::ptrdiff_t>(below(to->size() + 1)),
                   (*from)[below(from->size())]);
    }

    void changeActs()
    {
        const std::size_t at = below(m_journal.size());
        switch (below(4)) {
        case 0:
            m_journal.erase(m_journal.begin() + static_cast<std::ptrdiff_t>(at));
            break;
        case 1:
            m_journal.insert(m_journal.begin() + static_cast<std::ptrdiff_t>(at),
                             ForgedAct(m_journal[at]));
            break;
        case 2:
            std::swap(m_journal[at], m_journal[below(m_journal.size())]);
            break;
        default:
            m_journal.insert(m_journal.begin() + static_cast<std::ptrdiff_t>(at), foreignAct());
        }
    }

    /// Acts at the end taken back, and sometimes returned.
    void turnBack()
    {
        const auto last = static_cast<std::int64_t>(m_journal.size());
        const auto first =
            last - static_cast<std::int64_t>(below(std::min<std::size_t>(m_journal.size(), 6)));
        const Json span =
            Json::object({{"span", Json::object({{"first", first}, {"last", last}})}});
        m_journal.push_back({"undo", span});
        if (below(2) == 0)
            m_journal.push_back({"redo", span});
    }

    void flip()
    {
        Json *value = anyValue(anyAct(), [](const Json &one) { return one.asBool() != nullptr; });
        if (value)
            *value = !*value->asBool();
        else
            setNumber();
    }

    ForgedJournal &m_journal;
    const std::vector<ForgedJournal> &m_others;
    const Dice &m_dice;
};

} // namespace

std::vector<ForgedJournal> soundJournals(std::uint64_t seed)
{
    constexpr std::uint64_t played = 40;
    constexpr std::uint64_t imported = 12;
    std::vector<ForgedJournal> journals;
    for (std::uint64_t i = 0; i < played + imported; ++i) {
        ForgedJournal &journal = journals.emplace_back();
        const std::uint64_t own = core::deriveSeed(seed, i);
        for (const SoundAct &act : i < played ? soundEvent(own) : importedEvent(own))
            journal.push_back(
                {act.command, *core::parseJson(storage::writePayload({act.facts, {}}))});
    }
    return journals;
}

void forge(ForgedJournal &journal, const std::vector<ForgedJournal> &others, const Dice &dice)
{
    Forger(journal, others, dice).run();
}

std::vector<tournament::Facts> factsOf(const ForgedJournal &journal)
{
    std::vector<tournament::Facts> facts;
    for (const ForgedAct &act : journal)
        if (auto payload = storage::readPayload(core::dump(act.payload), 0))
            facts.push_back(std::move(payload->facts));
    return facts;
}

} // namespace support
