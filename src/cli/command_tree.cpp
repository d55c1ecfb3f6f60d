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

/// "player add": the words that lead to a command.
std::string pathOf(const CLI::App &command)
{
    const CLI::App *parent = command.get_parent();
    if (!parent)
        return {};
    const std::string before = pathOf(*parent);
    return before.empty() ? command.get_name() : before + " " + command.get_name();
}

std::vector<const CLI::App *> visibleChildren(const CLI::App &group)
{
    return group.get_subcommands(
        [](const CLI::App *command) { return !command->get_group().empty(); });
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

DescribedOption CommandTree::describe(const CLI::Option &option) const
{
    DescribedOption result;
    for (const std::string &name : option.get_snames())
        result.names.push_back("-" + name);
    for (const std::string &name : option.get_lnames())
        result.names.push_back("--" + name);
    if (option.get_positional())
        result.names = {option.get_name(true)};
    result.description = option.get_description();
    result.required = option.get_required();
    const bool flag = option.get_items_expected_max() == 0;
    result.values = flag ? 0 : option.get_type_size_max();
    result.repeatable = !flag && option.get_items_expected_max() > option.get_type_size_max();
    result.label = flag ? std::string() : option.get_type_name();
    result.isFile = option.get_positional() || result.label == "FILE";
    if (const auto choices = m_choices.find(&option); choices != m_choices.end())
        result.words = choices->second.words;
    return result;
}

DescribedCommand CommandTree::describe(const CLI::App &command) const
{
    DescribedCommand result;
    result.path = pathOf(command);
    result.description = command.get_description();
    if (const auto example = m_examples.find(&command); example != m_examples.end())
        result.example = example->second;
    for (const CLI::Option *option : command.get_options()) {
        auto &list = option->get_positional() ? result.arguments : result.options;
        list.push_back(describe(*option));
    }
    for (const CLI::App *child : visibleChildren(command))
        result.children.push_back(child->get_name());
    return result;
}

std::vector<DescribedCommand> CommandTree::described() const
{
    std::vector<DescribedCommand> commands;
    const auto collect = [&](const CLI::App &command, const auto &again) -> void {
        commands.push_back(describe(command));
        for (const CLI::App *child : visibleChildren(command))
            again(*child, again);
    };
    collect(*m_root, collect);
    return commands;
}

std::optional<DescribedCommand> CommandTree::described(std::string_view path) const
{
    const auto command =
        std::ranges::find(m_handlers, path, [](const auto &entry) { return pathOf(*entry.first); });
    if (command == m_handlers.end())
        return std::nullopt;
    return describe(*command->first);
}

Asked CommandTree::parse(std::span<const std::string> args)
{
    for (const auto &reset : m_resets)
        reset();
    m_json = false;
    try {
        // CLI11 takes the arguments from the back.
        m_root->parse(std::vector<std::string>(args.rbegin(), args.rend()));
    } catch (const CLI::CallForHelp &) {
        return {nullptr, m_root->help(), true};
    } catch (const CLI::CallForVersion &version) {
        return {nullptr, std::string(version.what()) + '\n', true};
    } catch (const CLI::ParseError &error) {
        return {nullptr, usageSentence(error), false};
    }
    return {&m_handlers.at(&parsed()), {}, true};
}

const CLI::App &CommandTree::parsed() const
{
    const CLI::App *command = m_root.get();
    while (!command->get_subcommands().empty())
        command = command->get_subcommands().front();
    return *command;
}

std::string CommandTree::usageSentence(const CLI::ParseError &error) const
{
    const CLI::App &command = parsed();
    const std::string path = pathOf(command);
    const std::string program = path.empty() ? "arbiter-cli" : "arbiter-cli " + path;
    const std::string help = " Try \"" + program + " --help\".";
    const auto names = subcommandNames(command);
    const auto unread = m_root->remaining(true);
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
