// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/day/tour.h"

#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/acts/odds_work.h"
#include "ui/cut_desk.h"
#include "ui/qt_catch.h"
#include "ui/widgets/table_view.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QTest>

using namespace Qt::Literals::StringLiterals;

namespace testing {

namespace {

/// What makes a window wider than its screen: the widgets that ask for most room, by name.
QString widest(const QWidget &root)
{
    QStringList names;
    const auto all = root.findChildren<QWidget *>();
    for (const auto *widget : all)
        if (widget->isVisible() && widget->minimumSizeHint().width() > root.width() / 2
            && !widget->objectName().startsWith(u"qt_"_s))
            names.append(
                u"%1 %2"_s.arg(widget->objectName()).arg(widget->minimumSizeHint().width()));
    return names.join(u", "_s);
}

/// Most that show something say so by an ellipsis; these two only tell.
bool showsSomething(const QAction &action)
{
    return action.text().contains(u'…') || action.objectName() == ui::act::keys
        || action.objectName() == ui::act::about;
}

class Guide {
public:
    using Visit = std::function<void(QWidget &, Desk &)>;

    Guide(Desk &desk, const QSize &screen, const Visit &visit, Painted painted = Painted::Yes)
        : m_desk(desk), m_screen(screen), m_visit(visit)
    {
        m_desk.window.resize(screen);
        m_desk.window.setUpdatesEnabled(painted == Painted::Yes);
        m_desk.prompts.visitor = [this, painted](QDialog &dialog) {
            dialog.setUpdatesEnabled(painted == Painted::Yes);
            dialog.show();
            look(dialog);
        };
    }

    void measureNothing() { m_measures = false; }

    void everyPage()
    {
        for (const auto *action : pages()) {
            go(*action);
            look();
        }
    }

    void everyDialog()
    {
        QSet<QString> shown;
        for (const auto *page : pages()) {
            go(*page);
            for (auto *action : m_desk.window.actions().all()) {
                selectSomething();
                if (!action->isEnabled() || !showsSomething(*action)
                    || shown.contains(action->objectName()))
                    continue;
                shown.insert(action->objectName());
                action->trigger();
                if (!m_desk.window.eventView())
                    return;
                look(); // it may have shown something in the page
                m_desk.key(Qt::Key_Escape);
                go(*page);
            }
        }
    }

    void dialogsWithoutEvent()
    {
        look();
        for (auto *action : m_desk.window.actions().all()) {
            if (action->isEnabled() && showsSomething(*action))
                action->trigger();
        }
        look(); // with what the last one said
    }

    void look() { look(m_desk.window); }

    /// A search, an entry, a card, a run on its way, two versions side by side.
    void rulesDesk()
    {
        m_desk.act("rules.desk");
        look();
        m_desk.type(u"siphon decline"_s);
        look();
        m_desk.key(Qt::Key_Return);
        look();
        m_desk.find<QLineEdit>("rulesLine").setText(u"parasite"_s);
        m_desk.key(Qt::Key_Return);
        look();
        m_desk.act("rules.timing");
        m_desk.key(Qt::Key_Down);
        look();
        m_desk.find<QComboBox>("timingCompared").setCurrentIndex(2);
        look();
        m_desk.act("rules.desk");
    }

    void everyPlot()
    {
        m_desk.act("page.statistics");
        auto &views = m_desk.find<QComboBox>("statisticsView");
        for (int view = 0; view < views.count(); ++view) {
            views.setCurrentIndex(view);
            look();
        }
    }

    void odds()
    {
        m_desk.act("page.odds");
        m_desk.act("odds.run");
        look();
        const auto &work = m_desk.window.eventView()->document().oddsWork();
        if (!QTest::qWaitFor([&] { return work.state() == ui::OddsWork::State::Done; }, 120000))
            throw std::runtime_error("the odds take too long");
        m_desk.select("oddsTable", {0});
        look();
        m_desk.act("standings.odds");
        m_desk.act("page.standings");
        look();
    }

