// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"
#include "web/backstage.h"
#include "web/hall.h"
#include "web/http_server.h"
#include "web/in_language.h"
#include "web/shelf.h"

#include <functional>
#include <string>
#include <string_view>

namespace web {

/// What came of a deed.
struct DeedResult {
    std::string back;     ///< the page that shows it
    std::string sentence; ///< why it was refused; empty: it was done
    Fields headers;       ///< of the answer
};
/// What a phone asks of the desk: performed in the thread that owns the session, where sentences
/// are in the phone's language meanwhile.
using Deed = std::function<DeedResult(app::PhoneDesk &desk)>;

/// The answer to a request, or the deed that gives it.
struct Answer {
    Answer(Response given) : response(std::move(given)) { }
    Answer(Deed done) : deed(std::move(done)) { }

    Response response;
    Deed deed;                          ///< set: the answer is what it gives
    std::chrono::milliseconds delay{0}; ///< a wrong secret costs time
};

/// One request with all that its answer is made from.
struct Visit {
    const Request &request;
    const Hall &hall;
    const Backstage *stage = nullptr; ///< null: the hall is shown and nobody may come in
    core::Timestamp now;
    InLanguage in;
    bool secure = false;                ///< by TLS
    std::string secret;                 ///< of the cookie; empty: none
    std::optional<app::PhoneUser> user; ///< whom it admits
    Shelf *shelf = nullptr;             ///< null: every page is made anew

    [[nodiscard]] const tournament::Event &event() const { return *stage->event; }
};

inline constexpr std::string_view plainText = "text/plain; charset=utf-8";
[[nodiscard]] Response plain(int status, std::string body, std::string_view type = plainText);
/// The page of that template in the frame of all pages.
[[nodiscard]] Response page(const Visit &visit, std::string_view name, const core::Json &view,
                            int status = 200);
/// What was made already (renderedInside) in that frame.
[[nodiscard]] Response pageAround(const Visit &visit, std::string_view inside,
                                  const core::Json &view);
/// A page that says one sentence, with the way back.
[[nodiscard]] Response problem(const Hall &hall, const InLanguage &in, int status,
                               std::string sentence, std::string_view back = "/");
[[nodiscard]] Response problem(const Visit &visit, int status, std::string sentence,
                               std::string_view back = "/");
[[nodiscard]] Response notFound(const Visit &visit);
/// To a page of ours: what was sent is not sent again when the page is loaded anew.
[[nodiscard]] Response seeOther(std::string_view path);

/// The frame of a page that everybody may read: with the own ways round of who came in, with the
/// door for who did not.
[[nodiscard]] core::Json frameOf(const Visit &visit, std::string_view path);
/// The same for pages that change with what phones say, too.
[[nodiscard]] core::Json ownFrame(const Visit &visit, std::string_view path);
/// What every form of theirs carries: a token of its own and the revision it was made from.
void addFormFields(core::Json &view, const Visit &visit);
/// A word of this visit's player, from its form; the token of another phone is another token.
[[nodiscard]] app::PhoneWord wordOf(const Visit &visit, const Fields &form, app::InboxKind kind);

/// Whatever he agreed to: for those who play him, and for staff.
[[nodiscard]] std::string playerName(const Visit &visit, tournament::PlayerId player);

/// The whole number of a field; nothing: it is none.
[[nodiscard]] std::optional<int> numberOf(const Fields &fields, std::string_view name);

} // namespace web
