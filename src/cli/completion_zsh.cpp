// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_tree.h"

namespace cli {

namespace {

/// Inside '…' and inside […] or :…: of _arguments.
std::string escaped(std::string_view text, std::string_view special)
{
    std::string result;
    for (const char c : text) {
        if (c == '\'') {
            result += "'\\''";
            continue;
        }
        if (special.find(c) != std::string_view::npos)
            result += '\\';
        result += c;
    }
    return result;
}

std::string described(const std::string &name, const std::string &description)
{
    return "'" + escaped(name, ":") + ":" + escaped(description, ":") + "'";
}

std::string valueAction(const DescribedOption &option)
{
    if (option.isFile)
        return "_files";
    std::string words;
    for (const std::string &word : option.words)
        words += (words.empty() ? "" : " ") + word;
    return words.empty() ? " " : "(" + words + ")";
}

std::string optionSpec(const DescribedOption &option, const std::string &name)
{
    std::string spec = "'";
    if (option.repeatable)
        spec += "*";
    spec += name + "[" + escaped(option.description, "[]\\") + "]";
    for (int i = 0; i < option.values; ++i)
        spec += ":" + escaped(option.label, ":\\") + ":" + valueAction(option);
    return spec + "'";
}

std::string zshCase(const DescribedCommand &command)
{
    std::string text = "        '" + command.path + "')\n            _arguments -S";
    for (const DescribedOption &option : command.options) {
        for (const std::string &name : option.names)
            text += " \\\n                " + optionSpec(option, name);
    }
    for (const DescribedOption &argument : command.arguments)
        text += " \\\n                ':" + argument.names.front() + ":_files'";
    return text + " ;;\n";
}

std::string choice(const std::vector<DescribedCommand> &commands, const DescribedCommand &group)
{
    std::string text;
    for (const std::string &name : group.children)
        text += "            "
            + described(name, commandAt(commands, joinedPath(group.path, name)).description) + "\n";
    return text;
}

} // namespace

std::string zshCompletion(const CommandTree &tree)
{
    const auto commands = tree.described();
    std::string groups;
    std::string cases;
    for (const DescribedCommand &command : commands) {
        if (command.path.empty())
            continue;
        if (command.children.empty()) {
            cases += zshCase(command);
            continue;
        }
        groups += "    if [[ $command == '" + command.path
            + "' ]]; then\n"
              "        commands=(\n"
            + choice(commands, command)
            + "        )\n"
              "        (( CURRENT == 2 )) && { _describe command commands; return }\n"
              "        command+=\" ${words[2]}\"\n"
              "        shift words\n"
              "        (( CURRENT-- ))\n"
              "    fi\n";
    }
    return "#compdef arbiter-cli\n"
           "# zsh completion of arbiter-cli; written by \"arbiter-cli completion zsh\"\n"
           "# SPDX-License-Identifier: GPL-3.0-or-later\n"
           "_arbiter-cli()\n"
           "{\n"
           "    local -a commands\n"
           "    local command\n"
           "    commands=(\n"
        + choice(commands, commands.front())
        + "    )\n"
          "    (( CURRENT == 2 )) && { _describe command commands; return }\n"
          "    command=${words[2]}\n"
          "    shift words\n"
          "    (( CURRENT-- ))\n"
        + groups + "    case $command in\n" + cases
        + "    esac\n"
          "}\n"
          "_arbiter-cli \"$@\"\n";
}

} // namespace cli
