// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones/visitor.h"

#include <chrono>
#include <fstream>
#include <stdexcept>
#include <thread>

#include <sodium.h>

namespace phones {

using core::Json;

namespace {

constexpr int look = 20; ///< milliseconds
constexpr std::chrono::seconds longestLoad{20};

const std::string &member(const Json &json, std::string_view key)
{
    const auto *found = json.find(key);
    if (!found || !found->asString())
        throw std::runtime_error("the browser does not say its " + std::string(key));
    return *found->asString();
}

/// Letters of 16 pixels, targets of 44 and the contrasts of WCAG 2.1 (AA: 1.4.3, 1.4.11) are what
/// the design asks for. A link within a sentence or a cell of a table may be as wide as its words;
/// what stands in a label is as large a target as the label.
constexpr const char *complaintsScript = R"((() => {
  const said = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width)
    said.push('wider than the screen: ' + document.documentElement.scrollWidth + ' of ' + width);
  const channels = colour => colour.match(/[\d.]+/g).map(Number);
  const luminance = colour => {
    const [r, g, b] = channels(colour).map(c => c / 255)
      .map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => {
    const [more, less] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (more + 0.05) / (less + 0.05);
  };
  const behind = e => {
    for (let at = e; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      const [, , , alpha] = channels(colour);
      if (alpha === undefined || alpha === 1) return colour;
      if (alpha !== 0) said.push('half transparent: ' + at.tagName);
    }
    return 'rgb(255, 255, 255)';
  };
  for (const e of document.querySelectorAll('body *')) {
    const box = e.getBoundingClientRect();
    if (!box.width || !box.height || e.closest('[hidden]') || e.tagName === 'OPTION') continue;
    const look = getComputedStyle(e);
    const size = parseFloat(look.fontSize);
    const own = [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim());
    const typed = ['INPUT', 'TEXTAREA', 'SELECT'].includes(e.tagName);
    const name = e.tagName + ' "' + (e.textContent.trim() || e.name || '').slice(0, 30) + '"';
    if ((own || typed) && size < 16) said.push('small letters: ' + name + ' ' + size);
    if (own || typed) {
      const large = size >= 24 || (size >= 18.66 && Number(look.fontWeight) >= 700);
      const found = ratio(look.color, behind(e));
      if (found < (large ? 3 : 4.5)) said.push('contrast: ' + name + ' ' + found.toFixed(2));
    }
    const drawn = ['radio', 'checkbox'].includes(e.type); // by the browser
    if ((typed || e.tagName === 'BUTTON') && !drawn && ratio(look.borderTopColor, behind(e.parentElement)) < 3)
      said.push('pale border: ' + name);
    if (own && e.scrollWidth > e.clientWidth + 1 && look.display !== 'inline')
      said.push('cut: ' + name);
    if (box.right > width + 1 || box.left < -1) said.push('beside the screen: ' + name);
    const target = e.closest('label') || e;
    const area = target.getBoundingClientRect();
    if ((typed || ['A', 'BUTTON', 'SUMMARY'].includes(e.tagName))
        && (area.height < 43.5 || area.width < 43.5))
      said.push('small target: ' + name + ' ' + area.width + 'x' + area.height);
  }
  return [...new Set(said)].join('; ');
})())";

} // namespace

Visitor::Visitor(Browser &browser, Screen screen) : m_browser(browser), m_screen(std::move(screen))
{
    m_context = member(m_browser.call("Target.createBrowserContext"), "browserContextId");
    m_target = member(
        m_browser.call("Target.createTarget",
                       Json::object({{"url", "about:blank"}, {"browserContextId", m_context}})),
        "targetId");
    m_session = member(m_browser.call("Target.attachToTarget",
                                      Json::object({{"targetId", m_target}, {"flatten", true}})),
                       "sessionId");
    call("Page.enable");
    call("Emulation.setDeviceMetricsOverride",
         Json::object({{"width", m_screen.width},
                       {"height", m_screen.height},
                       {"deviceScaleFactor", 1},
                       {"mobile", m_screen.isPhone}}));
    call("Emulation.setScriptExecutionDisabled", Json::object({{"value", !m_screen.scripts}}));
    setDark(m_screen.dark);
    call("Emulation.setUserAgentOverride",
         Json::object(
             {{"userAgent", "A phone of the tests"}, {"acceptLanguage", m_screen.language}}));
}

Visitor::~Visitor()
{
    try {
        m_browser.call("Target.disposeBrowserContext",
                       Json::object({{"browserContextId", m_context}}));
    } catch (const std::runtime_error &) { // a browser that is gone is told by what came before
    }
}

void Visitor::setDark(bool dark)
{
    m_screen.dark = dark;
    call("Emulation.setEmulatedMedia",
         Json::object({{"features",
                        Json(Json::Array{Json::object({{"name", "prefers-color-scheme"},
                                                       {"value", dark ? "dark" : "light"}})})}}));
}

Json Visitor::call(std::string_view method, Json parameters)
{
    return m_browser.call(method, std::move(parameters), m_session);
}

