// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Names that want to be rich text, letters with Alt or control characters: every label, tooltip,
// cell and document of the window shows them as what they are.
#include "support/nasty_event.h"
#include "support/nasty_names.h"
#include "ui/day/tour.h"
#include "ui/qt_catch.h"

#include "ui/services/desktop_prompts.h"
#include "ui/statistics/plot.h"
#include "ui/statistics/plot_output.h"
#include "ui/widgets/document_view.h"
#include "ui/widgets/plain_words.h"
#include "ui/words/text.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSet>
#include <QTabBar>
#include <QTest>
#include <QTextBlock>
#include <QTextEdit>
#include <QTimer>
#include <QToolTip>
#include <QXmlStreamReader>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

/// Texts that a check has found right: most stand on every page.
using Right = QSet<QString>;

void checkText(const QString &text)
{
    static Right right;
    if (right.contains(text))
        return;
    if (support::isHarmless(ui::fromQt(text)))
        right.insert(text);
    else
        FAIL_CHECK("shown with what steers: " << text.toUtf8().toPercentEncoding().toStdString());
}

/// Of what is read and not edited.
void checkRead(const QString &text)
{
    static Right right;
    checkText(text);
    if (right.contains(text))
        return;
    if (support::standsApart(ui::fromQt(text)))
        right.insert(text);
    else
        FAIL_CHECK("turns what stands beside it: " << text.toUtf8().toStdString());
}

/// A name in which an ampersand underlines a letter.
void checkAmpersands(const QString &text)
{
    static const QRegularExpression single(u"(?<!&)&Filip|Smith & Sons|Save && Go"_s);
    CAPTURE(text);
    CHECK_FALSE(single.match(text).hasMatch());
}

const QLabel *tipInSight()
{
    for (const auto *widget : QApplication::topLevelWidgets())
        if (widget->inherits("QTipLabel") && widget->isVisible())
            return qobject_cast<const QLabel *>(widget);
    return nullptr;
}

/// Shown as a mouse that rests would have it; only what looks like rich text needs the look.
void checkTip(const QString &tip, QWidget &over)
{
    checkRead(tip);
    static QSet<QString> seen;
    if (!Qt::mightBeRichText(tip) || seen.contains(tip))
        return;
    seen.insert(tip);
    QToolTip::showText(over.mapToGlobal(QPoint(1, 1)), tip, &over);
    const auto *label = tipInSight();
    CAPTURE(tip);
    REQUIRE(label);
    CHECK(label->textFormat() == Qt::PlainText);
    QToolTip::hideText();
}

void checkLabel(const QLabel &label)
{
    CAPTURE(label.objectName(), label.text());
    checkRead(label.text());
    CHECK(label.textFormat() != Qt::AutoText);
    if (label.textFormat() == Qt::RichText)
        for (const auto *tag : {"<img", "<script", "<a ", "file:"})
            CHECK_FALSE(label.text().contains(QLatin1StringView(tag)));
    if (label.buddy())
        checkAmpersands(label.text());
}

void checkDocument(const QTextDocument &document)
{
    checkRead(document.toPlainText());
    static const QSet<QString> ours{u"entry"_s, u"card"_s, u"find"_s, u"timing"_s, u"ruling"_s};
    for (auto block = document.begin(); block.isValid(); block = block.next())
        for (auto piece = block.begin(); !piece.atEnd(); ++piece) {
            const auto format = piece.fragment().charFormat();
            CAPTURE(piece.fragment().text());
            CHECK_FALSE(format.isImageFormat());
            if (format.isAnchor())
                CHECK(ours.contains(QUrl(format.anchorHref()).scheme()));
        }
}

void checkCells(QAbstractItemView &view)
{
    const auto *model = view.model();
    if (!model)
        return;
    for (int row = 0; row < model->rowCount(view.rootIndex()); ++row)
        for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
            const auto cell = model->index(row, column, view.rootIndex());
            for (const int role : {int{Qt::DisplayRole}, int{Qt::StatusTipRole},
                                   int{Qt::AccessibleTextRole}, int{Qt::AccessibleDescriptionRole}})
                checkRead(cell.data(role).toString());
            checkTip(cell.data(Qt::ToolTipRole).toString(), view);
        }
}

/// What some kinds of widgets show beside what every widget may have.
void checkContent(QWidget &widget)
{
    if (const auto *label = qobject_cast<QLabel *>(&widget))
        checkLabel(*label);
    if (const auto *button = qobject_cast<QAbstractButton *>(&widget)) {
        checkRead(button->text());
        checkAmpersands(button->text());
    }
    if (const auto *tabs = qobject_cast<QTabBar *>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i) {
            checkRead(tabs->tabText(i));
            checkAmpersands(tabs->tabText(i));
        }
    }
    if (const auto *box = qobject_cast<QComboBox *>(&widget)) {
        for (int i = 0; i < box->count(); ++i)
            checkText(box->itemText(i));
    }
    if (const auto *group = qobject_cast<QGroupBox *>(&widget))
        checkAmpersands(group->title());
    if (const auto *line = qobject_cast<QLineEdit *>(&widget))
        checkText(line->text() + line->placeholderText());
    if (const auto *rich = qobject_cast<QTextEdit *>(&widget))
        checkDocument(*rich->document());
    if (const auto *plain = qobject_cast<QPlainTextEdit *>(&widget))
        checkText(plain->toPlainText());
    if (auto *view = qobject_cast<QAbstractItemView *>(&widget))
        checkCells(*view);
}

