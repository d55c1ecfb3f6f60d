// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"
#include "support/places.h"

#include <catch2/catch.hpp>

#include <sstream>

namespace {

// Legal with the limit exactly reached: 15 - 6 = 9 (Tournament Rules 3.0.2, Appendix A).
const std::string legalText =
    "A fine deck\n\n"
    "Haas-Bioroid: Engineering the Future\n\n"
    "Agenda (10)\n3x Accelerated Beta Test\n3x Project Vitruvius\n"
    "1x Private Security Force\n2x False Lead\n2x Corporate War\n\n"
    "3x Adonis Campaign\n3x Eve Campaign\n3x Jackson Howard \u25CF\u25CF\u25CF\n"
    "3x Hedge Fund\n3x Biotic Labor\n"
    "3x Snare!\n3x Architect\n3x Eli 1.0\n3x Enigma\n2x Ichi 1.0\n"
    "3x Rototurret\n2x Wall of Static\n\n49 cards (min 45)\n";

std::string without(std::string text, const std::string &part, const std::string &instead = "")
{
    const auto at = text.find(part);
    REQUIRE(at != std::string::npos);
    return text.replace(at, part.size(), instead);
}

std::vector<std::string> codes(const core::Json &verdict)
{
    std::vector<std::string> list;
    for (const core::Json &problem : items(verdict, "problems"))
        list.push_back(text(problem, "code"));
    return list;
}

core::Json checked(const Program &program, const std::string &input, int status,
                   std::vector<std::string> more = {"--date", "2016-03-05"})
{
    std::vector<std::string> args{"deck", "check", "-", "--json"};
    args.insert(args.end(), more.begin(), more.end());
    const Answered answered = program(args, input);
    INFO(answered.out << answered.err);
    REQUIRE(answered.status == status);
    return answered.json();
}

std::string sharedDecklist(const std::string &name)
{
    return support::contentOf(support::referenceMaterial() / "decklists" / name);
}

} // namespace

TEST_CASE("deck check gives every figure of a legal deck")
{
    const Program program;
    const core::Json verdict = checked(program, legalText, 0);
    CHECK(truth(verdict, "legal"));
    CHECK(items(verdict, "problems").empty());
    CHECK(text(verdict, "identity") == "Haas-Bioroid: Engineering the Future");
    CHECK(text(verdict, "side") == "corp");
    CHECK(integer(verdict, "size") == 45);
    CHECK(integer(verdict, "minimum") == 45);
    const core::Json &influence = member(verdict, "influence");
    CHECK(integer(influence, "limit_printed") == 15);
    CHECK(integer(influence, "limit") == 9);
    CHECK(integer(influence, "list_copies") == 6);
    CHECK(integer(influence, "spent") == 9);
    CHECK(integer(influence, "universal") == 0);
    CHECK(integer(member(influence, "by_card"), "Snare!") == 6);
    CHECK(integer(verdict, "agenda_points") == 20);
    CHECK(items(verdict, "agenda_required")[0] == core::Json(20));
    CHECK(items(verdict, "agenda_required")[1] == core::Json(21));
    CHECK(integer(member(verdict, "cards"), "Hedge Fund") == 3);
    CHECK(member(verdict, "cards").find("Haas-Bioroid: Engineering the Future") == nullptr);
    CHECK(text(verdict, "list") == "napd_mwl_1_0");
    CHECK(text(verdict, "date") == "2016-03-05");
    CHECK(text(verdict, "pool") == "all-released");
}

TEST_CASE("an illegal deck is refused with every reason, for people and for programs")
{
    const Program program;
    const std::string input = without(without(legalText, "3x Hedge Fund", "4x Hedge Fund"),
                                      "3x Rototurret", "3x Rototuret");
    const core::Json verdict = checked(program, input, 1);
    CHECK_FALSE(truth(verdict, "legal"));
    CHECK(codes(verdict)
          == std::vector<std::string>{"UNKNOWN_CARD", "DECK_SIZE", "TOO_MANY_COPIES"});
    const core::Json &copies = item(items(verdict, "problems"), "code", "TOO_MANY_COPIES");
    CHECK(text(copies, "message") == "Too many copies: 4 × Hedge Fund (3 allowed).");
    CHECK(texts(copies, "cards") == std::vector<std::string>{"Hedge Fund"});
    CHECK(text(copies, "rule") == "Tournament Rules 3.0.2, Deck Restrictions");
    const core::Json &line = items(verdict, "unknown")[0];
    CHECK(text(line, "text") == "3x Rototuret");
    CHECK(texts(line, "suggestions").front() == "Rototurret");

    const Answered said = program({"deck", "check", "-", "--date", "2016-03-05"}, input);
    CHECK(said.status == 1);
    CHECK(said.out.find("Illegal on 2016-03-05, NAPD MWL 1.0") != std::string::npos);
    CHECK(said.out.find("DECK_SIZE: 43 cards, 2 fewer than the 45 that Haas-Bioroid: Engineering "
                        "the Future needs.")
          != std::string::npos);
    CHECK(said.out.find("3x Rototuret (did you mean Rototurret") != std::string::npos);
}

