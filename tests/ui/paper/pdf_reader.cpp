// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/pdf_reader.h"

#include <algorithm>
#include <memory>
#include <stdexcept>

#include <poppler-document.h>
#include <poppler-font.h>
#include <poppler-page-renderer.h>
#include <poppler-page.h>
#include <zbar.h>

namespace testing {

namespace {

QString text(const poppler::ustring &words)
{
    const auto utf8 = words.to_utf8();
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QImage painted(const poppler::page &page)
{
    poppler::page_renderer renderer;
    renderer.set_render_hint(poppler::page_renderer::antialiasing, true);
    renderer.set_image_format(poppler::image::format_gray8);
    auto image = renderer.render_page(&page, rasterResolution, rasterResolution);
    return QImage(reinterpret_cast<const uchar *>(image.const_data()), image.width(),
                  image.height(), image.bytes_per_row(), QImage::Format_Grayscale8)
        .copy();
}

} // namespace

QString ReadPage::text() const
{
    constexpr double sameLine = 3; // points
    auto sorted = words;
    const auto middle = [](const ReadWord &word) { return word.box.center().y(); };
    std::ranges::stable_sort(sorted, {}, middle);
    QStringList lines;
    for (auto begin = sorted.begin(); begin != sorted.end();) {
        const auto end = std::find_if(begin, sorted.end(), [&](const ReadWord &word) {
            return middle(word) - middle(*begin) > sameLine;
        });
        std::sort(begin, end,
                  [](const ReadWord &a, const ReadWord &b) { return a.box.left() < b.box.left(); });
        QStringList line;
        for (; begin != end; ++begin)
            line.append(begin->text);
        lines.append(line.join(u' '));
    }
    // A font may join "fi" to one sign.
    return lines.join(u'\n').normalized(QString::NormalizationForm_KC);
}

ReadPdf readPdf(const QByteArray &bytes, bool withImages)
{
    const std::unique_ptr<poppler::document> document(
        poppler::document::load_from_raw_data(bytes.constData(), static_cast<int>(bytes.size())));
    if (!document)
        throw std::runtime_error("this is no PDF");
    ReadPdf result;
    for (int i = 0; i < document->pages(); ++i) {
        const std::unique_ptr<poppler::page> page(document->create_page(i));
        const auto rect = page->page_rect();
        ReadPage read{{rect.width(), rect.height()}, {}, {}};
        for (const auto &box : page->text_list())
            read.words.push_back(
                {text(box.text()),
                 {box.bbox().x(), box.bbox().y(), box.bbox().width(), box.bbox().height()}});
        if (withImages)
            read.image = painted(*page);
        result.pages.push_back(std::move(read));
    }
    const auto fonts = document->fonts();
    for (const auto &font : fonts)
        result.fonts.append(QString::fromStdString(font.name()));
    result.fontsEmbedded =
        std::ranges::all_of(fonts, [](const auto &font) { return font.is_embedded(); });
    return result;
}

QStringList readCodes(const QImage &image)
{
    QStringList result;
    zbar::ImageScanner scanner;
    scanner.set_config(zbar::ZBAR_NONE, zbar::ZBAR_CFG_ENABLE, 0);
    scanner.set_config(zbar::ZBAR_QRCODE, zbar::ZBAR_CFG_ENABLE, 1);
    const QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
    QByteArray bytes; // without the padding of lines
    for (int y = 0; y < grey.height(); ++y)
        bytes.append(reinterpret_cast<const char *>(grey.constScanLine(y)), grey.width());
    zbar::Image picture(static_cast<unsigned>(grey.width()), static_cast<unsigned>(grey.height()),
                        "Y800", bytes.constData(), static_cast<unsigned long>(bytes.size()));
    scanner.scan(picture);
    for (auto symbol = picture.symbol_begin(); symbol != picture.symbol_end(); ++symbol)
        result.append(QString::fromStdString(symbol->get_data()));
    return result;
}

} // namespace testing
