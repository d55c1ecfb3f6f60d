// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a request of a phone, from the first line to the body: of a stranger, or of somebody
// who came in (a line "As: player"). Answered by clean text that runs nothing, steers no header and
// sends nobody elsewhere; what is asked of the desk is done, and the event stays sound.
#include "core/digest.h"
#include "core/speaking.h"
#include "core/text.h"

#include "app/session/check_event.h"
#include "support/html_tags.h"
#include "tournament/acts/generator.h"
#include "web/request.h"
#include "web/router.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace web {
std::span<const core::EmbeddedFile> embeddedFiles();
}

namespace {

namespace fs = std::filesystem;

constexpr std::uint16_t port = 8080;
constexpr core::Timestamp now{1'456'000'000'000};

void require(bool condition)
{
    if (!condition)
        std::abort();
}

app::Environment environment()
{
    app::Environment environment;
    environment.actor = "fuzz";
    environment.patience = std::chrono::milliseconds(0);
    environment.clock = [] { return now; };
    return environment;
}

/// A small event in its last round, with somebody of each kind who may come in. His secret is what
/// he is called.
class Hall {
public:
    Hall()
    {
        const fs::path place =
            fs::is_directory("/dev/shm") ? "/dev/shm" : fs::temp_directory_path();
        std::string name = place / "arbiter-request-fuzz-XXXXXX";
        require(::mkdtemp(name.data()) != nullptr);
        m_folder = name;
        tournament::GeneratorOptions options;
        options.players = 9;
        options.rounds = 3;
        options.leaveLastOpen = true;
        options.profile = tournament::profiles().front();
        const auto generated = tournament::generateEvent(options);
        auto made = app::Session::create(m_folder / "first.arbiter", generated.acts[0].command,
                                         environment());
        require(made.has_value());
        for (std::size_t i = 1; i < generated.acts.size(); ++i)
            require((*made)->perform(generated.acts[i].command).has_value());
        auto store = app::CardStore::open({});
        require(store.has_value());
        m_cards = std::make_unique<app::CardStore>(std::move(*store));
        app::PhoneDesk desk(**made, m_cards.get());
        const auto &somebody = (*made)->event().players.front();
        for (const auto &[role, word] : {std::pair{app::HallRole::Player, "player"},
                                         {app::HallRole::Judge, "judge"},
                                         {app::HallRole::Scorekeeper, "scorekeeper"}})
            require((*made)
                        ->journal()
                        .inbox()
                        .addSecrets(
                            {{core::sha256(word),
                              role,
                              role == app::HallRole::Player ? somebody.id : tournament::PlayerId{},
                              somebody.name,
                              true,
                              now,
                              {}}})
                        .has_value());
        desk.openRegistration(true);
        take(desk);
    }
    Hall(const Hall &) = delete;
    Hall &operator=(const Hall &) = delete;
    ~Hall() { fs::remove_all(m_folder); }

    [[nodiscard]] web::Asked ask(const web::Request &request) const
    {
        return web::ask(request, m_hall, &m_stage, m_hosts, now);
    }
    /// As the thread that owns the session does it, with an event that nobody used before.
    [[nodiscard]] web::DeedResult perform(const web::Asked &asked)
    {
        const fs::path path = m_folder / "now.arbiter";
        for (const auto &entry : fs::directory_iterator(m_folder))
            if (entry.path().filename() != "first.arbiter")
                fs::remove(entry.path());
        fs::copy_file(m_folder / "first.arbiter", path);
        auto session = app::Session::open(path, environment());
        require(session.has_value());
        app::PhoneDesk desk(**session, m_cards.get());
        require(desk.refresh().has_value());
        desk.openRegistration(true);
        web::DeedResult result;
        {
            const core::Speaking speaking(web::InLanguage(asked.language).translator());
            result = asked.answer.deed(desk);
        }
        require(desk.refresh().has_value());
        const web::Backstage stage = web::backstageOf(desk, m_cards.get());
        for (const char *role : {"player", "judge", "scorekeeper"})
            for (const char *page : {"/me", "/me/lists", "/staff", "/judge", "/judge/rulings"})
                look(stage, page, role);
        session->reset();
        const auto verdict = app::checkEvent(path, environment());
        require(verdict && verdict->problems.empty());
        return result;
    }
    [[nodiscard]] std::string cookie(std::string_view secret) const
    {
        return "arbiter-" + m_stage.uuid + '=' + std::string(secret);
    }
    [[nodiscard]] const web::Hosts &hosts() const { return m_hosts; }
    void requirePage(const std::string &body) const
    {
        for (const std::string &tag : support::tagsIn(body))
            require(m_tags.contains(tag));
    }

private:
    void take(app::PhoneDesk &desk)
    {
        require(desk.refresh().has_value());
        m_stage = web::backstageOf(desk, m_cards.get());
        m_hall = web::hallOf(*m_stage.event, m_stage.revision, now);
    }
    void look(const web::Backstage &stage, const char *page, const char *role) const
    {
        web::Request request;
        request.method = "GET";
        request.path = page;
        request.host = "localhost:" + std::to_string(port);
        request.cookie = cookie(role);
        const auto asked = web::ask(request, m_hall, &stage, m_hosts, now);
        require(core::isValidUtf8(asked.answer.response.body));
        requirePage(asked.answer.response.body);
    }

