import type { StartTimer } from '#platform/timers.ts'
import type { AnswerStore, ReadAnswer, ReadData } from './answer-store.ts'

/** Milliseconds between an answer and its storing. The first screen has loaded its data by then, on most devices. */
export const storedAfter = 4_000
/** Most answers that wait to be stored. */
const longest = 100

type QueueTools = {
  /** Loads the store, whose code no first screen loads. */
  load: () => Promise<AnswerStore>
  startTimer: StartTimer
}

/** Creates the queue of answers that wait to be stored. A failure to store or to find is no failure of the page. */
export function createAnswerQueue({ load, startTimer }: QueueTools) {
  const waiting = new Map<string, ReadAnswer>()
  let stopTimer: (() => void) | undefined

  async function flush(): Promise<void> {
    stopTimer?.()
    stopTimer = undefined
    if (waiting.size === 0) return
    const answers = [...waiting.values()]
    waiting.clear()
    await load()
      .then((store) => store.keep(answers))
      .catch(() => undefined)
  }

  return {
    add(answer: ReadAnswer): void {
      waiting.delete(answer.key)
      waiting.set(answer.key, answer)
      const oldest = waiting.keys().next()
      if (waiting.size > longest && !oldest.done) waiting.delete(oldest.value)
      stopTimer ??= startTimer(() => void flush(), storedAfter)
    },
    /** Stores what waits now, for example before the page may be closed. */
    flush,
    /** Returns the newest answer to the request that was read on this device, or null. */
    async find(key: string): Promise<ReadData | null> {
      const known = waiting.get(key)
      if (known) return known
      return load()
        .then((store) => store.find(key))
        .catch(() => null)
    },
  }
}

export type AnswerQueue = ReturnType<typeof createAnswerQueue>
