// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/described_tree.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace cli {

namespace {

DescribedOption described(const CommandTree &tree, const CLI::Option &option)
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
    if (const Choices *choices = tree.choices(option))
        result.words = choices->words;
    return result;
}

void collect(const CommandTree &tree, const CLI::App &app, std::vector<DescribedCommand> &commands)
{
    DescribedCommand command;
    command.path = pathOf(app);
    command.description = app.get_description();
    command.example = tree.example(app);
    for (const CLI::Option *option : app.get_options()) {
        auto &list = option->get_positional() ? command.arguments : command.options;
        list.push_back(described(tree, *option));
    }
    std::vector<const CLI::App *> children =
        app.get_subcommands([](const CLI::App *child) { return !child->get_group().empty(); });
    for (const CLI::App *child : children)
        command.children.push_back(child->get_name());
    commands.push_back(std::move(command));
    for (const CLI::App *child : children)
        collect(tree, *child, commands);
}

} // namespace

std::vector<DescribedCommand> describedTree(const CommandTree &tree)
{
    std::vector<DescribedCommand> commands;
    collect(tree, tree.root(), commands);
    return commands;
}

const DescribedCommand &commandAt(const std::vector<DescribedCommand> &commands,
                                  const std::string &path)
{
    return *std::ranges::find(commands, path, &DescribedCommand::path);
}

std::string joinedPath(const std::string &group, const std::string &name)
{
    return group.empty() ? name : group + " " + name;
}

} // namespace cli
