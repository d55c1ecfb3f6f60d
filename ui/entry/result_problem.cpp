// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_problem.h"

#include "app/sentences/sentences.h"
#include "ui/words/text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct ResultProblemWords {
    Q_DECLARE_TR_FUNCTIONS(ui::ResultProblem)
};

} // namespace

app::Failure resultProblem(const tournament::Event &event,
                           const tournament::NotationFailure &problem, const QString &help)
{
    app::Failure failure = app::failure(event, problem);
    const auto *unread = std::get_if<tournament::NotationError>(&problem);
    if (!unread)
        return failure;
    //: 1 is a list of what may be typed, such as "2-0, 1-1, 0-2 · or one letter a game …"
    const QString text = unread->word.empty()
        ? ResultProblemWords::tr("No result was typed. Possible are: %1").arg(help)
        : ResultProblemWords::tr("“%1” is no result. Possible are: %2")
              .arg(toQt(unread->word), help);
    failure.message = fromQt(text);
    return failure;
}

} // namespace ui
