import type { Clock } from './clock.ts'

/** What stands before the server at a moment. */
export type Waiting = {
  /** Requests that have arrived and are not answered. */
  inFlight: number
  /** Milliseconds since the one arrived that waits longest for its turn. */
  oldestWait: number
  /** Milliseconds a newcomer would wait, as fast as turns have come lately. */
  expectedWait: number
}

/** Nobody is turned away while so few are there, however long they wait: the machine is slow then, not the service full. */
const alwaysWelcome = 64
/** Who waits longer than this would be served too late to be served well: the promise is half a second, with the work. In milliseconds. */
const longestWait = 200

/** Whether one more is too many (F28). It is measured by what waits and not by how slow the process is: a process that others keep from the processor is not full. */
export const isTooMuch = ({ inFlight, oldestWait, expectedWait }: Waiting): boolean =>
  inFlight >= alwaysWelcome && Math.max(oldestWait, expectedWait) > longestWait

/** Requests that are being answered at once; of a store elsewhere, more of them only wait for it. */
const mostAtOnce = 256
/**
 * Turns given before new connections are accepted: newcomers are seen, and refused, while others wait. Many at once where they are short,
 * because looking for newcomers costs as much as a short turn; few where these many would take longer than `milliseconds`.
 */
const atOnce = { fewest: 2, most: 16, milliseconds: 2 } as const
/** How often new connections are accepted before the next turns, as long as there is one each time: the system hands over one at a time. */
const mostLooks = 32
/**
 * How long a turn takes, in milliseconds: what is assumed at first, over how many rounds it is remembered, and what one counts for at
 * most: a machine that was suspended for a second says nothing about turns.
 */
const turns = { assumed: 0.5, remembered: 8, longest: 20 } as const

export type Gate = {
  /** Whether a newcomer has to be turned away. Called when one comes. */
  isFull(): boolean
  /** Waits for a turn, and holds a place until `leave`. First come, first served. */
  enter(): Promise<void>
  leave(): void
}

type Parts = {
  clock: Pick<Clock, 'monotonic'>
  /** Runs something after what has arrived meanwhile was looked at. */
  defer(run: () => void): void
}

/**
 * Lets requests in by turns. A process that answers from its own store does one thing at a time, and whoever is not let in by turns
 * waits in the machine's queues, where nobody sees them: so each takes its turn after new connections were accepted.
 */
export function createGate({ clock, defer }: Parts): Gate {
  const waiting: { since: number; go(): void }[] = []
  let running = 0
  let isDeferred = false
  let newcomers = 0
  let looks = 0
  let turnLength = 0
  let longLength: number = turns.assumed
  /** The turns given last, while others were left waiting. */
  let before: { at: number; given: number } | null = null

  /** By turns as long as the long ones of late: to expect too short turns lets newcomers wait unseen. */
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
      return isTooMuch({
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

/** Turns nobody away and keeps nobody waiting. */
export const openGate: Gate = { isFull: () => false, enter: async () => undefined, leave: () => undefined }
