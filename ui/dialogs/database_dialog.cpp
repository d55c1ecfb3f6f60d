// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "database_dialog.h"

#include "app/session/sharing.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/scrolling_label.h"
#include "ui/words/text.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int linesSaid = 5; ///< before they scroll
constexpr int dialogLetters = 78;

QLabel *wrappingLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setWordWrap(true);
    return label;
}

} // namespace

DatabaseDialog::DatabaseDialog(const Words &words, const QString &address, QWidget *parent)
    : QDialog(parent)
    , m_server(new QLineEdit(this))
    , m_database(new QLineEdit(this))
    , m_user(new QLineEdit(this))
    , m_address(new QLineEdit(this))
    , m_middle(new QVBoxLayout)
    , m_message(new ScrollingLabel(u"databaseMessage"_s, linesSaid, this))
    , m_background(new Background(this))
{
    setObjectName(words.objectName);
    setWindowTitle(words.title);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(10);
    column->addWidget(wrappingLabel(words.note, this));
    addFields(*column);
    column->addLayout(m_middle);
    m_message->setFrameShape(QFrame::StyledPanel);
    m_message->setAutoFillBackground(true);
    m_message->setBackgroundRole(QPalette::ToolTipBase);
    m_message->label().setAccessibleName(tr("Message"));
    m_message->label().setMargin(6);
    m_message->label().setForegroundRole(QPalette::ToolTipText);
    m_message->hide();
    column->addWidget(m_message);
    column->addStretch();
    auto *buttons = addButtons(*this, words.accept);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    column->addWidget(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * dialogLetters);
    m_address->setText(address);
    addressTyped();
    for (auto *part : {m_server, m_database, m_user})
        connect(part, &QLineEdit::textEdited, this, &DatabaseDialog::partsTyped);
    connect(m_address, &QLineEdit::textChanged, this, &DatabaseDialog::addressTyped);
}

void DatabaseDialog::addFields(QVBoxLayout &column)
{
    m_server->setPlaceholderText(tr("this computer"));
    m_database->setPlaceholderText(u"cup"_s);
    m_user->setPlaceholderText(tr("as on this computer"));
    m_address->setPlaceholderText(u"postgresql://ada@desk-1/cup"_s);
    auto *form = new QFormLayout;
    form->setVerticalSpacing(8);
    addRow(*form, tr("&Server:"), *m_server, u"databaseServer"_s);
    addRow(*form, tr("&Database:"), *m_database, u"databaseName"_s);
    addRow(*form, tr("Your &name there:"), *m_user, u"databaseUser"_s);
    addRow(*form, tr("Or its &address:"), *m_address, u"databaseAddress"_s);
    column.addLayout(form);
    auto *secret =
        wrappingLabel(tr("Where the server wants a password, it is taken from the file "
                         "~/.pgpass or from PGPASSWORD: an address is shown and remembered, "
                         "and holds none."),
                      this);
    column.addWidget(secret);
}

QString DatabaseDialog::address() const { return m_address->text().trimmed(); }

void DatabaseDialog::partsTyped()
{
    m_parts.server = fromQt(m_server->text().trimmed());
    m_parts.database = fromQt(m_database->text().trimmed());
    m_parts.user = fromQt(m_user->text().trimmed());
    m_parts.event.clear(); // it was one of the database that is named no longer
    const bool nothing = m_parts == app::SharedAddress{};
    {
        const QSignalBlocker silent(m_address);
        m_address->setText(nothing ? QString() : fieldText(app::addressText(m_parts)));
    }
    check();
}

void DatabaseDialog::addressTyped()
{
    m_parts = app::readSharedAddress(fromQt(address()));
    m_server->setText(fieldText(m_parts.server));
    m_database->setText(fieldText(m_parts.database));
    m_user->setText(fieldText(m_parts.user));
    check();
}

void DatabaseDialog::check()
{
    m_accept->setEnabled(app::canShareEvents() && !isWorking() && !address().isEmpty());
    if (app::canShareEvents())
        m_message->hide();
    else
        say(tr("This Arbiter was built without PostgreSQL's client library, so it reaches no "
               "database: install libpq and build it again. Events in files are as they were."));
    Q_EMIT addressChanged();
}

void DatabaseDialog::say(const QString &text)
{
    m_message->setText(text);
    m_message->label().setAccessibleDescription(text);
    m_message->show();
}

void DatabaseDialog::work(const QString &meanwhile, std::function<Background::Then()> work)
{
    if (isWorking())
        return;
    const QList<QWidget *> fields{m_server, m_database, m_user, m_address, m_accept};
    const auto wait = [fields](bool waits) {
        for (auto *field : fields)
            field->setEnabled(!waits);
    };
    auto *asked = focusWidget();
    wait(true);
    say(meanwhile);
    m_background->start([this, wait, asked, work = std::move(work)] {
        return [this, wait, asked, then = work()] {
            wait(false);
            m_message->hide();
            if (asked)
                asked->setFocus();
            then();
        };
    });
}

void DatabaseDialog::reject()
{
    // What the server is asked for is answered within seconds; a copy that is half there is not
    // left behind.
    if (!isWorking())
        QDialog::reject();
}

} // namespace ui

#include "moc_database_dialog.cpp"
