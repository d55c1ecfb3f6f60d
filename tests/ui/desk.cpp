// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"

#include "ui/acts/action_registry.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/table_view.h"
#include "ui/words/text.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;

namespace testing {

namespace {

template <class T>
T take(std::deque<T> &answers, const QString &question)
{
    if (answers.empty())
        throw std::runtime_error("unexpected question: " + question.toStdString());
    T answer = std::move(answers.front());
    answers.pop_front();
    return answer;
}

std::optional<QString> unlessEmpty(QString text)
{
    return text.isEmpty() ? std::nullopt : std::optional(std::move(text));
}

} // namespace

bool PreparedPrompts::confirm(QWidget * /*parent*/, const ui::Question &question)
{
    asked.append(question.text);
    if (visitor && confirmations.empty())
        return false;
    return take(confirmations, question.text);
}

std::optional<QString> PreparedPrompts::line(QWidget * /*parent*/, const QString &title,
                                             const QString & /*label*/)
{
    if (visitor && lines.empty())
        return std::nullopt;
    return unlessEmpty(take(lines, title));
}

std::optional<QString> PreparedPrompts::openFile(QWidget * /*parent*/, const QString &title,
                                                 const QString & /*folder*/,
                                                 const QString & /*filter*/)
{
    if (visitor && paths.empty())
        return std::nullopt;
    return unlessEmpty(take(paths, title));
}

std::optional<QString> PreparedPrompts::saveFile(QWidget * /*parent*/, const QString &title,
                                                 const QString & /*suggestion*/,
                                                 const QString & /*filter*/)
{
    if (visitor && paths.empty())
        return std::nullopt;
    return unlessEmpty(take(paths, title));
}

bool PreparedPrompts::run(QDialog &dialog)
{
    const auto visited = [this](QDialog &unexpected) {
        visitor(unexpected);
        return false;
    };
    const bool accepted =
        visitor && dialogs.empty() ? visited(dialog) : take(dialogs, dialog.windowTitle())(dialog);
    dialog.hide(); // and the window has the keyboard again, as with a window manager
    QApplication::setActiveWindow(dialog.parentWidget());
    return accepted;
}

void click(QDialog &dialog, const char *buttonName)
{
    dialog.show();
    auto &button = part<QAbstractButton>(dialog, buttonName);
    if (!button.isEnabled() || !button.isVisible())
        throw std::runtime_error(std::string("this button cannot be clicked: ") + buttonName);
    QTest::mouseClick(&button, Qt::LeftButton);
}

bool accept(QDialog &dialog)
{
    click(dialog, "accept");
    return dialog.result() == QDialog::Accepted;
}

Desk::Desk(const QString &folder)
    : m_path(folder.isEmpty() ? m_folder.path() : folder)
    , services{prompts,
               m_path + u"/settings.ini"_s,
               m_path + u"/data"_s,
               m_path + u"/documents"_s,
               "Floor desk",
               [this] { return core::Timestamp{(m_now += 200) + m_turned}; },
               [] { return std::uint64_t{42}; },
               [this] { return core::Timestamp{m_now}; }}
    , window(services)
{
    window.show();
    QApplication::setActiveWindow(&window);
}

bool Desk::enabled(const char *id)
{
    return window.actions().action(QLatin1StringView(id))->isEnabled();
}

void Desk::act(const char *id)
{
    if (!enabled(id))
        throw std::runtime_error(std::string("this action is disabled: ") + id);
    window.actions().action(QLatin1StringView(id))->trigger();
}

/// A dialog that has gone leaves no window active; a window manager gives the keyboard back.
QWidget *Desk::focused()
{
    if (!QApplication::focusWidget())
        QApplication::setActiveWindow(&window);
    return QApplication::focusWidget();
}

void Desk::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    auto *focus = focused();
    QTest::keyClick(focus ? focus : &window, key, modifiers);
}

void Desk::type(const QString &text)
{
    auto *focus = focused();
    if (!focus)
        throw std::runtime_error("nothing has the focus");
    for (const QChar letter : text) { // QTest::keyClicks knows ASCII only
        if (letter == u'\n') {
            QTest::keyClick(focus, Qt::Key_Return);
            continue;
        }
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QApplication::sendEvent(focus, &press);
    }
}

void Desk::typeLine(const QString &text)
{
    type(text);
    key(Qt::Key_Return);
}

void Desk::click(const char *buttonName)
{
    auto &button = find<QAbstractButton>(buttonName);
    if (!button.isEnabled() || !button.isVisible())
        throw std::runtime_error(std::string("this button cannot be clicked: ") + buttonName);
    // A check box wider than its words takes clicks on its box and words only.
    const bool box = qobject_cast<QCheckBox *>(&button) != nullptr;
    QTest::mouseClick(&button, Qt::LeftButton, {},
                      box ? QPoint(button.height() / 2, button.height() / 2) : QPoint());
    QApplication::processEvents();
}

void Desk::clickAction(const char *actionId)
{
    const auto buttons = window.findChildren<QToolButton *>();
    for (auto *button : buttons) {
        if (button->isVisible() && button->defaultAction()
            && button->defaultAction()->objectName() == QLatin1StringView(actionId)) {
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
    }
    throw std::runtime_error(std::string("no button in sight does ") + actionId);
}

QString Desk::label(const char *name) { return find<QLabel>(name).text(); }

QString Desk::message() { return window.messages().text(); }

QString Desk::cell(const char *table, int row, int column)
{
    const auto *model = find<ui::TableView>(table).model();
    return model->index(row, column).data().toString();
}

void Desk::select(const char *table, const QList<int> &rows)
{
    auto &view = find<ui::TableView>(table);
    view.clearSelection();
    if (!rows.isEmpty()) // as a click does
        view.selectionModel()->setCurrentIndex(view.model()->index(rows.front(), 0),
                                               QItemSelectionModel::NoUpdate);
    for (const int row : rows)
        view.selectionModel()->select(view.model()->index(row, 0),
                                      QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

int Desk::rows(const char *table) { return find<ui::TableView>(table).model()->rowCount(); }

void Desk::actAndAccept(const char *id, const std::function<void(QDialog &)> &fill)
{
    prompts.dialogs.emplace_back([fill](QDialog &dialog) {
        fill(dialog);
        return accept(dialog);
    });
    act(id);
}

void Desk::createEvent(const QString &name, const QString &profileId)
{
    prompts.dialogs.emplace_back([=](QDialog &dialog) {
        dialog.findChild<QLineEdit *>(u"eventName"_s)->setText(name);
        auto *profiles = dialog.findChild<QComboBox *>(u"eventProfile"_s);
        const auto known = tournament::profiles();
        for (std::size_t i = 0; i < known.size(); ++i) {
            if (ui::toQt(known[i].id) == profileId)
                profiles->setCurrentIndex(static_cast<int>(i));
        }
        return true;
    });
    act("file.new");
}

void Desk::addPlayers(const QStringList &names)
{
    act("player.add");
    for (const auto &name : names)
        typeLine(name);
}

void Desk::pairRound()
{
    act("round.pair");
    click("confirmProposal");
}

void Desk::report(int table, const QString &result)
{
    act("result.enter");
    typeLine(QString::number(table));
    typeLine(result);
}

void Desk::reportAll(const QString &result)
{
    const int round = event().rounds.back().number;
    for (const int table : tournament::missingResults(event(), round))
        report(table, result);
}

app::Session &Desk::session()
{
    if (!window.eventView())
        throw std::runtime_error("no event is open: " + message().toStdString());
    return window.eventView()->document().session();
}

} // namespace testing
