// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/template.h"

#include "core/embedded_file.h"
#include "core/harmless.h"

#include <algorithm>

#include <kainjow/mustache.hpp>

namespace web {

std::span<const core::EmbeddedFile> embeddedFiles();

namespace {

using kainjow::mustache::data;

data toData(const core::Json &json)
{
    if (const auto *text = json.asString())
        // To this Mustache only false is nothing.
        return text->empty() ? data(false) : data(core::isolated(*text));
    if (const auto *number = json.asInteger())
        return data(std::to_string(*number));
    if (const auto *truth = json.asBool())
        return data(*truth);
    if (const auto *items = json.asArray()) {
        data list(data::type::list);
        for (const core::Json &item : *items)
            list.push_back(toData(item));
        return list;
    }
    if (const auto *members = json.asObject()) {
        data object(data::type::object);
        for (const auto &[name, value] : *members)
            object.set(name, toData(value));
        return object;
    }
    return data(false);
}

} // namespace

std::string_view pageFile(std::string_view name)
{
    const auto files = embeddedFiles();
    const auto found = std::ranges::find(files, name, &core::EmbeddedFile::name);
    return found == files.end() ? std::string_view() : found->text;
}

std::string rendered(std::string_view name, const core::Json &view)
{
    data values = toData(view);
    const std::string page = std::string(name) + ".mustache";
    values.set("page", kainjow::mustache::partial([&] { return std::string(pageFile(page)); }));
    values.set("result_form", kainjow::mustache::partial([] {
                   return std::string(pageFile("result_form.mustache"));
               }));
    return kainjow::mustache::mustache(std::string(pageFile("frame.mustache"))).render(values);
}

} // namespace web
