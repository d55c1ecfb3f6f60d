// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/sheet.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace ui {

class Prompts;
class SheetView;

/// What goes on paper, page by page, before it does: on a printer or into a PDF. Which document it
/// is are the choices of a subclass.
class SheetDialog : public QDialog {
    Q_OBJECT
public:
    /// `folder`: where a PDF is offered to be saved.
    SheetDialog(Prompts &prompts, const QString &folder, app::PaperSize paper, QWidget *parent);

protected:
    /// The pages of what is chosen, given to show().
    virtual void compose() = 0;

    [[nodiscard]] QFormLayout &form() { return *m_form; }
    void addPaperRow();
    /// To be called when all choices stand in the form, in the order of reading.
    void finish(const QList<QWidget *> &choices);
    void show(core::Expected<Printout, app::Failure> made);
    [[nodiscard]] app::PaperSize chosenPaper() const;
    [[nodiscard]] QComboBox &paperBox() { return *m_paper; }

private:
    void nameParts();
    [[nodiscard]] QVBoxLayout *choices();
    [[nodiscard]] QWidget *preview();
    void showPage();
    void savePdf();
    void sendToPrinter();
    void say(const QString &text);

    Prompts &m_prompts;
    QString m_folder;
    Printout m_printout;
    QFormLayout *m_form = nullptr;
    QComboBox *m_paper = nullptr;
    QComboBox *m_zoom = nullptr;
    QLabel *m_message = nullptr;
    SheetView *m_view = nullptr;
    QSpinBox *m_page = nullptr;
    QLabel *m_pages = nullptr;
    QPushButton *m_previous = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_pdf = nullptr;
    QPushButton *m_print = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace ui
