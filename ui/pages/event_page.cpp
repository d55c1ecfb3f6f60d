// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_page.h"

#include "app/day/event_rulings.h"
#include "tournament/standings/structure.h"
#include "ui/acts/actions.h"
#include "ui/acts/document.h"
#include "ui/clock/clock_desk.h"
#include "ui/dialogs/announcement_dialog.h"
#include "ui/dialogs/event_details_dialog.h"
#include "ui/dialogs/rules_dialog.h"
#include "ui/dialogs/tables_dialog.h"
#include "ui/entry/table_ranges.h"
#include "ui/look/appearance.h"
#include "ui/rules/rules_text.h"
#include "ui/services/event_opener.h"
#include "ui/widgets/advice_list.h"
#include "ui/widgets/fact_list.h"
#include "ui/widgets/message_bar.h"
#include "ui/words/text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

using tournament::Event;

QString orNotEntered(const QString &text)
{
    return text.isEmpty() ? EventPage::tr("not entered") : text;
}

QString organizerText(const tournament::Details &details)
{
    const QString name = orNotEntered(toQt(details.organizer));
    return details.organizerPlays ? EventPage::tr("%1; plays").arg(name) : name;
}

QList<LabelledText> detailsOf(const Event &event)
{
    const auto &details = event.details;
    QStringList judges;
    for (const auto &judge : details.judges)
        judges.append(toQt(judge));
    QList<LabelledText> facts{
        {EventPage::tr("Date"), orNotEntered(toQt(details.date))},
        {EventPage::tr("Tier"), tierText(details.tier)},
        {EventPage::tr("Organizer"), organizerText(details)},
    };
    if (!details.secondOrganizer.empty())
        facts.append({EventPage::tr("Second organizer"), toQt(details.secondOrganizer)});
    if (!judges.isEmpty())
        facts.append({EventPage::tr("Judges"), judges.join(", "_L1)});
    facts.append({EventPage::tr("Late entry"), lateEntryText(details.lateEntry)});
    if (const auto version = app::chosenRules(event))
        facts.append({EventPage::tr("Rules for judges"), versionText(*version)});
    return facts;
}

/// "5 (suggested for the field: 4)", "4, as suggested for the field".
QString beside(const QString &planned, bool announced, const QString &suggested)
{
    return announced ? EventPage::tr("%1 (suggested for the field: %2)").arg(planned, suggested)
                     : EventPage::tr("%1, as suggested for the field").arg(planned);
}

QList<LabelledText> announcementOf(const Event &event)
{
    const auto &announced = event.announcement;
    auto suggested = event;
    suggested.announcement = {};
    const auto &minutes = event.profile.minutes;
    const bool cut = event.profile.cut != tournament::CutForm::None;
    return {
        {EventPage::tr("Swiss rounds"),
         beside(QString::number(tournament::plannedRounds(event)), announced.rounds.has_value(),
                QString::number(tournament::plannedRounds(suggested)))},
        {EventPage::tr("Cut"),
         cut ? beside(cutText(tournament::plannedCut(event)), announced.cut.has_value(),
                      cutText(tournament::plannedCut(suggested)))
             : EventPage::tr("none under these rules")},
        {EventPage::tr("Length of a round"),
         EventPage::tr("%1 minutes (%2 to %3 allowed)")
             .arg(announced.minutes)
             .arg(minutes.least)
             .arg(minutes.most)},
    };
}

QString spanText(const TimetableText &line)
{
    if (line.isUntold())
        return EventPage::tr("over");
    //: 1 and 2 are times: "10:02 – about 11:07"; "now" stands beside what is going on
    return line.now ? EventPage::tr("%1 – %2, now").arg(line.start, line.end)
                    : EventPage::tr("%1 – %2").arg(line.start, line.end);
}

QList<LabelledText> scheduleOf(const QList<TimetableText> &lines)
{
    QList<LabelledText> facts;
    for (const TimetableText &line : lines)
        facts.append({line.part, spanText(line)});
    if (facts.isEmpty())
        facts.append({EventPage::tr("Times"),
                      EventPage::tr("known once a start is announced or a clock runs")});
    return facts;
}

QList<LabelledText> tablesOf(const Event &event)
{
    QList<std::pair<int, QString>> fixed;
    for (const auto &player : event.players)
        if (player.fixedTable)
            fixed.append({*player.fixedTable, toQt(player.name)});
    std::ranges::sort(fixed);
    QStringList words;
    for (const auto &[table, name] : fixed)
        words.append(EventPage::tr("%1 for %2").arg(table).arg(name));
    return {
        {EventPage::tr("In use"),
         event.tableRanges.empty() ? EventPage::tr("from 1, no limit")
                                   : tableRangesText(event.tableRanges)},
        {EventPage::tr("Fixed"), words.isEmpty() ? EventPage::tr("none") : words.join(", "_L1)},
    };
}

