// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <catch2/catch.hpp>

namespace {

// Legal with the limit exactly reached: 15 - 6 = 9 (Tournament Rules 3.0.2, Appendix A).
const std::string corpList = "Haas-Bioroid: Engineering the Future\n\n"
                             "3x Accelerated Beta Test\n3x Project Vitruvius\n"
                             "1x Private Security Force\n2x False Lead\n2x Corporate War\n"
                             "3x Adonis Campaign\n3x Eve Campaign\n3x Jackson Howard\n"
                             "3x Hedge Fund\n3x Biotic Labor\n"
                             "3x Snare!\n3x Architect\n3x Eli 1.0\n3x Enigma\n2x Ichi 1.0\n"
                             "3x Rototurret\n2x Wall of Static\n";
const std::string runnerList = "Noise: Hacker Extraordinaire\n\n3x Déjà Vu\n3x Sure Gamble\n";

struct ListDesk {
    Program program;
    std::string event = program.event({"Ada", "Ben"});
    std::string corp = program.write("corp.txt", corpList);
    std::string runner = program.write("runner.txt", runnerList);

    ListDesk() { program.done({"event", event, "--date", "2016-03-05"}); }

    core::Json submit(const std::string &file, const std::string &player,
                      std::vector<std::string> more = {}) const
    {
        std::vector<std::string> args{"deck", "submit", event, file, "--player", player};
        args.insert(args.end(), more.begin(), more.end());
        return program.json(args);
    }
    Answered run(std::vector<std::string> args) const
    {
        args.insert(args.begin() + 2, event);
        return program(args);
    }
};

} // namespace

TEST_CASE_METHOD(ListDesk, "deck submit takes a list with its side, its verdict and the identity")
{
    const core::Json taken = submit(corp, "Ada");
    const core::Json &deck = items(taken, "decks").front();
    CHECK(text(deck, "side") == "corp");
    CHECK(truth(deck, "legal"));
    CHECK(text(deck, "standing") == "legal");
    CHECK(integer(deck, "size") == 45);
    CHECK(text(deck, "date") == "2016-03-05");
    CHECK(text(deck, "list") == "napd_mwl_1_0");
    const core::Json players = program.json({"player", "list", event});
    const core::Json &ada = item(items(players, "players"), "player", "Ada");
    CHECK(text(ada, "corp_identity") == "Haas-Bioroid: Engineering the Future");
    CHECK(text(ada, "corp_faction") == "haas-bioroid");
}

TEST_CASE_METHOD(ListDesk, "An illegal list is taken, and everything wrong with it is said")
{
    const core::Json taken = submit(runner, "Ada");
    const core::Json &deck = items(taken, "decks").front();
    CHECK_FALSE(truth(deck, "legal"));
    CHECK(text(items(deck, "problems").front(), "code") == "DECK_SIZE");
    CHECK(text(deck, "side") == "runner");
    const std::string typo = program.write("typo.txt", runnerList + "3x Sure Gambel\n");
    const core::Json again = submit(typo, "Ada");
    const core::Json &unknown = items(items(again, "decks").front(), "unknown").front();
    CHECK(integer(unknown, "line") == 5);
    CHECK(text(unknown, "text") == "3x Sure Gambel");
    CHECK(texts(unknown, "suggestions").front() == "Sure Gamble");
}

TEST_CASE_METHOD(ListDesk, "deck list says who has not handed in both lists")
{
    (void)submit(corp, "Ada");
    (void)submit(runner, "Ada");
    (void)submit(corp, "Ben");
    const core::Json all = program.json({"deck", "list", event});
    CHECK(truth(all, "required"));
    CHECK(integer(all, "waiting") == 1);
    CHECK(items(all, "players").size() == 2);
    const core::Json missing = program.json({"deck", "list", event, "--missing"});
    REQUIRE(items(missing, "players").size() == 1);
    CHECK(text(items(missing, "players").front(), "player") == "Ben");
    CHECK(run({"deck", "list"}).out.find("illegal") != std::string::npos);
}

// Tournament Rules 3.0.2, "Deck Lists": both lists of everybody, to enter a competitive event.

