import { seeded } from '@wasla/contract/platform/seeded.ts'

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

/** Seeded by the key of the thing it is for, so that adding somebody to the world changes nobody else. */
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
