// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/phones.h"

#include "core/english.h"
#include "core/strict_reader.h"
#include "tournament/event/words.h"

namespace app {

namespace {

using core::Json;
using tournament::Consent;

constexpr std::array<std::pair<const char *, std::string ItemContent::*>, 3> texts{
    {{"text", &ItemContent::text}, {"stood", &ItemContent::stood}, {"key", &ItemContent::key}}};

using tournament::PlayerEntry;
constexpr std::array<std::pair<const char *, std::string PlayerEntry::*>, 4> entryTexts{
    {{"name", &PlayerEntry::name},
     {"pronouns", &PlayerEntry::pronouns},
     {"corp", &PlayerEntry::corpIdentity},
     {"runner", &PlayerEntry::runnerIdentity}}};

using tournament::Consents;
constexpr std::array<std::pair<const char *, Consent Consents::*>, 3> consents{
    {{"named", &Consents::named},
     {"photographed", &Consents::photographed},
     {"streamed", &Consents::streamed}}};

constexpr std::array<const char *, 2> lists{"corp_list", "runner_list"};

ItemContent read(const core::JsonPlace &place)
{
    place.allowOnly({"text", "stood", "key", "name", "pronouns", "corp", "runner", "named",
                     "photographed", "streamed", "corp_list", "runner_list", "number"});
    ItemContent content;
    for (const auto &[key, member] : texts)
        if (const auto value = place.get(key))
            content.*member = value->string();
    for (const auto &[key, member] : entryTexts)
        if (const auto value = place.get(key))
            content.entry.*member = value->string();
    for (const auto &[key, member] : consents)
        if (const auto value = place.get(key))
            content.entry.consents.*member = value->word<Consent>();
    for (std::size_t side = 0; side < lists.size(); ++side)
        if (const auto value = place.get(lists[side]))
            content.lists[side] = value->string();
    if (const auto value = place.get("number"))
        content.number = static_cast<int>(value->integer(0, 999));
    return content;
}

Failure damaged(const std::string &why)
{
    return {FailureKind::Environment,
            core::English::tr("The inbox of the phones is damaged: {why}.", {{"why", why}}),
            {},
            {}};
}

} // namespace

std::string writeContent(const ItemContent &content)
{
    Json json = Json::object({});
    const auto put = [&json](const char *key, const std::string &value) {
        if (!value.empty())
            json.set(key, value);
    };
    for (const auto &[key, member] : texts)
        put(key, content.*member);
    for (const auto &[key, member] : entryTexts)
        put(key, content.entry.*member);
    for (const auto &[key, member] : consents)
        if (content.entry.consents.*member != Consent::Unasked)
            json.set(key, std::string(core::toWord(content.entry.consents.*member)));
    for (std::size_t side = 0; side < lists.size(); ++side)
        put(lists[side], content.lists[side]);
    if (content.number != 0)
        json.set("number", content.number);
    return core::dump(json);
}

core::Expected<ItemContent, Failure> readContent(std::string_view text)
{
    const auto json = core::parseJson(text);
    if (!json)
        return core::unexpected(damaged(json.error().problem));
    try {
        return read(core::JsonPlace(*json, {}));
    } catch (const core::DataError &error) {
        return core::unexpected(damaged(core::toString(error)));
    }
}

} // namespace app
