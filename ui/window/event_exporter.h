// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace app {
class Session;
}

namespace ui {

class MessageBar;
class Prompts;

/// Asks what to write and where, writes it and says where it went, or why not.
void exportEvent(const app::Session &session, Prompts &prompts, MessageBar &messages,
                 QWidget *window);

} // namespace ui
