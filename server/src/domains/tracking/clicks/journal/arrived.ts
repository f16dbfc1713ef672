import type { Caller, VisitorHashes } from '../visitors.ts'
import { lineOfLink, type TakenClick } from './lines.ts'

type Parts = Caller &
  Omit<TakenClick, 'programId' | 'profileId' | 'visitor' | 'network'> & {
    /** As of `linkPart`. */
    readonly link: string
  }

/** A click as it waits for the journal: in memory alone, with its caller until it has its line. */
export type Arrived = { parts: Parts | null; line: string }

/** Lines made at once: that takes less than a tenth of a millisecond, so that nobody waits for it. */
const together = 64

/**
 * Makes the lines of clicks behind their answers, dozens at a time: in a row they cost less than one by one between the answers. What stands
 * in a line of the caller are hashes, and the caller is forgotten with that, however long the journal fails (N-05).
 */
export function arrivedClicks(visitors: VisitorHashes) {
  let waiting: Arrived[] = []

  /** Those for which the day's salt is at hand; the others wait until their batch is written. */
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
    // Parts of one text: the garbage collector moves that, and not the dozen pieces of which each line was put together.
    const text = lines.join('')
    let end = 0
    for (const [at, one] of made.entries()) {
      const begin = end
      end += lines[at]?.length ?? 0
      one.line = text.slice(begin, end)
      one.parts = null
    }
  }

  /** Reads the salt of the click's day, or makes it. */
  async function makeLine(one: Arrived, parts: Parts): Promise<void> {
    const visitor = await visitors.of(parts, parts.at)
    const network = await visitors.networkOf(parts.network, parts.at)
    one.line = lineOfLink(parts.link, { ...parts, visitor, network })
    one.parts = null
  }

  return {
    /** One that came now. */
    next(parts: Parts): Arrived {
      const one: Arrived = { parts, line: '' }
      waiting.push(one)
      if (waiting.length >= together) makeLines()
      return one
    },
    /** The lines of these. Rejects where the salt of a day can neither be read nor made. */
    async linesOf(arrived: readonly Arrived[]): Promise<string[]> {
      makeLines()
      for (const one of arrived) if (one.parts) await makeLine(one, one.parts)
      return arrived.map(({ line }) => line)
    },
    /** Forgets those that wait. */
    clear: () => void (waiting = []),
  }
}
