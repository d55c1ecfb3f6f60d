// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_tree.h"

namespace cli {

namespace {

std::string words(const std::vector<std::string> &items)
{
    std::string text;
    for (const std::string &item : items)
        text += (text.empty() ? "" : " ") + item;
    return text;
}

std::string reply(const std::string &generator)
{
    return "COMPREPLY=($(compgen " + generator + " -- \"$cur\"))";
}

/// The values of options that have some to offer.
std::string valueCases(const DescribedCommand &command)
{
    std::string text;
    for (const DescribedOption &option : command.options) {
        if (option.words.empty() && !option.isFile)
            continue;
        std::string pattern;
        for (const std::string &name : option.names)
            pattern += (pattern.empty() ? "\"" : " | \"") + command.path + ":" + name + "\"";
        text += "        " + pattern + ") "
            + reply(option.isFile ? "-f" : "-W \"" + words(option.words) + "\"") + "; return ;;\n";
    }
    return text;
}

std::string bashCase(const DescribedCommand &command)
{
    std::vector<std::string> names = command.children;
    for (const DescribedOption &option : command.options)
        names.insert(names.end(), option.names.begin(), option.names.end());
    const std::string list = reply("-W \"" + words(names) + "\"");
    std::string text = "        \"" + command.path + "\") ";
    if (command.arguments.empty())
        return text + list + " ;;\n";
    return text + "[[ $cur == -* ]] && " + list + " || " + reply("-f") + " ;;\n";
}

} // namespace

std::string bashCompletion(const CommandTree &tree)
{
    const auto commands = tree.described();
    std::string paths;
    std::string values;
    std::string cases;
    for (const DescribedCommand &command : commands) {
        if (!command.path.empty())
            paths += (paths.empty() ? "\"" : " | \"") + command.path + "\"";
        values += valueCases(command);
        cases += bashCase(command);
    }
    return "# bash completion of arbiter-cli; written by \"arbiter-cli completion bash\"\n"
           "# SPDX-License-Identifier: GPL-3.0-or-later\n"
           "_arbiter_cli()\n"
           "{\n"
           "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}\n"
           "    local command=\"\" longer i\n"
           "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
           "        longer=\"${command:+$command }${COMP_WORDS[i]}\"\n"
           "        case \"$longer\" in\n"
           "            "
        + paths
        + ") command=$longer ;;\n"
          "            *) break ;;\n"
          "        esac\n"
          "    done\n"
          "    case \"$command:$prev\" in\n"
        + values
        + "    esac\n"
          "    case \"$command\" in\n"
        + cases
        + "    esac\n"
          "}\n"
          "complete -o filenames -F _arbiter_cli arbiter-cli\n";
}

} // namespace cli
