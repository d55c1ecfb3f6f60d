// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour.h"

#include "cut_desk.h"
#include "ui/action_registry.h"
#include "ui/widgets/table_view.h"

#include <QAction>
#include <QApplication>
#include <QDialog>

using namespace Qt::Literals::StringLiterals;

namespace testing {

namespace {

/// As large as a screen that needs letters of twice the size is in its own pixels.
constexpr QSize screen(1920, 1080);

class Guide {
public:
    using Visit = std::function<void(QWidget &, Desk &)>;

    Guide(Desk &desk, const Visit &visit) : m_desk(desk), m_visit(visit)
    {
        m_desk.window.resize(screen);
        m_desk.prompts.visitor = [this](QDialog &dialog) {
            dialog.show();
            QApplication::processEvents();
            m_visit(dialog, m_desk);
        };
    }

    void everyPage()
    {
        for (const auto *action : pages()) {
            go(*action);
            m_visit(m_desk.window, m_desk);
        }
    }

    void everyDialog()
    {
        QSet<QString> shown;
        for (const auto *page : pages()) {
            go(*page);
            for (auto *action : m_desk.window.actions().all()) {
                selectSomething();
                if (!action->isEnabled() || !action->text().contains(u'…')
                    || shown.contains(action->objectName()))
                    continue;
                shown.insert(action->objectName());
                action->trigger();
                QApplication::processEvents();
                if (!m_desk.window.eventView())
                    return;
                m_visit(m_desk.window, m_desk); // it may have shown something in the page
                m_desk.key(Qt::Key_Escape);
                go(*page);
            }
        }
    }

    void dialogsWithoutEvent()
    {
        m_visit(m_desk.window, m_desk);
        for (auto *action : m_desk.window.actions().all()) {
            if (action->isEnabled() && action->text().contains(u'…'))
                action->trigger();
        }
    }

private:
    [[nodiscard]] QList<QAction *> pages() const
    {
        QList<QAction *> found;
        for (auto *action : m_desk.window.actions().all()) {
            if (action->objectName().startsWith("page."_L1) && action->isEnabled())
                found.append(action);
        }
        return found;
    }

    void go(const QAction &page)
    {
        m_desk.act(page.objectName().toLatin1().constData());
        QApplication::processEvents();
    }

    void selectSomething()
    {
        for (auto *table : m_desk.window.findChildren<ui::TableView *>()) {
            if (table->isVisible() && table->model() && table->model()->rowCount() > 0
                && table->selectionModel()->selectedRows().isEmpty())
                table->pick(0);
        }
    }

    Desk &m_desk;
    const Visit &m_visit;
};

} // namespace

void tour(const std::function<void(QWidget &, Desk &)> &visit)
{
    {
        Desk desk;
        Guide(desk, visit).dialogsWithoutEvent();
    }
    {
        Desk desk; // nobody is registered
        Guide guide(desk, visit);
        desk.createEvent(u"Quiet Evening"_s);
        guide.everyPage();
    }
    {
        Desk desk; // in the middle of a round, then between two
        Guide guide(desk, visit);
        desk.act("file.demo");
        guide.everyPage();
        guide.everyDialog();
        desk.act("page.round");
        desk.reportAll(u"1-1"_s);
        guide.everyDialog();
    }
    {
        Desk desk;
        Guide guide(desk, visit);
        desk.createEvent(u"Harbour Draft"_s, u"draft-full"_s);
        desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s, u"Elder"_s});
        guide.everyPage();
        guide.everyDialog();
    }
    {
        CutDesk desk(8);
        Guide guide(desk, visit);
        desk.playUntil(6);
        guide.everyPage();
        guide.everyDialog();
    }
}

} // namespace testing
