// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "phones/browser.h"

namespace phones {

struct Screen {
    int width = 360;
    int height = 740;
    bool isPhone = true;
    bool scripts = true;
    bool dark = false;
    std::string language = "en";
};

inline const Screen desktopScreen{1280, 800, false};

/// Somebody with a phone, or at a screen.
class Visitor {
public:
    Visitor(Browser &browser, Screen screen);
    Visitor(const Visitor &) = delete;
    Visitor &operator=(const Visitor &) = delete;
    ~Visitor();

    /// Waits until the page is there, as do the acts that follow.
    void open(const std::string &address);
    /// Taps the link or button of these words, by the mouse of the protocol, which needs no script;
    /// where several have them, the one of this number.
    void press(const std::string &words, int number = 1);
    /// The first of these elements, whatever it says.
    void pressFirst(const std::string &selector);
    /// Writes into the field of that name.
    void write(const std::string &name, const std::string &text);
    /// Chooses a radio button, a box to tick or an entry of a list, by its value.
    void choose(const std::string &name, const std::string &value);

    /// Whether these words can be read on the page, now or within five seconds.
    [[nodiscard]] bool sees(const std::string &words);
    [[nodiscard]] std::string text();
    /// Of the first of these elements.
    [[nodiscard]] std::string firstWords(const std::string &selector);
    [[nodiscard]] std::string address();
    /// The colours of the phone.
    void setDark(bool dark);
    /// What is wrong with how the page looks: wider than the screen, letters or targets too small,
    /// too little contrast. Empty when nothing is.
    [[nodiscard]] std::string complaints();
    /// The whole page as a picture.
    void picture(const std::filesystem::path &path);

private:
    core::Json call(std::string_view method, core::Json parameters = core::Json::object({}));
    [[nodiscard]] core::Json asked(const std::string &script);
    [[nodiscard]] core::Json evaluated(const std::string &script);
    /// The middle of what the script finds, scrolled into the screen; throws where it is none.
    void click(const std::string &finder, const std::string &what);
    void awaitLoad(int before);

    Browser &m_browser;
    Screen m_screen;
    std::string m_context;
    std::string m_target;
    std::string m_session;
};

} // namespace phones