QLabel *heading(const QString &text, double scale)
{
    auto *label = new QLabel(text);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    font.setBold(true);
    label->setFont(font);
    return label;
}

} // namespace

EventPage::EventPage(const PageContext &context, QWidget *parent)
    : Page(context, u"eventPage"_s, tr("Event"), parent)
    , m_title(heading({}, 1.4))
    , m_details(new FactList(u"detailsFacts"_s))
    , m_announcement(new FactList(u"announcementFacts"_s))
    , m_schedule(new FactList(u"scheduleFacts"_s))
    , m_tables(new FactList(u"tablesFacts"_s))
    , m_rules(new FactList(u"rulesFacts"_s))
    , m_advice(new AdviceList(u"checklist"_s))
{
    m_title->setObjectName("eventTitle"_L1);
    m_title->setWordWrap(true);
    for (auto *list : {m_details, m_announcement, m_schedule, m_tables, m_rules})
        list->setCaptionWidth(19);
    layOut();
    connectActions();
    show();
}

void EventPage::layOut()
{
    auto *left = new QVBoxLayout;
    left->setSpacing(18);
    left->addWidget(section(tr("Details"), act::eventDetails, *m_details));
    left->addWidget(section(tr("Announced"), act::eventAnnounce, *m_announcement));
    left->addWidget(section(tr("Schedule"), {}, *m_schedule));
    left->addWidget(section(tr("Tables"), act::eventTables, *m_tables));
    left->addStretch(1);
    auto *right = new QVBoxLayout;
    right->setSpacing(18);
    right->addWidget(section(tr("Rules"), act::eventRules, *m_rules));
    right->addWidget(section(tr("Checklist"), {}, *m_advice));
    right->addStretch(1);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(40);
    columns->addLayout(left, 1);
    columns->addLayout(right, 1);

    auto *content = new QWidget;
    auto *page = new QVBoxLayout(content);
    page->setContentsMargins(4, 4, 12, 4);
    page->setSpacing(18);
    page->addWidget(m_title);
    page->addLayout(columns, 1);
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName("eventScroll"_L1);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus); // the buttons in it scroll it
    scroll->setWidget(content);
    auto *column = new QVBoxLayout(this);
    column->addWidget(scroll);
    chain(m_buttons);
}

QWidget *EventPage::section(const QString &heading, QLatin1StringView actionId, QWidget &content)
{
    auto *section = new QWidget;
    auto *top = new QHBoxLayout;
    top->addWidget(ui::heading(heading, 1.1));
    top->addStretch(1);
    if (!actionId.isEmpty()) {
        auto *change = button(actionId);
        change->setAccessibleName(action(actionId).statusTip());
        top->addWidget(change);
        m_buttons.append(change);
    }
    auto *column = new QVBoxLayout(section);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(top);
    column->addWidget(&content);
    return section;
}

template <class Dialog>
void EventPage::change()
{
    Q_EMIT wanted();
    Dialog dialog(context().document.session(), window());
    run(dialog);
}

void EventPage::connectActions()
{
    onAction(act::eventDetails, [this] { change<EventDetailsDialog>(); });
    onAction(act::eventAnnounce, [this] { change<AnnouncementDialog>(); });
    onAction(act::eventTables, [this] { change<TablesDialog>(); });
    onAction(act::eventRules, [this] { changeRules(); });
    connect(&context().clock, &ClockDesk::ticked, this, &EventPage::showSchedule);
}

void EventPage::changeRules()
{
    Q_EMIT wanted();
    auto profiles = context().opener.profiles();
    if (!profiles) {
        context().messages.say(profiles.error());
        return;
    }
    RulesDialog dialog(context().document.session(), std::move(*profiles), window());
    run(dialog);
}

void EventPage::update(const tournament::ChangeSet &changes)
{
    if (changes.everything || changes.details || changes.pairings || changes.decks
        || !changes.players.empty())
        show();
    else
        showSchedule();
}

void EventPage::activate() { m_buttons.front()->setFocus(); }

void EventPage::show()
{
    m_title->setText(toQt(event().details.name));
    m_details->show(detailsOf(event()));
    m_announcement->show(announcementOf(event()));
    m_tables->show(tablesOf(event()));
    showSchedule();
    QList<LabelledText> rules{{tr("Profile"), toQt(event().profile.name)}};
    rules.append(profileFacts(event().profile));
    m_rules->show(rules);
    m_advice->show(tournament::advice(event()));
}

/// It goes on with the clock.
void EventPage::showSchedule()
{
    const auto lines = timetableTexts(event(), context().clock.now());
    if (m_scheduled == lines)
        return;
    m_scheduled = lines;
    m_schedule->show(scheduleOf(lines));
}

} // namespace ui

#include "moc_event_page.cpp"
