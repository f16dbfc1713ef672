import { longestCommon, type Pair } from '../common.ts'

/* The changed lines of a tree's text, in the form of a diff. */

type Line = { text: string; depth: number; parent: number }

/** Returns the lines of a tree, each with the position of the line that it is inside of; -1 for the first one. */
function linesOf(tree: string): Line[] {
  const lines: Line[] = []
  for (const written of tree.split('\n')) {
    const text = written.trimStart()
    if (text === '') continue
    const depth = written.length - text.length
    lines.push({ text, depth, parent: lines.findLastIndex((line) => line.depth < depth) })
  }
  return lines
}

/** Pairs equal lines at the same depth first. What is left between them is paired at any depth, because a new group moves what it holds. */
function pairsOf(before: readonly Line[], now: readonly Line[]): Pair[] {
  const whole = ({ text, depth }: Line) => `${depth} ${text}`
  const pairs: Pair[] = []
  let from: Pair = { base: 0, here: 0 }
  for (const pair of [...longestCommon(before.map(whole), now.map(whole)), { base: before.length, here: now.length }]) {
    const texts = (lines: readonly Line[], start: number, end: number) => lines.slice(start, end).map(({ text }) => text)
    for (const { base, here } of longestCommon(texts(before, from.base, pair.base), texts(now, from.here, pair.here)))
      pairs.push({ base: from.base + base, here: from.here + here })
    if (pair.base < before.length) pairs.push(pair)
    from = { base: pair.base + 1, here: pair.here + 1 }
  }
  return pairs
}

/** Returns the pairs whose nearest lines around them are a pair too. Other lines are in another place now. */
function unmoved(before: readonly Line[], now: readonly Line[]): Pair[] {
  const [bases, heres] = [new Map<number, number>(), new Set<number>()]
  const around = (lines: readonly Line[], index: number, isKnown: (at: number) => boolean): number => {
    const parent = lines[index]?.parent ?? -1
    return parent === -1 || isKnown(parent) ? parent : around(lines, parent, isKnown)
  }
  return pairsOf(before, now).filter(({ base, here }) => {
    const was = around(before, base, (at) => bases.has(at))
    const is = around(now, here, (at) => heres.has(at))
    if ((bases.get(was) ?? -1) !== is) return false
    bases.set(base, here)
    heres.add(here)
    return true
  })
}

type Merged = { sign: '-' | '+' | ' '; text: string; base?: number; here?: number }

function mergedLines(before: readonly Line[], now: readonly Line[]): Merged[] {
  const written = ({ text, depth }: Line) => `${' '.repeat(depth)}${text}`
  const merged: Merged[] = []
  let from: Pair = { base: 0, here: 0 }
  for (const pair of [...unmoved(before, now), { base: before.length, here: now.length }]) {
    before.slice(from.base, pair.base).forEach((line, at) => merged.push({ sign: '-', text: written(line), base: from.base + at }))
    now.slice(from.here, pair.here).forEach((line, at) => merged.push({ sign: '+', text: written(line), here: from.here + at }))
    const same = now[pair.here]
    if (same) merged.push({ sign: ' ', text: written(same), ...pair })
    from = { base: pair.base + 1, here: pair.here + 1 }
  }
  return merged
}

/**
 * Returns the changed lines of a tree: `- ` before a line that only the first text has, `+ ` before one that only the second has, and two
 * spaces before the lines next to them and around them. `…` stands for lines that are left out.
 */
export function changedLines(before: string, now: string): string[] {
  const [ones, others] = [linesOf(before), linesOf(now)]
  const merged = mergedLines(ones, others)
  const places = (of: 'base' | 'here') => new Map(merged.flatMap((line, index) => (line[of] === undefined ? [] : [[line[of], index]])))
  const [atBase, atHere] = [places('base'), places('here')]
  const shown = new Set<number>()
  const show = (lines: readonly Line[], at: ReadonlyMap<number, number>, index: number | undefined): void => {
    if (index === undefined || index === -1) return
    const place = at.get(index)
    if (place !== undefined) shown.add(place)
    show(lines, at, lines[index]?.parent)
  }
  for (const [index, { sign, base, here }] of merged.entries()) {
    if (sign === ' ') continue
    for (const near of [index - 1, index, index + 1]) if (merged[near]) shown.add(near)
    show(ones, atBase, base)
    show(others, atHere, here)
  }
  return merged.flatMap(({ sign, text }, index) => {
    if (shown.has(index)) return [`${sign} ${text}`]
    return shown.has(index - 1) || index === 0 ? ['  …'] : []
  })
}
