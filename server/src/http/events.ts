import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Flags } from '@wasla/contract/flags/flags.ts'
import type { Database } from '../database/database.ts'
import { isForReaders, type EventHub } from '../domains/events/hub.ts'
import { storedIds, missedBy, type StreamEvent } from '../domains/events/store.ts'
import { sessionsEnded } from '../domains/session/sessions-ended.ts'
import type { FlagService } from '../providers/flags/port.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import type { Log } from '../platform/log.ts'
import type { SessionService } from '../domains/session/service.ts'
import { refusal } from './responses.ts'
import { headerOf } from '../request/header-of.ts'
import { apiHeaders } from '../request/headers.ts'
import { addressOf } from './request-context.ts'

type EventStreams = {
  db: Database
  hub: EventHub
  flags: FlagService
  session: Pick<SessionService, 'readViewer'>
  log: Log
  trustProxy: number
  /** Whether the response needs no headers from the router. The router adds headers for pages of other origins. */
  isAlone: boolean
}

const heartbeatEvery = 15_000
const streamsPerUser = 5
/** Largest number of open streams per network. A network may be a household, a company or a carrier whose customers share an address. */
const streamsPerAddress = 50
const catchUp = 500
/** Bytes that may wait for a reader before its stream is closed. The reader reconnects with the last id it saw. */
const mostWaiting = 256 * 1024

const streamHeaders = { ...apiHeaders, 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' } as const

/** Destination of a stream. */
type Sink = {
  /** Writes a text. Returns false if so much waits that the stream must be closed. */
  send(text: string): boolean
  /** Ends the stream. Has no effect if the reader has left. */
  end(): void
}

/** Reader of a stream. `free` gives its place back. */
type Reader = {
  userId: string | null
  lastSeen: string | undefined
  viewerOf: () => Promise<unknown>
  free: () => void
}

const encoder = new TextEncoder()

/** Returns the stream as a response body, for callers without a node connection. */
function streamedBody(tell: (sink: Sink) => () => void): ReadableStream<Uint8Array> {
  let leave = () => {}
  let isGone = false
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        leave = tell({
          send(text) {
            controller.enqueue(encoder.encode(text))
            return (controller.desiredSize ?? 0) > 0
          },
          // Closing a stream that the reader has left throws an error that is not ours.
          end: () => controller.desiredSize !== null && !isGone && controller.close(),
        })
      },
      cancel() {
        isGone = true
        leave()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostWaiting }),
  )
}

/** Writes straight to the node connection: a body in between costs 8 kB for each of thousands of open streams. */
function written(outgoing: ServerResponse, tell: (sink: Sink) => () => void): Response {
  outgoing.writeHead(200, streamHeaders)
  const leave = tell({
    send(text) {
      outgoing.write(text)
      return outgoing.writableLength < mostWaiting
    },
    // Data for a reader that does not read would wait for ever.
    end: () => void (outgoing.writableLength < mostWaiting ? outgoing.end() : outgoing.destroy()),
  })
  outgoing.once('close', leave)
  if (outgoing.closed) leave()
  return RESPONSE_ALREADY_SENT
}

const line = (kind: string, data: string, id?: number) => `${id === undefined ? '' : `id: ${id}\n`}event: ${kind}\ndata: ${data}\n\n`

/**
 * Returns a function that takes a place for a stream. That function returns a function that gives the place back, or null if the reader has
 * `most` open streams.
 */
function places() {
  const taken = new Map<string, number>()
  return (key: string, most: number): (() => void) | null => {
    const count = taken.get(key) ?? 0
    if (count >= most) return null
    taken.set(key, count + 1)
    return () => {
      const left = (taken.get(key) ?? 1) - 1
      if (left > 0) taken.set(key, left)
      else taken.delete(key)
    }
  }
}

/**
 * `GET /events` (A-22): one stream per tab, read by `fetch` with the bearer header; a signed-out tab gets only flags. It begins with
 * `event: flags`, which has the effective values and an id to resume from. Then it sends `flags` whenever they change, and every event of
 * the reader, with growing ids. With `Last-Event-ID` it first sends missed events, once and in order. If they are no longer stored, it
 * sends `event: reset`, and the reader fetches everything again. It ends with the session: at once if a process reports that sessions
 * ended, and at the next heartbeat if the session expired (security case 28).
 */
