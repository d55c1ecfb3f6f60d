// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What of the window follows the settings: theme, letters, language, toolbar.
#include "main_window.h"

#include "ui/acts/action_icons.h"
#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/look/desktop_theme.h"
#include "ui/look/language.h"
#include "ui/window/tool_bar.h"

#include <algorithm>

#include <QAction>
#include <QActionGroup>
#include <QGuiApplication>

namespace ui {

void MainWindow::connectAppearance()
{
    m_actions->action(act::toolBar)->setChecked(m_settings.toolBar);
    m_bar->setVisible(m_settings.toolBar);
    m_actions->handle(act::toolBar, *this, [this](bool shown) {
        m_settings.toolBar = shown;
        m_bar->setVisible(shown);
        writeSettings(m_services.settingsFile, m_settings);
    });
    auto *themes = new QActionGroup(this);
    for (const auto &[id, theme] :
         {std::pair(act::themeSystem, Theme::System), std::pair(act::themeLight, Theme::Light),
          std::pair(act::themeDark, Theme::Dark)}) {
        auto *action = themes->addAction(m_actions->action(id));
        action->setChecked(m_settings.theme == theme);
        m_actions->handle(id, *this, [this, theme = theme] { chooseTheme(theme); });
    }
    connect(m_desktop, &DesktopTheme::changed, this, [this] { chooseTheme(m_settings.theme); });
    for (const auto &[id, step] :
         {std::pair(act::lettersLarger, lettersStep), std::pair(act::lettersSmaller, -lettersStep)})
        m_actions->handle(id, *this,
                          [this, step = step] { chooseLetters(m_settings.letters + step); });
    m_actions->handle(act::lettersNatural, *this, [this] { chooseLetters(smallestLetters); });
}

void MainWindow::connectLanguages()
{
    auto *group = new QActionGroup(this);
    const auto offer = [this, group](QLatin1StringView id, const QString &code) {
        auto *action = group->addAction(m_actions->action(id));
        action->setChecked(m_settings.language == code);
        m_actions->handle(id, *this, [this, code] {
            m_settings.language = code;
            writeSettings(m_services.settingsFile, m_settings);
            Q_EMIT languageChosen();
        });
    };
    offer(act::languageSystem, {});
    for (const auto &language : languages())
        offer(language.action, language.code);
}

void MainWindow::chooseTheme(Theme theme)
{
    m_settings.theme = theme;
    applyTheme(theme, m_desktop->dark());
    giveIcons(*m_actions, QGuiApplication::palette());
    remake();
}

void MainWindow::chooseLetters(int percent)
{
    m_settings.letters = std::clamp(percent, smallestLetters, largestLetters);
    applyLetters(m_settings.letters);
    remake();
}

} // namespace ui
