// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/event/value_reader.h"

#include "tournament/event/fact_fields.h"
#include "tournament/event/words.h"

#include <array>
#include <charconv>
#include <limits>

namespace tournament {

/// Converts to anything; only named, never called. Not of this file alone, or its operator would
/// have to be there.
struct AnyValue {
    template <class T>
    operator T() const;
};

namespace {

using core::Json;
using core::JsonPlace;

template <class Struct, std::size_t... I>
constexpr bool takesValues(std::index_sequence<I...> /*positions*/)
{
    return requires { Struct{(static_cast<void>(I), AnyValue{})...}; };
}

/// How many members an aggregate has: a struct whose description misses one must not compile,
/// because the member would silently be lost at the next opening.
template <class Struct, std::size_t N = 0>
constexpr std::size_t fieldCount()
{
    if constexpr (takesValues<Struct>(std::make_index_sequence<N + 1>{}))
        return fieldCount<Struct, N + 1>();
    else
        return N;
}

/// The struct that another is built on counts as one of its members.
template <Described Struct>
constexpr std::size_t memberCount()
{
    if constexpr (requires { typename Fields<Struct>::Base; })
        return fieldCount<Struct>() - 1 + fieldCount<typename Fields<Struct>::Base>();
    else
        return fieldCount<Struct>();
}

template <Described Struct>
constexpr void everyFieldIsDescribed()
{
    static_assert(memberCount<Struct>() == std::tuple_size_v<decltype(Fields<Struct>::list)>,
                  "a member of this struct has no Field: it would be lost");
}

/// Overloads see each other inside a class whatever their order.
struct Encode {
    WideNumbers wide = WideNumbers::AsNumbers;