TEST_CASE_METHOD(ListDesk, "Pairing round 1 says who has not handed in both lists")
{
    (void)submit(corp, "Ada");
    (void)submit(runner, "Ada");
    const core::Json paired = program.json({"pair", event});
    CHECK(texts(paired, "without_lists") == std::vector<std::string>{"Ben"});
    const std::string casual = program.event({"Ada", "Ben"}, "ffg-2016", "casual.arbiter");
    program.done({"event", casual, "--tier", "casual"});
    CHECK(program.json({"pair", casual}).find("without_lists") == nullptr);
}

// Tournament Rules 3.0.2, "Deck Lists": no substitutions.

TEST_CASE_METHOD(ListDesk, "Pairing round 1 locks lists; later only a reason opens them")
{
    (void)submit(corp, "Ada");
    program.done({"pair", event});
    const Answered refused = program({"deck", "submit", event, corp, "--player", "Ada", "--json"});
    CHECK(refused.status == 1);
    CHECK(refused.out.find("Deck Lists") != std::string::npos);
    (void)submit(corp, "Ada", {"--reason", "a card was lost"});
    CHECK(program({"log", event}).out.find("a card was lost") != std::string::npos);
    CHECK(run({"deck", "unlock", "--player", "Ben"}).status == 1);
    program.done({"deck", "unlock", event, "--player", "Ben", "--reason", "came late"});
    (void)submit(corp, "Ben");
    const core::Json locked = program.json({"deck", "lock", event});
    CHECK(truth(locked, "locked"));
    CHECK(run({"deck", "lock"}).status == 1);
    program.done({"undo", event});
    program.done({"undo", event});
    CHECK(program.json({"deck", "list", event}).find("waiting") != nullptr);
    CHECK(truth(program.json({"verify", event}), "sound"));
}

TEST_CASE_METHOD(ListDesk, "deck accept lets a list stand until it has other problems")
{
    (void)submit(runner, "Ada");
    CHECK(run({"deck", "accept", "--player", "Ada", "--side", "runner"}).status == 1);
    const core::Json accepted = program.json({"deck", "accept", event, "--player", "Ada", "--side",
                                              "runner", "--reason", "a demonstration"});
    CHECK(text(accepted, "standing") == "accepted");
    CHECK_FALSE(truth(accepted, "legal"));
    program.done({"event", event, "--date", "2012-01-01"}); // now nothing is released
    const core::Json shown =
        program.json({"deck", "show", event, "--player", "Ada", "--side", "runner"});
    CHECK(text(shown, "standing") == "illegal");
    const core::Json revoked =
        program.json({"deck", "accept", event, "--player", "Ada", "--side", "runner", "--revoke"});
    CHECK(text(revoked, "standing") == "illegal");
}

TEST_CASE_METHOD(ListDesk, "deck policy judges by another list, and only by one there is")
{
    (void)submit(corp, "Ada");
    CHECK(run({"deck", "policy", "--list", "napd_mwl_9"}).status == 2);
    const core::Json policy = program.json({"deck", "policy", event, "--list", "none"});
    CHECK(text(policy, "list") == "none");
    const core::Json shown =
        program.json({"deck", "show", event, "--player", "Ada", "--side", "corp"});
    CHECK(text(shown, "list") == "none");
    CHECK(text(program.json({"deck", "policy", event, "--list", "auto"}), "list")
          == "napd_mwl_1_0");
    CHECK(run({"deck", "policy", "--authorize", "No Such Card"}).status == 2);
}

TEST_CASE_METHOD(ListDesk, "A list is kept as it was handed in, and written in every format")
{
    (void)submit(corp, "Ada");
    CHECK(run({"deck", "show", "--player", "Ada", "--side", "corp", "--original"}).out == corpList);
    for (const char *format : {"text", "plain", "markdown", "bbcode", "jinteki", "o8d", "json",
                               "json3", "cardgamedb", "csv"}) {
        INFO(format);
        const Answered written =
            run({"deck", "show", "--player", "Ada", "--side", "corp", "--to", format});
        CHECK(written.status == 0);
        if (std::string(format) == "csv")
            continue; // for spreadsheets
        const std::string file = program.write("again", written.out);
        const Answered same =
            program({"deck", "compare", event, file, "--player", "Ada", "--side", "corp",
                     "--identity", "Haas-Bioroid: Engineering the Future"});
        CHECK(same.status == 0);
    }
}

