import type { Caller, VisitorHashes } from '../visitors.ts'
import { lineOfLink, type TakenClick } from './lines.ts'

type Parts = Caller &
  Omit<TakenClick, 'programId' | 'profileId' | 'visitor' | 'network'> & {
    /** From `linkPart`. */
    readonly link: string
  }

/** A click that waits for the journal, in memory only; it holds its caller until its line is made. */
export type Arrived = { parts: Parts | null; line: string }

/** How many lines are made at once. That takes less than 0.1 ms, so it delays nobody. */
const together = 64

/**
 * Makes the journal lines of clicks after their requests are answered, 64 at a time: in a row they cost less than one by one between
 * requests. A line contains only hashes of the caller, and the caller is dropped as soon as the line is made, even if the journal fails for
 * long (N-05).
 */
export function arrivedClicks(visitors: VisitorHashes) {
  let waiting: Arrived[] = []

  /** Makes the lines for which the day’s salt is loaded; the others wait until their batch is written. */
  function makeLines(): void {
    const made: Arrived[] = []
    const lines: string[] = []
    for (const one of waiting) {
      const { parts } = one
      const visitor = parts && visitors.now(parts, parts.at)
      const network = parts && visitors.networkNow(parts.network, parts.at)
      if (!visitor || !network) continue
      made.push(one)
      lines.push(lineOfLink(parts.link, { ...parts, visitor, network }))
    }
    waiting = []
    // Slices of one text: the garbage collector then moves one text, not the dozen pieces of each line.
    const text = lines.join('')
    let end = 0
    for (const [at, one] of made.entries()) {
      const begin = end
      end += lines[at]?.length ?? 0
      one.line = text.slice(begin, end)
      one.parts = null
    }
  }

  /** Makes one line; loads or creates the salt of its day. */
  async function makeLine(one: Arrived, parts: Parts): Promise<void> {
    const visitor = await visitors.of(parts, parts.at)
    const network = await visitors.networkOf(parts.network, parts.at)
    one.line = lineOfLink(parts.link, { ...parts, visitor, network })
    one.parts = null
  }

  return {
    /** Adds a click that has just come in. */
    next(parts: Parts): Arrived {
      const one: Arrived = { parts, line: '' }
      waiting.push(one)
      if (waiting.length >= together) makeLines()
      return one
    },
    /** Returns the lines of these clicks. Rejects if the salt of a day can neither be read nor created. */
    async linesOf(arrived: readonly Arrived[]): Promise<string[]> {
      makeLines()
      for (const one of arrived) if (one.parts) await makeLine(one, one.parts)
      return arrived.map(({ line }) => line)
    },
    /** Drops the clicks that wait. */
    clear: () => void (waiting = []),
  }
}