Json Visitor::asked(const std::string &script)
{
    // A page shows news by itself and may go in the middle of the question, which changes nothing.
    constexpr int tries = 5;
    for (int i = 1;; ++i)
        try {
            return call("Runtime.evaluate",
                        Json::object({{"expression", script}, {"returnByValue", true}}));
        } catch (const std::runtime_error &error) {
            if (i == tries
                || std::string_view(error.what()).find("navigated or closed") == std::string::npos)
                throw;
        }
}

Json Visitor::evaluated(const std::string &script)
{
    const Json answer = asked(script);
    if (const auto *wrong = answer.find("exceptionDetails"))
        throw std::runtime_error("a script of the test fails: " + core::dump(*wrong));
    const auto *value = answer.find("result")->find("value");
    return value ? *value : Json();
}

void Visitor::awaitLoad(int before)
{
    const auto until = std::chrono::steady_clock::now() + longestLoad;
    while (m_browser.loads(m_session) == before) {
        if (std::chrono::steady_clock::now() > until)
            throw std::runtime_error("no page came; this one says: " + text());
        m_browser.hear(look);
    }
}

void Visitor::open(const std::string &address)
{
    const int before = m_browser.loads(m_session);
    const Json answer = call("Page.navigate", Json::object({{"url", address}}));
    if (answer.find("errorText"))
        throw std::runtime_error(address + ": " + member(answer, "errorText"));
    awaitLoad(before);
}

void Visitor::click(const std::string &finder, const std::string &what)
{
    const Json place = evaluated("(() => { const e = " + finder
                                 + "; if (!e) return null; e.scrollIntoView({block: 'center'});"
                                   "const b = e.getBoundingClientRect();"
                                   "return {x: Math.round(b.x + b.width / 2),"
                                   "y: Math.round(b.y + b.height / 2)}; })()");
    if (place.isNull())
        throw std::runtime_error("nobody can tap \"" + what + "\" here: " + text());
    for (const char *kind : {"mousePressed", "mouseReleased"})
        call("Input.dispatchMouseEvent",
             Json::object({{"type", kind},
                           {"x", *place.find("x")},
                           {"y", *place.find("y")},
                           {"button", "left"},
                           {"clickCount", 1}}));
}

void Visitor::press(const std::string &words, int number)
{
    const int before = m_browser.loads(m_session);
    click("[...document.querySelectorAll('a, button')].filter(e => e.innerText.trim() === "
              + core::jsonQuoted(words) + ")[" + std::to_string(number - 1) + "]",
          words);
    awaitLoad(before);
}

void Visitor::pressFirst(const std::string &selector)
{
    const int before = m_browser.loads(m_session);
    click("document.querySelector('" + selector + "')", selector);
    awaitLoad(before);
}

void Visitor::write(const std::string &name, const std::string &text)
{
    click("document.querySelector('main [name=" + name + "]')", name);
    call("Input.insertText", Json::object({{"text", text}}));
}

void Visitor::choose(const std::string &name, const std::string &value)
{
    const std::string field = "main [name=" + name + "]";
    const Json kind = evaluated("(document.querySelector('" + field + "') || {}).tagName");
    if (kind == Json("SELECT"))
        (void)evaluated("document.querySelector('" + field
                        + "').value = " + core::jsonQuoted(value));
    else
        click("document.querySelector('" + field + "[value=" + core::jsonQuoted(value) + "]')",
              name + " " + value);
}

bool Visitor::sees(const std::string &words)
{
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(5);
    while (text().find(words) == std::string::npos) {
        if (std::chrono::steady_clock::now() > until)
            return false;
        m_browser.hear(look);
    }
    return true;
}

std::string Visitor::text()
{
    const Json read = evaluated("document.body ? document.body.innerText : ''");
    return read.asString() ? *read.asString() : std::string();
}

std::string Visitor::firstWords(const std::string &selector)
{
    return *evaluated("(document.querySelector('" + selector + "') || {innerText: ''}).innerText")
                .asString();
}

std::string Visitor::address() { return *evaluated("location.href").asString(); }

std::string Visitor::complaints()
{
    // A page that a script went on to may be read before it has its looks.
    const auto until = std::chrono::steady_clock::now() + longestLoad;
    while (evaluated("document.readyState") != Json("complete")
           && std::chrono::steady_clock::now() < until)
        m_browser.hear(look);
    return *evaluated(complaintsScript).asString();
}

void Visitor::picture(const std::filesystem::path &path)
{
    const Json answer = call("Page.captureScreenshot",
                             Json::object({{"format", "png"}, {"captureBeyondViewport", true}}));
    const std::string &text = member(answer, "data");
    std::string bytes(text.size(), '\0');
    std::size_t size = 0;
    if (sodium_base642bin(reinterpret_cast<unsigned char *>(bytes.data()), bytes.size(),
                          text.data(), text.size(), nullptr, &size, nullptr,
                          sodium_base64_VARIANT_ORIGINAL)
        != 0)
        throw std::runtime_error("the browser gave no picture");
    bytes.resize(size);
    support::writeBytes(path, bytes);
}

} // namespace phones
