// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "inbox_model.h"

#include "ui/words/text.h"

#include <QDateTime>
#include <QFont>

namespace ui {

namespace {

/// Both sides of a dispute in one line: what this phone says, what the other one, what stands.
QString saidText(const app::InboxLine &line, const std::vector<app::InboxLine> &all)
{
    QString text = toQt(line.what);
    const auto other = std::ranges::find(all, line.against, &app::InboxLine::id);
    if (line.against != 0 && other != all.end())
        //: 1 is "Table 3: 4–0", 2 another player, 3 what he says: "Table 3: 2–2"
        text =
            InboxModel::tr("%1 · but %2 says: %3").arg(text, toQt(other->who), toQt(other->what));
    if (!line.stands.empty())
        //: 1 is "Table 3: 4–0", 2 the result that stands there: "2–2"
        text = InboxModel::tr("%1 · recorded is %2").arg(text, toQt(line.stands));
    return text;
}

QString waitsText(const app::InboxLine &line)
{
    switch (line.waitsFor) {
    case app::WaitsFor::Desk:
        return line.against != 0 || !line.stands.empty() ? InboxModel::tr("disputed")
                                                         : InboxModel::tr("waits for you");
    case app::WaitsFor::Judge:
        return InboxModel::tr("waits for a judge");
    case app::WaitsFor::Opponent:
        return InboxModel::tr("waits for the opponent");
    case app::WaitsFor::Nobody:
        break;
    }
    return {};
}

QString decidedText(const app::InboxLine &line)
{
    switch (line.state) {
    case app::InboxState::Accepted:
        return line.decidedBy.empty() ? InboxModel::tr("accepted")
                                      //: 1 is a person
                                      : InboxModel::tr("accepted by %1").arg(toQt(line.decidedBy));
    case app::InboxState::Refused:
        return line.word.empty() ? InboxModel::tr("refused")
                                 //: 1 is what the phone was told
                                 : InboxModel::tr("refused: %1").arg(toQt(line.word));
    case app::InboxState::Withdrawn:
        return InboxModel::tr("taken back");
    case app::InboxState::Open:
        break;
    }
    return waitsText(line);
}

QVariant lineFont(const InboxRow &row)
{
    if (!row.open)
        return {};
    QFont font;
    font.setBold(true);
    return font;
}

} // namespace

InboxModel::InboxModel(QObject *parent)
    : RowsModel({{tr("When"), &InboxRow::when},
                 {tr("Who"), &InboxRow::who},
                 TableColumn<InboxRow>(tr("What"), &InboxRow::what, false, &InboxRow::what)
                     .withFont(lineFont),
                 {tr("Number"),
                  &InboxRow::number,
                  false,
                  {},
                  tr("The phone shows it, too: so you know whose phone you let in")},
                 {tr("State"), &InboxRow::state, false, &InboxRow::state}},
                parent)
{
}

void InboxModel::update(const std::vector<app::InboxLine> &open,
                        const std::vector<app::InboxLine> &decided)
{
    std::vector<InboxRow> rows;
    rows.reserve(open.size() + decided.size());
    for (const auto *lines : {&open, &decided})
        for (const app::InboxLine &line : *lines) {
            InboxRow row;
            row.key = line.id;
            row.when = QDateTime::fromMSecsSinceEpoch(line.at.milliseconds)
                           .time()
                           .toString(QStringLiteral("HH:mm"));
            row.who = toQt(line.who);
            row.what = saidText(line, open);
            row.number = toQt(line.number);
            row.state = decidedText(line);
            row.open = line.state == app::InboxState::Open;
            row.disputed = row.open && line.waitsFor == app::WaitsFor::Desk
                && (line.against != 0 || !line.stands.empty());
            rows.push_back(std::move(row));
        }
    sync(std::move(rows));
}

} // namespace ui

#include "moc_inbox_model.cpp"
