/**
 * Lengths of the spans in which waiting people are counted, in milliseconds: about 4 s, 4 min, 5 h and 12 days. Each is 64 times the one
 * before.
 */
const lengths = [2 ** 12, 2 ** 18, 2 ** 24, 2 ** 30] as const

const finest = 0
export const widest = lengths.length - 1

/** A span of one level; its count is the number of waiting keys in it. */
export type Span = { level: number; bucket: number }

const bucketOf = (level: number, key: number) => Math.floor(key / (lengths[level] ?? 1))

/** Returns the spans that contain a key, one per level. */
export const spansOf = (key: number): Span[] => lengths.map((_, level) => ({ level, bucket: bucketOf(level, key) }))

/** A range of spans of one level: `from` (inclusive, null for no lower bound) up to `below` (exclusive). */
export type SpanRange = { level: number; from: number | null; below: number }

/**
 * Returns spans that together contain every key smaller than `key` exactly once. The widest spans come first, then the next finer spans
 * inside the last of them, and so on. Keys from `rest` on, which share the finest span of `key`, are left out.
 */
export function spansBefore(key: number): { ranges: SpanRange[]; rest: number } {
  const ranges = spansOf(key).map(({ level, bucket }) => ({
    level,
    from: level === widest ? null : bucketOf(level + 1, key) * 64,
    below: bucket,
  }))
  return { ranges, rest: bucketOf(finest, key) * lengths[finest] }
}

export type SpanChange = Span & { by: number }

/**
 * Returns how the counts of spans change if keys are added (`by` 1) or removed (`by` -1). Contains each span once, in the order in which
 * all transactions lock the spans.
 */
export function spanChanges(moves: readonly { key: number; by: number }[]): SpanChange[] {
  const changes = new Map<string, SpanChange>()
  for (const { key, by } of moves)
    for (const span of spansOf(key)) {
      const name = `${span.level}/${span.bucket}`
      changes.set(name, { ...span, by: (changes.get(name)?.by ?? 0) + by })
    }
  return [...changes.values()].filter(({ by }) => by !== 0).toSorted((one, other) => one.level - other.level || one.bucket - other.bucket)
}
