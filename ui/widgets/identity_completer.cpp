// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "identity_completer.h"

#include "ui/words/text.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QStringListModel>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr std::size_t mostOffered = 12;
constexpr qsizetype fewestOfName = 2;

} // namespace

IdentityCompleter::IdentityCompleter(QLineEdit &line, const rules::IdentityFinder &identities,
                                     std::optional<rules::Side> side, Where where)
    : QCompleter(&line)
    , m_identities(identities)
    , m_side(side)
    , m_where(where)
    , m_titles(new QStringListModel(this))
{
    setModel(m_titles);
    setCompletionMode(QCompleter::UnfilteredPopupCompletion); // the finder chooses
    setMaxVisibleItems(static_cast<int>(mostOffered));
    popup()->setAccessibleName(tr("Identities"));
    line.setCompleter(this);
    // Ahead of the line's own look at the completer, which follows its signal.
    connect(&line, &QLineEdit::textEdited, this, &IdentityCompleter::offer);
}

QString IdentityCompleter::pathFromIndex(const QModelIndex &index) const
{
    return m_ahead + QCompleter::pathFromIndex(index);
}

void IdentityCompleter::offer(const QString &typed)
{
    const qsizetype semicolon = typed.lastIndexOf(u';');
    m_ahead.clear();
    QString name = typed.trimmed();
    if (m_where == Where::BehindName) {
        m_ahead = typed.left(semicolon + 1) + u' ';
        name = semicolon < 0 ? QString() : typed.mid(semicolon + 1).trimmed();
    }
    QStringList titles;
    if (name.size() >= fewestOfName)
        for (const rules::CardId id : m_identities.find(fromQt(name), m_side, mostOffered))
            titles.append(toQt(m_identities.library()[id].title));
    if (titles == QStringList{name})
        titles.clear(); // there is nothing left to choose
    m_titles->setStringList(titles);
    if (titles.isEmpty())
        popup()->hide();
}

} // namespace ui

#include "moc_identity_completer.cpp"