export function eventStreams({ db, hub, flags, session, log, trustProxy, isAlone }: EventStreams) {
  const take = places()
  /** Session checks of the open streams of each user. */
  const sessionChecks = new Map<string, Set<() => void>>()
  hub.on(sessionsEnded, ({ userId }) => sessionChecks.get(userId ?? '')?.forEach((checkSession) => checkSession()))

  function onSessionsEnded(userId: string, checkSession: () => void): () => void {
    const ofUser = sessionChecks.get(userId) ?? new Set()
    sessionChecks.set(userId, ofUser.add(checkSession))
    return () => {
      ofUser.delete(checkSession)
      if (ofUser.size === 0) sessionChecks.delete(userId)
    }
  }

  /** Returns the missed events as text, and the id of the last event they cover. */
  async function missed(userId: string | null, lastSeen: string | undefined): Promise<{ text: string; upTo: number }> {
    const from = /^\d{1,15}$/.test(lastSeen ?? '') ? Number(lastSeen) : null
    if (from === null) return { text: '', upTo: hub.lastId() }
    const stored = await storedIds(db)
    const events = await missedBy(db, userId, from, catchUp + 1)
    const upTo = Math.max(hub.lastId(), events.at(-1)?.id ?? 0)
    const lost = from > stored.last || from < stored.first - 1 || events.length > catchUp
    if (lost) return { text: line('reset', '{}', upTo), upTo }
    return {
      text: events
        .filter(isForReaders)
        .map((event) => line(event.kind, event.data, event.id))
        .join(''),
      upTo,
    }
  }

  /** Sends every new event to a reader, until session, process or reader ends the stream. Returns a function that ends the stream. */
  function tell(sink: Sink, { userId, lastSeen, viewerOf, free }: Reader): () => void {
    let open = true
    let held: StreamEvent[] | null = []
    let sent = 0
    const send = (text: string) => {
      if (open && !sink.send(text)) end()
    }
    const deliver = (event: StreamEvent) => {
      if (held && held.length >= catchUp) end()
      else if (held) held.push(event)
      else if (event.id > sent) send(line(event.kind, event.data, event.id))
    }
    const tellFlags = (values: Flags) => {
      if (!held) send(line('flags', JSON.stringify(values)))
    }
    const checkSession = () => void viewerOf().catch((error: unknown) => error instanceof Problem && end())
    const beat = setInterval(() => {
      send(': \n\n')
      checkSession()
    }, heartbeatEvery)
    const end = () => {
      if (!open) return
      open = false
      clearInterval(beat)
      for (const stop of stops) stop()
      sink.end()
    }
    const stops = [
      hub.subscribe({ userId, deliver, end }),
      flags.subscribe(tellFlags),
      free,
      ...(userId === null ? [] : [onSessionsEnded(userId, checkSession)]),
    ]

    async function begin(): Promise<void> {
      try {
        const before = await missed(userId, lastSeen)
        sent = before.upTo
        send(`retry: 3000\n${before.text}${line('flags', JSON.stringify(flags.current()), sent)}`)
        const waiting = held ?? []
        held = null
        for (const event of waiting) deliver(event)
      } catch (error) {
        log.error('An event stream could not begin', { error })
        end()
      }
    }
    void begin()
    return end
  }

  return async (c: HttpContext): Promise<Response> => {
    // Keep only texts: an open stream must not keep its request in memory.
    const authorization = headerOf(c, 'authorization')
    const lastSeen = headerOf(c, 'last-event-id')
    const viewerOf = async () => session.readViewer(authorization)
    let viewer: Awaited<ReturnType<typeof viewerOf>>
    try {
      viewer = await viewerOf()
    } catch (error) {
      if (error instanceof Problem) return refusal(401, error.extensions)
      throw error
    }
    if (c.req.method === 'HEAD') return new Response(null, { headers: streamHeaders })
    const userId = viewer?.userId ?? null
    const free = userId ? take(`user:${userId}`, streamsPerUser) : take(`address:${addressOf(c, trustProxy)}`, streamsPerAddress)
    if (!free) return refusal(429, { code: 'RATE_LIMITED', params: { retryAfter: 30 } }, { 'retry-after': '30' })

    const tellReader = (sink: Sink) => tell(sink, { userId, lastSeen, viewerOf, free })
    const outgoing = isAlone ? c.env?.outgoing : undefined
    return outgoing ? written(outgoing, tellReader) : new Response(streamedBody(tellReader), { headers: streamHeaders })
  }
}
