import { seeded } from '@wasla/contract/platform/seeded.ts'

/** A source of pseudo-random numbers with a seed. */
export type Random = {
  /** Returns a number with 0 ≤ x < 1. */
  next(): number
  /** Returns a whole number from `least` to `most`, both included. */
  between(least: number, most: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** Returns `count` different members of `list`, in the list's order. */
  some<T>(list: readonly T[], count: number): T[]
}

/** Returns a source with a key as its seed. Each thing has its own key, so adding people to the world changes no other people. */
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
