// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_tree.h"

namespace cli {

namespace {

/// Text as roff shows it: no line may begin with a dot or an apostrophe, a hyphen is a minus.
std::string roff(std::string_view text)
{
    std::string result;
    bool lineStart = true;
    for (const char c : text) {
        if (lineStart && (c == '.' || c == '\''))
            result += "\\&";
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else
            result += c;
        lineStart = c == '\n';
    }
    return result;
}

std::string bold(std::string_view text) { return "\\fB" + roff(text) + "\\fR"; }

std::string optionEntry(const DescribedOption &option)
{
    std::string heads;
    for (const std::string &name : option.names)
        heads += (heads.empty() ? "" : ", ") + bold(name);
    if (!option.label.empty())
        heads += " \\fI" + roff(option.label) + "\\fR";
    std::string text = option.description;
    if (text.find_last_of(".;?") + 1 != text.size())
        text += ".";
    if (option.required)
        text += " Required.";
    // "N|auto" says them already.
    if (!option.words.empty() && option.label.find('|') == std::string::npos) {
        text += " Values:";
        for (std::size_t i = 0; i < option.words.size(); ++i)
            text += (i == 0 ? " " : ", ") + option.words[i];
        text += ".";
    }
    return ".TP\n" + heads + "\n" + roff(text) + "\n";
}

std::string synopsis(const DescribedCommand &command)
{
    std::string text = bold("arbiter-cli " + command.path);
    for (const DescribedOption &argument : command.arguments)
        text += " \\fI" + roff(argument.names.front()) + "\\fR";
    for (const DescribedOption &option : command.options) {
        if (option.required)
            text += " " + bold(option.names.back()) + " \\fI" + roff(option.label) + "\\fR";
    }
    return text + " [options]\n";
}

std::string commandSection(const DescribedCommand &command)
{
    std::string text = ".SS " + roff(command.path) + "\n" + synopsis(command) + ".PP\n"
        + roff(command.description) + ".\n";
    for (const DescribedOption &argument : command.arguments)
        text += optionEntry(argument);
    for (const DescribedOption &option : command.options) {
        // The same on every command, said once above.
        if (option.names.back() != "--help" && option.names.back() != "--json")
            text += optionEntry(option);
    }
    return text + ".PP\nExample:\n.PP\n.nf\n.RS\n" + roff(command.example) + "\n.RE\n.fi\n";
}

constexpr std::string_view tail = R"(.SH EXIT STATUS
.TP
.B 0
Done.
.TP
.B 1
Refused by a rule, or a file that \fBverify\fR found not sound; the reason is on standard output,
as JSON with \fB\-\-json\fR.
.TP
.B 2
Bad usage or unreadable input; one line on standard error.
.TP
.B 3
The environment is broken: a full disk, a locked file; one line on standard error.
.SH ENVIRONMENT
.TP
.B ARBITER_ACTOR
Who sits at the desk, as the log shows it; the name of the user if not set.
.TP
.B XDG_DATA_HOME
Backups of events go to \fIarbiter/backups\fR below it, and rules profiles of your own are read
from \fIarbiter/profiles\fR; \fI~/.local/share\fR if not set.
)";

} // namespace

std::string manPage(const CommandTree &tree)
{
    std::string text =
        ".\\\" SPDX-License-Identifier: GPL-3.0-or-later\n"
        ".\\\" Written by \"arbiter-cli man\".\n"
        ".TH ARBITER\\-CLI 1 \"\" \"Arbiter " ARBITER_VERSION "\" \"User Commands\"\n"
        ".SH NAME\n"
        "arbiter\\-cli \\- run tournaments of Android: Netrunner from the command line\n"
        ".SH SYNOPSIS\n"
        ".B arbiter\\-cli\n"
        ".I COMMAND\n"
        "[\\fIARGUMENTS\\fR] [\\fIOPTIONS\\fR]\n"
        ".SH DESCRIPTION\n"
        "Does without a window what the Arbiter desktop does, on the same event files.\n"
        "Every command knows \\fB\\-\\-help\\fR, and with \\fB\\-\\-json\\fR prints one JSON\n"
        "document instead of text.\n"
        ".SH COMMANDS\n";
    for (const DescribedCommand &command : tree.described()) {
        if (command.children.empty())
            text += commandSection(command);
    }
    return text + std::string(tail);
}

} // namespace cli
