import { open } from 'node:fs/promises'
import { clickOf, type TakenClick } from './lines.ts'
import { segmentFile, segmentsIn, type Position } from './segments.ts'

/** A click of a journal, null where its line is none, and where the next one begins. */
export type Entry = { readonly click: TakenClick | null; readonly next: Position }

/** Bytes read at once; no line is nearly as long. */
const atOnce = 64 * 1024
const lineEnd = 0x0a

/** What a segment has from an offset on, up to `end`; null where it is gone, which it is once it is counted. */
async function readBytes(folder: string, { segment, offset }: Position, end: number): Promise<Buffer | null> {
  const file = await open(segmentFile(folder, segment), 'r').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (!file) return null
  try {
    const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(atOnce, end - offset)))
    const { bytesRead } = bytes.length > 0 ? await file.read(bytes, 0, bytes.length, offset) : { bytesRead: 0 }
    return bytes.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The whole lines among these bytes. */
function entriesOf(bytes: Buffer, { segment, offset }: Position): Entry[] {
  const entries: Entry[] = []
  let from = 0
  for (let end = bytes.indexOf(lineEnd); end !== -1; end = bytes.indexOf(lineEnd, from)) {
    entries.push({ click: clickOf(bytes.toString('utf8', from, end)), next: { segment, offset: offset + end + 1 } })
    from = end + 1
  }
  return entries
}

/**
 * Reads a journal from a place on, in its order. `written` says how far it lies on the disk where it is still written; null where nobody
 * does any more: then a line that a kill tore is the end of its segment, and is skipped.
 */
export function journalReader(folder: string, from: Position, written: () => Position | null) {
  let at = from
  let counted = from
  let waiting: Entry[] = []

  /** Where the segment goes on that comes after one; null where there is none yet. */
  async function after(segment: number): Promise<Position | null> {
    const end = written()
    if (end) return end.segment > segment ? { segment: segment + 1, offset: 0 } : null
    const next = (await segmentsIn(folder)).find((one) => one > segment)
    return next === undefined ? null : { segment: next, offset: 0 }
  }

  /** Reads on; false where there is nothing more. */
  async function fill(): Promise<boolean> {
    const end = written()
    const isWhole = !end || end.segment > at.segment
    if (!isWhole && end.offset <= at.offset) return false
    const bytes = await readBytes(folder, at, isWhole ? Number.MAX_SAFE_INTEGER : end.offset)
    const entries = bytes ? entriesOf(bytes, at) : []
    const last = entries.at(-1)
    if (last) {
      waiting = [...waiting, ...entries]
      at = last.next
      return true
    }
    const next = isWhole ? await after(at.segment) : null
    if (!next) return false
    at = next
    return true
  }

  return {
    /** The next entries, at most so many; none where there are none. */
    async next(most: number): Promise<readonly Entry[]> {
      while (waiting.length < most && (await fill()));
      return waiting.slice(0, most)
    },
    /** The first so many of the next are counted. */
    take(count: number): void {
      counted = waiting[count - 1]?.next ?? counted
      waiting = waiting.slice(count)
    },
    /** The moment of the click that comes next, where it is read already. */
    oldest: () => waiting[0]?.click?.at ?? null,
    /** Up to here everything is counted. */
    counted: () => counted,
    /** The segment before which everything is counted and nothing is needed any more. */
    needed: () => (waiting[0]?.next ?? at).segment,
    /** Goes on from another place. */
    restart(position: Position): void {
      at = position
      counted = position
      waiting = []
    },
  }
}

export type JournalReader = ReturnType<typeof journalReader>
