// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Event files whose facts were changed and whose hashes fit, opened in the window.
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "core/random.h"
#include "support/forged_file.h"
#include "support/temp_folder.h"
#include "ui/acts/action_registry.h"
#include "ui/words/text.h"

#include <QAction>
#include <QApplication>

using testing::Desk;

namespace {

int visitEveryPage(Desk &desk)
{
    int visited = 0;
    for (auto *action : desk.window.actions().all()) {
        if (!action->objectName().startsWith(u"page.") || !action->isEnabled())
            continue;
        action->trigger();
        QApplication::processEvents();
        REQUIRE(desk.window.eventView() != nullptr);
        ++visited;
    }
    return visited;
}

} // namespace

TEST_CASE("a forged event opens with all its pages, or the window says in a sentence why not")
{
    const auto sound = support::soundJournals(7);
    const support::TempFolder folder;
    const support::ForgedFile file(folder / "forged.arbiter");
    const QString path = ui::pathText(file.path());
    Desk desk;
    int opened = 0;
    int refused = 0;
    for (std::uint64_t i = 0; i < 4 * sound.size(); ++i) {
        INFO("forged journal " << i);
        core::Random random(core::deriveSeed(29, i));
        support::ForgedJournal journal = sound[i % sound.size()];
        support::forge(journal, sound,
                       [&random](std::uint32_t bound) { return random.below(bound); });
        file.write(journal);
        const std::string before = support::bytesOf(file.path());
        desk.prompts.paths.push_back(path);
        desk.act("file.open");
        QApplication::processEvents();
        if (desk.window.eventView() == nullptr) {
            ++refused;
            const QString said = desk.message();
            INFO(said);
            CHECK(said.endsWith(u'.'));
            CHECK_FALSE(said.contains(u'\n'));
            CHECK(support::bytesOf(file.path()) == before);
            continue;
        }
        ++opened;
        CHECK(visitEveryPage(desk) > 5);
        desk.act("file.close");
        desk.prompts.asked.clear();
    }
    CHECK(opened > 0);
    CHECK(refused > 0);
}