TEST_CASE("list, pool, format and today's date are chosen as asked")
{
    const Program program; // its clock shows 2016-03-05
    CHECK(text(checked(program, legalText, 0, {}), "date") == "2016-03-05");
    const core::Json none = checked(program, legalText, 0, {"--list", "none"});
    CHECK(text(none, "list") == "none");
    CHECK(integer(member(none, "influence"), "limit") == 15);
    const core::Json code = checked(program, legalText, 0, {"--list", "NAPD_MWL_1.0"});
    CHECK(text(code, "list") == "napd_mwl_1_0");
    const core::Json pool =
        checked(program, legalText, 1,
                {"--date", "2018-01-15", "--list", "none", "--pool", "rotation_2017"});
    CHECK(text(pool, "pool") == "rotation_2017");
    CHECK(codes(pool) == std::vector<std::string>{"ROTATED"});
    CHECK(codes(checked(program, legalText, 1, {"--date", "2014-06-01"}))
          == std::vector<std::string>{"NOT_RELEASED"});
    CHECK(
        truth(checked(program, legalText, 0, {"--date", "2014-06-01", "--any-release"}), "legal"));

    for (const auto &[args, part] : std::vector<std::pair<std::vector<std::string>, const char *>>{
             {{"--list", "napd_mwl_1_9"}, "did you mean"},
             {{"--pool", "rotation_1999"}, "rotation_2017"},
             {{"--date", "March"}, "Expected a day such as 2016-03-05"},
             {{"--format", "pdf"}, "--format"},
             {{"--deck", "2"}, "There is no deck 2; the file holds 1."}}) {
        std::vector<std::string> all{"deck", "check", "-"};
        all.insert(all.end(), args.begin(), args.end());
        const Answered answered = program(all, legalText);
        INFO(answered.err);
        CHECK(answered.status == 2);
        CHECK(answered.err.find(part) != std::string::npos);
    }
}

TEST_CASE("a list without identity takes the one named on the line; Adam's directives stay apart")
{
    const Program program;
    const core::Json verdict =
        checked(program, "3 Sure Gamble\n", 1, {"--identity", "Noise: Hacker Extraordinaire"});
    CHECK(codes(verdict) == std::vector<std::string>{"DECK_SIZE"});
    CHECK(codes(checked(program, "3 Sure Gamble\n", 1)) == std::vector<std::string>{"NO_IDENTITY"});
    const core::Json adam =
        checked(program, "1 Safety First\n3 Sure Gamble\n", 1,
                {"--identity", "Adam: Compulsive Hacker", "--directive", "Safety First",
                 "--directive", "Always Be Running", "--directive", "Find the Truth"});
    CHECK(integer(adam, "size") == 3);
    CHECK(texts(adam, "starting_cards").size() == 3);
    CHECK(items(adam, "advice").empty());
    CHECK(program({"deck", "check", "-", "--directive", "Safty First"}, "3 Sure Gamble\n")
              .err.find("did you mean Safety First?")
          != std::string::npos);
}

TEST_CASE("what is no decklist is bad input with its name")
{
    const Program program;
    CHECK(program({"deck", "check", program.file("none.txt")}).status == 2);
    const Answered binary = program({"deck", "check", "-"}, std::string("\0\1\2", 3));
    CHECK(binary.status == 2);
    CHECK(binary.err.find("standard input: this is not UTF-8 text") != std::string::npos);
    CHECK(program({"deck", "check", "x.txt", "--text", "y"}).err.find("Name one of a file")
          != std::string::npos);
    CHECK(program({"deck", "check", "--cards", "Hedge Fund", "many"}).err.find("number of copies")
          != std::string::npos);
}

