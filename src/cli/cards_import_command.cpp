// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/deck_options.h"

namespace cli {

namespace {

struct CardsImportOptions {
    std::vector<std::string> files;
};

Result run(const CardsImportOptions &options, const Context &context)
{
    const auto store = openCards(context);
    if (!store)
        return core::unexpected(store.error());
    const std::vector<std::filesystem::path> files(options.files.begin(), options.files.end());
    const auto imported = store->import(files);
    if (!imported)
        return core::unexpected(imported.error());
    return Answer{core::Json::object({{"cards", imported->cards},
                                      {"new_titles", imported->newTitles},
                                      {"texts", imported->texts},
                                      {"folder", imported->folder.string()}}),
                  "Read " + std::to_string(imported->cards) + " cards, "
                      + std::to_string(imported->newTitles) + " titles of them new, and "
                      + std::to_string(imported->texts) + " wordings into "
                      + imported->folder.string() + ".\n"};
}

} // namespace

void addCardsImport(CommandTree &tree)
{
    auto options = tree.options<CardsImportOptions>();
    CLI::App &command = tree.add(
        "cards import", "Add cards, packs and wordings from NetrunnerDB to your own folder",
        "arbiter-cli cards import packs.json cards.json",
        [options](const Context &context) { return run(*options, context); });
    arguments(command, "FILE", options->files,
              "Answers of NetrunnerDB's API 2.0 or files of netrunner-cards-json");
}

} // namespace cli
