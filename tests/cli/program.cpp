// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include "cli/command_tree.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <memory>
#include <sstream>
#include <utility>

#include <unistd.h>

namespace fs = std::filesystem;

core::Json Answered::json() const
{
    INFO("standard output: " << out << "\nstandard error: " << err);
    const auto parsed = core::parseJson(out);
    REQUIRE(parsed);
    return *parsed;
}

Program::Program()
{
    static std::atomic<int> count = 0;
    m_folder = fs::temp_directory_path()
        / ("arbiter-cli-" + std::to_string(::getpid()) + "-" + std::to_string(++count));
    fs::create_directories(m_folder);
    environment.session.actor = "tester";
    environment.session.clock = [now = std::int64_t{1457186400000}]() mutable {
        return core::Timestamp{now += 1000};
    };
    environment.randomSeed = [] { return std::uint64_t{42}; };
}

Program::~Program()
{
    std::error_code ignored;
    fs::remove_all(m_folder, ignored);
}

Answered Program::operator()(const std::vector<std::string> &args, const std::string &input) const
{
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    // One for all programs of a thread, as a batch has it; another while one of them is still at
    // work.
    thread_local std::unique_ptr<cli::CommandTree> idle;
    auto tree = std::exchange(idle, nullptr);
    if (!tree)
        tree = cli::makeCommandTree();
    const int status = cli::run(*tree, args, in, out, err, environment);
    idle = std::move(tree);
    return {status, out.str(), err.str()};
}

core::Json Program::json(std::vector<std::string> args) const
{
    args.emplace_back("--json");
    const Answered answered = (*this)(args);
    INFO("standard output: " << answered.out << "\nstandard error: " << answered.err);
    REQUIRE(answered.status == 0);
    return answered.json();
}

void Program::done(const std::vector<std::string> &args) const
{
    const Answered answered = (*this)(args);
    INFO("standard output: " << answered.out << "\nstandard error: " << answered.err);
    REQUIRE(answered.status == 0);
}

std::string Program::file(const std::string &name) const { return (m_folder / name).string(); }

std::string Program::write(const std::string &name, const std::string &bytes) const
{
    std::ofstream(file(name), std::ios::binary) << bytes;
    return file(name);
}

std::string Program::event(const std::vector<std::string> &players, const std::string &profile,
                           const std::string &name) const
{
    const std::string path = file(name);
    done({"new", path, "--name", "Cup", "--profile", profile, "--seed", "7"});
    std::vector<std::string> add{"player", "add", path};
    for (const std::string &player : players) {
        add.emplace_back("--name");
        add.push_back(player);
    }
    if (!players.empty())
        done(add);
    return path;
}

namespace {

std::string exchanged(std::string words)
{
    for (std::size_t at = words.find('p'); at != std::string::npos; at = words.find('p', at + 1)) {
        if (at + 1 < words.size() && (words[at + 1] == '1' || words[at + 1] == '2'))
            words[at + 1] = words[at + 1] == '1' ? '2' : '1';
    }
    return words;
}

} // namespace

const core::Json &member(const core::Json &json, const std::string &key)
{
    INFO("key " << key << " in " << core::dump(json));
    const core::Json *value = json.find(key);
    REQUIRE(value);
    return *value;
}

std::set<std::set<std::string>> opponents(const core::Json &round)
{
    std::set<std::set<std::string>> pairs;
    for (const core::Json &pair : items(round, "pairs")) {
        std::set<std::string> names{text(pair, "p1")};
        if (const auto *p2 = pair.find("p2")->asString())
            names.insert(*p2);
        pairs.insert(names);
    }
    return pairs;
}

std::vector<core::Json> answers(const Program &program, const std::string &input)
{
    const Answered answered = program({"batch"}, input);
    CHECK(answered.status == 0);
    CHECK(answered.err.empty());
    std::vector<core::Json> documents;
    std::istringstream lines(answered.out);
    for (std::string line; std::getline(lines, line);) {
        const auto json = core::parseJson(line);
        INFO(line);
        REQUIRE(json);
        documents.push_back(*json);
    }
    return documents;
}

std::string text(const core::Json &json, const std::string &key)
{
    const auto *value = member(json, key).asString();
    REQUIRE(value);
    return *value;
}

std::int64_t integer(const core::Json &json, const std::string &key)
{
    const auto *value = member(json, key).asInteger();
    REQUIRE(value);
    return *value;
}

bool truth(const core::Json &json, const std::string &key)
{
    const auto *value = member(json, key).asBool();
    REQUIRE(value);
    return *value;
}

const core::Json::Array &items(const core::Json &json, const std::string &key)
{
    const auto *value = member(json, key).asArray();
    REQUIRE(value);
    return *value;
}

std::vector<std::string> texts(const core::Json &json, const std::string &key)
{
    std::vector<std::string> list;
    for (const core::Json &entry : items(json, key)) {
        REQUIRE(entry.asString());
        list.push_back(*entry.asString());
    }
    return list;
}

const core::Json &item(const core::Json::Array &list, const std::string &key,
                       const std::string &value)
{
    const auto found = std::ranges::find_if(list, [&](const core::Json &entry) {
        const core::Json *own = entry.find(key);
        return own && own->asString() && *own->asString() == value;
    });
    INFO("no item with " << key << " = " << value);
    REQUIRE(found != list.end());
    return *found;
}

core::Json reportFor(const Program &program, const std::string &event, const core::Json &round,
                     const std::string &first, const std::string &words)
{
    for (const core::Json &pair : items(round, "pairs")) {
        const core::Json *p2 = pair.find("p2");
        const bool isFirst = text(pair, "p1") == first;
        const bool isSecond = p2 && p2->asString() && *p2->asString() == first;
        if (isFirst || isSecond)
            return program.json({"report", event, "--round",
                                 std::to_string(integer(round, "round")), "--table",
                                 std::to_string(integer(pair, "table")), "--result",
                                 isFirst ? words : exchanged(words)});
    }
    FAIL(first << " sits at no table");
    return {};
}

std::string reportLine(const std::string &event, int table, const std::string &result)
{
    const core::Json args =
        core::Json::object({{"event", event}, {"table", table}, {"result", result}});
    return core::dump(core::Json::object({{"command", "report"}, {"args", args}})) + '\n';
}
