// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/batch_request.h"

#include "core/text.h"

#include "cli/lookup.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace cli {

namespace {

using core::Json;

constexpr std::string_view lineShape = R"({"command":"standings","args":{"event":"cup.arbiter"}})";

/// Raised inside readBatchRequest() only.
struct BadLine {
    std::string message;
};

const CLI::Option *findOption(const CLI::App &command, const std::string &key)
{
    for (const CLI::Option *option : command.get_options()) {
        if (option->check_lname(key) && key != "help" && key != "json")
            return option;
        if (option->get_positional() && core::folded(option->get_name(true)) == core::folded(key))
            return option;
    }
    return nullptr;
}

std::string word(const std::string &key, const Json &value)
{
    if (const auto *text = value.asString())
        return *text;
    if (const auto *number = value.asInteger())
        return std::to_string(*number);
    if (const auto *decimal = value.asDecimal())
        return decimal->text;
    throw BadLine{"args." + key + ": expected a text or a number, found " + core::dump(value)
                  + "."};
}

class ArgumentWriter {
public:
    explicit ArgumentWriter(BatchRequest &request) : m_request(request) { }

    void write(const std::string &key, const CLI::Option &option, const Json &value)
    {
        if (value.isNull())
            return;
        if (option.get_items_expected_max() == 0)
            writeFlag(key, value);
        else if (option.get_positional())
            m_positionals.push_back(word(key, value));
        else if (option.get_type_size_max() == 2)
            writePairs(key, value);
        else if (const auto *items = value.asArray())
            for (const Json &item : *items)
                writeOption(key, {word(key, item)});
        else
            writeOption(key, {word(key, value)});
    }

    /// What stands behind "--" is never read as an option.
    void finish()
    {
        m_request.args.emplace_back("--json");
        m_request.args.emplace_back("--");
        std::ranges::move(m_positionals, std::back_inserter(m_request.args));
    }

private:
    void writeFlag(const std::string &key, const Json &value)
    {
        const bool *set = value.asBool();
        if (!set)
            throw BadLine{"args." + key + ": expected true or false, found " + core::dump(value)
                          + "."};
        if (*set)
            m_request.args.push_back("--" + key);
    }

    void writePairs(const std::string &key, const Json &value)
    {
        if (const auto *members = value.asObject()) {
            for (const auto &[first, second] : *members)
                writeOption(key, {first, word(key, second)});
            return;
        }
        const auto *items = value.asArray();
        const bool one = items && items->size() == 2 && !items->front().asArray();
        if (one) {
            writeOption(key, {word(key, items->front()), word(key, items->back())});
            return;
        }
        if (!items)
            throw BadLine{"args." + key + ": expected [\"A\",\"B\"], found " + core::dump(value)
                          + "."};
        for (const Json &item : *items) {
            const auto *pair = item.asArray();
            if (!pair || pair->size() != 2)
                throw BadLine{"args." + key + ": expected [\"A\",\"B\"], found " + core::dump(item)
                              + "."};
            writeOption(key, {word(key, pair->front()), word(key, pair->back())});
        }
    }

    void writeOption(const std::string &key, std::initializer_list<std::string> values)
    {
        // Joined, so that a value may begin with a dash; an empty one would be taken for none.
        if (values.size() == 1 && !values.begin()->empty()) {
            m_request.args.push_back("--" + key + "=" + *values.begin());
            return;
        }
        m_request.args.push_back("--" + key);
        m_request.args.insert(m_request.args.end(), values);
    }

    BatchRequest &m_request;
    std::vector<std::string> m_positionals;
};

BatchRequest translate(const CommandTree &tree, const Json &line)
{
    const Json *name = line.find("command");
    if (!name || !name->asString())
        throw BadLine{"Expected a line such as " + std::string(lineShape) + "."};
    const CLI::App *command = tree.find(*name->asString());
    if (!command)
        throw BadLine{"\"" + *name->asString()
                      + "\" is not a command; see \"arbiter-cli --help\"."};
    if (*name->asString() == "batch")
        throw BadLine{"A batch cannot hold a batch; write its commands as lines of this one."};
    BatchRequest request;
    request.args = CLI::detail::split(*name->asString(), ' ');
    ArgumentWriter writer(request);
    const auto write = [&](const std::string &prefix, const std::string &key, const Json &value) {
        if (const CLI::Option *option = findOption(*command, key))
            writer.write(key, *option, value);
        else
            request.warnings.push_back("unknown key \"" + prefix + key + "\"");
    };
    for (const auto &[key, value] : *line.asObject())
        if (key != "command" && key != "args")
            write("", key, value);
    if (const Json *args = line.find("args")) {
        if (!args->asObject())
            throw BadLine{"args: expected an object, found " + core::dump(*args) + "."};
        for (const auto &[key, value] : *args->asObject())
            write("args.", key, value);
    }
    writer.finish();
    return request;
}

} // namespace

core::Expected<BatchRequest, app::Failure> readBatchRequest(const CommandTree &tree,
                                                            std::string_view line)
{
    const auto json = core::parseJson(line);
    if (!json)
        return core::unexpected(badInput("Not a JSON document, at column "
                                         + std::to_string(json.error().column) + ": "
                                         + json.error().problem + "."));
    try {
        return translate(tree, *json);
    } catch (const BadLine &bad) {
        return core::unexpected(badInput(bad.message));
    }
}

} // namespace cli
