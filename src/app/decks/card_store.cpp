// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/card_store.h"

#include "app/session/files.h"
#include "core/english.h"
#include "rules/cards/card_data.h"

namespace app {

namespace fs = std::filesystem;
using core::English;

namespace {

constexpr const char *cardFile = "cards.tsv";
constexpr const char *textFile = "texts.json";

core::Json toJson(const rules::CardTexts &texts)
{
    core::Json::Object members;
    for (const auto &[key, text] : texts)
        members.emplace_back(key, text);
    return core::Json(std::move(members));
}

core::Expected<rules::CardTexts, std::string> textsFrom(std::string_view bytes)
{
    const auto json = core::parseJson(bytes);
    if (!json)
        return core::unexpected("line " + std::to_string(json.error().line) + ": "
                                + json.error().problem);
    rules::CardTexts texts;
    const auto *members = json->asObject();
    if (!members)
        return core::unexpected(std::string("expected an object of texts"));
    for (const auto &[key, text] : *members) {
        if (!text.asString())
            return core::unexpected(key + ": expected text");
        texts.emplace(key, *text.asString());
    }
    return texts;
}

core::Expected<void, Failure> makeFolder(const fs::path &folder)
{
    std::error_code error;
    fs::create_directories(folder, error);
    if (!error)
        return {};
    return core::unexpected(
        Failure{FailureKind::Environment,
                English::tr("Could not create the folder \"{folder}\": {error}.",
                            {{"folder", folder.string()}, {"error", error.message()}}),
                {},
                {}});
}

/// A failure where nobody can tell whether there is a file: the folder is not ours to read.
core::Expected<bool, Failure> isThere(const fs::path &file)
{
    std::error_code error;
    const bool there = fs::exists(file, error);
    if (!error)
        return there;
    return core::unexpected(
        Failure{FailureKind::Environment,
                English::tr("The folder of your cards, \"{folder}\", cannot be read: {error}. "
                            "Correct who may read it, or move it away to go on without your cards.",
                            {{"folder", file.parent_path().string()}, {"error", error.message()}}),
                {},
                {}});
}

} // namespace

core::Expected<CardStore, Failure> CardStore::open(fs::path folder)
{
    CardStore store;
    store.m_folder = std::move(folder);
    store.m_rules = &rules::deckRules();
    store.m_identities = &rules::identityFinder();
    const fs::path file = store.m_folder / cardFile;
    if (store.m_folder.empty())
        return store;
    const auto there = isThere(file);
    if (!there)
        return core::unexpected(there.error());
    if (!*there)
        return store;
    const auto bytes = readFile(file);
    if (!bytes)
        return core::unexpected(bytes.error());
    auto data = rules::readCardData(rules::cardLibrary().data(), file.string(), *bytes);
    if (!data)
        return core::unexpected(badInput(
            English::tr("The imported cards cannot be used: {error}. Move the file away and "
                        "import the cards again.",
                        {{"error", core::toString(data.error())}})));
    store.m_own = std::make_shared<const Own>(std::move(*data));
    store.m_rules = &store.m_own->rules;
    store.m_identities = &store.m_own->identities;
    return store;
}

core::Expected<rules::CardTexts, Failure> CardStore::texts() const
{
    const fs::path file = m_folder / textFile;
    if (m_folder.empty())
        return rules::CardTexts();
    const auto there = isThere(file);
    if (!there)
        return core::unexpected(there.error());
    if (!*there)
        return rules::CardTexts();
    const auto bytes = readFile(file);
    if (!bytes)
        return core::unexpected(bytes.error());
    auto texts = textsFrom(*bytes);
    if (!texts)
        return core::unexpected(badInput(
            English::tr("The imported wordings cannot be used: {file}: {error}. Move the file "
                        "away and import the cards again.",
                        {{"file", file.string()}, {"error", texts.error()}})));
    return std::move(*texts);
}

core::Expected<CardStore::Import, Failure> CardStore::import(std::span<const fs::path> files) const
{
    if (m_folder.empty())
        return core::unexpected(Failure{FailureKind::Environment,
                                        English::tr("There is no folder for your cards: set HOME "
                                                    "or XDG_DATA_HOME."),
                                        {},
                                        {}});
    std::vector<std::string> contents;
    contents.reserve(files.size());
    std::vector<rules::DumpFile> dumps;
    for (const fs::path &file : files) {
        auto bytes = readFile(file);
        if (!bytes)
            return core::unexpected(bytes.error());
        contents.push_back(std::move(*bytes));
        dumps.push_back({file.string(), contents.back()});
    }
    const auto dump = rules::readDump(library().data(), dumps);
    if (!dump)
        return core::unexpected(
            badInput(English::tr("The cards cannot be imported: {error}. Expected cards, packs or "
                                 "cycles as NetrunnerDB's API 2.0 or the repository "
                                 "netrunner-cards-json hand them out.",
                                 {{"error", core::toString(dump.error())}})));
    auto texts = this->texts();
    if (!texts)
        return core::unexpected(texts.error());
    for (const auto &[key, text] : dump->texts)
        texts->insert_or_assign(key, text);
    if (auto made = makeFolder(m_folder); !made)
        return core::unexpected(made.error());
    const std::string kept = rules::writeCardData(dump->data, rules::cardLibrary().data());
    // Wordings first: those of cards that are not there yet harm nobody.
    if (auto written = writeFile(m_folder / textFile, core::dump(toJson(*texts), 1)); !written)
        return core::unexpected(written.error());
    if (auto written = writeFile(m_folder / cardFile, kept); !written)
        return core::unexpected(written.error());
    return Import{dump->cards, dump->newTitles, static_cast<int>(dump->texts.size()), m_folder};
}

} // namespace app
