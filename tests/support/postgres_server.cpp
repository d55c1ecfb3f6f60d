// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/postgres_server.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <thread>

#include <fcntl.h>
#include <grp.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace support {

namespace {

namespace fs = std::filesystem;
using Connection = std::unique_ptr<PGconn, void (*)(PGconn *)>;
using Result = std::unique_ptr<PGresult, void (*)(PGresult *)>;

/// Where Debian puts the programs of a server, the newest version first.
fs::path programs()
{
    std::vector<fs::path> found;
    std::error_code none;
    for (const auto &version : fs::directory_iterator("/usr/lib/postgresql", none))
        if (fs::exists(version.path() / "bin" / "initdb"))
            found.push_back(version.path() / "bin");
    std::ranges::sort(found);
    return found.empty() ? fs::path() : found.back();
}

struct Owner {
    uid_t user = 0;
    gid_t group = 0;
};

/// A server refuses to run as root: who we are, or the user that Debian made for it, or nobody.
Owner owner()
{
    if (::geteuid() != 0)
        return {::geteuid(), ::getegid()};
    const passwd *found = ::getpwnam("postgres");
    if (!found)
        found = ::getpwnam("nobody");
    return found ? Owner{found->pw_uid, found->pw_gid} : Owner{65534, 65534};
}

Connection connectTo(const std::string &address)
{
    Connection connection(PQconnectdb(address.c_str()), PQfinish);
    if (PQstatus(connection.get()) != CONNECTION_OK)
        throw std::runtime_error(PQerrorMessage(connection.get()));
    return connection;
}

Result ask(PGconn *connection, const std::string &statements)
{
    Result result(PQexec(connection, statements.c_str()), PQclear);
    const auto status = PQresultStatus(result.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
        throw std::runtime_error(PQerrorMessage(connection));
    return result;
}

void reap(pid_t process)
{
    int status = 0;
    while (::waitpid(process, &status, 0) < 0 && errno == EINTR)
        continue;
}

} // namespace

bool PostgresServer::installed() { return !programs().empty(); }

PostgresServer *PostgresServer::ofSuite()
{
    static std::unique_ptr<PostgresServer> server;
    static bool tried = false;
    if (!tried) {
        tried = true;
        if (installed()) {
            // Whether a commit survives a power cut is PostgreSQL's own matter.
            server = std::make_unique<PostgresServer>(
                std::vector<std::string>{"-c", "fsync=off", "-c", "full_page_writes=off"});
            server->run("CREATE DATABASE cup", "postgres");
        } else {
            std::cerr << "PostgreSQL is not installed: shared events are not tested here\n";
        }
    }
    return server.get();
}

PostgresServer::PostgresServer(std::vector<std::string> parameters, const fs::path &data)
    : m_data(data.empty() ? m_folder / "data" : data), m_parameters(std::move(parameters))
{
    // What the server leaves behind when it is killed comes to us, and is reaped here.
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    const Owner by = owner();
    if (::chown(m_folder.path().c_str(), by.user, by.group) != 0)
        throw std::runtime_error("the folder cannot be given to the server's user");
    const pid_t made =
        launch({(programs() / "initdb").string(), "-D", m_data.string(), "-U", "owner", "-A",
                "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N", "--no-instructions"});
    int status = 0;
    ::waitpid(made, &status, 0);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        throw std::runtime_error("initdb failed: " + bytesOf(m_folder / "log"));
    start();
}

PostgresServer::~PostgresServer()
{
    if (m_server > 0)
        kill();
}

pid_t PostgresServer::launch(const std::vector<std::string> &command) const
{
    const Owner by = owner();
    const std::string log = m_folder / "log";
    std::vector<char *> arguments;
    arguments.reserve(command.size() + 1);
    for (const std::string &word : command)
        arguments.push_back(const_cast<char *>(word.c_str()));
    arguments.push_back(nullptr);
    const pid_t parent = ::getpid();
    const pid_t child = ::fork();
    if (child != 0)
        return child;
    if (::geteuid() == 0
        && (::setgroups(0, nullptr) != 0 || ::setgid(by.group) != 0 || ::setuid(by.user) != 0))
        ::_exit(1);
    // With the test goes its server, however the test ends.
    ::prctl(PR_SET_PDEATHSIG, SIGQUIT);
    if (::getppid() != parent || ::chdir("/") != 0)
        ::_exit(1);
    const int output = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    ::dup2(output, STDOUT_FILENO);
    ::dup2(output, STDERR_FILENO);
    ::execv(arguments.front(), arguments.data());
    ::_exit(1);
}

void PostgresServer::start()
{
    using namespace std::chrono;
    std::vector<std::string> command{(programs() / "postgres").string(),
                                     "-D",
                                     m_data.string(),
                                     "-k",
                                     m_folder.path().string(),
                                     "-c",
                                     "listen_addresses=",
                                     "-c",
                                     "max_connections=60",
                                     "-c",
                                     "shared_buffers=16MB"};
    command.insert(command.end(), m_parameters.begin(), m_parameters.end());
    const auto until = steady_clock::now() + seconds(30);
    while (steady_clock::now() < until) {
        if (m_server < 0)
            m_server = launch(command);
        std::this_thread::sleep_for(milliseconds(10));
        // Processes of the one that was killed may hold its memory for a moment.
        int status = 0;
        if (::waitpid(m_server, &status, WNOHANG) == m_server)
            m_server = -1;
        else if (PQping(address("postgres").c_str()) == PQPING_OK)
            return;
    }
    throw std::runtime_error("the server does not start: " + bytesOf(m_folder / "log"));
}

void PostgresServer::askPasswords()
{
    std::ofstream(m_data / "pg_hba.conf") << "local all owner trust\nlocal all all scram-sha-256\n";
    run("SELECT pg_reload_conf()", "postgres");
    // Told to the server, which reads it in its own time.
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    while (std::chrono::steady_clock::now() < until) {
        if (const Connection one(PQconnectdb(address("postgres", "somebody").c_str()), PQfinish);
            PQconnectionNeedsPassword(one.get()) == 1)
            return;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    throw std::runtime_error("the server does not ask for passwords");
}

std::vector<pid_t> PostgresServer::family() const
{
    std::vector<pid_t> processes{m_server};
    for (const auto &entry : fs::directory_iterator("/proc")) {
        const std::string name = entry.path().filename();
        if (!std::ranges::all_of(name, [](char c) { return c >= '0' && c <= '9'; }))
            continue;
        std::ifstream file(entry.path() / "stat");
        std::string line;
        std::getline(file, line);
        const auto behind = line.rfind(')'); // "pid (name) state parent …"
        if (behind != std::string::npos && line.size() > behind + 4
            && std::atoi(line.c_str() + behind + 4) == m_server)
            processes.push_back(std::atoi(name.c_str()));
    }
    return processes;
}

void PostgresServer::kill()
{
    const auto processes = family();
    for (const pid_t process : processes)
        ::kill(process, SIGKILL);
    for (const pid_t process : processes)
        reap(process);
    m_server = -1;
}

void PostgresServer::freeze()
{
    for (const pid_t process : family())
        ::kill(process, SIGSTOP);
}

void PostgresServer::thaw()
{
    for (const pid_t process : family())
        ::kill(process, SIGCONT);
}

fs::path PostgresServer::socket() const { return m_folder / ".s.PGSQL.5432"; }

std::string PostgresServer::address(const std::string &database, const std::string &user) const
{
    return "postgresql:///" + database + "?host=" + m_folder.path().string() + "&user=" + user;
}

void PostgresServer::run(const std::string &statements, const std::string &database,
                         const std::string &user) const
{
    (void)ask(connectTo(address(database, user)).get(), statements);
}

std::string PostgresServer::value(const std::string &query, const std::string &database,
                                  const std::string &user) const
{
    const Connection connection = connectTo(address(database, user));
    const Result result = ask(connection.get(), query);
    return PQntuples(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : "";
}

} // namespace support