    fs::path m_folder;
    std::unique_ptr<app::CardStore> m_cards;
    web::Backstage m_stage;
    web::Hall m_hall;
    web::Hosts m_hosts{port, {"cup.example"}};
    std::set<std::string, std::less<>> m_tags = support::tagsOfTemplates(web::embeddedFiles());
};

/// What stands ahead of `end`, which is taken off with it; everything where there is none.
std::string_view cut(std::string_view &text, std::string_view end)
{
    const auto at = std::min(text.find(end), text.size());
    const std::string_view part = text.substr(0, at);
    text.remove_prefix(std::min(at + end.size(), text.size()));
    return part;
}

/// As the server hands it on: of fields that come twice the first, the query in pieces.
web::Request requestOf(const Hall &hall, std::string_view bytes)
{
    web::Request request;
    std::string_view first = cut(bytes, "\n");
    request.method = cut(first, " ");
    std::string_view query = cut(first, " ");
    request.path = cut(query, "?");
    request.query = web::readForm(query);
    while (!bytes.empty()) {
        std::string_view value = cut(bytes, "\n");
        if (value.empty())
            break;
        const std::string_view name = cut(value, ": ");
        if (name == "As")
            request.cookie = hall.cookie(value);
        for (const auto &[known, place] :
             {std::pair<std::string_view, std::string *>{"Host", &request.host},
              {"Origin", &request.origin},
              {"Cookie", &request.cookie},
              {"Accept-Language", &request.acceptLanguage}})
            if (name == known && place->empty())
                *place = value;
    }
    request.body = bytes;
    return request;
}

void requireHeaders(const web::Fields &headers)
{
    for (const auto &[name, value] : headers)
        for (const std::string &text : {name, value})
            require(std::ranges::none_of(
                text, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }));
    const auto location = web::field(headers, "Location");
    require(location.empty() || (location.starts_with('/') && !location.starts_with("//")));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    static Hall hall;
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const web::Request request = requestOf(hall, bytes);
    const web::Asked asked = hall.ask(request);
    const bool stranger = request.method == "POST" && !hall.hosts().mayAsk(request.origin);
    if (asked.answer.deed) {
        require(request.method == "POST" && !stranger && hall.hosts().knows(request.host));
        const web::DeedResult result = hall.perform(asked);
        require(core::isValidUtf8(result.sentence));
        require(result.back.starts_with('/') && !result.back.starts_with("//"));
        requireHeaders(result.headers);
    } else {
        const web::Response &response = asked.answer.response;
        require(response.status >= 200 && response.status < 600);
        require(core::isValidUtf8(response.body));
        requireHeaders(response.headers);
        if (response.type.starts_with("text/html"))
            hall.requirePage(response.body);
        if (stranger)
            require(response.status == 403 || response.status == 421);
    }
    for (const auto &[name, value] : web::readForm(request.body))
        require(web::field(web::readForm(web::escaped(name) + '=' + web::escaped(value)), name)
                == value);
    (void)web::readCookies(request.cookie);
    return 0;
}
