import type { Caller, VisitorHashes } from '../visitors.ts'
import { lineOfLink, type TakenClick } from './lines.ts'

type Parts = Caller &
  Omit<TakenClick, 'programId' | 'profileId' | 'visitor' | 'network'> & {
    /** The return value of `linkPart`. */
    readonly link: string
  }

/** A click in memory that waits for the journal. `parts` holds the caller's data until the line is made; then it is null. */
export type Arrived = { parts: Parts | null; line: string }

/** Number of lines that are made at once. Making them takes less than 0.1 ms, so it delays nobody. */
const together = 64

/**
 * Makes the journal lines of clicks after their requests were answered. It makes 64 in a row, because that costs less than one at a time
 * between requests. A line contains only hashes of the caller's data. The data itself is dropped as soon as the line is made, even if the
 * journal cannot be written for long (N-05).
 */
export function arrivedClicks(visitors: VisitorHashes) {
  let waiting: Arrived[] = []

  /** Makes the lines of clicks for whose day the salt is loaded. The other lines are made when their batch is written. */
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
    // The lines are slices of one text, because the garbage collector then moves one text instead of a dozen pieces per line.
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
