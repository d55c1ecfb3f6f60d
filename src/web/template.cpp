// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/template.h"

#include "core/embedded_file.h"
#include "core/harmless.h"

#include <algorithm>
#include <map>
#include <optional>

#include <kainjow/mustache.hpp>

namespace web {

std::span<const core::EmbeddedFile> embeddedFiles();

namespace {

using kainjow::mustache::data;
using kainjow::mustache::mustache;

/// Where the frame has its page.
constexpr std::string_view place = "{{>page}}";

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
        kainjow::mustache::list list; // which `data` copies but once
        list.reserve(items->size());
        for (const core::Json &item : *items)
            list.push_back(toData(item));
        return data(list);
    }
    if (const auto *members = json.asObject()) {
        data object(data::type::object);
        for (const auto &[name, value] : *members)
            object[name] = toData(value);
        return object;
    }
    return data(false);
}

/// A page with what it includes.
std::string textOf(std::string_view name)
{
    constexpr std::string_view form = "{{>result_form}}";
    std::string text(pageFile(std::string(name) + ".mustache"));
    if (const auto at = text.find(form); at != std::string::npos)
        text.replace(at, form.size(), pageFile("result_form.mustache"));
    return text;
}

/// What was read of templates: reading one takes longer than filling it. For one thread: filling
/// notes in the template what is wrong with it.
struct Templates {
    Templates()
    {
        const std::string_view frame = pageFile("frame.mustache");
        const auto at = std::min(frame.find(place), frame.size());
        head.emplace(std::string(frame.substr(0, at)));
        foot.emplace(std::string(frame.substr(std::min(at + place.size(), frame.size()))));
    }
    [[nodiscard]] mustache &page(std::string_view name)
    {
        const auto known = pages.find(name);
        return known != pages.end()
            ? known->second
            : pages.emplace(std::string(name), mustache(textOf(name))).first->second;
    }
    static Templates &ofThread()
    {
        thread_local Templates templates;
        return templates;
    }

    std::optional<mustache> head; ///< of the frame, ahead of the page
    std::optional<mustache> foot;
    std::map<std::string, mustache, std::less<>> pages;
};

void fill(std::string &html, mustache &page, const data &values)
{
    page.render(values, [&html](const std::string &part) { html += part; });
}

std::string filled(std::string_view name, const data &values)
{
    std::string html;
    fill(html, Templates::ofThread().page(name), values);
    return html;
}

std::string inFrame(std::string_view inside, const data &values)
{
    Templates &templates = Templates::ofThread();
    std::string html;
    constexpr std::size_t usual = 4096; // of a frame
    html.reserve(inside.size() + usual);
    fill(html, *templates.head, values);
    html += inside;
    fill(html, *templates.foot, values);
    return html;
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
    const data values = toData(view);
    return inFrame(filled(name, values), values);
}

std::string renderedInside(std::string_view name, const core::Json &view)
{
    return filled(name, toData(view));
}

std::string framed(std::string_view inside, const core::Json &view)
{
    return inFrame(inside, toData(view));
}

} // namespace web
