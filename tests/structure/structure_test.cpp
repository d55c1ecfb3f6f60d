// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "structure/source_files.h"
#include "structure/source_rules.h"
#include "support/places.h"

#include <catch2/catch.hpp>

#include <array>
#include <cstdlib>

namespace {

/// A source file that is in order but for one include.
std::vector<std::string> judge(std::string_view path, std::string_view include)
{
    return structure::problemsOf(path,
                                 "// SPDX-FileCopyrightText: Arbiter contributors\n"
                                 "// SPDX-License-Identifier: GPL-3.0-or-later\n"
                                 "#pragma once\n#include "
                                     + std::string(include) + '\n');
}

} // namespace

TEST_CASE("Every source file keeps to the architecture")
{
    const auto files = structure::sourceFiles();
    CHECK(files.size() > 50); // the walk found the sources at all
    for (const auto &file : files)
        for (const auto &problem :
             structure::problemsOf(file, support::contentOf(support::checkout() / file)))
            FAIL_CHECK(problem);
}

// A test that no list names is never compiled, and nothing would tell.
TEST_CASE("Every source file stands in a list of the build")
{
    const auto files = structure::sourceFiles();
    std::vector<std::pair<std::string, std::string>> lists; // folder and content
    for (const auto &file : files)
        if (file.ends_with(".cmake") || file.ends_with("CMakeLists.txt"))
            lists.emplace_back(file.substr(0, file.rfind('/') + 1),
                               support::contentOf(support::checkout() / file));
    for (const auto &file : files)
        if (file.ends_with(".cpp"))
            if (!structure::isListed(file, lists))
                FAIL_CHECK(file + ": no CMakeLists.txt and no .cmake file names it");

    const std::vector<std::pair<std::string, std::string>> small{
        {"tests/ui/", "SOURCES pages/odds_page_test.cpp ../support/child.cpp desk.cpp)"},
        {"bench/", "arbiter_bench(odds LINK app)"},
        {"rules/", "file(GLOB all CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/x/*.cpp)"}};
    CHECK(structure::isListed("tests/ui/pages/odds_page_test.cpp", small));
    CHECK(structure::isListed("tests/support/child.cpp", small));
    CHECK(structure::isListed("bench/odds_bench.cpp", small));
    CHECK_FALSE(structure::isListed("tests/ui/odds_page_test.cpp", small));
    CHECK_FALSE(structure::isListed("tests/cli/desk.cpp", small));
    CHECK_FALSE(structure::isListed("bench/cut_bench.cpp", small));
    CHECK(structure::isListed("rules/x/draw.cpp", small));
    CHECK_FALSE(structure::isListed("rules/x/y/draw.cpp", small));
}

TEST_CASE("An arrow that is not in the table is found")
{
    for (const auto &[path, include] : std::vector<std::pair<const char *, const char *>>{
             {"src/core/json.h", "\"tournament/event/event.h\""},
             {"tournament/event/event.h", "\"storage/journal.h\""},
             {"tournament/event/event.h", "\"rules/cards/card.h\""},
             {"rules/cards/card.h", "\"tournament/event/event.h\""},
             {"src/storage/journal.h", "\"interchange/import.h\""},
             {"src/interchange/import.cpp", "\"storage/journal.h\""},
             {"src/app/session/session.cpp", "\"cli/run.h\""},
             {"src/app/session/session.cpp", "\"ui/window/frame.h\""},
             {"src/cli/run.cpp", "\"storage/journal.h\""},
             {"ui/window/frame.cpp", "\"interchange/export.h\""},
             {"ui/window/frame.cpp", "\"cli/run.h\""},
             {"src/core/json.h", "\"tests/support/x.h\""},
             {"tournament/event/event.h", "<QString>"},
             {"src/cli/run.cpp", "<QtWidgets/QWidget>"},
             {"src/core/json.h", "<nlohmann/json_fwd.hpp>"},
             {"src/interchange/import.cpp", "<nlohmann/json.hpp>"},
             {"tournament/event/event.cpp", "<sqlite3.h>"},
             {"src/app/session/session.cpp", "<SQLiteCpp/Database.h>"},
             {"src/app/session/session.cpp", "<CLI/CLI.hpp>"},
             {"src/cli/run.cpp", "<CLI/CLI.hpp>"},
             {"src/web/router.cpp", "<microhttpd.h>"},
             {"src/web/views.cpp", "<kainjow/mustache.hpp>"},
             {"src/web/hall.cpp", "\"storage/journal.h\""},
             {"src/app/session/session.cpp", "\"web/hall.h\""},
         }) {
        CAPTURE(path, include);
        CHECK(judge(path, include).size() == 1);
    }
    CHECK(
        judge("src/core/json.h", " \"app/session/session.h\"\n  #  include \t\"ui/window/frame.h\"")
            .size()
        == 2);
}

