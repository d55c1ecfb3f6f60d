// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/batch_request.h"

#include "core/text.h"

#include "cli/lookup.h"

#include <algorithm>
#include <iterator>
#include <sstream>

namespace cli {

namespace {

using core::Json;

constexpr std::string_view lineShape = R"({"command":"standings","args":{"event":"cup.arbiter"}})";

/// Raised inside readBatchRequest() only.
struct BadLine {
    std::string message;
};

/// What a key stands for, and whether that has no name on the command line.
struct Parameter {
    const DescribedOption *option = nullptr;
    bool isArgument = false;
};

std::optional<Parameter> findParameter(const DescribedCommand &command, const std::string &key)
{
    if (key != "help" && key != "json")
        for (const DescribedOption &option : command.options)
            if (std::ranges::find(option.names, "--" + key) != option.names.end())
                return Parameter{&option, false};
    for (const DescribedOption &argument : command.arguments)
        if (core::folded(argument.names.front()) == core::folded(key))
            return Parameter{&argument, true};
    return std::nullopt;
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

    void write(const std::string &key, const Parameter &parameter, const Json &value)
    {
        if (value.isNull())
            return;
        if (parameter.isArgument)
            m_positionals.push_back(word(key, value));
        else if (parameter.option->values == 0)
            writeFlag(key, value);
        else if (parameter.option->values == 2)
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
    const auto command = tree.described(*name->asString());
    if (!command)
        throw BadLine{"\"" + *name->asString()
                      + "\" is not a command; see \"arbiter-cli --help\"."};
    if (*name->asString() == "batch")
        throw BadLine{"A batch cannot hold a batch; write its commands as lines of this one."};
    BatchRequest request;
    std::istringstream words(*name->asString());
    request.args.assign(std::istream_iterator<std::string>(words), {});
    ArgumentWriter writer(request);
    const auto write = [&](const std::string &prefix, const std::string &key, const Json &value) {
        if (const auto parameter = findParameter(*command, key))
            writer.write(key, *parameter, value);
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
