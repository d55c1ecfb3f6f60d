// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"

#include "app/session/files.h"
#include "core/english.h"
#include "rules/saying/reading.h"

#include <utility>

namespace cli {

namespace {

using core::Json;

struct RulesReadOptions {
    std::vector<std::string> lines;
    std::optional<std::string> on;
};

constexpr core::Words<saying::ChipKind, 7> chipKindWords{{{saying::ChipKind::Card, "card"},
                                                          {saying::ChipKind::Number, "number"},
                                                          {saying::ChipKind::Moment, "moment"},
                                                          {saying::ChipKind::Happened, "happened"},
                                                          {saying::ChipKind::Act, "act"},
                                                          {saying::ChipKind::Question, "question"},
                                                          {saying::ChipKind::Player, "player"}}};

/// A line, and what it was read as.
struct ReadLine {
    std::string text;
    saying::Reading reading;
};

Json offersJson(const std::vector<saying::Offer> &offers)
{
    Json list = Json::array();
    for (const saying::Offer &offer : offers)
        list.push(Json::object({{"says", offer.says}, {"instead", offer.instead}}));
    return list;
}

std::string wordsAt(const std::string &line, saying::Span span)
{
    return line.substr(span.begin, span.end - span.begin);
}

Json chipJson(const std::string &line, const saying::Chip &chip)
{
    Json paths = Json::array();
    for (const std::string &path : chip.paths)
        paths.push(path);
    return Json::object({{"begin", static_cast<int>(chip.span.begin)},
                         {"end", static_cast<int>(chip.span.end)},
                         {"words", wordsAt(line, chip.span)},
                         {"kind", core::toWord(chipKindWords, chip.kind)},
                         {"says", chip.says},
                         {"paths", std::move(paths)},
                         {"taken", chip.taken},
                         {"guessed", chip.guessed},
                         {"offers", offersJson(chip.offers)}});
}

Json openJson(const std::string &line, const saying::Open &open)
{
    return Json::object({{"begin", static_cast<int>(open.span.begin)},
                         {"end", static_cast<int>(open.span.end)},
                         {"words", wordsAt(line, open.span)},
                         {"says", open.says},
                         {"offers", offersJson(open.offers)}});
}

Json answerJson(const std::vector<ReadLine> &lines, const saying::Situation &situation)
{
    Json read = Json::array();
    for (const ReadLine &line : lines) {
        Json chips = Json::array();
        for (const saying::Chip &chip : line.reading.chips)
            chips.push(chipJson(line.text, chip));
        Json open = Json::array();
        for (const saying::Open &one : line.reading.open)
            open.push(openJson(line.text, one));
        read.push(Json::object({{"line", line.text},
                                {"chips", std::move(chips)},
                                {"open", std::move(open)},
                                {"mostly_open", saying::isMostlyOpen(line.text, line.reading)}}));
    }
    Json assumed = Json::array();
    for (const saying::Assumed &one : situation.assumed)
        assumed.push(Json::object({{"path", one.path}, {"value", one.value}, {"says", one.says}}));
    return Json::object({{"document", situation.document},
                         {"lines", std::move(read)},
                         {"assumed", std::move(assumed)}});
}

std::string offersText(const std::vector<saying::Offer> &offers)
{
    std::string text;
    for (const saying::Offer &offer : offers)
        text += "      "
            + core::English::tr("{words}: {says}", {{"words", offer.instead}, {"says", offer.says}})
            + '\n';
    return text;
}

std::string answerText(const std::vector<ReadLine> &lines, const saying::Situation &situation)
{
    std::string text;
    for (const ReadLine &line : lines) {
        for (const saying::Chip &chip : line.reading.chips)
            text += (chip.guessed ? "~ " : "  ") + wordsAt(line.text, chip.span) + "  ->  "
                + chip.says + (chip.taken.empty() ? "" : "  [" + chip.taken + ']') + '\n'
                + (chip.guessed || chip.kind == saying::ChipKind::Player ? offersText(chip.offers)
                                                                         : std::string());
        for (const saying::Open &open : line.reading.open)
            text += "? " + wordsAt(line.text, open.span) + "  ->  " + open.says + '\n'
                + offersText(open.offers);
        if (saying::isMostlyOpen(line.text, line.reading))
            text += core::English::tr("Too much of this is not understood for a verdict: say it "
                                      "in short sentences.")
                + '\n';
    }
    std::string before; // what takes several values to say is said once
    for (const saying::Assumed &one : situation.assumed)
        if (std::exchange(before, one.says) != one.says)
            text += core::English::tr("Assumed: {what}", {{"what", one.says}}) + '\n';
    return text + core::dump(situation.document, 1) + '\n';
}

/// The document that the first line goes on from.
core::Expected<saying::Situation, app::Failure> situationOn(const RulesReadOptions &options,
                                                            const Context &context)
{
    saying::Situation situation;
    if (!options.on)
        return situation;
    const auto bytes = *options.on == "-" ? app::readStream(context.in, "standard input")
                                          : app::readFile(*options.on);
    if (!bytes)
        return core::unexpected(bytes.error());
    auto document = core::parseJson(*bytes);
    if (!document || !document->asObject())
        return core::unexpected(badInput(*options.on + " is no question document."));
    situation.document = std::move(*document);
    return situation;
}

Result run(const RulesReadOptions &options, const Context &context)
{
    auto situation = situationOn(options, context);
    if (!situation)
        return core::unexpected(situation.error());
    std::vector<ReadLine> lines;
    for (const std::string &line : options.lines) {
        lines.push_back({line, saying::read(line, *situation)});
        *situation = lines.back().reading.situation;
    }
    return Answer{answerJson(lines, *situation), answerText(lines, *situation)};
}

} // namespace

void addRulesRead(CommandTree &tree)
{
    auto options = tree.options<RulesReadOptions>();
    CLI::App &command =
        tree.add("rules read", "Read a dispute in words as a question, and say what each word was",
                 "arbiter-cli rules read \"run on hq, encounters tollbooth, femme chose it\"",
                 [options](const Context &context) { return run(*options, context); });
    arguments(command, "WORDS", options->lines, "One line each; later ones add to the table");
    text(command, "--on", options->on, "FILE",
         "The question that the first line adds to; - is standard input");
}

} // namespace cli
