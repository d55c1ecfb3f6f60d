// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every command on an event whose every text wants to be more than text: what reaches a terminal
// steers nothing, what reaches a program is JSON in UTF-8.
#include "cli/command_tree.h"
#include "cli/program.h"
#include "core/text.h"
#include "support/nasty_event.h"
#include "support/nasty_names.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace {

using Args = std::vector<std::string>;

/// One command after the other on a fresh copy of the event, "EVENT" in their arguments; "OUT" is a
/// file that is not there.
struct Walk {
    enum class Ends { Well, Refused, Either };
    std::vector<Args> commands;
    Ends ends = Ends::Well;  ///< the last
    bool isDocument = false; ///< of the last: its text is for programs
};

const std::string nobody = "\x1b[2J\u202Eno\xFF"
                           "body";
const std::string smith = "Smith & Sons";
const std::string script = "<script>alert(1)</script>";
const std::string why = "\x1b]0;why\x07 \u202E=1+1";

std::vector<Walk> walks()
{
    using enum Walk::Ends;
    const Args submit{"deck",
                      "submit",
                      "EVENT",
                      "--player",
                      smith,
                      "--side",
                      "corp",
                      "--reason",
                      why,
                      "--text",
                      "Deck \x1b[1m\n3x Hedge Fund\n2x \x1b[2JNo Card\u202E"};
    const Args cancel{"cut", "EVENT", "--cancel", "--discard-results"};
    const Args pair{"pair", "EVENT", "--beyond"};
    const auto ofSmith = [](Args args, const Args &more = {}) {
        args.insert(args.end(), {"EVENT", "--player", smith, "--side", "corp"});
        args.insert(args.end(), more.begin(), more.end());
        return args;
    };
    return {
        {{{"event", "EVENT"}}},
        {{{"event", "EVENT", "--name", why, "--judge", why, "--organizer", nobody}}},
        {{{"player", "list", "EVENT"}}},
        {{cancel, {"player", "add", "EVENT", "--name", "New " + why, "--pronouns", why}}},
        {{{"player", "add", "EVENT", "--name", nobody}}, Refused}, // not UTF-8
        {{{"player", "edit", "EVENT", "--name", smith, "--new-name", why}}},
        {{{"player", "edit", "EVENT", "--name", nobody, "--new-name", "Ann"}}, Refused},
        {{cancel, {"player", "drop", "EVENT", "--name", smith}}},
        {{cancel,
          {"player", "drop", "EVENT", "--name", smith},
          {"player", "reinstate", "EVENT", "--name", smith}}},
        {{cancel, {"player", "disqualify", "EVENT", "--name", smith, "--reason", why}}},
        {{{"player", "remove", "EVENT", "--name", smith}}, Refused},
        {{cancel, {"pair", "EVENT", "--beyond", "--dry-run"}}},
        {{cancel, pair}},
        {{cancel, pair, {"unpair", "EVENT"}}},
        {{cancel, {"pair", "EVENT", "--beyond", "--publish-later"}, {"publish", "EVENT"}}},
        {{cancel, pair, {"move", "EVENT", "--table", "1", "--to", "2"}}},
        {{cancel, pair, {"feature", "EVENT", "--table", "1"}}, Either},
        {{{"schedule", "EVENT", "--start", why}}, Refused},
        {{{"schedule", "EVENT"}}},
        {{cancel, pair, {"swap", "EVENT", "--players", smith, script}}, Either},
        {{{"swap", "EVENT", "--players", nobody, smith}}, Refused},
        {{cancel,
          pair,
          {"report", "EVENT", "--table", "3", "--result", "p1corp=corp", "p2corp=corp"}}},
        {{{"report", "EVENT", "--table", why, "--result", why}}, Refused},
        {{{"standings", "EVENT"}}},
        {{{"statistics", "EVENT"}}},
        {{cancel, pair, {"odds", "EVENT", "--simulations", "100"}}, Either},
        {{cancel}},
        {{{"bracket", "EVENT"}}},
        {{{"sides", "EVENT", "--game", "1", "--corp", smith}}, Refused},
        {{{"penalty", "EVENT"}}},
        {{{"penalty", "EVENT", "--player", smith, "--kind", "caution", "--reason", why, "--judge",
           nobody}}},
        {{{"watch", "EVENT", "--round", "3"}}},
        {{{"clock", "EVENT"}}},
        {{{"log", "EVENT"}}},
        {{{"undo", "EVENT"}}},
        {{{"undo", "EVENT"}, {"redo", "EVENT"}}},
        {{{"salvage", "EVENT", "-o", "OUT"}}},
        {{{"share", "EVENT", "postgresql:///" + why}}, Refused},
        {{{"copy", "EVENT", "-o", "OUT"}}, Either},
        {{{"desks", "EVENT"}}, Either},
        {{{"simulate", "--players", "4", "--rounds", "1", "-o", "OUT"}}},
        {{{"new", "OUT", "--name", why, "--organizer", nobody, "--judge", why}}},
        {{{"new", "OUT", "--name", "Cup", "--profile", nobody}}, Refused},
        {{{"import", "LIST", "-o", "OUT", "--format", "csv"}}},
        {{{"import", "DAMAGED", "-o", "OUT"}}, Refused},
        {{{"import", nobody, "-o", "OUT"}}, Refused},
        {{{"export", "EVENT", "--format", "event-json"}}, Well, true},
        {{{"export", "EVENT", "--format", "csv-players"}}, Well, true},
        {{{"export", "EVENT", "--format", "csv-standings"}}, Well, true},
        {{{"export", "EVENT", "--format", "csv-pairings"}}, Well, true},
        {{{"export", "EVENT", "--format", "markdown"}}, Well, true},
        {{{"export", "EVENT", "--format", "markdown", "-o", "OUT"}}},
        {{{"print", "EVENT", "--what", "pairings", "-o", "OUT"}}, Refused}, // no printer here
        {{{"deck", "check", "--text", "Deck \x1b[1m\n3x \x1b[2JNo Card\u202E"}}, Refused},
        {{{"deck", "check", nobody}}, Refused},
        {{{"deck", "convert", "--to", "text", "--text", "3x Hedge Fund"}}, Either, true},
        {{{"deck", "convert", "--to", "text", "--text", "3x \x1b[2JNo Card"}}, Refused},
        {{submit}},
        {{submit, ofSmith({"deck", "show"})}},
        {{submit, ofSmith({"deck", "show"}, {"--original"})}},
        {{submit, ofSmith({"deck", "compare"}, {"--text", "3x Hedge Fund\n1x \x1b[2JNone"})},
         Refused},
        {{submit, ofSmith({"deck", "withdraw"}, {"--reason", why})}},
        {{submit, ofSmith({"deck", "accept"}, {"--reason", why})}},
        {{submit,
          ofSmith({"deck", "checked"}, {"--outcome", "differs", "--note", why, "--judge", why})}},
        {{{"deck", "unlock", "EVENT", "--player", smith, "--reason", why}}},
        {{{"deck", "unlock", "EVENT", "--reason", why}, {"deck", "lock", "EVENT"}}},
        {{{"deck", "draw", "EVENT", "--count", "8"}}, Either},
        {{{"deck", "list", "EVENT"}}},
        {{{"deck", "list", "EVENT", "--missing"}}},
        {{{"deck", "policy", "EVENT", "--authorize", "Hedge Fund", "--reason", why}}},
        {{{"cards", "find", why}}, Either},
        {{{"cards", "import", "DAMAGED"}}, Refused},
        {{{"rules", "find", why + " jack out"}}},
        {{{"rules", "show", why}}, Refused},
        {{{"rules", "card", why}}, Refused},
        {{{"rules", "timing", why}}, Refused},
        {{{"rules", "ask", "--text", "{\"\x1b[2J\u202E\": 1}"}}, Refused},
        {{{"rules", "play", "--text", "{\"\x1b[2J\u202E\": 1}"}}, Refused},
        {{{"rules", "read", why}}, Either},
        {{{"rules", "coverage"}}},
        {{{"ruling", "log", "EVENT"}}},
        {{{"ruling", "log", "EVENT", "--about", why}}},
        {{{"ruling", "add", "EVENT", "--question", why, "--ruling", why, "--judge", nobody}}},
        {{{"completion", "bash"}}, Well, true},
        {{{"man"}}, Well, true},
    };
}

