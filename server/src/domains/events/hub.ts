import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { throttle } from '#platform/throttle.ts'
import { eventsAfter, storedIds, type StreamEvent } from './store.ts'

/** Prefix of events between processes; readers never get them. */
const amongProcesses = 'process:'

type Subscriber = {
  userId: string | null
  deliver(event: StreamEvent): void
  /** Ends the stream now, because the process stops (F12, F27). */
  end(): void
}

export type EventHub = {
  /** Returns the id of the newest event that this process has read. */
  lastId(): number
  subscribe(subscriber: Subscriber): () => void
  /** Calls the listener for every event of a kind, for any user. */
  on(kind: string, listener: (event: StreamEvent) => void): void
  /** Reads the table now instead of at the next interval. */
  poll(): Promise<void>
  /** Ends every stream and stops reading. */
  close(): void
}

const pollEvery = 500
const batchSize = 500

/**
 * Passes events from the table to the streams of this process. Every process reads the same table, so any process may have written an event
 * (U-01).
 */
export async function openEventHub({ db, clock, log }: { db: Database; clock: Clock; log: Log }): Promise<EventHub> {
  const subscribers = new Set<Subscriber>()
  const listeners = new Map<string, ((event: StreamEvent) => void)[]>()
  const reportThrottled = throttle(clock, 60_000)
  let last = (await storedIds(db)).last
  let polling: Promise<void> | undefined

  function dispatch(event: StreamEvent): void {
    for (const listener of listeners.get(event.kind) ?? []) listener(event)
    if (!isForReaders(event)) return
    for (const subscriber of subscribers) if (event.userId === null || event.userId === subscriber.userId) subscriber.deliver(event)
  }

  async function pollNow(): Promise<void> {
    try {
      for (;;) {
        const events = await eventsAfter(db, last, batchSize)
        for (const event of events) {
          last = event.id
          dispatch(event)
        }
        if (events.length < batchSize) return
      }
    } catch (error) {
      reportThrottled('poll', () => log.error('Events cannot be read', { error }))
    }
  }

  const poll = () => (polling ??= pollNow().finally(() => (polling = undefined)))
  const timer = setInterval(() => void poll(), pollEvery).unref()

  return {
    lastId: () => last,
    subscribe(subscriber) {
      subscribers.add(subscriber)
      return () => void subscribers.delete(subscriber)
    },
    on(kind, listener) {
      listeners.set(kind, [...(listeners.get(kind) ?? []), listener])
    },
    poll,
    close() {
      clearInterval(timer)
      for (const subscriber of subscribers) subscriber.end()
      subscribers.clear()
    },
  }
}

/** Returns whether an event is for readers, and not only for the server’s processes. */
export const isForReaders = (event: StreamEvent) => !event.kind.startsWith(amongProcesses)