void checkWindow(QWidget &root)
{
    auto widgets = root.findChildren<QWidget *>();
    widgets.prepend(&root);
    for (auto *widget : widgets) {
        for (const auto &text : {widget->windowTitle(), widget->accessibleName(),
                                 widget->accessibleDescription(), widget->statusTip()})
            checkRead(text);
        if (!widget->isVisible())
            continue;
        CAPTURE(widget->objectName());
        checkTip(widget->toolTip(), *widget);
        checkContent(*widget);
    }
    for (const auto *action : root.findChildren<QAction *>()) {
        checkRead(action->text());
        checkAmpersands(action->text());
        checkTip(action->toolTip(), root);
    }
}

void walk(support::NastyStage stage)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"<b>cup & \u202E%1.arbiter"_s);
    support::writeNastyEvent(ui::toPath(file), stage);
    int visits = 0;
    testing::tourEvent(file, {1366, 768}, u"heading"_s, [&](QWidget &root, Desk & /*desk*/) {
        CAPTURE(root.objectName());
        ++visits;
        checkWindow(root);
    });
    CHECK(visits > 30);
}

ui::Plot nastyPlot()
{
    ui::Plot plot;
    plot.title = u"</title><script>alert(1)</script> Smith & Sons"_s;
    for (const std::string &name : support::nastyNames()) {
        ui::PlotBar bar;
        bar.label = ui::toQt(name);
        bar.value = u"1"_s;
        bar.part = bar.whole = 1;
        plot.bars.append(bar);
    }
    return plot;
}

} // namespace

TEST_CASE("every page and dialog shows nasty names as they are, in a Swiss round")
{
    walk(support::NastyStage::LastSwissRound);
}

TEST_CASE("every page and dialog shows nasty names as they are, in a cut")
{
    walk(support::NastyStage::Cut);
}

TEST_CASE("a label, a tooltip and a message box make no rich text of a name")
{
    const ui::PlainWords words(nullptr);
    QWidget window;
    auto *label = new QLabel(u"<img src=/etc/passwd>"_s, &window);
    auto *ours = new QLabel(u"<b>ours</b>"_s, &window);
    ours->setTextFormat(Qt::RichText);
    window.show();
    CHECK(label->textFormat() == Qt::PlainText);
    CHECK(ours->textFormat() == Qt::RichText);
    label->setText(u"<b>later</b>"_s);
    CHECK(label->textFormat() == Qt::PlainText);

    checkTip(u"<b>tip</b><img src=/etc/passwd>"_s, window);

    int looked = 0;
    QTimer::singleShot(0, &window, [&looked] {
        auto *box = QApplication::activeModalWidget();
        CHECK(box);
        if (!box)
            return;
        for (const auto *each : box->findChildren<QLabel *>()) {
            CHECK(each->textFormat() != Qt::AutoText);
            looked += each->text().contains(u"<img"_s) ? 1 : 0;
        }
        box->close();
    });
    ui::DesktopPrompts prompts;
    CHECK_FALSE(
        prompts.confirm(&window, {u"Remove"_s, u"<img src=/etc/passwd> leaves?"_s, u"Yes"_s}));
    CHECK(looked == 1);
}

TEST_CASE("a document reads no file, whatever it asks for")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"picture.png"_s);
    QImage picture(3, 3, QImage::Format_RGB32);
    picture.fill(Qt::red);
    REQUIRE(picture.save(path));
    ui::DocumentView view(nullptr);
    const QUrl url = QUrl::fromLocalFile(path);
    view.setHtml(u"<img src=\"%1\"> <a href=\"%1\">link</a>"_s.arg(url.toString()));
    view.show();
    QApplication::processEvents();
    const auto read = view.document()->resource(QTextDocument::ImageResource, url);
    CHECK(read.toByteArray().isEmpty());
    CHECK(read.value<QImage>().isNull());
    CHECK_FALSE(view.openLinks());
}

TEST_CASE("a plot of nasty names is sound XML without a script")
{
    const ui::Plot plot = nastyPlot();
    QXmlStreamReader xml(ui::drawingOf(plot, QApplication::font()));
    QString title;
    QString description;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        CHECK(xml.name() != u"script"_s);
        if (xml.name() == u"title"_s)
            title = xml.readElementText();
        else if (xml.name() == u"desc"_s && description.isEmpty())
            description = xml.readElementText();
    }
    CHECK_FALSE(xml.hasError());
    CHECK(title == plot.title);
    CHECK(description.contains(u"Smith & Sons"_s));
    CHECK(description.contains(u"</desc><script>own()</script><desc>"_s));
}

TEST_CASE("the title of the window shows every name as it is")
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"cup.arbiter"_s);
    support::writeNastyEvent(ui::toPath(file));
    Desk desk;
    desk.window.openFile(file);
    // Twice is how Qt is told that it stands for itself.
    CHECK(desk.window.windowTitle().contains(u"[*][*]"_s));
    CHECK(desk.window.windowTitle().contains(u"<img src=/etc/passwd> &"_s));
}

TEST_CASE("a file that is called after a name stays in its folder")
{
    for (const std::string &name : support::nastyNames()) {
        const QString file = ui::fileNameFor(ui::toQt(name));
        CAPTURE(file);
        CHECK_FALSE(file.isEmpty());
        CHECK_FALSE(file.contains(u'/'));
        CHECK_FALSE(file.startsWith(u'.'));
        CHECK(support::isHarmless(ui::fromQt(file)));
    }
    CHECK(ui::fileNameFor(u"../../etc/passwd"_s) == u"-..-etc-passwd"_s);
    CHECK(ui::fileNameFor(u"Spring: Cup?"_s) == u"Spring- Cup-"_s);
}