class World {
public:
    World()
        : m_event(program.file("n\x1b[2J\xFF\u202E\ncup.arbiter"))
        , m_list(program.write("l\x1b[2Jist.csv", list()))
        , m_damaged(program.write("d\x1b[2Jamaged.json", "{\"\x1b[2J\u202E\xFF\": [1, 2"))
    {
        support::writeNastyEvent(m_event);
        program.environment.session.actor = nobody;
        program.environment.session.backupFailed = {};
    }

    Answered run(const Args &args, const std::string &event, int number)
    {
        Args filled = args;
        for (std::string &argument : filled) {
            if (argument == "EVENT")
                argument = event;
            else if (argument == "OUT")
                argument = program.file("o\x1b[2J\u202E" + std::to_string(number));
            else if (argument == "LIST")
                argument = m_list;
            else if (argument == "DAMAGED")
                argument = m_damaged;
        }
        return program(filled);
    }

    /// A copy of the event on which those commands were run; many walks begin alike.
    [[nodiscard]] std::string eventAfter(const std::vector<Args> &commands)
    {
        if (commands.empty())
            return copyOf(m_event);
        auto begun = m_begun.find(commands);
        if (begun == m_begun.end()) {
            const std::string event = eventAfter(std::vector(commands.begin(), commands.end() - 1));
            (void)run(commands.back(), event, m_copies);
            begun = m_begun.emplace(commands, event).first;
        }
        return copyOf(begun->second);
    }