    /// A list in the slot of its side, not taken yet, then taken.
    void list(const QString &text)
    {
        m_desk.act("page.decks");
        QGuiApplication::clipboard()->setText(text);
        m_desk.act("deck.paste");
        look();
        m_desk.act("deck.submit");
    }

private:
    void look(QWidget &root)
    {
        QApplication::processEvents();
        if (m_measures)
            measure(root);
        m_visit(root, m_desk);
    }

    void measure(const QWidget &root) const
    {
        const bool fits = root.width() <= m_screen.width();
        CAPTURE(root.objectName(), fits ? QString() : widest(root));
        CHECK(root.width() <= m_screen.width());
        CHECK(root.height() <= m_screen.height());
    }

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
    QSize m_screen;
    const Visit &m_visit;
    bool m_measures = true;
};

const QString corpList = u"Haas-Bioroid: Engineering the Future\n\n3x Accelerated Beta Test\n"
                         "3x Project Vitruvius\n1x Private Security Force\n2x False Lead\n"
                         "2x Corporate War\n3x Adonis Campaign\n3x Eve Campaign\n3x Hegde Fund\n"_s;
const QString runnerList = u"Noise: Hacker Extraordinaire\n\n3x Déjà Vu\n3x Sure Gamble\n"_s;

} // namespace

void tour(const QSize &screen, const std::function<void(QWidget &, Desk &)> &visit, Painted painted)
{
    {
        Desk desk;
        Guide(desk, screen, visit, painted).dialogsWithoutEvent();
    }
    {
        Desk desk; // nobody is registered
        Guide guide(desk, screen, visit, painted);
        desk.createEvent(u"Quiet Evening"_s);
        guide.everyPage();
    }
    {
        Desk desk; // in the middle of a round, then between two
        Guide guide(desk, screen, visit, painted);
        desk.act("file.demo");
        guide.everyPage();
        guide.everyDialog();
        desk.act("page.round");
        desk.act("clock.run");
        guide.look();
        desk.report(1, u"7-0"_s); // refused
        guide.look();
        desk.reportAll(u"1-1"_s);
        guide.everyDialog();
        guide.rulesDesk();
        guide.everyPlot();
        desk.act("file.close");
        guide.look(); // with an event to open again
    }
    {
        Desk desk; // the last round before a cut
        Guide guide(desk, screen, visit, painted);
        desk.createEvent(u"Harbour Open"_s);
        desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s, u"Elder"_s});
        for (int round = 0; round < 3; ++round) {
            if (round > 0)
                desk.reportAll(u"2-0"_s);
            desk.pairRound();
        }
        guide.odds();
    }
    {
        Desk desk; // lists at the desk
        Guide guide(desk, screen, visit, painted);
        desk.createEvent(u"Harbour Championship"_s);
        desk.addPlayers({u"Aster"_s, u"Bryony"_s});
        desk.act("page.decks");
        desk.typeLine(u"Aster"_s);
        guide.list(corpList);
        desk.typeLine(u"Aster"_s);
        guide.list(runnerList);
        desk.typeLine(u"Aster"_s);
        guide.everyDialog();
    }
    {
        Desk desk;
        Guide guide(desk, screen, visit, painted);
        desk.createEvent(u"Harbour Draft"_s, u"draft-full"_s);
        desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s, u"Elder"_s});
        guide.everyPage();
        guide.everyDialog();
    }
    {
        CutDesk desk(8);
        Guide guide(desk, screen, visit, painted);
        desk.playUntil(6);
        guide.everyPage();
        guide.everyDialog();
    }
}

void tourEvent(const QString &file, const QSize &screen, const QString &searched,
               const std::function<void(QWidget &, Desk &)> &visit)
{
    Desk desk;
    Guide guide(desk, screen, visit);
    guide.measureNothing();
    desk.window.openFile(file);
    guide.everyPage();
    guide.everyDialog();
    guide.everyPlot();
    desk.act("rules.desk");
    desk.find<QLineEdit>("rulesLine").setText(searched);
    guide.look();
    desk.key(Qt::Key_Return);
    guide.look();
    desk.act("rules.desk");
    desk.act("file.close");
    guide.look(); // with an event to open again
}

} // namespace testing
