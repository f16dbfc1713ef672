import { seeded } from '@wasla/contract/platform/seeded.ts'

/** A seeded source of pseudo-random numbers. */
export type Random = {
  /** Returns a number with 0 ≤ x < 1. */
  next(): number
  /** Returns a whole number, both bounds included. */
  between(least: number, most: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** Returns `count` different members of `list`, in the list's order. */
  some<T>(list: readonly T[], count: number): T[]
}

/** Returns a source that is seeded with a thing's own key, so that adding people to the world changes no others. */
export function randomFor(key: string): Random {
  const next = seeded(key)
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
