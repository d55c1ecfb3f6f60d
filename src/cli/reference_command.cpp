// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/described_command.h"
#include "cli/options.h"

namespace cli {

namespace {

Answer answer(std::string text)
{
    Answer printed{core::Json::object({{"text", text}}), std::move(text)};
    printed.forPrograms = true;
    return printed;
}

} // namespace

void addReference(CommandTree &tree)
{
    auto shell = tree.options<std::string>();
    CLI::App &completion =
        tree.add("completion", "Print the completion script of a shell",
                 "arbiter-cli completion bash > arbiter-cli.bash",
                 [shell, &tree](const Context &) -> Result {
                     if (*shell == "zsh")
                         return answer(zshCompletion(tree));
                     return answer(*shell == "fish" ? fishCompletion(tree) : bashCompletion(tree));
                 });
    tree.choose(argument(completion, "SHELL", *shell, "bash, zsh or fish"),
                {"bash", "zsh", "fish"});
    tree.hide(completion);
    tree.hide(tree.add("man", "Print the manual page", "arbiter-cli man > arbiter-cli.1",
                       [&tree](const Context &) -> Result { return answer(manPage(tree)); }));
}

} // namespace cli
