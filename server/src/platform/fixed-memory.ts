import { randomInt } from 'node:crypto'

/**
 * Places in which one name may lie: with fewer, names push each other out too often. Numbers of eight bytes at eight places are one line of
 * the processor's memory, which is fetched at once.
 */
const ways = 8

/**
 * Places for the names that came last, in a memory whose size never changes: whoever keeps numbers by name keeps them in arrays by place.
 * A new name takes the place that was used longest ago of the eight it may lie in. No name is stored, only 53 bits of it, mixed with a secret
 * of this process. Several times as quick as a `Map` of tens of thousands, and nothing for the garbage collector to do.
 */
export function fixedMemory(most: number) {
  const sets = 2 ** Math.ceil(Math.log2(Math.max(most, ways) / ways))
  const names = new Float64Array(sets * ways)
  const used = new Float64Array(sets * ways)
  const secrets = [randomInt(2 ** 32), randomInt(2 ** 32)] as const
  let uses = 0

  return {
    /** How many places there are. */
    size: names.length,
    /**
     * The place of a name, which may be of two texts and a number of 32 bits; below zero, as its complement (`~`), where the name is new there.
     */
    find(name: string, within = '', beside = 0): number {
      let [left, right] = secrets as [number, number]
      const mixOne = (letter: number) => {
        left = Math.imul(left ^ letter, 0x9e3779b1)
        left ^= left >>> 15
        right = Math.imul(right ^ letter, 0x85ebca77)
        right ^= right >>> 13
      }
      const mix = (text: string) => {
        for (let at = 0; at < text.length; at++) mixOne(text.charCodeAt(at))
      }
      mix(name)
      left = Math.imul(left ^ within.length, 0xc2b2ae3d)
      mix(within)
      mixOne(beside)
      const number = (left >>> 0) * 2 ** 21 + (right >>> 11) || 1
      const first = ((left ^ right) & (sets - 1)) * ways
      let oldest = first
      uses += 1
      for (let place = first; place < first + ways; place++) {
        if (names[place] === number) {
          used[place] = uses
          return place
        }
        if ((used[place] ?? 0) < (used[oldest] ?? 0)) oldest = place
      }
      names[oldest] = number
      used[oldest] = uses
      return ~oldest
    },
    /** Forgets every name. */
    clear(): void {
      names.fill(0)
      used.fill(0)
    },
  }
}