    Program program;

private:
    std::string copyOf(const std::string &event)
    {
        const std::string copy = m_event + std::to_string(++m_copies) + ".arbiter";
        std::filesystem::copy_file(event, copy);
        return copy;
    }

    static std::string list()
    {
        std::string lines = "name\n";
        for (const char *name : {"\x1b[2JClear", "\u202Egnihton", "'=1+1 Ann", "\u009B31mRed"})
            lines += std::string(name) + '\n';
        return lines;
    }

    std::string m_event;
    std::map<std::vector<Args>, std::string> m_begun; ///< where the event lies after them
    int m_copies = 0;
    std::string m_list;
    std::string m_damaged;
};

std::set<std::string> commandPaths()
{
    std::set<std::string> paths{"completion", "man"};
    for (const cli::DescribedCommand &command : cli::makeCommandTree()->described())
        if (command.children.empty())
            paths.insert(command.path);
    return paths;
}

/// "deck show" of what the arguments begin with.
std::string pathIn(const Args &args, const std::set<std::string> &paths)
{
    return paths.contains(args[0]) ? args[0] : args[0] + ' ' + args[1];
}

std::string joined(const Args &args)
{
    std::string text;
    for (const std::string &argument : args)
        text += argument + ' ';
    return text;
}

} // namespace

