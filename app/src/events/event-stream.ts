import { createValue } from '#platform/store.ts'
import type { Random } from '#platform/random.ts'
import type { StartTimer } from '#platform/timers.ts'
import type { EventReader } from './sse.ts'

/** Connects the event stream; a service of the tab. */
export type StreamSource = {
  /** Opens the stream after the event with this id. The response must be a live `text/event-stream`. */
  connect: (lastEventId: string | null, signal: AbortSignal) => Promise<Response>
  /**
   * Returns the id of the newest event that the API's first answer included, or null. Events between that answer and the first connection
   * are requested like events missed during a disconnect.
   */
  firstId: () => string | null
  random: Random
}
export type StreamTools = StreamSource & { reader: EventReader; startTimer: StartTimer }

/**
 * Range of waits before each retry, in milliseconds. The wait is random within its range, so that the tabs return to a restarted server at
 * different times. The upper end doubles with each failure, up to 30 s.
 */
const waits = [
  [1_000, 5_000],
  [1_000, 5_000],
  [2_000, 5_000],
  [4_000, 8_000],
  [8_000, 16_000],
  [15_000, 30_000],
] as const
/** Milliseconds without data after which a stream counts as broken. Heartbeats arrive more often. */
export const silence = 60_000

export const waitBefore = (failures: number, random: Random) => {
  const [least, most] = waits[failures] ?? [15_000, 30_000]
  return least + random() * (most - least)
}

type Handler = (data: string) => void

/**
 * Creates the tab's only event stream. The stream runs between `start` and `stop`. It reconnects after every disconnect and requests
 * the missed events.
 */
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
    /** Subscribes to events of a type. Returns a function that unsubscribes. */
    on(type: string, handle: Handler) {
      const known = handlers.get(type) ?? new Set()
      handlers.set(type, known.add(handle))
      return () => void known.delete(handle)
    },
  }
}

export type EventStream = ReturnType<typeof createEventStream>