TEST_CASE("An arrow between rooms that runs the wrong way, and a file in no room, are found")
{
    for (const auto &[path, include] : std::vector<std::pair<const char *, const char *>>{
             {"tournament/event/event.h", "\"tournament/cut/cut.h\""},
             {"tournament/pairing/swiss.h", "\"tournament/odds/odds.h\""},
             {"src/app/session/session.h", "\"app/decks/card_store.h\""},
             {"ui/widgets/table_view.h", "\"ui/pages/page.h\""},
             {"ui/acts/actions.cpp", "\"ui/window/main_window.h\""},
             {"tournament/event.h", "\"core/fraction.h\""},
             {"src/app/session.h", "\"core/fraction.h\""},
             {"ui/lobby/sofa.h", "\"core/fraction.h\""},
             {"rules/rulings/language/parts.h", "\"rules/rulings/table/state.h\""},
             {"rules/rulings/play/costs.cpp", "\"rules/rulings/operations/draw.h\""},
             {"rules/rulings/play/costs.cpp", "\"rules/asking/document.h\""},
             {"rules/rulings/table.h", "\"core/words.h\""},
         }) {
        CAPTURE(path, include);
        CHECK(judge(path, include).size() == 1);
    }
    CHECK(judge("ui/pages/page.h", "\"ui/widgets/table_view.h\"").empty());
    CHECK(judge("ui/pages/page.h", "\"ui/pages/other.h\"").empty());
}

TEST_CASE("A way past the doors for texts of strangers is found")
{
    const std::string head = "// SPDX-FileCopyrightText: Arbiter contributors\n"
                             "// SPDX-License-Identifier: GPL-3.0-or-later\n";
    for (const auto &[path, code, door] : std::vector<std::array<const char *, 3>>{
             {"ui/pages/page.cpp", "QString::fromStdString(name)", "ui/words/text.cpp"},
             {"ui/pages/page.cpp", "new QTextBrowser(this)", "ui/widgets/document_view.cpp"},
             {"ui/pages/page.cpp", "label->setTextFormat(Qt::AutoText)",
              "ui/widgets/plain_words.cpp"},
             {"ui/pages/page.cpp", "QDir::toNativeSeparators(path)", "ui/words/text.cpp"},
             {"src/app/session/session.cpp", "std::cerr << name", "src/cli/main.cpp"},
             {"src/cli/log_command.cpp", "storage::Entry entry", "src/app/session/session.cpp"},
             {"ui/pages/decks_page.cpp", "interchange::Decklist list",
              "src/app/decks/check_deck.h"},
             {"src/cli/log_command.cpp", "text += \"Added \" + app::nameOf(event, id);",
              "ui/words/text.cpp"},
             {"src/cli/log_command.cpp", "text = app::nameOf(event, idOf(line)) + \" won\";",
              "ui/words/text.cpp"},
             {"src/app/day/event_rulings.cpp", "\", by \"\n    + act.actor;", "ui/words/text.cpp"},
             {"src/interchange/import.cpp", "entry.player->name + \" is gone\"",
              "ui/words/text.cpp"},
             {"ui/pages/page.cpp", "tr(\"%1 won\").arg(fieldText(player.name))",
              "src/cli/log_command.cpp"},
         }) {
        CAPTURE(path, code);
        CHECK(structure::problemsOf(path, head + code).size() == 1);
        CHECK(structure::problemsOf(door, head + code).empty());
    }
}

