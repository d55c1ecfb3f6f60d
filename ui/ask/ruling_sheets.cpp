// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ask/ruling_words.h"
#include "ui/ask/table_layout.h"
#include "ui/paper/letterhead.h"
#include "ui/words/text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct RulingSheetsWords {
    Q_DECLARE_TR_FUNCTIONS(ui::RulingSheets)
};

constexpr Lettering answerLetters{13, true};
constexpr Lettering textLetters{9.5};
constexpr Lettering headingLetters{10, true};
constexpr Lettering boxLetters{8};
constexpr Lettering boxTitle{8, true};
constexpr double gap = mm(2.5);
constexpr double hairline = 5;
constexpr double thickLine = 18;

/// Writes from top to bottom, on a further page where one is full.
class PageWriter {
public:
    explicit PageWriter(const QSizeF &paper) : m_paper(paper) { turn(); }

    void write(const QString &text, const Lettering &lettering, double indent = 0);
    void draw(const rulings::TablePicture &table);
    void skip() { m_y += gap; }
    [[nodiscard]] std::vector<Sheet> take() && { return std::move(m_sheets); }

private:
    void turn();
    [[nodiscard]] QRectF body() const { return bodyOf(m_paper); }
    void drawBox(const PlacedBox &placed, const BoxLook &look, const QPointF &corner);

    QSizeF m_paper;
    std::vector<Sheet> m_sheets;
    double m_y = 0;
};

void PageWriter::turn()
{
    m_sheets.push_back({m_paper, {}, {}, {}, {}, {}, {}});
    m_y = body().top();
}

QStringList wrappedLines(const QString &text, const QFont &font, double width)
{
    QStringList lines;
    QTextLayout layout(text, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines.append(text.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return isolatedLines(lines);
}

void PageWriter::write(const QString &text, const Lettering &lettering, double indent)
{
    const double width = body().width() - indent;
    const double height = heightOf(lettering);
    for (const QString &line : wrappedLines(text, fontOf(lettering), width)) {
        if (m_y + height > body().bottom())
            turn();
        m_sheets.back().texts.push_back({QRectF(body().left() + indent, m_y, width, height),
                                         {line},
                                         lettering,
                                         Qt::AlignLeft | Qt::AlignVCenter});
        m_y += height;
    }
}

void PageWriter::drawBox(const PlacedBox &placed, const BoxLook &look, const QPointF &corner)
{
    Sheet &sheet = m_sheets.back();
    const TableBox &box = *placed.box;
    const QRectF rect = QRectF(placed.rect).translated(corner);
    if (box.kind != BoxKind::Place)
        sheet.frames.push_back({rect, box.now ? thickLine : hairline, box.faint});
    QRectF words = QRectF(look.within(box, placed.rect)).translated(corner);
    const auto put = [&](const QString &text, const Lettering &lettering, Qt::Alignment alignment) {
        const QStringList lines = wrappedLines(text, fontOf(lettering), words.width());
        for (const QString &line : lines) {
            const QRectF cell(words.topLeft(), QSizeF(words.width(), heightOf(lettering)));
            sheet.texts.push_back({cell, {line}, lettering, alignment | Qt::AlignVCenter});
            words.setTop(cell.bottom());
        }
    };
    if (box.kind == BoxKind::Number) {
        const QRectF all = words;
        put(box.title, boxLetters, Qt::AlignLeft);
        words = all;
        put(box.detail, boxLetters, Qt::AlignRight);
        return;
    }
    put(box.title, boxTitle, Qt::AlignLeft);
    put(box.detail, {boxLetters.points * 0.88}, Qt::AlignLeft);
}

int topOf(const PlacedBox &placed) { return placed.rect.top(); }

void PageWriter::draw(const rulings::TablePicture &table)
{
    const BoxLook look(fontOf(boxLetters));
    const auto rows = boxesOf(table);
    const TableLayout layout = layOut(rows, look, static_cast<int>(body().width()));
    if (m_y + layout.size.height() > body().bottom() && m_y > body().top())
        turn();
    for (std::vector<PlacedBox> rest = layout.boxes; !rest.empty();) {
        const int top = std::ranges::min(rest, {}, topOf).rect.top();
        const double room = body().bottom() - m_y;
        const auto further = std::ranges::stable_partition(rest, [&](const PlacedBox &placed) {
            return placed.rect.bottom() - top < room || placed.rect.top() == top;
        });
        for (auto placed = rest.begin(); placed != further.begin(); ++placed)
            drawBox(*placed, look, {body().left(), m_y - top});
        rest.erase(rest.begin(), further.begin());
        if (rest.empty())
            m_y += layout.size.height() - top;
        else
            turn();
    }
}

void writeList(PageWriter &writer, const QString &heading, const QStringList &items)
{
    if (items.isEmpty())
        return;
    writer.skip();
    writer.write(heading, headingLetters);
    for (const QString &item : items)
        writer.write(u"– "_s + item, textLetters, mm(2));
}

} // namespace

Printout rulingSheets(const RulingWords &words, app::PaperSize paper)
{
    app::PrintRequest request;
    request.paper = paper;
    PageWriter writer(sizeOf(request));
    if (!words.question.isEmpty()) {
        writer.write(words.question, textLetters);
        writer.skip();
    }
    writer.write(words.answer, answerLetters);
    writer.write(words.standing, textLetters);
    writer.skip();
    writer.write(RulingSheetsWords::tr("The table at step %1").arg(words.moment), headingLetters);
    writer.draw(words.table);
    writeList(writer, RulingSheetsWords::tr("What was done"), words.acts);
    writeList(writer, RulingSheetsWords::tr("Why"), words.reasons);
    writeList(writer, RulingSheetsWords::tr("Taken for granted"), words.assumed);
    writeList(writer, RulingSheetsWords::tr("Not understood"), words.open);
    return {RulingSheetsWords::tr("Ruling"), std::move(writer).take()};
}

} // namespace ui
