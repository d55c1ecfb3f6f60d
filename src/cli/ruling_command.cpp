// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/day/event_rulings.h"
#include "app/sentences/sentences.h"
#include "app/sentences/wording.h"
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/ruling_view.h"
#include "core/harmless.h"
#include "rules/reference/reference.h"
#include "rules/timing/timing.h"

namespace cli {

namespace {

using tournament::Event;
using tournament::Ruling;

struct AddOptions {
    std::string event;
    std::optional<std::string> question;
    std::optional<std::string> answer;
    std::optional<std::string> judge;
    std::optional<int> round;
    std::optional<int> table;
    std::vector<std::string> players;
    std::optional<int> minutes;
    std::optional<std::string> version;
    std::vector<std::string> entries;
};

struct LogOptions {
    std::string event;
    std::optional<std::string> about;
};

/// The rules of the event; nothing when neither they nor its day are named.
std::string usualVersion(const Event &event)
{
    const auto version = app::rulesVersionOf(event);
    return version ? std::string(core::toWord(rules::rulesVersionWords, *version)) : std::string();
}

std::string rulingText(const Event &event, const Ruling &ruling)
{
    std::vector<std::string> names;
    for (const tournament::PlayerId player : ruling.players)
        names.push_back(core::isolated(app::nameOf(event, player)));
    std::string place = rulingPlace(ruling);
    for (std::size_t i = 0; i < names.size(); ++i)
        place += (i == 0 ? " (" : ", ") + names[i] + (i + 1 == names.size() ? ")" : "");
    std::string text = place + "\n  Question: " + core::isolated(ruling.question) + "\n  Ruling:   "
        + core::isolated(ruling.answer) + "\n  Judge:    " + core::isolated(ruling.judge) + '\n';
    if (ruling.minutes > 0)
        text += "  " + app::counted(ruling.minutes, "minute", "minutes") + " of extra time\n";
    return text;
}

Result add(const AddOptions &options, const Context &context)
{
    if (!options.question || !options.answer)
        return core::unexpected(badInput("A ruling needs --question and --ruling."));
    for (const std::string &id : options.entries)
        if (!rules::reference().find(id))
            return core::unexpected(
                badInput("--cites: there is no entry \"" + id
                         + "\"; \"arbiter-cli rules find\" shows the ids of what the rules say."));
    const auto session = openEvent(context, options.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto players = playersNamed(**session, options.players);
    if (!players)
        return core::unexpected(players.error());
    const Event &event = (*session)->event();
    Ruling ruling;
    ruling.question = *options.question;
    ruling.answer = *options.answer;
    ruling.round = options.round.value_or(event.rounds.empty() ? 0 : event.rounds.back().number);
    ruling.table = options.table.value_or(0);
    ruling.players = *players;
    ruling.minutes = options.minutes.value_or(0);
    ruling.judge = options.judge.value_or(app::usualJudge(event, ruling.round, ruling.table));
    ruling.version = options.version.value_or(usualVersion(event));
    ruling.entries = options.entries;
    if (const auto performed = (*session)->perform(tournament::RecordRuling{ruling}); !performed)
        return core::unexpected(performed.error());
    const Ruling &recorded = (*session)->event().rulings.back();
    return Answer{rulingJson((*session)->event(), recorded),
                  rulingText((*session)->event(), recorded)};
}

Result log(const LogOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.event, Access::Read);
    if (!session)
        return core::unexpected(session.error());
    const Event &event = (*session)->event();
    std::vector<std::size_t> shown;
    if (options.about)
        shown = app::rulingsAbout(event, *options.about);
    else
        for (std::size_t i = 0; i < event.rulings.size(); ++i)
            shown.push_back(i);
    core::Json rulings = core::Json::array();
    std::string text;
    for (const std::size_t i : shown) {
        rulings.push(rulingJson(event, event.rulings[i]));
        text += (text.empty() ? "" : "\n") + rulingText(event, event.rulings[i]);
    }
    if (text.empty())
        text =
            options.about ? "No ruling of this event is about that.\n" : "No ruling is recorded.\n";
    return Answer{core::Json::object({{"rulings", std::move(rulings)}}), text};
}

} // namespace

void addRulingAdd(CommandTree &tree)
{
    auto options = tree.options<AddOptions>();
    CLI::App &command =
        tree.add("ruling add", "Record a ruling in the event",
                 "arbiter-cli ruling add cup.arbiter --table 4 --question \"May the Corp score "
                 "after its draw?\" --ruling \"Yes\" --judge Jo",
                 [options](const Context &context) { return add(*options, context); });
    eventArgument(command, options->event);
    text(command, "--question", options->question, "TEXT", "What was asked");
    text(command, "--ruling", options->answer, "TEXT", "What was decided");
    text(command, "--judge", options->judge, "NAME",
         "Who decided; the organizer if not given, at the organizer's own table the second one");
    number(command, "--round", options->round, 0, 999,
           "The round; the last one paired if not "
           "given");
    number(command, "--table", options->table, 1, 99999,
           "At which table; its players are recorded with it");
    texts(command, "--player", options->players, "NAME",
          "Who asked, away from the tables; may be given several times");
    number(command, "--minutes", options->minutes, 1, 60,
           "Extra time the table gets for it; the clock must have been started");
    tree.choose(text(command, "--version", options->version, "VERSION",
                     "The rules it was given by; those of the event's day if not given"),
                rules::rulesVersionWords);
    texts(command, "--cites", options->entries, "ID",
          "An entry of the rules that decides it; may be given several times");
}

void addRulingLog(CommandTree &tree)
{
    auto options = tree.options<LogOptions>();
    CLI::App &command =
        tree.add("ruling log", "List the rulings of the event, or those about a question",
                 "arbiter-cli ruling log cup.arbiter --about \"score after draw\"",
                 [options](const Context &context) { return log(*options, context); });
    eventArgument(command, options->event);
    text(command, "--about", options->about, "TEXT",
         "Only rulings on this, the best first; abbreviations and nicknames are understood");
}

} // namespace cli
