import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Flags } from '@wasla/contract/flags/flags.ts'
import type { Database } from '../database/database.ts'
import { isForReaders, type EventHub } from '../domains/events/hub.ts'
import { storedIds, missedBy, type StreamEvent } from '../domains/events/store.ts'
import { sessionsEnded } from '../domains/session/sessions-ended.ts'
import type { FlagService } from '../domains/flags/service.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import type { Log } from '../platform/log.ts'
import type { SessionService } from '../domains/session/service.ts'
import { refusal } from './answers.ts'
import { headerOf } from './header-of.ts'
import { apiHeaders } from './headers.ts'
import { addressOf } from './request-context.ts'

type EventStreams = {
  db: Database
  hub: EventHub
  flags: FlagService
  session: Pick<SessionService, 'readViewer'>
  log: Log
  trustProxy: number
  /** Whether nothing else adds to the answer: pages of other origins need headers that the router puts there. */
  isAlone: boolean
}

const heartbeatEvery = 15_000
const streamsPerUser = 5
/** A home or an office; carriers share addresses. */
const streamsPerAddress = 50
const catchUp = 500
/** A reader that lets so many bytes wait is let go; it comes back with the last id it saw. */
const mostWaiting = 256 * 1024

const streamHeaders = { ...apiHeaders, 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' } as const

/** Where a stream is written to. */
type Sink = {
  /** False where so much waits already that the reader is let go. */
  send(text: string): boolean
  /** Nothing more comes. Does nothing where the reader has left. */
  end(): void
}

/** Whose stream it is, and how the place it takes is given back. */
type Reader = {
  userId: string | null
  lastSeen: string | undefined
  viewerOf: () => Promise<unknown>
  free: () => void
}

const encoder = new TextEncoder()

/** The stream as a body, for who has no connection of node's. */
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
          // Closing what the reader has already left is an error, and not ours.
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

/** Written straight to the connection, where there is one: a body in between costs 8 kB for each of thousands of open streams. */
function written(outgoing: ServerResponse, tell: (sink: Sink) => () => void): Response {
  outgoing.writeHead(200, streamHeaders)
  const leave = tell({
    send(text) {
      outgoing.write(text)
      return outgoing.writableLength < mostWaiting
    },
    // What waits for a reader who does not read would wait for ever.
    end: () => void (outgoing.writableLength < mostWaiting ? outgoing.end() : outgoing.destroy()),
  })
  outgoing.once('close', leave)
  if (outgoing.closed) leave()
  return RESPONSE_ALREADY_SENT
}

const line = (kind: string, data: string, id?: number) => `${id === undefined ? '' : `id: ${id}\n`}event: ${kind}\ndata: ${data}\n\n`

/** Counts open streams by reader; answers how to give the place back, or null when there is none. */
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
 * `GET /events` (A-22): one stream a tab, read by `fetch` with the bearer header; signed out it tells flags alone. First comes
 * `event: flags` with the effective values and an id to resume from; later `flags` again whenever they change, and every event for
 * the reader, with growing ids. `Last-Event-ID` brings what was missed, once and in order; where that is no longer stored comes
 * `event: reset`, and the reader fetches anew. Ends when the session does: at once where a process
 * says that sessions ended, and checked with every heartbeat for those that ran out (security case 28).
 */
export function eventStreams({ db, hub, flags, session, log, trustProxy, isAlone }: EventStreams) {
  const take = places()
  /** How the open streams of each user look again whether their session still holds. */
  const lookingAgain = new Map<string, Set<() => void>>()
  hub.on(sessionsEnded, ({ userId }) => lookingAgain.get(userId ?? '')?.forEach((lookAgain) => lookAgain()))

  function onSessionsEnded(userId: string, lookAgain: () => void): () => void {
    const ofUser = lookingAgain.get(userId) ?? new Set()
    lookingAgain.set(userId, ofUser.add(lookAgain))
    return () => {
      ofUser.delete(lookAgain)
      if (ofUser.size === 0) lookingAgain.delete(userId)
    }
  }

  /** What to send before the stream goes live, and the id up to which it tells. */
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

  /** Tells a reader everything from now on, until the session, the process or the reader ends it; answers how to end it. */
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
    const lookAgain = () => void viewerOf().catch((error: unknown) => error instanceof Problem && end())
    const beat = setInterval(() => {
      send(': \n\n')
      lookAgain()
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
      ...(userId === null ? [] : [onSessionsEnded(userId, lookAgain)]),
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
    // Texts alone: an open stream must not keep its request in memory.
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
