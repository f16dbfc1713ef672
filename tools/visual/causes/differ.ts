import type { Box } from '../pixels.ts'
import type { Pair } from '../common.ts'
import type { Aligned } from './align.ts'
import type { MeasuredPage, PseudoName } from './measured.ts'
import { isInherited, properties } from './properties.ts'

/** Elements whose style differs in the same way. `pair` is one of them. */
export type StyleChange = { pair: Pair; pseudo?: PseudoName; properties: readonly string[]; alike: readonly Pair[] }
/** What differs between two pages. Numbers are positions of elements. */
export type Differences = {
  styles: StyleChange[]
  texts: Pair[]
  drawings: Pair[]
  added: number[]
  removed: number[]
  /** How many elements have another place or size. */
  moved: number
}

/** Shadows and outlines are painted beside the box, up to this many pixels away. */
const reach = 32

const touches = (one: Box, other: Box) =>
  one.x - reach < other.x + other.width &&
  other.x < one.x + one.width + reach &&
  one.y - reach < other.y + other.height &&
  other.y < one.y + one.height + reach

const isSameBox = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) < 0.5 &&
  Math.abs(one.y - other.y) < 0.5 &&
  Math.abs(one.width - other.width) < 0.5 &&
  Math.abs(one.height - other.height) < 0.5

/**
 * Returns what differs between two pages in the changed region of their pictures. An inherited value counts only at the element from which
 * it is inherited.
 */
export function differences(base: MeasuredPage, here: MeasuredPage, { pairs, added, removed }: Aligned, region: Box): Differences {
  const of = ({ base: one, here: other }: Pair) => [base.elements[one], here.elements[other]] as const
  const valuesOf = (page: MeasuredPage, style: number | undefined) => (style === undefined ? undefined : page.styles[style])
  const pairAt = new Map(pairs.map((pair) => [pair.here, pair]))
  const isSeen = (pair: Pair) => of(pair).some((element) => element && (element.box.width === 0 || touches(element.box, region)))
  /** The values of the element from which a style inherits. */
  const outerOf = (pair: Pair, pseudo: PseudoName | undefined) => {
    const outer = pseudo ? pair : pairAt.get(here.elements[pair.here]?.parent ?? -1)
    const [one, other] = outer ? of(outer) : []
    return [valuesOf(base, one?.style), valuesOf(here, other?.style)] as const
  }
  const changedIn = (pair: Pair, pseudo?: PseudoName) => {
    const [one, other] = of(pair)
    const [before, now] = [
      valuesOf(base, pseudo ? one?.pseudo[pseudo] : one?.style),
      valuesOf(here, pseudo ? other?.pseudo[pseudo] : other?.style),
    ]
    if (!before || !now) return []
    const [outerBefore, outerNow] = outerOf(pair, pseudo)
    return properties.filter((name, index) => {
      if (before[index] === now[index]) return false
      const isTaken = outerBefore?.[index] === before[index] && outerNow?.[index] === now[index]
      return !(isInherited(name) && isTaken)
    })
  }
  const seen = pairs.filter(isSeen)
  const changes = seen.flatMap((pair) =>
    ([undefined, 'before', 'after', 'placeholder'] as const).flatMap((pseudo) => {
      const changed = changedIn(pair, pseudo)
      return changed.length > 0 ? [{ pair, properties: changed, ...(pseudo && { pseudo }) }] : []
    }),
  )
  const alike = Map.groupBy(changes, ({ pair, pseudo, properties: changed }) => {
    const [one, other] = of(pair)
    return [one?.sign, one?.within, one?.style, other?.style, pseudo, changed.join()].join('\n')
  })
  const differsBy = (value: 'text' | 'drawing') =>
    seen.filter((pair) => {
      const [one, other] = of(pair)
      return one?.[value] !== other?.[value]
    })
  const isThere = (page: MeasuredPage) => (index: number) => {
    const box = page.elements[index]?.box
    return box !== undefined && box.width > 0 && box.height > 0 && touches(box, region)
  }
  return {
    styles: [...alike.values()].flatMap((those) => (those[0] ? [{ ...those[0], alike: those.map(({ pair }) => pair) }] : [])),
    texts: differsBy('text'),
    drawings: differsBy('drawing'),
    added: added.filter(isThere(here)),
    removed: removed.filter(isThere(base)),
    moved: pairs.filter((pair) => {
      const [one, other] = of(pair)
      return one && other && !isSameBox(one.box, other.box)
    }).length,
  }
}
