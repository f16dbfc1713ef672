import { open } from 'node:fs/promises'
import { clickOf, type TakenClick } from './lines.ts'
import { segmentFile, segmentsIn, type Position } from './segments.ts'

/** The click of a line (null if the line is invalid) and the position of the next line. */
export type Entry = { readonly click: TakenClick | null; readonly next: Position }

/** Bytes read at once; every line is much shorter. */
const atOnce = 64 * 1024
const lineEnd = 0x0a

/** Returns the bytes of a segment from an offset up to `end`, at most 64 KiB. Null if the segment was removed because it is counted. */
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

/** Returns the entries of the complete lines in these bytes. */
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
 * Reads a journal in order from a position on. `written` returns the position up to which a journal is on the disk while its process writes
 * it. It returns null once no process writes the journal any more. Then an incomplete line, which a kill left, is the end of its segment
 * and is skipped.
 */
export function journalReader(folder: string, from: Position, written: () => Position | null) {
  let at = from
  let counted = from
  let waiting: Entry[] = []

  /** Returns the position at which the segment after this one begins; null if there is none yet. */
  async function after(segment: number): Promise<Position | null> {
    const end = written()
    if (end) return end.segment > segment ? { segment: segment + 1, offset: 0 } : null
    const next = (await segmentsIn(folder)).find((one) => one > segment)
    return next === undefined ? null : { segment: next, offset: 0 }
  }

  /** Reads the next bytes; returns false if there are none. */
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
    /** Returns the next entries, at most `most`. */
    async next(most: number): Promise<readonly Entry[]> {
      while (waiting.length < most && (await fill()));
      return waiting.slice(0, most)
    },
    /** Marks the first `count` of the next entries as counted. */
    take(count: number): void {
      counted = waiting[count - 1]?.next ?? counted
      waiting = waiting.slice(count)
    },
    /** Returns the time of the next click in milliseconds, if that click was read already. */
    oldest: () => waiting[0]?.click?.at ?? null,
    /** Returns the position up to which everything is counted. */
    counted: () => counted,
    /** Returns the first segment that is still needed: everything before it is counted. */
    needed: () => (waiting[0]?.next ?? at).segment,
    /** Continues at another position. */
    restart(position: Position): void {
      at = position
      counted = position
      waiting = []
    },
  }
}

export type JournalReader = ReturnType<typeof journalReader>
