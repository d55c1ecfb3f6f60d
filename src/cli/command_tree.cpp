// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_tree.h"

#include "core/text.h"

#include "cli/commands.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace cli {

namespace {

std::string joined(const std::vector<std::string> &words)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0)
            text += i + 1 == words.size() ? " or " : ", ";
        text += words[i];
    }
    return text;
}

std::vector<std::string> subcommandNames(const CLI::App &app)
{
    std::vector<std::string> names;
    for (const CLI::App *command : app.get_subcommands([](const CLI::App *) { return true; }))
        names.push_back(command->get_name());
    return names;
}

std::vector<std::string> optionNames(const CLI::App &app)
{
    std::vector<std::string> names;
    for (const CLI::Option *option : app.get_options()) {
        for (const std::string &name : option->get_lnames())
            names.push_back("--" + name);
    }
    return names;
}

std::string meant(const std::string &word, const std::vector<std::string> &candidates)
{
    const auto near = core::suggestions(word, candidates);
    return near.empty() ? std::string() : "; did you mean " + joined(near) + "?";
}

/// CLI11 ends its messages as it likes; ours are sentences.
std::string withStop(std::string text)
{
    if (!text.empty() && text.back() != '.' && text.back() != '?')
        text += '.';
    return text;
}

} // namespace

CommandTree::CommandTree()
    : m_root(std::make_unique<CLI::App>("Runs tournaments of Android: Netrunner from event files.",
                                        "arbiter-cli"))
{
    m_root->require_subcommand(1);
    m_root->get_formatter()->column_width(34);
    m_root->set_version_flag("--version", "arbiter-cli " ARBITER_VERSION, "Print the version");
}

CommandTree::~CommandTree() = default;

CLI::App &CommandTree::addGroup(const std::string &name, const std::string &description)
{
    return *m_root->add_subcommand(name, description)->require_subcommand(1);
}

CLI::App &CommandTree::add(std::string_view path, const std::string &description,
                           const std::string &example, Handler handler)
{
    CLI::App *parent = m_root.get();
    if (const auto blank = path.find(' '); blank != std::string_view::npos) {
        parent = parent->get_subcommand(std::string(path.substr(0, blank)));
        path.remove_prefix(blank + 1);
    }
    CLI::App &command = *parent->add_subcommand(std::string(path), description);
    command.add_flag("--json", m_json, "Print one JSON document instead of text");
    command.footer("Example:\n  " + example);
    m_handlers[&command] = std::move(handler);
    m_examples[&command] = example;
    return command;
}

void CommandTree::hide(CLI::App &command) { command.group(""); }

void CommandTree::choose(CLI::Option &option, std::vector<std::string> words)
{
    option.check([words](const std::string &value) -> std::string {
        if (std::ranges::find(words, value) != words.end())
            return {};
        return "expected " + joined(words) + ", found \"" + value + "\"" + meant(value, words);
    });
    m_choices[&option] = {std::move(words), false};
}

void CommandTree::offer(CLI::Option &option, std::vector<std::string> words)
{
    m_choices[&option] = {std::move(words), true};
}

const CLI::App *CommandTree::find(std::string_view path) const
{
    const auto command =
        std::ranges::find(m_handlers, path, [](const auto &entry) { return pathOf(*entry.first); });
    return command == m_handlers.end() ? nullptr : command->first;
}

const Choices *CommandTree::choices(const CLI::Option &option) const
{
    const auto entry = m_choices.find(&option);
    return entry == m_choices.end() ? nullptr : &entry->second;
}

std::string_view CommandTree::example(const CLI::App &command) const
{
    const auto entry = m_examples.find(&command);
    return entry == m_examples.end() ? std::string_view() : std::string_view(entry->second);
}

void CommandTree::parse(std::span<const std::string> args)
{
    for (const auto &reset : m_resets)
        reset();
    m_json = false;
    // CLI11 takes the arguments from the back.
    std::vector<std::string> reversed(args.rbegin(), args.rend());
    m_root->parse(std::move(reversed));
}

const CLI::App &CommandTree::parsed() const
{
    const CLI::App *command = m_root.get();
    while (!command->get_subcommands().empty())
        command = command->get_subcommands().front();
    return *command;
}

const Handler *CommandTree::handler() const
{
    const auto entry = m_handlers.find(&parsed());
    return entry == m_handlers.end() ? nullptr : &entry->second;
}

std::string pathOf(const CLI::App &command)
{
    const CLI::App *parent = command.get_parent();
    if (!parent)
        return {};
    const std::string before = pathOf(*parent);
    return before.empty() ? command.get_name() : before + " " + command.get_name();
}

std::string usageSentence(const CommandTree &tree, const CLI::ParseError &error)
{
    const CLI::App &command = tree.parsed();
    const std::string path = pathOf(command);
    const std::string program = path.empty() ? "arbiter-cli" : "arbiter-cli " + path;
    const std::string help = " Try \"" + program + " --help\".";
    const auto names = subcommandNames(command);
    const auto unread = tree.root().remaining(true);
    if (unread.empty() && !names.empty())
        return "A command is missing after \"" + program + "\": " + joined(names) + "." + help;
    if (unread.empty())
        return program + ": " + withStop(error.what()) + help;
    const std::string &word = unread.front();
    if (word.starts_with('-'))
        return program + ": there is no option " + word.substr(0, word.find('='))
            + withStop(meant(word, optionNames(command))) + help;
    if (!names.empty())
        return "\"" + word + "\" is not a command of " + program + withStop(meant(word, names))
            + help;
    return program + ": \"" + word + "\" was not expected; a text with blanks needs quotes." + help;
}

} // namespace cli
