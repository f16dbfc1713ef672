import type { Box } from '../pixels.ts'
import { mergedCauses, type Cause } from './cause.ts'
import type { Pair } from '../common.ts'
import type { Differences, StyleChange } from './differ.ts'
import type { Explained } from './explain.ts'
import type { MeasuredElement, MeasuredPage } from './measured.ts'
import type { KeyOf } from './messages.ts'

/** What is known about one changed picture. `explained` says why the styles of the differences differ, in their order. */
export type Findings = {
  base: MeasuredPage
  here: MeasuredPage
  differences: Differences
  explained: readonly (readonly Explained[])[]
  keyOf: KeyOf
  region: Box
}

const longest = 80
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

/** Returns the name of an element: its component, its part, or its tag. */
function nameOf({ component, part, within, tag, sign }: MeasuredElement): string {
  if (component) return component
  const role = sign.split(' ').at(-1) ?? ''
  return [within, part || role || (within ? tag : `<${tag}>`)].filter(Boolean).join(' ')
}

const componentsOf = (page: MeasuredPage, indexes: readonly number[]) => [
  ...new Set(indexes.map((index) => page.elements[index]?.within ?? '').filter(Boolean)),
]

const placeOf = ({ box }: MeasuredElement): { box?: Box } => (box.width > 0 && box.height > 0 ? { box } : {})

function styleCauses({ base, here }: Findings, { pair, alike, pseudo }: StyleChange, why: readonly Explained[]): Cause[] {
  const element = here.elements[pair.here] ?? base.elements[pair.base]
  if (!element) return []
  const components = componentsOf(
    here,
    alike.map((one) => one.here),
  )
  return why.map((one): Cause => {
    const place = { components, ...placeOf(element), before: short(one.before), after: short(one.after) }
    if (one.kind === 'token') return { kind: 'token', name: one.name, ...place }
    const name = [nameOf(element), one.condition || (pseudo ? `::${pseudo}` : '')].filter(Boolean).join(', ')
    return { kind: 'rule', name, property: one.property, ...place }
  })
}

/** A sentence may consist of several elements. Then its message fits the text of an element around the changed one, at most so far up. */
const levels = 3

function textCause({ base, here, keyOf }: Findings, pair: Pair): Cause | undefined {
  const [one, other] = [base.elements[pair.base], here.elements[pair.here]]
  if (!one || !other) return undefined
  const cause = (name: string, was: string, is: string): Cause => ({
    kind: 'text',
    name,
    before: short(was),
    after: short(is),
    components: componentsOf(here, [pair.here]),
    ...placeOf(other),
  })
  const texts: (readonly [string, string])[] = [[one.text, other.text]]
  let [before, after]: (MeasuredElement | undefined)[] = [one, other]
  for (let level = 0; level < levels && before && after; level++) {
    if (before.whole !== after.whole) texts.push([before.whole, after.whole])
    before = base.elements[before.parent]
    after = here.elements[after.parent]
  }
  for (const [was, is] of texts) {
    const key = keyOf(was, is)
    if (key !== undefined) return cause(key, was, is)
  }
  return cause(short(other.text || one.text), one.text, other.text)
}

function structureCauses(
  { base, here, differences: { added, removed } }: Findings,
  hasOwnText: (page: 'base' | 'here', index: number) => boolean,
): Cause[] {
  const of = (page: MeasuredPage, side: 'base' | 'here', index: number, what: string): Cause[] => {
    const element = page.elements[index]
    const outer = page.elements[element?.parent ?? -1]
    // A sentence with other words may have other elements inside.
    if (!element || hasOwnText(side, element.parent)) return []
    const where = outer?.within && outer.within !== element.component ? ` in ${outer.within}` : ''
    const name = `${element.component || element.part || `<${element.tag}>`}${where}`
    return [{ kind: 'structure', name, before: '', after: what, components: componentsOf(page, [element.parent]), ...placeOf(element) }]
  }
  return [...removed.flatMap((index) => of(base, 'base', index, 'removed')), ...added.flatMap((index) => of(here, 'here', index, 'added'))]
}

/** Elements of a drawing that contain shapes. */
const drawnParts: ReadonlySet<string> = new Set([
  'g',
  'defs',
  'mask',
  'clipPath',
  'symbol',
  'pattern',
  'linearGradient',
  'radialGradient',
  'marker',
])

/** Returns the whole `<svg>` of a shape; other elements, such as images, as they are. */
function drawingOf(page: MeasuredPage, index: number): MeasuredElement | undefined {
  const element = page.elements[index]
  const outer = page.elements[element?.parent ?? -1]
  return element && outer && element.tag !== 'svg' && (outer.tag === 'svg' || drawnParts.has(outer.tag))
    ? drawingOf(page, element.parent)
    : element
}

function pictureCauses(findings: Findings, isOnly: boolean): Cause[] {
  const { base, here, differences } = findings
  return differences.drawings.flatMap((pair) => {
    const [one, other] = [drawingOf(base, pair.base), drawingOf(here, pair.here)]
    if (!one || !other) return []
    // A chart with another size is drawn again. This follows from the cause that changed its size.
    const isChart = other.tag === 'svg' || other.tag === 'canvas'
    const isResized = one.box.width !== other.box.width || one.box.height !== other.box.height
    if (isChart && isResized && !isOnly) return []
    const components = other.within ? [other.within] : []
    return [{ kind: 'picture', name: nameOf(other), before: '', after: 'changed', components, ...placeOf(other) } as const]
  })
}

/** Returns the innermost element around the middle of a region. */
function innermost({ elements }: MeasuredPage, { x, y, width, height }: Box): MeasuredElement | undefined {
  const [atX, atY] = [x + width / 2, y + height / 2]
  return elements.findLast(({ box }) => box.x <= atX && atX <= box.x + box.width && box.y <= atY && atY <= box.y + box.height)
}

/** Returns the causes of one picture. What only follows from them, such as another place or size, is no cause. */
export function concluded(findings: Findings): Cause[] {
  const { here, differences, explained, region } = findings
  const styles = differences.styles.flatMap((change, index) => styleCauses(findings, change, explained[index] ?? []))
  const texts = differences.texts.flatMap((pair) => textCause(findings, pair) ?? [])
  const withText = { base: new Set(differences.texts.map(({ base }) => base)), here: new Set(differences.texts.map((pair) => pair.here)) }
  const structure = structureCauses(findings, (side, index) => withText[side].has(index))
  const certain = [...styles, ...texts, ...structure]
  const all = mergedCauses([...certain, ...pictureCauses(findings, certain.length === 0)])
  if (all.length > 0) return all
  const element = innermost(here, region)
  const component = element?.within ?? ''
  return [
    { kind: 'unknown', name: element ? nameOf(element) : '', before: '', after: '', components: component ? [component] : [], box: region },
  ]
}
