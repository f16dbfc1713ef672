import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { seldom } from '#platform/seldom.ts'
import { sessionsEnded } from './kinds.ts'
import { eventsAfter, keptIds, type StreamEvent } from './store.ts'

/** Kinds that begin so are what processes tell each other; no reader hears them. */
const amongProcesses = 'process:'

export type Subscriber = {
  userId: string | null
  deliver(event: StreamEvent): void
  /** The process stops, or the reader's sessions were ended: the stream must end now (F12, F27). */
  end(): void
}

export type EventHub = {
  /** The newest event this process knows of. */
  lastId(): number
  subscribe(subscriber: Subscriber): () => void
  /** Hears events of a kind in this process, whoever they are for. */
  on(kind: string, listener: (event: StreamEvent) => void): void
  /** Looks at the table at once, not at the next turn. */
  look(): Promise<void>
  /** Ends every stream and hears nothing more. */
  close(): void
}

const lookEvery = 500
const atOnce = 500

/**
 * Carries events from the table to the streams of this process. Every process reads the same table, so it does not matter which of
 * them wrote (U-01).
 */
export async function openEventHub({ db, clock, log }: { db: Database; clock: Clock; log: Log }): Promise<EventHub> {
  const subscribers = new Set<Subscriber>()
  const listeners = new Map<string, ((event: StreamEvent) => void)[]>()
  const reportSeldom = seldom(clock, 60_000)
  let last = (await keptIds(db)).last
  let looking: Promise<void> | undefined

  /** Who lost every session hears nothing more (security case 28). */
  function endStreamsOf({ data }: StreamEvent): void {
    for (const subscriber of [...subscribers])
      if (subscriber.userId !== null && JSON.stringify(subscriber.userId) === data) subscriber.end()
  }

  function tell(event: StreamEvent): void {
    for (const listener of listeners.get(event.kind) ?? []) listener(event)
    if (event.kind === sessionsEnded) endStreamsOf(event)
    if (!isTold(event)) return
    for (const subscriber of subscribers) if (event.userId === null || event.userId === subscriber.userId) subscriber.deliver(event)
  }

  async function lookNow(): Promise<void> {
    try {
      for (;;) {
        const events = await eventsAfter(db, last, atOnce)
        for (const event of events) {
          last = event.id
          tell(event)
        }
        if (events.length < atOnce) return
      }
    } catch (error) {
      reportSeldom('look', () => log.error('Events cannot be read', { error }))
    }
  }

  const look = () => (looking ??= lookNow().finally(() => (looking = undefined)))
  const timer = setInterval(() => void look(), lookEvery).unref()

  return {
    lastId: () => last,
    subscribe(subscriber) {
      subscribers.add(subscriber)
      return () => void subscribers.delete(subscriber)
    },
    on(kind, listener) {
      listeners.set(kind, [...(listeners.get(kind) ?? []), listener])
    },
    look,
    close() {
      clearInterval(timer)
      for (const subscriber of subscribers) subscriber.end()
      subscribers.clear()
    },
  }
}

/** Whether readers hear of it. */
export const isTold = (event: StreamEvent) => !event.kind.startsWith(amongProcesses)