    Json value(bool value) const { return value; }
    Json value(int value) const { return value; }
    Json value(std::int64_t value) const { return value; }
    Json value(std::uint64_t value) const
    {
        if (wide == WideNumbers::AsText)
            return std::to_string(value);
        if (value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return static_cast<std::int64_t>(value);
        return core::JsonDecimal{std::to_string(value)};
    }
    Json value(const std::string &value) const { return value; }
    Json value(PlayerId id) const { return id.value; }
    Json value(core::Timestamp time) const { return time.milliseconds; }
    Json value(core::Worded auto value) const { return core::toWord(value); }
    template <class T>
    Json value(const std::optional<T> &held) const
    {
        return held ? value(*held) : Json(nullptr);
    }
    template <class T>
    Json value(const std::vector<T> &items) const
    {
        return list(items);
    }
    template <class T, std::size_t N>
    Json value(const std::array<T, N> &items) const
    {
        return list(items);
    }
    template <class A, class B>
    Json value(const std::pair<A, B> &both) const
    {
        return Json::Array{value(both.first), value(both.second)};
    }
    template <Described Struct>
    Json value(const Struct &from) const
    {
        Json::Object object;
        members(from, object);
        return object;
    }

    /// A member is left out when it is empty or nought and was so before it was set. A default
    /// other than nought is always written: the defaults of a later version are not ours.
    template <Described Struct>
    void members(const Struct &from, Json::Object &object) const
    {
        everyFieldIsDescribed<Struct>();
        static const Struct defaults{};
        const auto add = [&]<class Member>(const Field<Struct, Member> &field) {
            const Member &member = from.*field.member;
            if constexpr (Described<Member>) {
                if (Json inner = value(member); !inner.asObject()->empty())
                    object.emplace_back(field.name, std::move(inner));
            } else if (const Member nought{}; member != nought || defaults.*field.member != nought)
                object.emplace_back(field.name, value(member));
        };
        std::apply([&](const auto &...field) { (add(field), ...); }, Fields<Struct>::list);
    }

private:
    Json list(const auto &items) const
    {
        Json::Array array;
        array.reserve(items.size());
        for (const auto &item : items)
            array.push_back(value(item));
        return array;
    }
};

struct Decode {
    static void value(const JsonPlace &from, bool &to) { to = from.boolean(); }
    static void value(const JsonPlace &from, int &to)
    {
        using Limits = std::numeric_limits<int>;
        to = static_cast<int>(from.integer(Limits::min(), Limits::max()));
    }
    static void value(const JsonPlace &from, std::int64_t &to) { to = from.integer(); }
    static void value(const JsonPlace &from, std::uint64_t &to)
    {
        const auto *large = from.json().asDecimal();
        const std::string *text = large ? &large->text : from.json().asString();
        if (!text) {
            to = static_cast<std::uint64_t>(
                from.integer(0, std::numeric_limits<std::int64_t>::max()));
            return;
        }
        const char *end = text->data() + text->size();
        const auto read = std::from_chars(text->data(), end, to);
        if (read.ec != std::errc() || read.ptr != end)
            from.fail("expected a whole number of 64 bits, found " + core::dump(from.json()));
    }
    static void value(const JsonPlace &from, std::string &to) { to = from.string(); }
    static void value(const JsonPlace &from, PlayerId &to) { to.value = from.integer(); }
    static void value(const JsonPlace &from, core::Timestamp &to)
    {
        to.milliseconds = from.integer();
    }
    template <core::Worded Enum>
    static void value(const JsonPlace &from, Enum &to)
    {
        const auto known = core::fromWord<Enum>(from.string());
        if (!known)
            throw UnknownWord{{from.place(),
                               "expected one of " + core::wordList(core::words<Enum>) + ", found "
                                   + core::jsonQuoted(from.string())},
                              from.string()};
        to = *known;
    }
    template <class T>
    static void value(const JsonPlace &from, std::optional<T> &to)
    {
        if (from.json().isNull())
            to.reset();
        else
            value(from, to.emplace());
    }
    template <class T>
    static void value(const JsonPlace &from, std::vector<T> &to)
    {
        const auto items = from.items();
        to.assign(items.size(), T{});
        for (std::size_t i = 0; i < items.size(); ++i)
            value(items[i], to[i]);
    }
    template <class T, std::size_t N>
    static void value(const JsonPlace &from, std::array<T, N> &to)
    {
        const auto items = exactly(from, N);
        for (std::size_t i = 0; i < N; ++i)
            value(items[i], to[i]);
    }
    template <class A, class B>
    static void value(const JsonPlace &from, std::pair<A, B> &to)
    {
        const auto items = exactly(from, 2);
        value(items[0], to.first);
        value(items[1], to.second);
    }
    template <Described Struct>
    static void value(const JsonPlace &from, Struct &to)
    {
        const auto read = [&]<class Member>(const Field<Struct, Member> &field) {
            if (const auto member = from.get(field.name))
                value(*member, to.*field.member);
        };
        std::apply([&](const auto &...field) { (read(field), ...); }, Fields<Struct>::list);
    }

private:
    static std::vector<JsonPlace> exactly(const JsonPlace &from, std::size_t count)
    {
        auto items = from.items();
        if (items.size() != count)
            from.fail("expected " + std::to_string(count) + " values, found "
                      + std::to_string(items.size()));
        return items;
    }
};

constexpr std::string_view kindKey = "fact";

template <std::size_t I = 0>
Fact readFactOf(const std::string &kind, const JsonPlace &from)
{
    if constexpr (I == std::variant_size_v<AnyFact>) {
        throw UnknownWord{{from.place(), "there is no kind of fact " + core::jsonQuoted(kind)},
                          kind};
    } else {
        using One = std::variant_alternative_t<I, AnyFact>;
        if (kind != Fields<One>::name)
            return readFactOf<I + 1>(kind, from);
        One fact;
        Decode::value(from, fact);
        return fact;
    }
}

} // namespace

Json toJson(const Fact &fact)
{
    return std::visit(
        []<class One>(const One &one) {
            Json::Object object;
            object.emplace_back(kindKey, Fields<One>::name);
            Encode{}.members(one, object);
            return Json(std::move(object));
        },
        fact);
}

Json toJson(const Event &event, WideNumbers wide) { return Encode{wide}.value(event); }

Fact readFact(const JsonPlace &place) { return readFactOf(place.at(kindKey).string(), place); }

Event readEvent(const JsonPlace &place)
{
    Event event;
    Decode::value(place, event);
    return event;
}

} // namespace tournament
