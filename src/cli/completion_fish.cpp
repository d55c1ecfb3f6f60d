// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_tree.h"

namespace cli {

namespace {

std::string inQuotes(std::string_view text)
{
    std::string result = "'";
    for (const char c : text) {
        if (c == '\'' || c == '\\')
            result += '\\';
        result += c;
    }
    return result + "'";
}

std::string at(const std::string &path)
{
    return "complete -c arbiter-cli -n \"test (__arbiter_cli_command) = '" + path + "'\"";
}

std::string optionLine(const DescribedCommand &command, const DescribedOption &option)
{
    std::string line = at(command.path);
    for (const std::string &name : option.names)
        line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    if (option.values > 0)
        line += option.isFile ? " -r -F" : " -x";
    if (!option.words.empty()) {
        std::string words;
        for (const std::string &word : option.words)
            words += (words.empty() ? "" : " ") + word;
        line += " -a " + inQuotes(words);
    }
    return line + " -d " + inQuotes(option.description) + "\n";
}

} // namespace

std::string fishCompletion(const CommandTree &tree)
{
    const auto commands = tree.described();
    std::string paths;
    std::string lines;
    for (const DescribedCommand &command : commands) {
        if (!command.path.empty())
            paths += " " + inQuotes(command.path);
        for (const std::string &name : command.children)
            lines += at(command.path) + " -f -a " + name + " -d "
                + inQuotes(commandAt(commands, joinedPath(command.path, name)).description) + "\n";
        for (const DescribedOption &option : command.options)
            lines += optionLine(command, option);
    }
    return "# fish completion of arbiter-cli; written by \"arbiter-cli completion fish\"\n"
           "# SPDX-License-Identifier: GPL-3.0-or-later\n"
           "function __arbiter_cli_command\n"
           "    set -l command ''\n"
           "    for word in (commandline -opc)[2..-1]\n"
           "        set -l longer (string trim -- \"$command $word\")\n"
           "        contains -- $longer"
        + paths
        + "\n"
          "        or break\n"
          "        set command $longer\n"
          "    end\n"
          "    echo -- $command\n"
          "end\n"
        + lines;
}

} // namespace cli
