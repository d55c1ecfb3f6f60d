// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/fact_reader.h"

#include <array>
#include <limits>

#include "core/strict_reader.h"
#include "storage/fact_fields.h"
#include "storage/field_count.h"
#include "storage/words.h"

namespace storage {

namespace {

using core::Json;
using core::JsonPlace;

/// A kind of fact or an enumerator that only a newer version knows.
struct UnknownWord {
    std::string place;
    std::string word;
};

template <class T>
concept Enumerator = std::is_enum_v<T>;

template <Described Struct>
constexpr void everyFieldIsDescribed()
{
    static_assert(fieldCount<Struct>() == std::tuple_size_v<decltype(Fields<Struct>::list)>,
                  "a member of this struct has no Field: it would be lost");
}

/// Overloads see each other inside a class whatever their order.
struct Encode {
    static Json value(bool value) { return value; }
    static Json value(int value) { return value; }
    static Json value(std::int64_t value) { return value; }
    static Json value(std::uint64_t value)
    {
        if (value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return static_cast<std::int64_t>(value);
        return core::JsonDecimal{std::to_string(value)};
    }
    static Json value(const std::string &value) { return value; }
    static Json value(tournament::PlayerId id) { return id.value; }
    static Json value(core::Timestamp time) { return time.milliseconds; }
    static Json value(Enumerator auto value) { return wordOf(value); }
    template <class T>
    static Json value(const std::optional<T> &held)
    {
        return held ? value(*held) : Json(nullptr);
    }
    template <class T>
    static Json value(const std::vector<T> &items)
    {
        return list(items);
    }
    template <class T, std::size_t N>
    static Json value(const std::array<T, N> &items)
    {
        return list(items);
    }
    template <class A, class B>
    static Json value(const std::pair<A, B> &both)
    {
        return Json::Array{value(both.first), value(both.second)};
    }
    template <Described Struct>
    static Json value(const Struct &from)
    {
        Json::Object object;
        members(from, object);
        return object;
    }

    /// A member is left out when it is empty or nought and was so before it was set. A default
    /// other than nought is always written: the defaults of a later version are not ours.
    template <Described Struct>
    static void members(const Struct &from, Json::Object &object)
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
    static Json list(const auto &items)
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
        if (!large) {
            to = static_cast<std::uint64_t>(
                from.integer(0, std::numeric_limits<std::int64_t>::max()));
            return;
        }
        to = 0;
        for (const char c : large->text) {
            const auto digit = static_cast<std::uint64_t>(c - '0');
            if (digit > 9 || to > (std::numeric_limits<std::uint64_t>::max() - digit) / 10)
                from.fail("expected a whole number of 64 bits, found " + large->text);
            to = to * 10 + digit;
        }
    }
    static void value(const JsonPlace &from, std::string &to) { to = from.string(); }
    static void value(const JsonPlace &from, tournament::PlayerId &to)
    {
        to.value = from.integer();
    }
    static void value(const JsonPlace &from, core::Timestamp &to)
    {
        to.milliseconds = from.integer();
    }
    template <Enumerator Enum>
    static void value(const JsonPlace &from, Enum &to)
    {
        const auto known = fromWord<Enum>(from.string());
        if (!known)
            throw UnknownWord{from.place(), from.string()};
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
tournament::Fact readFact(const JsonPlace &from, const std::string &kind)
{
    if constexpr (I == std::variant_size_v<tournament::AnyFact>) {
        throw UnknownWord{from.place(), kind};
    } else {
        using One = std::variant_alternative_t<I, tournament::AnyFact>;
        if (kind != Fields<One>::name)
            return readFact<I + 1>(from, kind);
        One fact;
        Decode::value(from, fact);
        return fact;
    }
}

Json writeFact(const tournament::Fact &fact)
{
    return std::visit(
        []<class One>(const One &one) {
            Json::Object object;
            object.emplace_back(kindKey, Fields<One>::name);
            Encode::members(one, object);
            return Json(std::move(object));
        },
        fact);
}

Payload readDocument(const JsonPlace &document)
{
    Payload payload;
    if (const auto span = document.get("span")) {
        payload.span.emplace();
        Decode::value(span->at("first"), payload.span->first);
        Decode::value(span->at("last"), payload.span->last);
    }
    if (const auto facts = document.get("facts"))
        for (const JsonPlace &fact : facts->items())
            payload.facts.push_back(readFact(fact, fact.at(kindKey).string()));
    return payload;
}

} // namespace

std::string_view factName(const tournament::Fact &fact)
{
    return std::visit([]<class One>(const One &) { return Fields<One>::name; }, fact);
}

std::string writePayload(const Payload &payload)
{
    Json::Object document;
    if (payload.span)
        document.emplace_back(
            "span", Json::object({{"first", payload.span->first}, {"last", payload.span->last}}));
    if (!payload.facts.empty()) {
        Json::Array facts;
        for (const tournament::Fact &fact : payload.facts)
            facts.push_back(writeFact(fact));
        document.emplace_back("facts", std::move(facts));
    }
    return core::dump(Json(std::move(document)));
}

core::Expected<Payload, StorageError> readPayload(std::string_view text, std::int64_t row)
{
    const auto damaged = [row](const std::string &what) {
        return core::unexpected(StorageError{StorageErrorCode::Damaged, {}, what, row});
    };
    const auto json = core::parseJson(text);
    if (!json)
        return damaged("journal row " + std::to_string(row) + ", column "
                       + std::to_string(json.error().column) + ": " + json.error().problem);
    try {
        return readDocument({*json, {}});
    } catch (const core::DataError &error) {
        return damaged("journal row " + std::to_string(row) + ", " + core::toString(error));
    } catch (const UnknownWord &unknown) {
        return core::unexpected(StorageError{
            StorageErrorCode::UnknownFact, {}, unknown.word + " (" + unknown.place + ")", row});
    }
}

std::string stateBytes(const tournament::Event &event) { return core::dump(Encode::value(event)); }

} // namespace storage
