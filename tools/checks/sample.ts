import { seeded } from '@wasla/contract/platform/seeded.ts'

/** Returns `count` different items of a list, drawn at random; the same seed draws the same items. */
export function draw<Item>(items: readonly Item[], count: number, seed: string): Item[] {
  const next = seeded(seed)
  const left = [...items]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(next() * left.length), 1)).flat()
}
