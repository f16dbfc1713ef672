import { longestCommon, type Pair } from '../common.ts'
import type { MeasuredElement, MeasuredPage } from './measured.ts'

/** `added` and `removed`: elements that only one page has, without those inside them. */
export type Aligned = { pairs: Pair[]; added: number[]; removed: number[] }

/** The keys by which elements are paired, the most certain first. The first has the text, so that a new row does not shift pairs below. */
const signs: readonly ((element: MeasuredElement) => string)[] = [
  ({ sign, whole, drawing }) => `${sign} ${whole} ${drawing}`,
  ({ sign }) => sign,
  ({ tag, component }) => `${tag} ${component}`,
]

type Gap = { base: readonly number[]; here: readonly number[] }

/** Returns the pairs of the children of two elements, and the children without a pair. */
function paired(base: MeasuredPage, here: MeasuredPage, children: Gap): { pairs: Pair[]; left: Gap } {
  const pairs: Pair[] = []
  let gaps: Gap[] = [children]
  for (const sign of signs) {
    const next: Gap[] = []
    for (const gap of gaps) {
      const signOf = (page: MeasuredPage, index: number) => {
        const element = page.elements[index]
        return element ? sign(element) : ''
      }
      const common = longestCommon(
        gap.base.map((index) => signOf(base, index)),
        gap.here.map((index) => signOf(here, index)),
      )
      let from: Pair = { base: 0, here: 0 }
      for (const pair of [...common, { base: gap.base.length, here: gap.here.length }]) {
        next.push({ base: gap.base.slice(from.base, pair.base), here: gap.here.slice(from.here, pair.here) })
        const [one, other] = [gap.base[pair.base], gap.here[pair.here]]
        if (one !== undefined && other !== undefined) pairs.push({ base: one, here: other })
        from = { base: pair.base + 1, here: pair.here + 1 }
      }
    }
    gaps = next
  }
  return { pairs, left: { base: gaps.flatMap((gap) => gap.base), here: gaps.flatMap((gap) => gap.here) } }
}

const childrenOf = ({ elements }: MeasuredPage) =>
  Map.groupBy(
    elements.map((_, index) => index),
    (index) => elements[index]?.parent ?? -1,
  )

/** Pairs the elements of two pages, from the root down. Class names do not count, because each build makes its own. */
export function aligned(base: MeasuredPage, here: MeasuredPage): Aligned {
  const [before, now] = [childrenOf(base), childrenOf(here)]
  const found: Aligned = { pairs: [], added: [], removed: [] }
  const walk = (pair: Pair) => {
    found.pairs.push(pair)
    const { pairs, left } = paired(base, here, { base: before.get(pair.base) ?? [], here: now.get(pair.here) ?? [] })
    found.removed.push(...left.base)
    found.added.push(...left.here)
    pairs.forEach(walk)
  }
  if (base.elements.length > 0 && here.elements.length > 0) walk({ base: 0, here: 0 })
  return found
}
