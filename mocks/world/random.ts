/** Numbers that look random and are the same every time. */
export type Random = {
  /** 0 ≤ x < 1 */
  next(): number
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** `count` different members of `list`, in the list's order. */
  some<T>(list: readonly T[], count: number): T[]
}

/** FNV-1a over UTF-16 units. */
export function hash(text: string): number {
  let value = 2166136261
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  return value >>> 0
}

/**
 * Seeded by the key of the thing it is for, so that adding somebody to the world changes nobody else.
 * (Mulberry32.)
 */
export function randomFor(key: string): Random {
  let state = hash(key)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
    some: (list, count) => {
      const ranked = list.map((_, index) => ({ index, rank: next() })).toSorted((one, other) => one.rank - other.rank)
      const chosen = new Set(ranked.slice(0, count).map(({ index }) => index))
      return list.filter((_, index) => chosen.has(index))
    },
  }
}
