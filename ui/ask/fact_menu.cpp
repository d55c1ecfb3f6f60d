// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fact_menu.h"

#include "rules/asking/table_edits.h"
#include "ui/ask/ask_text.h"
#include "ui/words/text.h"

#include <QCoreApplication>
#include <QMenu>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

using core::Json;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::FactMenu)
};

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
            more = menu.addMenu(Words::tr("&More"));
        const QString text =
            number < digits ? u'&' + QString::number(number) : QString::number(number);
        addEdit(
            more ? *more : menu, text,
            //: a fact and its new value
            Words::tr("%1: %2").arg(name).arg(number),
            [path, number](Json &document) { asking::tell(document, path, number); }, edit);
    }
    menu.addSeparator();
    addEdit(
        menu, Words::tr("Not &known"), Words::tr("%1: not known").arg(name),
        [path](Json &document) { asking::tell(document, path, Json()); }, edit);
    addEdit(
        menu, Words::tr("Not &stated"), Words::tr("%1: not stated").arg(name),
        [path](Json &document) { asking::untell(document, path); }, edit);
}

void addTruth(QMenu &menu, const QString &name, const std::string &path, const Json &now,
              const Edit &edit)
{
    const auto add = [&](const QString &text, const Json &value) {
        if (value != now)
            addEdit(
                menu, text, Words::tr("%1: %2").arg(name, QString(text).remove(u'&')),
                [path, value](Json &document) { asking::tell(document, path, value); }, edit);
    };
    add(Words::tr("&Yes"), true);
    add(Words::tr("N&o"), false);
    add(Words::tr("Not &known"), Json());
}

bool addOthers(QMenu &menu, const saying::Assumed &assumed, const Edit &edit)
{
    if (assumed.value.asInteger() && !assumed.path.ends_with("/position")) {
        addNumbers(menu, toQt(assumed.says), assumed.path, edit);
        return true;
    }
    if (!assumed.value.asBool())
        return false;
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
