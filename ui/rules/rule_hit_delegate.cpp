// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rule_hit_delegate.h"

#include "ui/models/rule_hits_model.h"

#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QPainter>
#include <QTextDocument>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int margin = 6;

} // namespace

void RuleHitDelegate::layOut(QTextDocument &document, const QStyleOptionViewItem &option,
                             const QModelIndex &index)
{
    const auto &row = static_cast<const RuleHitsModel *>(index.model())->row(index.row());
    QString html = u"<b>"_s + row.title.toHtmlEscaped() + u"</b>"_s;
    if (!row.badge.isEmpty()) { // whole on the next line where it does not fit
        const QString badge = QString(row.badge).replace(u' ', QChar::Nbsp);
        html += u" &nbsp;["_s + badge.toHtmlEscaped() + u']';
    }
    if (!row.excerpt.isEmpty())
        html += u"<br>"_s + row.excerpt;
    if (!row.source.isEmpty())
        html += u"<br><i>"_s + row.source.toHtmlEscaped() + u"</i>"_s;
    document.setDefaultFont(option.font);
    document.setDocumentMargin(margin);
    document.setHtml(html);
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    document.setTextWidth(view ? view->viewport()->width() : option.rect.width());
}

void RuleHitDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    const auto *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    QTextDocument document;
    layOut(document, item, index);
    QAbstractTextDocumentLayout::PaintContext context;
    const bool selected = item.state.testFlag(QStyle::State_Selected);
    const auto group =
        item.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    context.palette = item.palette;
    context.palette.setColor(
        QPalette::Text,
        item.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text));
    painter->save();
    painter->translate(item.rect.topLeft());
    context.clip = QRectF(0, 0, item.rect.width(), item.rect.height());
    document.documentLayout()->draw(painter, context);
    painter->restore();
}

QSize RuleHitDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QTextDocument document;
    layOut(document, option, index);
    return document.size().toSize();
}

} // namespace ui

#include "moc_rule_hit_delegate.cpp"
