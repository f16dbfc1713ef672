import type { Clock } from './clock.ts'

/** The load of the server at one moment. */
export type Waiting = {
  /** Number of requests that have arrived and are not answered. */
  inFlight: number
  /** Milliseconds that the first request in the queue has waited for its turn. */
  oldestWait: number
  /** Milliseconds a new request would wait, by the recent length of turns. */
  expectedWait: number
}

/** Below this number of requests none is refused, even after a long wait: then the machine is slow, but the service is not full. */
const alwaysWelcome = 64
/** Longest wait for a turn, in milliseconds. With it, a request is still answered within the promised half second. */
const longestWait = 200

/**
 * Returns whether one more request is too many (F28). It measures the wait and not the speed of the process: a process that gets little
 * processor time is not full.
 */
export const isOverloaded = ({ inFlight, oldestWait, expectedWait }: Waiting): boolean =>
  inFlight >= alwaysWelcome && Math.max(oldestWait, expectedWait) > longestWait

/** Number of requests that may run at once. With a remote store, more of them would only wait for it. */
const mostAtOnce = 256
/**
 * Number of turns that are given before new connections are accepted. New requests must be seen, and refused if needed, while others wait.
 * It is `most` if turns are short, because accepting connections costs as much as a short turn. It is lower if `most` turns would take
 * longer than `milliseconds`.
 */
const atOnce = { fewest: 2, most: 16, milliseconds: 2 } as const
/**
 * Largest number of times that new connections are accepted between two rounds of turns. The system hands over one connection at a time, so
 * accepting goes on until it brings none.
 */
const mostLooks = 32
/**
 * Length of a turn in milliseconds. `assumed`: the first assumption. `remembered`: number of rounds that it is averaged over. `longest`: a
 * longer turn counts as this long, because a machine that was suspended for a second says nothing about turns.
 */
const turns = { assumed: 0.5, remembered: 8, longest: 20 } as const

export type LoadShedder = {
  /** Returns whether a new request must be refused. Call it once for each new request. */
  isFull(): boolean
  /** Waits for a turn, in order of arrival. The caller has a place until it calls `leave`. */
  enter(): Promise<void>
  leave(): void
}

type Parts = {
  clock: Pick<Clock, 'monotonic'>
  /** Runs a function after new connections and events have been handled. */
  defer(run: () => void): void
}

/**
 * Admits requests in turns. A process that answers from its own store does one thing at a time. Requests without a turn would wait in the
 * queues of the operating system, where nobody sees them. So new connections are accepted before each turn.
 */
export function createLoadShedder({ clock, defer }: Parts): LoadShedder {
  const waiting: { since: number; go(): void }[] = []
  let running = 0
  let isDeferred = false
  let newcomers = 0
  let looks = 0
  let turnLength = 0
  let longLength: number = turns.assumed
  /** The last round of turns, if requests still waited after it: its time and its number of turns. Null if none waited. */
  let before: { at: number; given: number } | null = null

  /**
   * Returns how many turns to give in a round. Uses the longest recent turn length, because new requests wait unseen while turns take
   * longer than expected.
   */
  const turnsAtOnce = () => Math.min(atOnce.most, Math.max(atOnce.fewest, Math.floor(atOnce.milliseconds / longLength)))

  function noteTurns(given: number): void {
    const at = clock.monotonic()
    if (before) {
      const taken = Math.min((at - before.at) / before.given, turns.longest)
      turnLength += (taken - turnLength) / turns.remembered
      longLength = Math.max(taken, longLength + (taken - longLength) / turns.remembered)
    }
    before = waiting.length > 0 ? { at, given } : null
  }

  function lookAndGive(): void {
    isDeferred = false
    if (newcomers > 0 && looks < mostLooks) {
      newcomers = 0
      looks += 1
      return look()
    }
    looks = 0
    giveTurns()
  }

  function giveTurns(): void {
    const next = waiting.splice(0, Math.min(turnsAtOnce(), mostAtOnce - running))
    running += next.length
    for (const { go } of next) go()
    noteTurns(next.length)
    look()
  }

  function look(): void {
    if (isDeferred || waiting.length === 0 || running >= mostAtOnce) return
    isDeferred = true
    defer(lookAndGive)
  }

  return {
    isFull() {
      newcomers += 1
      const oldest = waiting[0]
      return isOverloaded({
        inFlight: running + waiting.length,
        oldestWait: oldest ? clock.monotonic() - oldest.since : 0,
        expectedWait: waiting.length * turnLength,
      })
    },
    enter() {
      newcomers += 1
      const turn = new Promise<void>((go) => waiting.push({ since: clock.monotonic(), go }))
      look()
      return turn
    },
    leave() {
      running -= 1
      look()
    },
  }
}

/** A load shedder that admits every request at once. */
export const admitsAll: LoadShedder = { isFull: () => false, enter: async () => undefined, leave: () => undefined }