TEST_CASE_METHOD(ListDesk, "deck compare names the cards that differ from the list")
{
    (void)submit(corp, "Ada");
    std::string other = corpList;
    other.replace(other.find("3x Snare!"), 9, "2x Snare!");
    const std::string file = program.write("presented.txt", other);
    const Answered compared =
        program({"deck", "compare", event, file, "--player", "Ada", "--side", "corp", "--json"});
    CHECK(compared.status == 1);
    const core::Json answer = compared.json();
    const core::Json &difference = items(answer, "differences").front();
    CHECK(text(difference, "card") == "Snare!");
    CHECK(integer(difference, "submitted") == 3);
    CHECK(integer(difference, "presented") == 2);
}

TEST_CASE_METHOD(ListDesk, "Players are drawn for a check, and what it found is recorded")
{
    (void)submit(corp, "Ada");
    const core::Json drawn = program.json({"deck", "draw", event, "--count", "2"});
    CHECK(texts(drawn, "players") == std::vector<std::string>{"Ada", "Ben"});
    CHECK(run({"deck", "draw", "--count", "3"}).status == 1);
    CHECK(
        run({"deck", "checked", "--player", "Ada", "--side", "corp", "--outcome", "differs"}).status
        == 1);
    const core::Json checked =
        program.json({"deck", "checked", event, "--player", "Ada", "--side", "corp", "--outcome",
                      "differs", "--note", "8 cards left elsewhere"});
    CHECK(text(checked, "outcome") == "differs");
    CHECK(run({"deck", "checked", "--player", "Ben", "--side", "corp", "--outcome", "in-order"})
              .status
          == 1); // no list to compare with
}

TEST_CASE_METHOD(ListDesk, "A list goes into a slot only where it belongs")
{
    CHECK(run({"deck", "submit", corp, "--player", "Ada", "--side", "runner"}).status == 2);
    const std::string neutral = program.write("nobody.txt", "3x Hedge Fund\n3x Sure Gamble\n");
    CHECK(program({"deck", "submit", event, neutral, "--player", "Ada"}).status == 2);
    (void)submit(corp, "Ada");
    program.done({"deck", "withdraw", event, "--player", "Ada", "--side", "corp"});
    CHECK(run({"deck", "show", "--player", "Ada", "--side", "corp"}).status == 1);
}

// Lists are secret: what players hand in must not reach anything that is published.

TEST_CASE_METHOD(ListDesk, "No export for the public holds a card of a list")
{
    (void)submit(corp, "Ada");
    program.done({"pair", event});
    for (const char *format :
         {"event-json", "csv-players", "csv-standings", "csv-pairings", "markdown"}) {
        INFO(format);
        const Answered written = program({"export", event, "--format", format});
        CHECK(written.status == 0);
        CHECK(written.out.find("Jackson Howard") == std::string::npos);
        CHECK(written.out.find("Snare!") == std::string::npos);
    }
    CHECK(program({"log", event}).out.find("Jackson") == std::string::npos);
}

TEST_CASE_METHOD(ListDesk, "Lists are handed in and locked in a batch, too")
{
    const std::string path = core::dump(core::Json(event));
    const Answered answered =
        program({"batch"},
                R"({"command":"deck submit","args":{"event":)" + path
                    + R"(,"player":"Ada","text":"Noise: Hacker Extraordinaire\n3 Sure Gamble"}})"
                    + "\n" + R"({"command":"deck lock","args":{"event":)" + path + "}}\n");
    CHECK(answered.status == 0);
    CHECK(answered.out.find(R"("standing":"illegal")") != std::string::npos);
    CHECK(answered.out.find(R"("locked":true,"exceptions":[])") != std::string::npos);
}
