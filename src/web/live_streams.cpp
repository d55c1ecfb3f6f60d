// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/live_streams.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include <microhttpd.h>

namespace web {

namespace {

/// Who has not read that much is gone, or asks for the page anew when he is back.
constexpr std::size_t mostPending = 1024;

} // namespace

struct LiveStreams::Stream {
    LiveStreams *all = nullptr;
    MHD_Connection *connection = nullptr;
    std::string pending;
    bool suspended = false;

    static ssize_t read(void *self, std::uint64_t /*position*/, char *buffer, std::size_t most)
    {
        Stream &stream = *static_cast<Stream *>(self);
        const std::scoped_lock lock(stream.all->m_mutex);
        if (stream.pending.empty()) {
            if (stream.all->m_closing)
                return MHD_CONTENT_READER_END_OF_STREAM;
            stream.suspended = true;
            MHD_suspend_connection(stream.connection);
            return 0;
        }
        const std::size_t size = std::min(most, stream.pending.size());
        std::memcpy(buffer, stream.pending.data(), size);
        stream.pending.erase(0, size);
        return static_cast<ssize_t>(size);
    }
    static void forget(void *self)
    {
        LiveStreams &all = *static_cast<Stream *>(self)->all;
        const std::scoped_lock lock(all.m_mutex);
        all.m_streams.remove_if([self](const auto &stream) { return stream.get() == self; });
    }
};

MHD_Response *LiveStreams::open(MHD_Connection *connection, std::string first)
{
    constexpr std::size_t block = 1024;
    const std::scoped_lock lock(m_mutex);
    auto stream = std::make_shared<Stream>();
    stream->all = this;
    stream->connection = connection;
    stream->pending = std::move(first);
    MHD_Response *response = MHD_create_response_from_callback(
        MHD_SIZE_UNKNOWN, block, &Stream::read, stream.get(), &Stream::forget);
    if (response)
        m_streams.push_back(std::move(stream));
    return response;
}

void LiveStreams::tell(const std::string &text)
{
    const std::scoped_lock lock(m_mutex);
    for (const auto &stream : m_streams) {
        if (stream->pending.size() < mostPending)
            stream->pending += text;
        resume(*stream);
    }
}

void LiveStreams::close()
{
    const std::scoped_lock lock(m_mutex);
    m_closing = true;
    for (const auto &stream : m_streams)
        resume(*stream);
}

void LiveStreams::resume(Stream &stream)
{
    if (stream.suspended)
        MHD_resume_connection(stream.connection);
    stream.suspended = false;
}

} // namespace web
