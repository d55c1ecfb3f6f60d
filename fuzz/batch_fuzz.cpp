// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the lines of a batch, in a folder that holds one small event: every line is answered
// by one line of clean JSON, and the event stays sound whatever was asked of it.
#include "core/json.h"
#include "core/text.h"

#include "app/session/check_event.h"
#include "cli/batch_request.h"
#include "cli/commands.h"
#include "cli/run.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sstream>

namespace {

namespace fs = std::filesystem;

constexpr const char *eventName = "cup.arbiter";

void require(bool condition)
{
    if (!condition)
        std::abort();
}

/// The folder every input begins in, empty but for the event; its memory is no disk where there is
/// a place for that.
class Desk {
public:
    Desk()
    {
        const fs::path place =
            fs::is_directory("/dev/shm") ? "/dev/shm" : fs::temp_directory_path();
        std::string name = place / "arbiter-batch-fuzz-XXXXXX";
        require(::mkdtemp(name.data()) != nullptr);
        m_folder = name;
        fs::create_directory(m_folder / "desk");
        fs::current_path(m_folder / "desk");
        std::istringstream lines(
            R"({"command":"simulate","players":9,"rounds":2,"seed":1,"output":"cup.arbiter"})"
            "\n"
            R"({"command":"pair","event":"cup.arbiter"})"
            "\n");
        std::ostringstream out;
        require(run(lines, out) == cli::Done && fs::exists(eventName));
        fs::rename(eventName, m_folder / eventName);
    }
    Desk(const Desk &) = delete;
    Desk &operator=(const Desk &) = delete;
    ~Desk()
    {
        fs::current_path("/");
        fs::remove_all(m_folder);
    }

    void lay() const
    {
        for (const auto &entry : fs::directory_iterator("."))
            fs::remove_all(entry.path());
        fs::copy_file(m_folder / eventName, eventName);
    }

    static int run(std::istream &in, std::ostream &out)
    {
        cli::Environment environment;
        environment.session.actor = "fuzz";
        environment.session.patience = std::chrono::milliseconds(0);
        environment.session.clock = [] { return core::Timestamp{1'500'000'000'000}; };
        environment.randomSeed = [] { return std::uint64_t{1}; };
        const std::vector<std::string> args{"batch"};
        std::ostringstream err;
        return cli::run(args, in, out, err, environment);
    }

private:
    fs::path m_folder;
};

/// Nothing may write outside the folder, and large events have tests of their own.
bool mayRun(const cli::BatchRequest &request)
{
    const bool leaves = std::ranges::any_of(
        request.args, [](const std::string &arg) { return arg.find('/') != std::string::npos; });
    return !leaves && request.args.front() != "simulate" && request.args.front() != "odds";
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    static const Desk desk;
    static const auto tree = cli::makeCommandTree();
    std::istringstream lines(std::string(reinterpret_cast<const char *>(data), size));
    std::string asked;
    std::size_t count = 0;
    for (std::string line; std::getline(lines, line);) {
        const auto request = cli::readBatchRequest(*tree, line);
        if (!request)
            require(core::isValidUtf8(request.error().message));
        if (request && !mayRun(*request))
            continue;
        asked += line + '\n';
        ++count;
    }
    desk.lay();
    std::istringstream in(asked);
    std::ostringstream out;
    require(Desk::run(in, out) == cli::Done);
    std::istringstream answers(out.str());
    for (std::string answer; std::getline(answers, answer); --count)
        require(count > 0 && core::isValidUtf8(answer) && core::parseJson(answer));
    require(count == 0);
    if (const auto verdict = app::checkEvent(eventName, {}))
        require(verdict->problems.empty());
    return 0;
}
