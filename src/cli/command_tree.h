// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/described_command.h"
#include "cli/run.h"

#include "app/sentences/failure.h"
#include "core/expected.h"
#include "core/json.h"
#include "core/words.h"
#include "rules/cards/date.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Compiling CLI11 takes seconds: commands see the names of its classes alone (options.h).
namespace CLI {
class App;
class Option;
class ParseError;
} // namespace CLI

namespace cli {

/// What a command has to say, for programs and for people; run() prints one of the two.
struct Answer {
    core::Json json;
    std::string text;
    int status = Done;     ///< verify says with 1 that a file is not sound
    bool streamed = false; ///< the command has written its output itself
    /// The text is a document or a script and leaves byte for byte; all else is made harmless to
    /// the terminal that shows it.
    bool forPrograms = false;
};

using Result = core::Expected<Answer, app::Failure>;

/// What a command may reach while it runs.
struct Context {
    const Environment &environment;
    std::istream &in;
    std::ostream &out; ///< only for commands that stream
    bool json = false; ///< they speak to a program

    [[nodiscard]] rules::Date today() const
    {
        return rules::dateOf(environment.session.clock().milliseconds);
    }
};

using Handler = std::function<Result(Context &)>;

/// The values of an option that takes one of a few words.
struct Choices {
    std::vector<std::string> words;
    bool also = false; ///< something else, such as a number, may stand there too
};

/// What a command line asks for.
struct Asked {
    const Handler *handler = nullptr; ///< of the command; null: `text` is the answer
    std::string text;                 ///< help or version, or what is wrong with the line
    bool understood = true;
};

/// All commands with their options: read by run(), batch, and the generators of completion and man
/// page, so that these cannot differ.
class CommandTree {
public:
    CommandTree();
    CommandTree(const CommandTree &) = delete;
    CommandTree &operator=(const CommandTree &) = delete;
    ~CommandTree();

    /// `path` is "standings" or "player add"; the group before it must exist.
    CLI::App &add(std::string_view path, const std::string &description, const std::string &example,
                  Handler handler);
    CLI::App &addGroup(const std::string &name, const std::string &description);
    void hide(CLI::App &command);

    /// Where a command's options land; emptied before every parse, so that a batch can use one tree
    /// for all its lines.
    template <class Options>
    [[nodiscard]] std::shared_ptr<Options> options()
    {
        auto values = std::make_shared<Options>();
        m_resets.push_back([values] { *values = Options(); });
        return values;
    }

    /// Lets the option take one of these words only.
    void choose(CLI::Option &option, std::vector<std::string> words);
    template <class Enum, std::size_t size>
    void choose(CLI::Option &option, const core::Words<Enum, size> &words)
    {
        choose(option, core::listOf(words));
    }
    /// Offers words to completion and help; the command itself judges the value.
    void offer(CLI::Option &option, std::vector<std::string> words);

    /// All visible commands, a group before what it holds; the program itself comes first.
    [[nodiscard]] std::vector<DescribedCommand> described() const;
    /// A command that does something, visible or not.
    [[nodiscard]] std::optional<DescribedCommand> described(std::string_view path) const;

    /// May be called again and again.
    [[nodiscard]] Asked parse(std::span<const std::string> args);
    [[nodiscard]] bool json() const { return m_json; }

private:
    /// The command that was named on the line, as far as it goes.
    [[nodiscard]] const CLI::App &parsed() const;
    /// One line for a command line that could not be read, with the way out.
    [[nodiscard]] std::string usageSentence(const CLI::ParseError &error) const;
    [[nodiscard]] DescribedOption describe(const CLI::Option &option) const;
    [[nodiscard]] DescribedCommand describe(const CLI::App &command) const;

    std::unique_ptr<CLI::App> m_root;
    std::vector<std::function<void()>> m_resets;
    std::map<const CLI::App *, Handler> m_handlers;
    std::map<const CLI::App *, std::string> m_examples;
    std::map<const CLI::Option *, Choices> m_choices;
    bool m_json = false;
};

/// A tree with every command of the program.
[[nodiscard]] std::unique_ptr<CommandTree> makeCommandTree();

} // namespace cli
