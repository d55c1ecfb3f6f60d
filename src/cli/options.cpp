// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options.h"

#include "app/session/seal.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

namespace cli {

namespace {

template <class Number>
std::optional<Number> readNumber(std::string_view text)
{
    Number value{};
    const char *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || stop != end || text.empty())
        return std::nullopt;
    return value;
}

std::optional<tournament::TimedScore> readTimedScore(std::string_view text)
{
    std::array<int, 3> points{};
    for (std::size_t i = 0; i < points.size(); ++i) {
        const bool last = i + 1 == points.size();
        const std::size_t end = last ? text.size() : text.find('-');
        if (end == std::string_view::npos)
            return std::nullopt;
        const auto number = readNumber<unsigned char>(text.substr(0, end));
        if (!number)
            return std::nullopt;
        points[i] = *number;
        text.remove_prefix(last ? end : end + 1);
    }
    return tournament::TimedScore{points[0], points[1], points[2]};
}

std::vector<std::string> profileIds()
{
    std::vector<std::string> ids;
    for (const tournament::Profile &known : tournament::profiles())
        ids.push_back(known.id);
    return ids;
}

} // namespace

CLI::Option &argument(CLI::App &command, const std::string &name, std::string &value,
                      const std::string &description)
{
    return *command.add_option(name, value, description)->required()->type_name("");
}

CLI::Option &optionalArgument(CLI::App &command, const std::string &name, std::string &value,
                              const std::string &description)
{
    return *command.add_option(name, value, description)->type_name("");
}

CLI::Option &arguments(CLI::App &command, const std::string &name, std::vector<std::string> &values,
                       const std::string &description)
{
    return *command.add_option(name, values, description)->required()->type_name("");
}

CLI::Option &eventArgument(CLI::App &command, std::string &path)
{
    return argument(command, "EVENT", path,
                    "The event file (.arbiter), or the address of a shared event");
}

CLI::Option &text(CLI::App &command, const std::string &name, std::optional<std::string> &value,
                  const std::string &label, const std::string &description)
{
    // Not bound to the optional itself: CLI11 would read "" as "not given".
    return *command
                .add_option_function<std::string>(
                    name, [&value](const std::string &given) { value = given; }, description)
                ->type_name(label);
}

CLI::Option &texts(CLI::App &command, const std::string &name, std::vector<std::string> &values,
                   const std::string &label, const std::string &description)
{
    return *command.add_option(name, values, description)
                ->type_name(label)
                ->allow_extra_args(false);
}

CLI::Option &words(CLI::App &command, const std::string &name, std::vector<std::string> &values,
                   const std::string &label, const std::string &description)
{
    return *command.add_option(name, values, description)->type_name(label);
}

CLI::Option &pair(CLI::App &command, const std::string &name,
                  std::pair<std::string, std::string> &value, const std::string &label,
                  const std::string &description)
{
    return *command.add_option(name, value, description)->type_name(label);
}

CLI::Option &pairs(CLI::App &command, const std::string &name,
                   std::vector<std::pair<std::string, std::string>> &values,
                   const std::string &label, const std::string &description)
{
    return *command.add_option(name, values, description)
                ->type_name(label)
                ->allow_extra_args(false);
}

void flag(CLI::App &command, const std::string &name, bool &value, const std::string &description,
          const std::string &needs)
{
    CLI::Option *option = command.add_flag(name, value, description);
    if (!needs.empty())
        option->needs(command.get_option(needs));
}

void flag(CLI::App &command, const std::string &name, const std::function<void()> &given,
          const std::string &description)
{
    command.add_flag_callback(name, given, description);
}

CLI::Option &require(CLI::Option &option) { return *option.required(); }

CLI::Option &number(CLI::App &command, const std::string &name, std::optional<int> &value,
                    int least, int most, const std::string &description)
{
    CLI::Option *option = command.add_option_function<std::string>(
        name, [&value](const std::string &given) { value = readNumber<int>(given); }, description);
    option->check([least, most](const std::string &given) -> std::string {
        const auto read = readNumber<int>(given);
        if (read && *read >= least && *read <= most)
            return {};
        const std::string range = most == std::numeric_limits<int>::max()
            ? "from " + std::to_string(least)
            : "from " + std::to_string(least) + " to " + std::to_string(most);
        return "expected a whole number " + range + ", found \"" + given + "\"";
    });
    return *option->type_name("N");
}

CLI::Option &roundOption(CLI::App &command, std::optional<int> &value)
{
    return number(command, "--round", value, 1, 999, "The round; the last if not given");
}

CLI::Option &seed(CLI::App &command, std::optional<std::uint64_t> &value,
                  const std::string &description)
{
    CLI::Option *option = command.add_option_function<std::string>(
        "--seed", [&value](const std::string &given) { value = readNumber<std::uint64_t>(given); },
        description);
    option->check([](const std::string &given) -> std::string {
        if (readNumber<std::uint64_t>(given))
            return {};
        return "expected a whole number from 0 to 18446744073709551615, found \"" + given + "\"";
    });
    return *option->type_name("N");
}

CLI::Option &profile(CommandTree &tree, CLI::App &command, std::optional<std::string> &value,
                     const std::string &description)
{
    CLI::Option &option = text(command, "--profile", value, "PROFILE", description);
    tree.offer(option, profileIds());
    return option;
}

CLI::Option &seal(CLI::App &command, std::optional<std::string> &value,
                  const std::string &description)
{
    return *text(command, "--seal", value, "SEAL", description)
                .check([](const std::string &given) -> std::string {
                    if (app::sealDigits(given))
                        return {};
                    return "expected 16 to 64 digits 0 to 9 and a to f, blanks and dashes between "
                           "them, found \""
                        + given + "\"";
                });
}

CLI::Option &timedScore(CLI::App &command, std::optional<tournament::TimedScore> &value)
{
    CLI::Option *option = command.add_option_function<std::string>(
        "--timed", [&value](const std::string &given) { value = readTimedScore(given); },
        "What a game is worth when time is called, for the player ahead, the one behind, and both "
        "when equal; where the profile leaves it to the organizer");
    option->check([](const std::string &given) -> std::string {
        if (readTimedScore(given))
            return {};
        return "expected three numbers of points such as 2-0-1, found \"" + given + "\"";
    });
    return *option->type_name("AHEAD-BEHIND-EQUAL");
}

CLI::Option &numberOr(CommandTree &tree, CLI::App &command, const std::string &name,
                      std::optional<NumberOrWord> &value, std::vector<std::string> words,
                      const std::string &description)
{
    CLI::Option *option = command.add_option_function<std::string>(
        name,
        [&value](const std::string &given) {
            const auto number = readNumber<int>(given);
            value = NumberOrWord{number, number ? std::string() : given};
        },
        description);
    std::string label = "N";
    for (const std::string &word : words)
        label += "|" + word;
    option->check([words, label](const std::string &given) -> std::string {
        const auto number = readNumber<int>(given);
        if ((number && *number >= 0) || std::ranges::find(words, given) != words.end())
            return {};
        return "expected " + label + " (N a whole number), found \"" + given + "\"";
    });
    tree.offer(*option, std::move(words));
    return *option->type_name(label);
}

} // namespace cli