TEST_CASE("a batch checks decks by text and by titles")
{
    const Program program;
    const std::string byTitles =
        R"({"command":"deck check","identity":"Noise: Hacker Extraordinaire","cards":{"Sure Gamble":4,)"
        R"("Hegde Fund":1},"date":"2016-03-05","list":"none","pool":null,"colour":"red"})";
    const std::string byText = core::dump(core::Json::object(
        {{"command", "deck check"}, {"text", "-odd-name-\n" + legalText}, {"date", "2016-03-05"}}));
    const auto documents = answers(program,
                                   byTitles + "\n" + byText + "\n"
                                       + R"({"command":"deck check","identity":"Noise: Hacker )"
                                       + R"(Extraordinaire","cards":{}})" + "\n");
    REQUIRE(documents.size() == 3);
    CHECK(codes(documents[0])
          == std::vector<std::string>{"UNKNOWN_CARD", "DECK_SIZE", "TOO_MANY_COPIES"});
    CHECK(texts(items(documents[0], "unknown")[0], "suggestions").front() == "Hedge Fund");
    CHECK(text(documents[0], "list") == "none");
    CHECK(texts(documents[0], "warnings") == std::vector<std::string>{"unknown key \"colour\""});
    CHECK(integer(documents[1], "size") == 45);
    CHECK(text(documents[1], "name") == "-odd-name-");
    CHECK(codes(documents[2]) == std::vector<std::string>{"DECK_SIZE"});
}

TEST_CASE("deck convert writes every format and leaves no line out")
{
    const Program program;
    const std::string path = program.write("fine.txt", legalText);
    for (const char *format :
         {"text", "plain", "jinteki", "o8d", "markdown", "bbcode", "json", "json3", "cardgamedb"}) {
        INFO(format);
        const std::string target = program.file(std::string("deck.") + format);
        program.done({"deck", "convert", path, "--to", format, "-o", target});
        const Answered again = program({"deck", "check", target, "--date", "2016-03-05"});
        INFO(again.out << again.err);
        CHECK(again.status == 0);
    }
    CHECK(program({"deck", "convert", path, "--to", "csv"}).out.find("3,Hedge Fund,operation")
          != std::string::npos);
    const Answered unknown =
        program({"deck", "convert", "-", "--to", "text"}, "3x Hegde Fund\n3x Sure Gamble\n");
    CHECK(unknown.status == 2);
    CHECK(unknown.out.empty());
    CHECK(unknown.err.find("line 1: 3x Hegde Fund (did you mean Hedge Fund") != std::string::npos);
}

TEST_CASE("a file with several decks is checked deck by deck")
{
    const std::string bytes = sharedDecklist("nrdb-api-v2.json");
    if (bytes.empty()) {
        WARN("skipped: the reference material is not at " << support::referenceMaterial());
        return;
    }
    const Program program;
    const Answered both = program({"deck", "check", "-", "--date", "2016-09-02", "--json"}, bytes);
    CHECK(both.status == 1); // the first is years younger
    const core::Json answer = both.json();
    REQUIRE(items(answer, "decks").size() == 2);
    CHECK(truth(items(answer, "decks")[1], "legal"));
    const core::Json second = checked(program, bytes, 0, {"--date", "2016-09-02", "--deck", "2"});
    CHECK(truth(second, "legal"));
    CHECK(program({"deck", "convert", "-", "--to", "text"}, bytes)
              .err.find("choose one with --deck N")
          != std::string::npos);
}

TEST_CASE("both lists of one paste are two decks, told apart by their identities")
{
    const Program program;
    const std::string both =
        legalText + "\nNoise: Hacker Extraordinaire\n3 Sure Gamble\n2 Parasit\n";
    const core::Json answer = checked(program, both, 1);
    const auto decks = items(answer, "decks");
    REQUIRE(decks.size() == 2);
    CHECK(text(decks[0], "identity") == "Haas-Bioroid: Engineering the Future");
    CHECK(items(decks[0], "problems").empty());
    CHECK(text(decks[1], "identity") == "Noise: Hacker Extraordinaire");
    REQUIRE(items(decks[1], "unknown").size() == 1);
    CHECK(text(items(decks[1], "unknown")[0], "text") == "2 Parasit");
    // One of them is chosen by its place, and an identity that may be several is asked about.
    CHECK(text(checked(program, both, 0, {"--date", "2016-03-05", "--deck", "1"}), "identity")
          == "Haas-Bioroid: Engineering the Future");
    const core::Json asked = checked(program, "Identity: Jinteki\n3 Snare!\n", 1);
    REQUIRE(items(asked, "unknown").size() == 1);
    CHECK(items(items(asked, "unknown")[0], "suggestions").size() > 3);
}
