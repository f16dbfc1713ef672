/** Sizes in the write-ahead log: https://www.sqlite.org/fileformat2.html#walformat */
const logHeader = 32
const frameHeader = 24

/** Returns a file as a power cut at the byte `at` leaves it. The bytes before `at` are new (`after`), the others are old (`before`). */
const writtenTo = (before: Buffer, after: Buffer, at: number): Buffer => Buffer.concat([after.subarray(0, at), before.subarray(at)])

/** Returns the first byte in which two files differ, and the byte after the last byte in which they differ. */
function difference(before: Buffer, after: Buffer): { from: number; to: number } {
  const longest = Math.max(before.length, after.length)
  const differs = (at: number) => before[at] !== after[at]
  let from = 0
  while (from < longest && !differs(from)) from += 1
  let to = longest
  while (to > from && !differs(to - 1)) to -= 1
  return { from, to }
}

const pageSizeOf = (log: Buffer) => log.readUInt32BE(8)

/**
 * Returns every log that a power cut may leave while the log grows from its synced state to the state that a commit writes. The cut is
 * between frames, in the header of a frame, or in its page. Also returns each log with one frame missing, because a disk writes in any
 * order.
 */
export function logsOfCut(synced: Buffer, written: Buffer): Buffer[] {
  const frame = frameHeader + pageSizeOf(written)
  const { from, to } = difference(synced, written)
  const frames: number[] = []
  for (let at = logHeader; at < written.length; at += frame) if (at + frame > from && at < to) frames.push(at)
  const cuts = [...(from < logHeader ? [0, 4, 16] : []), ...frames.flatMap((at) => [at, at + 10, at + frame / 2])]
  const torn = cuts.map((at) => writtenTo(synced, written, Math.floor(at)))
  const missing = frames.map((at) => {
    const holed = Buffer.from(written)
    holed.fill(0, at, at + frame)
    synced.copy(holed, at, at, at + frame)
    return holed
  })
  return [...torn, ...missing, written]
}

/**
 * Returns every database that a power cut may leave while pages are written back: cut between pages, within a page, and with one missing.
 */
export function databasesOfCut(before: Buffer, after: Buffer): Buffer[] {
  const written = before.readUInt16BE(16)
  const pageSize = written === 1 ? 65_536 : written
  const changed: number[] = []
  for (let at = 0; at < after.length; at += pageSize)
    if (!before.subarray(at, at + pageSize).equals(after.subarray(at, at + pageSize))) changed.push(at)
  const torn = changed.flatMap((at) => [at, at + pageSize / 2]).map((at) => writtenTo(before, after, at))
  const missing = changed
    .filter((at) => at + pageSize <= before.length)
    .map((at) => Buffer.concat([after.subarray(0, at), before.subarray(at, at + pageSize), after.subarray(at + pageSize)]))
  return [...torn, ...missing, after]
}
