// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "box_menu.h"

#include "rules/asking/document.h"
#include "rules/asking/moving.h"
#include "rules/rulings/answering/fact_names.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/state.h"
#include "ui/ask/ask_text.h"
#include "ui/ask/play.h"
#include "ui/words/text.h"

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

using core::Json;
using rulings::Zone;

bool isServer(Zone zone)
{
    return zone == Zone::Hq || zone == Zone::RnD || zone == Zone::Archives || zone == Zone::Remote
        || zone == Zone::Root || zone == Zone::Protecting;
}

/// Where a card goes that is put on that box, whatever kind it is of (asking::fitting).
asking::Place placeOn(const TableBox &box)
{
    asking::Place place = box.place;
    place.host.clear();
    if (box.kind == BoxKind::Card && !box.ice)
        place.host = fromQt(box.object);
    else if (isServer(place.zone))
        place.zone = Zone::Remote; // whichever part of the server such a card lies in
    return place;
}

} // namespace

std::optional<asking::Place> placeFor(const Json &document, const std::string &object,
                                      const TableBox &box)
{
    const auto title = asking::titleOf(document, object);
    if (!title || box.kind == BoxKind::Number)
        return {};
    if (box.kind == BoxKind::Card)
        return asking::placeOnto(document, object, fromQt(box.object));
    return asking::fitting(*title, placeOn(box));
}

BoxMenu::BoxMenu(const TableBox &box, const std::vector<BoxRow> &rows, const Json &document,
                 Edit edit, QWidget *parent)
    : QMenu(parent), m_box(box), m_document(document), m_edit(std::move(edit))
{
    setObjectName("boxMenu"_L1);
    setAccessibleName(box.title);
    addSection(menuText(box.title));
    if (actsOf(document) > 0) {
        QAction *note = addAction(tr("As the question begins:"));
        note->setEnabled(false);
    }
    switch (box.kind) {
    case BoxKind::Place:
        addPlace();
        break;
    case BoxKind::Card:
        addCard(rows);
        break;
    case BoxKind::Number:
        addNumbers(*this, box.title, fromQt(box.path), m_edit);
        break;
    }
}

void BoxMenu::addPlace()
{
    connect(addAction(tr("&Put a card here…")), &QAction::triggered, this,
            [this] { Q_EMIT cardWanted(placeOn(m_box)); });
    if (!m_box.path.isEmpty())
        addNumbers(*addMenu(tr("Cards &besides those shown")), m_box.title, fromQt(m_box.path),
                   m_edit);
    if (!isServer(m_box.place.zone) || m_box.place.server == "new")
        return;
    offer(*this, tr("The &run is on this server"), tr("run on %1").arg(m_box.title),
          [server = m_box.place.server](Json &document) {
              const Json *at = asking::valueAt(document, "state/at");
              if (!at || !at->asString() || !at->asString()->starts_with("run/"))
                  asking::beginAt(document, rules::TimingKind::Run, "initiation");
              asking::attack(document, server);
          });
}

void BoxMenu::addCard(const std::vector<BoxRow> &rows)
{
    const std::string object = fromQt(m_box.object);
    const std::string path = asking::objectPath(object);
    if (asking::valueAt(m_document, path + "/rezzed"))
        addRezzed(path);
    addCounters(path);
    addMoves(rows);
    addChosen(rows);
    connect(addAction(tr("Another &card instead…")), &QAction::triggered, this,
            [this] { Q_EMIT replacementWanted(m_box.object); });
    connect(addAction(tr("&Put a card on it…")), &QAction::triggered, this, [this] {
        asking::Place place;
        place.host = fromQt(m_box.object);
        Q_EMIT cardWanted(place);
    });
    const auto title = asking::titleOf(m_document, object);
    if (title
        && asking::modelled({object, *title}).value_or(rulings::Modelled::None)
            != rulings::Modelled::Full)
        connect(addAction(tr("State an &ability…")), &QAction::triggered, this,
                &BoxMenu::abilityWanted);
    addSeparator();
    offer(*this, tr("&Take off the table"), tr("without %1").arg(m_box.title),
          [object](Json &document) { asking::removeCard(document, object); });
}

void BoxMenu::addRezzed(const std::string &path)
{
    const Json *now = asking::valueAt(m_document, path + "/rezzed");
    const auto add = [&](const QString &text, const QString &what, const Json &value) {
        if (*now != value)
            offer(*this, text, what, [path, value](Json &document) {
                asking::tell(document, path + "/rezzed", value);
            });
    };
    add(tr("&Rezzed"), tr("%1 rezzed").arg(m_box.title), true);
    add(tr("Not &rezzed"), tr("%1 not rezzed").arg(m_box.title), false);
    add(tr("Not &known whether rezzed"), tr("%1: not known whether rezzed").arg(m_box.title),
        Json());
}

void BoxMenu::addCounters(const std::string &path)
{
    QMenu *menu = addMenu(tr("C&ounters"));
    for (const char *kind : {"advancement", "virus", "power", "agenda", "credits"}) {
        const std::string place = path + "/counters/" + kind;
        const QString name = capitalized(
            toQt(rulings::factWord(kind).inWords(rulings::TableNames(rulings::State()))));
        addNumbers(*menu->addMenu(menuText(name)), name, place, m_edit);
    }
}

void BoxMenu::addMoves(const std::vector<BoxRow> &rows)
{
    const std::string object = fromQt(m_box.object);
    QMenu *menu = addMenu(tr("&Move to"));
    QMenu *hosts = nullptr;
    QMenu *places = nullptr;
    for (const BoxRow &row : rows)
        for (const BoxColumn &column : row.columns)
            for (const TableBox &box : column.boxes) {
                const auto place = placeFor(m_document, object, box);
                const bool card = box.kind == BoxKind::Card;
                const bool host = card && place && !place->host.empty();
                const bool ice = card && place && place->position;
                if (!place || (card && !host && !ice) || (ice && box.object == m_box.object))
                    continue;
                if (host && !hosts)
                    hosts = new QMenu(tr("&Hosted on"), menu);
                if (ice && !places)
                    places = new QMenu(tr("&In the place of"), menu);
                //: a card, and the place it moves to
                offer(host      ? *hosts
                          : ice ? *places
                                : *menu,
                      menuText(box.title), tr("%1 to %2").arg(m_box.title, box.title),
                      [object, place](Json &document) {
                          asking::moveCard(document, object, *place);
                      });
            }
    for (QMenu *further : {places, hosts})
        if (further)
            menu->addMenu(further);
    menu->setEnabled(!menu->isEmpty());
}

void BoxMenu::addChosen(const std::vector<BoxRow> &rows)
{
    const std::string path = asking::objectPath(fromQt(m_box.object)) + "/chosen";
    QMenu *menu = addMenu(tr("C&hose"));
    for (const BoxRow &row : rows)
        for (const BoxColumn &column : row.columns)
            for (const TableBox &box : column.boxes)
                if (box.kind == BoxKind::Card && box.object != m_box.object)
                    offer(*menu, menuText(box.title), tr("%1 chose %2").arg(m_box.title, box.title),
                          [path, object = fromQt(box.object)](Json &document) {
                              asking::tell(document, path, object);
                          });
    menu->addSeparator();
    offer(*menu, tr("&Nothing"), tr("%1 chose nothing").arg(m_box.title),
          [path](Json &document) { asking::untell(document, path); });
}

} // namespace ui

#include "moc_box_menu.cpp"
