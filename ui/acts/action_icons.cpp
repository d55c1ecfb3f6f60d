// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "action_icons.h"

#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/look/icon.h"

#include <array>

#include <QAction>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct IconOfAction {
    QLatin1StringView action;
    const char *own;
    const char *theme =
        ""; ///< after the Icon Naming Specification; empty: what we do has no name there
};

constexpr std::array iconsOfActions{
    IconOfAction{act::newEvent, "file-new", "document-new"},
    IconOfAction{act::openEvent, "file-open", "document-open"},
    IconOfAction{act::importEvent, "file-import", "document-import"},
    IconOfAction{act::exportEvent, "file-export", "document-export"},
    IconOfAction{act::print, "print", "document-print"},
    IconOfAction{act::saveCopy, "file-copy", "document-save-as"},
    IconOfAction{act::closeEvent, "close", "document-close"},
    IconOfAction{act::quit, "quit", "application-exit"},
    IconOfAction{act::undo, "undo", "edit-undo"},
    IconOfAction{act::redo, "redo", "edit-redo"},
    IconOfAction{act::find, "find", "edit-find"},
    IconOfAction{act::eventDetails, "edit", "document-properties"},
    IconOfAction{act::playerAdd, "player-add", "contact-new"},
    IconOfAction{act::playerPaste, "paste", "edit-paste"},
    IconOfAction{act::playerEdit, "edit", "document-edit"},
    IconOfAction{act::playerDrop, "player-drop"},
    IconOfAction{act::playerRemove, "remove", "edit-delete"},
    IconOfAction{act::penalty, "penalty"},
    IconOfAction{act::deckPaste, "paste", "edit-paste"},
    IconOfAction{act::deckOpen, "file-open", "document-open"},
    IconOfAction{act::deckSubmit, "check", "dialog-ok-apply"},
    IconOfAction{act::deckWithdraw, "remove", "edit-delete"},
    IconOfAction{act::deckExport, "file-export", "document-export"},
    IconOfAction{act::deckPrint, "print", "document-print"},
    IconOfAction{act::deckLock, "lock", "object-locked"},
    IconOfAction{act::roundPair, "pair"},
    IconOfAction{act::roundSwap, "swap"},
    IconOfAction{act::resultEnter, "result"},
    IconOfAction{act::resultClear, "remove", "edit-delete"},
    IconOfAction{act::clockRun, "clock", "chronometer"},
    IconOfAction{act::cutStart, "cut"},
    IconOfAction{act::wallShow, "page-projector", "video-display"},
    IconOfAction{act::phonesOn, "page-phones"},
    IconOfAction{act::phonesAccept, "check", "dialog-ok-apply"},
    IconOfAction{act::phonesRefuse, "remove", "edit-delete"},
    IconOfAction{act::phonesCards, "print", "document-print"},
    IconOfAction{act::rulesDesk, "rules"},
    IconOfAction{act::rulesTiming, "timing"},
    IconOfAction{act::rulesAsk, "ask"},
    IconOfAction{act::rulesPrint, "print", "document-print"},
    IconOfAction{act::rulingRecord, "ruling"},
    IconOfAction{act::lettersLarger, "larger", "zoom-in"},
    IconOfAction{act::lettersSmaller, "smaller", "zoom-out"},
    IconOfAction{act::palette, "palette"},
    IconOfAction{act::keys, "keys", "input-keyboard"},
    IconOfAction{act::about, "about", "help-about"},
};

} // namespace

void giveIcons(const ActionRegistry &actions, const QPalette &palette)
{
    for (const auto &[action, own, theme] : iconsOfActions)
        actions.action(action)->setIcon(
            iconFor(QString::fromLatin1(theme), QString::fromLatin1(own), palette));
    // Each page has the drawing that its id names. A theme could have but some of them, and a list
    // of two styles looks like none.
    for (QAction *page : actions.all())
        if (page->objectName().startsWith("page."_L1))
            page->setIcon(iconFor({}, page->objectName().replace(u'.', u'-'), palette));
}

} // namespace ui