TEST_CASE("no command hands on what a name would do to the terminal")
{
    World world;
    const auto paths = commandPaths();
    std::set<std::string> walked{"batch", "serve", "verify"}; // in cases of their own
    int number = 0;
    for (const Walk &walk : walks()) {
        for (const bool json : {false, true}) {
            const std::string event =
                world.eventAfter(std::vector(walk.commands.begin(), walk.commands.end() - 1));
            ++number;
            Args args = walk.commands.back();
            walked.insert(pathIn(args, paths));
            if (json)
                args.emplace_back("--json");
            const Answered said = world.run(args, event, number);
            INFO(joined(args) << "\n" << said.out << "\n" << said.err);
            if (walk.ends != Walk::Ends::Either)
                CHECK((said.status == 0) == (walk.ends == Walk::Ends::Well));
            CHECK(core::isValidUtf8(said.out));
            CHECK(core::isValidUtf8(said.err));
            CHECK(support::isHarmless(said.err));
            CHECK(std::ranges::count(said.err, '\n') == (said.err.empty() ? 0 : 1));
            if (json || !walk.isDocument)
                CHECK(support::isHarmless(said.out));
            if (json && !said.out.empty())
                CHECK(core::parseJson(said.out));
            if (!json && !walk.isDocument)
                CHECK(support::standsApart(said.out + said.err));
            if (json) // programs get names as they are
                for (const char *isolate : {"\\u2068", "\u2068"})
                    CHECK(said.out.find(isolate) == std::string::npos);
        }
    }
    for (const std::string &path : paths) {
        INFO("a command that this test does not know: " << path);
        CHECK(walked.contains(path));
    }
}

TEST_CASE("no sentence about a command line hands on what was typed")
{
    const Program program;
    for (const Args &args :
         {Args{nobody}, Args{"event"}, Args{"event", "a", nobody}, Args{"--" + nobody},
          Args{"player", nobody}, Args{"event", nobody, "--rounds", why},
          Args{"event", "cup", "--tier", nobody}, Args{"verify", nobody},
          Args{"report", "cup", "--" + nobody}, Args{"completion", nobody}}) {
        const Answered said = program(args);
        INFO(joined(args) << "\n" << said.err);
        CHECK(said.status != 0);
        CHECK(support::isHarmless(said.out + said.err));
        CHECK(core::isValidUtf8(said.err));
        CHECK(std::ranges::count(said.err, '\n') == 1);
    }
}

TEST_CASE("verify and batch tell of nasty texts in UTF-8")
{
    World world;
    for (const bool json : {false, true}) {
        const std::string event = world.eventAfter({});
        Args args{"verify", "EVENT"};
        if (json)
            args.emplace_back("--json");
        const Answered said = world.run(args, event, 1);
        CHECK(support::isHarmless(said.out + said.err));
        CHECK(core::isValidUtf8(said.out + said.err));
        if (json)
            CHECK(core::parseJson(said.out));
    }
    const std::string event = core::jsonQuoted(world.program.file("plain.arbiter"));
    support::writeNastyEvent(world.program.file("plain.arbiter"));
    std::string lines = "{\"command\": \"\\u001b[2J\\u202e\"}\n\x1b[2J\xFF\n";
    for (const char *command : {"event", "player list", "standings", "log", "ruling log", "bracket",
                                "deck list", "penalty"})
        lines += "{\"command\": \"" + std::string(command) + "\", \"args\": {\"event\": " + event
            + "}}\n";
    const Answered said = world.program({"batch"}, lines);
    CHECK(std::ranges::count(said.out, '\n') == std::ranges::count(lines, '\n'));
    CHECK(support::isHarmless(said.out));
    std::istringstream answers(said.out);
    for (std::string line; std::getline(answers, line);) {
        INFO(line);
        CHECK(core::parseJson(line));
    }
}

// Programs get names as they are.
TEST_CASE("JSON loses nothing of a nasty name")
{
    const Program program;
    support::writeNastyEvent(program.file("nasty.arbiter"));
    const auto players = program.json({"player", "list", program.file("nasty.arbiter")});
    std::vector<std::string> names;
    for (const core::Json &player : items(players, "players"))
        names.push_back(text(player, "player"));
    for (const std::string &name : support::nastyNames())
        CHECK(std::ranges::find(names, name) != names.end());
}
