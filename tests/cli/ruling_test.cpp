// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <catch2/catch.hpp>

namespace {

/// Olga organizes and plays against Ada, Sam is her second; Ben plays against Cleo.
struct RulingDesk : Program {
    RulingDesk()
    {
        event = Program::event({"Ada", "Ben", "Cleo", "Olga"});
        done({"event", event, "--date", "2016-03-05", "--organizer", "Olga", "--second-organizer",
              "Sam", "--organizer-plays", "yes"});
        const core::Json round = json({"pair", event, "--lock", "Ada", "Olga"});
        for (const core::Json &pair : items(round, "pairs"))
            (text(pair, "p1") == "Olga" || text(pair, "p2") == "Olga" ? own : other) =
                std::to_string(integer(pair, "table"));
    }
    std::vector<std::string> ruling(const std::string &table, const std::string &answer = "Yes",
                                    const std::vector<std::string> &more = {}) const
    {
        std::vector<std::string> args{
            "ruling",   "add",  event,     "--question", "May the Corp score after its draw?",
            "--ruling", answer, "--table", table};
        args.insert(args.end(), more.begin(), more.end());
        return args;
    }

    std::string event;
    std::string own;   ///< table of Olga
    std::string other; ///< table of Ben
};

} // namespace

TEST_CASE_METHOD(RulingDesk, "A ruling is recorded, listed, logged and undone")
{
    const core::Json recorded = json(ruling(other, "Yes", {"--cites", "x07", "--judge", "Jo"}));
    CHECK(text(recorded, "judge") == "Jo");
    CHECK(text(recorded, "version") == "faq16"); // of the event's day
    CHECK(integer(recorded, "round") == 1);
    CHECK(texts(recorded, "players").size() == 2);
    CHECK(texts(recorded, "entries") == std::vector<std::string>{"x07"});
    REQUIRE(items(json({"ruling", "log", event}), "rulings").size() == 1);
    CHECK(items(json({"ruling", "log", event}), "rulings")[0] == recorded);
    CHECK((*this)({"ruling", "log", event}).out.find("May the Corp score") != std::string::npos);
    CHECK((*this)({"log", event}).out.find("Ruling by Jo") != std::string::npos);
    done({"undo", event});
    CHECK(items(json({"ruling", "log", event}), "rulings").empty());
    CHECK((*this)({"ruling", "log", event}).out == "No ruling is recorded.\n");
}

TEST_CASE_METHOD(RulingDesk, "The next judge finds it by other words")
{
    done(ruling(other));
    CHECK(items(json({"ruling", "log", event, "--about", "scoring after draw"}), "rulings").size()
          == 1);
    CHECK(items(json({"ruling", "log", event, "--about", "trace strength"}), "rulings").empty());
}

TEST_CASE_METHOD(RulingDesk,
                 "At the table of the TO the second one rules "
                 "(3.0.2, \"Tournament Organizer Participation\")")
{
    CHECK(text(json(ruling(own)), "judge") == "Sam");
    CHECK(text(json(ruling(other)), "judge") == "Olga");
    const Answered refused = (*this)(ruling(own, "Yes", {"--judge", "Olga"}));
    CHECK(refused.status == 1);
    CHECK(refused.out.find("Olga plays in that game") != std::string::npos);
    CHECK(refused.out.find("Sam") != std::string::npos);
    CHECK(refused.out.find("Tournament Organizer Participation") != std::string::npos);
}

TEST_CASE_METHOD(RulingDesk, "A ruling can give its table extra time")
{
    const Answered early = (*this)(ruling(other, "Yes", {"--minutes", "3"}));
    CHECK(early.status == 1);
    CHECK(early.out.find("clock") != std::string::npos);
    done({"clock", event, "start"});
    CHECK(integer(json(ruling(other, "Yes", {"--minutes", "3"})), "minutes") == 3);
    const core::Json clock = json({"clock", event});
    CHECK(integer(items(clock, "tables").at(0), "extra_minutes") == 3);
}

TEST_CASE_METHOD(RulingDesk, "What a ruling lacks is bad usage, an unknown entry too")
{
    CHECK((*this)({"ruling", "add", event, "--question", "Why?"}).status == 2);
    const Answered cites = (*this)(ruling(other, "Yes", {"--cites", "nonsense"}));
    CHECK(cites.status == 2);
    CHECK(cites.err.find("nonsense") != std::string::npos);
}
