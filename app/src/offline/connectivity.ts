import { createValue } from '#platform/store.ts'
import { answerKey, type Questioned } from './answer-key.ts'

/** Creates what the pages of one identity know of the connection: whether the server was reached last, and when each answer was read. */
export function createConnectivity() {
  const isReached = createValue(true)
  const times = new Map<string, number>()
  let losses = 0
  return {
    /** False after a request that did not reach the server, until a later one does. */
    isReached: { read: isReached.read, subscribe: isReached.subscribe },
    /**
     * Starts a request. Its success counts only if no other request was lost since: a page sends many at once, and the first answers say
     * nothing of a network that broke after them.
     */
    start() {
      const before = losses
      return {
        reached: () => {
          if (losses === before) isReached.write(true)
        },
        lost: () => {
          losses += 1
          isReached.write(false)
        },
      }
    },
    /** Notes when the shown answer of a request was read, by the device's clock. */
    note: (key: string, at: number) => void times.set(key, at),
    /** Returns when the shown answer of a request was read, or null. */
    readAt: (question: Questioned): number | null => times.get(answerKey(question)) ?? null,
  }
}

export type Connectivity = ReturnType<typeof createConnectivity>