TEST_CASE("A name that is isolated may stand in a sentence")
{
    const std::string head = "// SPDX-FileCopyrightText: Arbiter contributors\n"
                             "// SPDX-License-Identifier: GPL-3.0-or-later\n";
    for (const char *code : {"text += \"Added \" + core::isolated(app::nameOf(event, id)) + \".\"",
                             "json.set(\"name\", player.name)", "table.add({player.name, \"x\"})"})
        CHECK(structure::problemsOf("src/cli/log_command.cpp", head + code).empty());
}

TEST_CASE("What the table allows passes")
{
    for (const auto &[path, include] : std::vector<std::pair<const char *, const char *>>{
             {"src/core/json.cpp", "\"core/json.h\""},
             {"tournament/event/event.h", "\"core/fraction.h\""},
             {"src/storage/event_file.cpp", "<SQLiteCpp/Database.h>"},
             {"rules/reference/search.cpp", "<sqlite3.h>"},
             {"src/interchange/tome_reader.cpp", "<nlohmann/json.hpp>"},
             {"src/app/session/session.cpp", "\"interchange/import.h\""},
             {"src/cli/options.cpp", "<CLI/CLI.hpp>"},
             {"ui/window/frame.cpp", "\"app/session/session.h\""},
             {"ui/window/frame.cpp", "<QMainWindow>"},
             {"ui/window/frame.cpp", "\"moc_frame.cpp\""},
             {"tests/app/session_test.cpp", "\"storage/journal.h\""},
         }) {
        CAPTURE(path, include);
        CHECK(judge(path, include).empty());
    }
}

TEST_CASE("The picture of the house is the one of the arrows")
{
    const auto script = support::checkout() / "scripts/draw-architecture";
    CHECK(std::system(("python3 '" + script.string() + "' --check").c_str()) == 0);
}

TEST_CASE("A missing licence and an overlong file are found")
{
    CHECK(structure::problemsOf("src/core/json.h", "#pragma once\n").size() == 2);
    CHECK(structure::problemsOf("src/core/CMakeLists.txt", "project(x)\n").size() == 1);
    const std::string head = "# SPDX-License-Identifier: GPL-3.0-or-later\n";
    for (const auto &[path, most] : {std::pair("src/CMakeLists.txt", 400),
                                     {"tests/CMakeLists.txt", 500},
                                     {"rules/rulings/CMakeLists.txt", 400}}) {
        CAPTURE(path);
        const std::string full = head + std::string(static_cast<std::size_t>(most) - 1, '\n');
        CHECK(structure::problemsOf(path, full).empty());
        CHECK(structure::problemsOf(path, full + '\n').size() == 1);
    }
}

TEST_CASE("An overlong function is found, in a class and out of one")
{
    const std::string head = "// SPDX-FileCopyrightText: Arbiter contributors\n"
                             "// SPDX-License-Identifier: GPL-3.0-or-later\n";
    const auto function = [](const std::string &indent, int lines) {
        std::string text = indent + "int f()\n" + indent + "{\n";
        for (int line = 2; line < lines; line += 2)
            text += indent + "    if (a) {\n" + indent + "    }\n";
        return text + indent + "}\n";
    };
    for (const char *indent : {"", "    "}) {
        CAPTURE(indent);
        const std::string fits = head + function(indent, 60);
        const std::string longer = head + function(indent, 62);
        CHECK(structure::problemsOf("src/core/json.cpp", fits + function(indent, 60)).empty());
        CHECK(structure::problemsOf("src/core/json.cpp", longer).size() == 1);
        CHECK(structure::problemsOf("src/core/json.cpp", longer + function(indent, 62)).size()
              == 2);
        CHECK(structure::problemsOf("tests/core/json_test.cpp", longer).empty());
        CHECK(structure::problemsOf("rules/rulings/table/zones.cpp", longer).size() == 1);
    }
}
