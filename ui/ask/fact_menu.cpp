// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fact_menu.h"

#include "rules/asking/table_edits.h"
#include "ui/ask/ask_text.h"
#include "ui/words/text.h"

#include <QCoreApplication>
#include <QMenu>

#include <algorithm>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

using core::Json;

struct FactMenuWords {
    Q_DECLARE_TR_FUNCTIONS(ui::FactMenu)
};

struct Lies {
    rulings::Zone zone;
    const char *words;
};

constexpr std::array<Lies, 4> ofRunner{
    {{rulings::Zone::Rig, QT_TRANSLATE_NOOP("ui::FactMenu", "Installed")},
     {rulings::Zone::Grip, QT_TRANSLATE_NOOP("ui::FactMenu", "In the &grip")},
     {rulings::Zone::Heap, QT_TRANSLATE_NOOP("ui::FactMenu", "In the &heap")},
     {rulings::Zone::Stack, QT_TRANSLATE_NOOP("ui::FactMenu", "In the &stack")}}};
constexpr std::array<Lies, 3> ofCorp{
    {{rulings::Zone::Hq, QT_TRANSLATE_NOOP("ui::FactMenu", "In &HQ")},
     {rulings::Zone::RnD, QT_TRANSLATE_NOOP("ui::FactMenu", "In &R&&D")},
     {rulings::Zone::Archives, QT_TRANSLATE_NOOP("ui::FactMenu", "In &Archives")}}};

/// Where else a card may lie of which nobody said where.
bool addPlaces(QMenu &menu, const saying::Assumed &assumed, const Edit &edit)
{
    const std::string zone = assumed.value.asString() ? *assumed.value.asString() : std::string();
    const auto now = core::fromWord(rulings::zoneWords, std::string_view(zone));
    if (!assumed.path.ends_with("/zone") || !now)
        return false;
    const auto isIt = [&](const Lies &one) { return one.zone == *now; };
    const bool isRunners = std::ranges::any_of(ofRunner, isIt);
    const bool isCorps = *now == rulings::Zone::Remote || *now == rulings::Zone::Root
        || std::ranges::any_of(ofCorp, isIt);
    if (!isRunners && !isCorps)
        return false;
    const std::string object = toQt(assumed.path).section(u'/', 2, 2).toStdString();
    const auto add = [&](const Lies &one) {
        if (one.zone != *now)
            addEdit(
                menu, FactMenuWords::tr(one.words), toQt(assumed.says),
                [object, place = asking::Place{one.zone}](Json &document) {
                    asking::moveCard(document, object, place);
                },
                edit);
    };
    if (isRunners)
        std::ranges::for_each(ofRunner, add);
    else
        std::ranges::for_each(ofCorp, add);
    return true;
}

constexpr int digits = 10;
constexpr int mostOffered = 30;
constexpr int mostTold = 99;

} // namespace

void addEdit(QMenu &menu, const QString &text, const QString &what, Change change, const Edit &edit)
{
    QObject::connect(menu.addAction(text), &QAction::triggered, &menu,
                     [edit, what, change = std::move(change)] { edit(what, change); });
}

void addNumbers(QMenu &menu, const QString &name, const std::string &path, const Edit &edit)
{
    QMenu *more = nullptr;
    for (int number = 0; number <= mostOffered; ++number) {
        if (number == digits)
            more = menu.addMenu(FactMenuWords::tr("&More"));
        const QString text =
            number < digits ? u'&' + QString::number(number) : QString::number(number);
        addEdit(
            more ? *more : menu, text,
            //: a fact and its new value
            FactMenuWords::tr("%1: %2").arg(name).arg(number),
            [path, number](Json &document) { asking::tell(document, path, number); }, edit);
    }
    menu.addSeparator();
    addEdit(
        menu, FactMenuWords::tr("Not &known"), FactMenuWords::tr("%1: not known").arg(name),
        [path](Json &document) { asking::tell(document, path, Json()); }, edit);
    addEdit(
        menu, FactMenuWords::tr("Not &stated"), FactMenuWords::tr("%1: not stated").arg(name),
        [path](Json &document) { asking::untell(document, path); }, edit);
}

void addTruth(QMenu &menu, const QString &name, const std::string &path, const Json &now,
              const Edit &edit)
{
    const auto add = [&](const QString &text, const Json &value) {
        if (value != now)
            addEdit(
                menu, text, FactMenuWords::tr("%1: %2").arg(name, QString(text).remove(u'&')),
                [path, value](Json &document) { asking::tell(document, path, value); }, edit);
    };
    add(FactMenuWords::tr("&Yes"), true);
    add(FactMenuWords::tr("N&o"), false);
    add(FactMenuWords::tr("Not &known"), Json());
}

bool addOthers(QMenu &menu, const saying::Assumed &assumed, const Edit &edit)
{
    if (assumed.value.asInteger() && !assumed.path.ends_with("/position")) {
        addNumbers(menu, toQt(assumed.says), assumed.path, edit);
        return true;
    }
    if (!assumed.value.asBool())
        return addPlaces(menu, assumed, edit);
    addTruth(menu, toQt(assumed.says), assumed.path, assumed.value, edit);
    return true;
}

std::optional<Json> typedNumber(const Json *now, int key, const QString &text)
{
    if (key == Qt::Key_Delete)
        return Json();
    const auto known = now && now->asInteger() ? static_cast<int>(*now->asInteger()) : 0;
    if (text == u"+"_s)
        return std::min(known + 1, mostTold);
    if (text == u"-"_s)
        return std::max(known - 1, 0);
    bool number = false;
    const int digit = text.toInt(&number);
    return number ? std::optional<Json>(digit) : std::nullopt;
}

} // namespace ui
