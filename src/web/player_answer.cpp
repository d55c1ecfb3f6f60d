// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a player does on his phone.
#include "web/result_form.h"
#include "web/rooms.h"

#include "app/hall/item_sentences.h"
#include "core/text.h"
#include "tournament/event/words.h"

namespace web {

using app::InboxKind;
using core::Json;

namespace {

/// The desk takes the word; what it says against it is shown with the way back.
Deed taking(app::PhoneWord word, std::string back)
{
    return [word = std::move(word), back = std::move(back)](app::PhoneDesk &desk) -> DeedResult {
        const auto taken = desk.take(word);
        return taken ? DeedResult{back, {}, {}} : DeedResult{back, taken.error().message, {}};
    };
}

Answer report(const Visit &visit, const Fields &form)
{
    auto word = wordOf(visit, form, InboxKind::Result);
    word.round = numberOf(form, "round").value_or(0);
    word.table = numberOf(form, "table").value_or(0);
    const auto at = matchAt(visit.event(), word.round, word.table);
    if (!at || (at->match->p1 != word.player && at->match->p2 != word.player))
        return problem(visit, 409,
                       visit.in(Pages::tr("You do not play at that table: look where you play "
                                          "now.")),
                       "/me");
    const auto said = field(form, "words");
    word.content.text =
        said.empty() ? resultWords(form, visit.event(), *at->round, *at->match) : std::string(said);
    word.content.stood = field(form, "stood");
    if (word.content.text.empty())
        return problem(visit, 400, visit.in(Pages::tr("Say of a game how it ended.")), "/me");
    return taking(std::move(word), "/me");
}

Response sure(const Visit &visit, bool again)
{
    const InLanguage &in = visit.in;
    Json view = ownFrame(visit, "/me/leave");
    addFormFields(view, visit);
    view.set("title",
             again ? in(Pages::tr("Really leave?")) : in(Pages::tr("Leave the tournament")));
    view.set("sentence",
             again
                 ? in(Pages::tr("You will not be paired again. Only the desk can bring you back."))
                 : in(Pages::tr("You play this round to its end and are not paired after it.")));
    view.set("path", "/me/leave");
    view.set("step", again ? "2" : "1");
    view.set("button",
             again ? in(Pages::tr("Yes, I leave")) : in(Pages::tr("Leave after this round")));
    view.set("back_words", in(Pages::tr("No, I stay")));
    return page(visit, "sure", view);
}

Answer leave(const Visit &visit, const Fields &form)
{
    if (field(form, "step") != "2")
        return sure(visit, true);
    return taking(wordOf(visit, form, InboxKind::Drop), "/me");
}

Response callPage(const Visit &visit)
{
    const InLanguage &in = visit.in;
    Json view = ownFrame(visit, "/me/call");
    addFormFields(view, visit);
    view.set("title", in(Pages::tr("Call a judge")));
    view.set("why_words", in(Pages::tr("What is it about?")));
    view.set("button", in(Pages::tr("Call a judge")));
    return page(visit, "call", view);
}

Answer call(const Visit &visit, const Fields &form)
{
    constexpr std::size_t longest = 300;
    auto word = wordOf(visit, form, InboxKind::Call);
    if (const auto own = ownMatch(visit.event(), word.player)) {
        word.round = own->round->number;
        word.table = own->match->isBye() ? 0 : own->match->table;
    }
    word.content.text = core::tidied(field(form, "why").substr(0, longest));
    return taking(std::move(word), "/me");
}

Answer withdraw(const Visit &visit, const Fields &form)
{
    const int id = numberOf(form, "id").value_or(0);
    return Deed([id, player = visit.user->player](app::PhoneDesk &desk) -> DeedResult {
        const auto gone = desk.withdraw(id, player);
        return {"/me", gone ? std::string() : gone.error().message, {}};
    });
}

Answer handIn(const Visit &visit, const Fields &form)
{
    auto word = wordOf(visit, form, InboxKind::Decks);
    word.content.lists = {std::string(field(form, "corp")), std::string(field(form, "runner"))};
    for (std::string &list : word.content.lists)
        if (core::tidied(list).empty())
            list.clear();
    if (word.content.lists[0].empty() && word.content.lists[1].empty())
        return problem(visit, 400, visit.in(Pages::tr("Paste a list into one of the fields.")),
                       "/me/lists");
    return taking(std::move(word), "/me/lists");
}

using tournament::Consent;
using tournament::Consents;
struct ConsentQuestion {
    const char *name;
    const char *words;
    Consent Consents::*member;
};
constexpr std::array consentQuestions{
    ConsentQuestion{"named", Pages::tr("My name in results that are published"), &Consents::named},
    ConsentQuestion{"photographed", Pages::tr("Photographs of me"), &Consents::photographed},
    ConsentQuestion{"streamed", Pages::tr("My games on a stream"), &Consents::streamed}};

Response consentPage(const Visit &visit)
{
    const InLanguage &in = visit.in;
    const auto *player = tournament::findPlayer(visit.event(), visit.user->player);
    Json view = ownFrame(visit, "/me/consent");
    addFormFields(view, visit);
    view.set("title", in(Pages::tr("My consent")));
    view.set("button", in(Pages::tr("Save")));
    Json questions = Json::array();
    for (const ConsentQuestion &one : consentQuestions) {
        const Consent now = player->consents.*one.member;
        Json choices = Json::array();
        for (const auto &[value, words] :
             {std::pair{Consent::Yes, Pages::tr("Yes")}, std::pair{Consent::No, Pages::tr("No")}})
            choices.push(Json::object({{"field", one.name},
                                       {"value", core::toWord(value)},
                                       {"words", in(words)},
                                       {"checked", now == value}}));
        questions.push(Json::object({{"legend", in(one.words)}, {"choices", choices}}));
    }
    view.set("questions", questions);
    return page(visit, "consent", view);
}

Answer consent(const Visit &visit, const Fields &form)
{
    auto word = wordOf(visit, form, InboxKind::Consents);
    word.content.entry.consents = tournament::findPlayer(visit.event(), word.player)->consents;
    for (const ConsentQuestion &one : consentQuestions)
        if (const auto value = core::fromWord<Consent>(field(form, one.name)))
            word.content.entry.consents.*one.member = *value;
    return taking(std::move(word), "/me/consent");
}

Answer playerPost(const Visit &visit)
{
    const Fields form = readForm(visit.request.body);
    const std::string &path = visit.request.path;
    constexpr std::size_t longestToken = 64;
    const auto token = field(form, "token");
    if (token.empty() || token.size() > longestToken)
        return problem(visit, 400, visit.in(Pages::tr("This form is not one of ours.")), "/me");
    if (path == "/me/report")
        return report(visit, form);
    if (path == "/me/leave")
        return leave(visit, form);
    if (path == "/me/call")
        return call(visit, form);
    if (path == "/me/withdraw")
        return withdraw(visit, form);
    if (path == "/me/lists")
        return handIn(visit, form);
    if (path == "/me/consent")
        return consent(visit, form);
    return notFound(visit);
}

} // namespace

Answer playerAnswer(const Visit &visit)
{
    if (!visit.user || visit.user->role != app::HallRole::Player)
        return notAdmitted(visit);
    if (visit.request.method == "POST")
        return playerPost(visit);
    const std::string &path = visit.request.path;
    if (path == "/me")
        return myTable(visit);
    if (path == "/me/record")
        return myRecord(visit);
    if (path == "/me/lists")
        return myLists(visit);
    if (path == "/me/leave")
        return sure(visit, false);
    if (path == "/me/call")
        return callPage(visit);
    if (path == "/me/consent")
        return consentPage(visit);
    return notFound(visit);
}

} // namespace web
