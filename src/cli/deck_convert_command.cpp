// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/deck_options.h"
#include "cli/deck_view.h"
#include "cli/lookup.h"

#include "app/session/files.h"

namespace cli {

namespace {

struct DeckConvertOptions {
    DeckSourceOptions source;
    std::optional<std::string> target;
    std::optional<std::string> file;
};

/// One line: what cannot be written is not left out silently.
app::Failure unknownLines(const app::Decklist &list)
{
    std::string lines = unknownText(list);
    lines.pop_back();
    for (auto at = lines.find('\n'); at != std::string::npos; at = lines.find('\n', at))
        lines.replace(at, 1, "; ");
    return badInput("Some lines name no card and cannot be converted: " + lines + ".");
}

Result run(const DeckConvertOptions &options, const Context &context)
{
    const auto store = openCards(context);
    if (!store)
        return core::unexpected(store.error());
    const auto event = app::deckFormat(store->rules(), options.source.judged, context.today());
    if (!event)
        return core::unexpected(event.error());
    const auto lists = decksNamed(options.source, context, *store);
    if (!lists)
        return core::unexpected(lists.error());
    if (lists->size() > 1)
        return core::unexpected(badInput("The file holds " + std::to_string(lists->size())
                                         + " decks; choose one with --deck N."));
    const app::Decklist &list = lists->front();
    if (!list.unknown.empty())
        return core::unexpected(unknownLines(list));
    const auto format = core::fromWord(app::decklistFormatWords, *options.target);
    const std::string text = app::writeDecklist(list, format.value(), store->rules(), *event);
    if (!options.file) {
        Answer answer{core::Json::object({{"format", *options.target}, {"text", text}}), text};
        answer.forPrograms = true;
        return answer;
    }
    const auto written = app::writeFile(*options.file, text);
    if (!written)
        return core::unexpected(written.error());
    return Answer{core::Json::object({{"format", *options.target}, {"file", *options.file}}),
                  "Wrote " + *options.file + ".\n"};
}

} // namespace

void addDeckConvert(CommandTree &tree)
{
    auto options = tree.options<DeckConvertOptions>();
    CLI::App &command =
        tree.add("deck convert", "Write a deck in another format",
                 "arbiter-cli deck convert noise.o8d --to text -o noise.txt",
                 [options](const Context &context) { return run(*options, context); });
    addDeckSource(tree, command, options->source);
    addJudgedBy(tree, command, options->source.judged);
    tree.choose(require(text(command, "--to", options->target, "FORMAT", "The format to write")),
                app::decklistFormatWords);
    text(command, "-o,--output", options->file, "FILE",
         "File to write, replaced if it exists; standard output if not given");
}

} // namespace cli
