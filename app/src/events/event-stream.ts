import { createValue } from '#platform/store.ts'
import type { Random } from '#platform/random.ts'
import type { StartTimer } from '#platform/timers.ts'
import type { EventReader } from './sse.ts'

/** Where the events come from, as the services of the tab know it. */
export type StreamSource = {
  /** Opens the stream after the event of that id; the answer must be a live `text/event-stream`. */
  connect: (lastEventId: string | null, signal: AbortSignal) => Promise<Response>
  /**
   * The newest event that the first answer of the API took into account, or null: what happened between it and the first connection is
   * asked for like what a break made the page miss.
   */
  firstId: () => string | null
  random: Random
}
export type StreamTools = StreamSource & { reader: EventReader; startTimer: StartTimer }

/**
 * Waits between tries in milliseconds, each drawn evenly between two ends: a server that starts anew is not met by all tabs at once. The
 * longest doubles from try to try.
 */
const waits = [
  [1_000, 5_000],
  [1_000, 5_000],
  [2_000, 5_000],
  [4_000, 8_000],
  [8_000, 16_000],
  [15_000, 30_000],
] as const
/** A stream that is silent for longer than this is broken: heartbeats come more often. */
export const silence = 60_000

export const waitBefore = (failures: number, random: Random) => {
  const [least, most] = waits[failures] ?? [15_000, 30_000]
  return least + random() * (most - least)
}

type Handler = (data: string) => void

/** The one stream of this tab. Runs between `start` and `stop`, comes back by itself after every break, and asks for what it missed. */
export function createEventStream({ connect, firstId, reader, startTimer, random }: StreamTools) {
  const isOpen = createValue(false)
  const handlers = new Map<string, Set<Handler>>()
  let running: AbortController | null = null

  async function readAll(response: Response, connection: AbortController) {
    if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}`)
    const body = response.body.pipeThrough(new TextDecoderStream()).getReader()
    isOpen.write(true)
    let stopWatch = () => {}
    const watch = () => {
      stopWatch()
      stopWatch = startTimer(() => connection.abort(), silence)
    }
    try {
      for (;;) {
        watch()
        const { done, value } = await body.read()
        if (done) return
        for (const event of reader.read(value)) handlers.get(event.type)?.forEach((handle) => handle(event.data))
      }
    } finally {
      stopWatch()
      isOpen.write(false)
    }
  }

  const pause = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const stop = startTimer(resolve, milliseconds)
      signal.addEventListener(
        'abort',
        () => {
          stop()
          resolve()
        },
        { once: true },
      )
    })

  async function run(signal: AbortSignal) {
    let failures = 0
    while (!signal.aborted) {
      const connection = new AbortController()
      const leave = () => connection.abort()
      signal.addEventListener('abort', leave, { once: true })
      try {
        reader.restart()
        const response = await connect(reader.lastEventId() ?? firstId(), connection.signal)
        if (response.ok) failures = 0
        await readAll(response, connection)
      } catch {
        failures += 1
      } finally {
        signal.removeEventListener('abort', leave)
      }
      if (!signal.aborted) await pause(waitBefore(failures, random), signal)
    }
  }

  return {
    isOpen: { read: isOpen.read, subscribe: isOpen.subscribe },
    start() {
      if (running) return
      running = new AbortController()
      void run(running.signal)
    },
    stop() {
      running?.abort()
      running = null
    },
    /** Subscribes to events of a type; returns how to unsubscribe. */
    on(type: string, handle: Handler) {
      const known = handlers.get(type) ?? new Set()
      handlers.set(type, known.add(handle))
      return () => void known.delete(handle)
    },
  }
}

export type EventStream = ReturnType<typeof createEventStream>
