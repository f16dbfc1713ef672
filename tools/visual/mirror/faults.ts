import type { Half, MirrorBox, Paint, Rect, Walk } from './half.ts'
import { languageChoice } from './language-choice.ts'
import { mirroredName, seen, turnsOver } from './values.ts'

type FaultKind = 'place' | 'size' | 'text' | 'paint' | 'drawing' | 'scroll' | 'focus' | 'keys' | 'structure' | 'reason'

/** Something in the Arabic page that is not the mirror of the English page. */
export type Fault = {
  kind: FaultKind
  id: number
  name: string
  component: string
  /** How many pixels it is away; for a place, a size or a scroll position. */
  off?: number
  axis?: 'inline' | 'block'
  /** The computed property with both values, if one differs. */
  property?: string
  english?: string
  arabic?: string
  /** How many others moved with it. */
  also: number
}
export type Looked = { boxes: number; drawings: number; paints: number; scrolls: number; stops: number; keys: number; fixed: number }

/** What the browser rounds away is no fault. */
const tolerance = 1

const empty: Rect & Pick<MirrorBox, 'scroll'> = { left: 0, right: 0, top: 0, bottom: 0, scroll: { left: 0, top: 0 } }
type Around = typeof empty

/** Returns the distance of a rectangle from the start of the box around it, as if nothing were scrolled. */
const startOf = (rect: Rect, around: Around, isArabic: boolean) =>
  isArabic ? around.right - rect.right - around.scroll.left : rect.left - around.left + around.scroll.left
const topOf = (rect: Rect, around: Around) => rect.top - around.top + around.scroll.top
const widthOf = ({ left, right }: Rect) => right - left
const heightOf = ({ top, bottom }: Rect) => bottom - top
const isOff = (one: number, other: number) => Math.abs(one - other) > tolerance
const rounded = (value: number) => Math.round(Math.abs(value) * 10) / 10

type Pair = { english: MirrorBox; arabic: MirrorBox }
type Found = Omit<Fault, 'id' | 'name' | 'component' | 'also'>

const distance = (kind: FaultKind, axis: 'inline' | 'block', one: number, other: number): Found[] =>
  isOff(one, other) ? [{ kind, axis, off: rounded(one - other) }] : []

/** A painted value that should be the mirror of the English one, or the same if the whole element is painted in a mirror. */
function paintFaults(english: Paint, arabic: Paint, isMirrored: boolean, isEven: boolean, isOuterMirrored = isMirrored): Found[] {
  const isOuter = (name: string) => /^(?:transform|rotate|left|right|margin-\w+)$/u.test(name)
  const mirrorsAt = (name: string) => (isOuter(name) ? isOuterMirrored : isMirrored)
  const names = new Set([...Object.keys(english), ...Object.keys(arabic).map((name) => (mirrorsAt(name) ? mirroredName(name) : name))])
  return [...names].flatMap((name): Found[] => {
    const isRotation = name === 'transform' || name === 'rotate'
    // A square that is turned by an eighth is a diamond in both languages. The box shows what `translate` does.
    if ((isRotation && isEven) || name === 'translate') return []
    const mirrors = mirrorsAt(name)
    const there = mirrors ? mirroredName(name) : name
    const none = name === 'transform' ? 'matrix(1, 0, 0, 1, 0, 0)' : ''
    const [one, other] = [english[name] ?? none, arabic[there] ?? none]
    if (seen(name, one, mirrors) === seen(name, other, false) || isNear(one, other, name, there)) return []
    return [{ kind: 'paint', property: name, english: one || 'none', arabic: other || 'none' }]
  })
}

/** A pseudo-element may be painted in a mirror by its own `transform`, which does not change its place. */
function pseudoFaults(english: Paint = {}, arabic: Paint = {}, isMirrored: boolean): Found[] {
  const isOwnMirrored = turnsOver(english['transform']) === turnsOver(arabic['transform'])
  return paintFaults(english, arabic, isMirrored === isOwnMirrored, false, isMirrored)
}

/** Distances of pseudo-elements are rounded by the browser like those of boxes. */
const isNear = (one: string, other: string, name: string, there: string) =>
  name !== there && one.endsWith('px') && other.endsWith('px') && !isOff(Number.parseFloat(one), Number.parseFloat(other))

/** Returns whether each shape has its mirror image in the other drawing. Strokes are drawn a little beside their shapes. */
function areMirrored(english: readonly Rect[], arabic: readonly Rect[], width: number): boolean {
  const near = Math.max(tolerance, width * 0.04)
  const isLike = (one: number, other: number) => Math.abs(one - other) <= near
  return english.every(({ left, right, top }) =>
    arabic.some((other) => isLike(other.left, width - right) && isLike(other.right, width - left) && isLike(other.top, top)),
  )
}

function drawingFaults({ english, arabic }: Pair): Found[] {
  if (arabic.shapes === undefined || arabic.fixed !== undefined) return []
  const isTurned = english.isTurned !== arabic.isTurned
  const isRight =
    arabic.flip === undefined
      ? isTurned || areMirrored(english.shapes ?? [], arabic.shapes, widthOf(english))
      : isTurned === (arabic.flip === 'mirror')
  const [turned, same] = ['turned', 'as in English']
  return isRight ? [] : [{ kind: 'drawing', english: isTurned ? same : turned, arabic: isTurned ? turned : same }]
}

/** Joins the pieces of each line. */
function joined(lines: readonly Rect[]): Rect[] {
  const found: Rect[] = []
  for (const { left, right, top, bottom } of lines) {
    const same = found.find((line) => line.top < bottom && top < line.bottom)
    if (same) Object.assign(same, { left: Math.min(left, same.left), right: Math.max(right, same.right) })
    else found.push({ left, right, top, bottom })
  }
  return found
}

function textFaults({ english, arabic }: Pair): Found[] {
  if (arabic.fixed !== undefined) return []
  // Latin text runs left to right in both languages: the order of its pieces is the same, only its edges are mirrored.
  const ofBoth = english.direction === arabic.direction ? [joined(english.lines), joined(arabic.lines)] : [english.lines, arabic.lines]
  const [first = [], second = []] = ofBoth
  if (first.length !== second.length) return [{ kind: 'text', english: `${first.length} lines`, arabic: `${second.length} lines` }]
  const offs = first.map((line, index) => {
    const other = second[index] ?? line
    return startOf(line, english, false) - startOf(other, arabic, true)
  })
  const most = Math.max(0, ...offs.map(Math.abs))
  return most > tolerance ? [{ kind: 'text', axis: 'inline', off: rounded(most) }] : []
}

/** Everything that is wrong about one element, the most telling first. */
function faultsOf(pair: Pair, around: { english: Around; arabic: Around }, isOtherState: boolean): Found[] {
  const { english, arabic } = pair
  const isMirrored = english.isTurned === arabic.isTurned
  const isOuterMirrored = english.isOuterTurned === arabic.isOuterTurned
  const isOwn = arabic.fixed === undefined && !isOtherState
  // How far a page was scrolled depends on how long it is in each language; what stays in view is that much lower.
  const isLevel = arabic.fixed === undefined && arabic.isSticky !== true
  // Figures of a column end at the same edge in both languages.
  const isPlaced = arabic.fixed !== 'digits'
  const paints = isOwn
    ? [
        ...paintFaults(english.paint, arabic.paint, isMirrored, english.isEven, isOuterMirrored),
        ...pseudoFaults(english.before, arabic.before, isMirrored),
        ...pseudoFaults(english.after, arabic.after, isMirrored),
      ]
    : []
  const reason: Found[] = arabic.fixed === '' ? [{ kind: 'reason' }] : []
  return [
    ...distance('size', 'inline', widthOf(english), widthOf(arabic)),
    ...(isPlaced ? distance('place', 'inline', startOf(english, around.english, false), startOf(arabic, around.arabic, true)) : []),
    ...distance('size', 'block', heightOf(english), heightOf(arabic)),
    ...(isLevel ? distance('place', 'block', topOf(english, around.english), topOf(arabic, around.arabic)) : []),
    ...textFaults(pair),
    ...paints,
    ...(isOtherState ? [] : drawingFaults(pair)),
    ...(isOwn ? distance('scroll', 'inline', english.scroll.left, -arabic.scroll.left) : []),
    ...reason,
  ]
}

const isGeometry = ({ kind, axis }: Fault) => axis !== undefined && kind !== 'scroll' && kind !== 'text'

const isTurn = ({ kind, property }: Fault) => kind === 'paint' && (property === 'transform' || property === 'rotate')

/** Both sides of a pair are one fault: if the left border is on the wrong side, the right one is missing there. */
const groupOf = (fault: Fault, around: ReadonlyMap<number, number>) =>
  isGeometry(fault) ? `box ${around.get(fault.id)}` : `${fault.kind} ${fault.id} ${fault.property?.replace(/left|right/u, 'side') ?? ''}`

/**
 * Leaves out what only follows from another fault. A box that is larger because of a box inside it is a consequence, and so are boxes
 * beside it that moved with it: of the boxes in one box, the first counts.
 */
function causes(faults: readonly Fault[], around: ReadonlyMap<number, number>, fixed: ReadonlySet<number>): Fault[] {
  const holders = (id: number): number[] => {
    const next = around.get(id)
    return next === undefined || next === 0 ? [] : [next, ...holders(next)]
  }
  const grown = new Set(faults.filter(({ kind }) => kind === 'size' || kind === 'text').flatMap(({ id }) => holders(id)))
  // What is fixed may have another size in the other language, which no text explains.
  for (const { id, kind } of faults) if (kind === 'size' && fixed.has(id)) grown.add(id)
  // Its height may also stretch its neighbours in a grid. Faults of direction are horizontal.
  const isStretched = faults.some(({ id, kind, axis }) => kind === 'size' && axis === 'block' && fixed.has(id))
  const other = faults.filter(({ kind }) => kind === 'structure')
  for (const { id } of other) for (const holder of [id, ...holders(id)]) grown.add(holder)
  // In a box that has other elements in the other language, and beside a box that grew with its content, all boxes may have moved.
  const moved = new Set([...other.flatMap(({ id }) => [id, around.get(id)]), ...[...grown].map((id) => around.get(id))])
  const turned = new Set(faults.filter(isTurn).map(({ id }) => id))
  const own = faults.filter((fault) => {
    if (isStretched && fault.axis === 'block') return false
    if (isGeometry(fault)) return !moved.has(around.get(fault.id)) && (fault.kind === 'place' || !grown.has(fault.id))
    return fault.kind !== 'text' || !turned.has(fault.id)
  })
  return [...Map.groupBy(own, (fault) => groupOf(fault, around)).values()].flatMap((group): Fault[] => {
    const first = group.find(({ axis }) => axis === 'inline') ?? group[0]
    return first ? [{ ...first, also: new Set(group.map(({ id }) => id)).size - 1 }] : []
  })
}

/** The browser rounds where a row stops after a swipe, and the widths of what it stops at. */
const nearStop = 4

/** Returns where the arrow keys or a swipe lead to another element or value in Arabic, if they are pressed on the mirrored side. */
export const keyFaults = (english: readonly Walk[], arabic: readonly Walk[]): Fault[] =>
  english.flatMap(({ id, kind, name, component, steps, scrolled = 0 }): Fault[] => {
    const there = arabic.find((walk) => walk.id === id && walk.kind === kind)
    if (!there) return []
    const fault = (one: string, other: string): Fault[] => [{ kind: 'keys', id, name, component, english: one, arabic: other, also: 0 }]
    const { scrolled: other = 0 } = there
    if (Math.abs(scrolled - other) > nearStop) return fault(`swiped by ${Math.round(scrolled)} px`, `by ${Math.round(other)} px`)
    const at = steps.findIndex((step, index) => step !== there.steps[index])
    return at === -1 ? [] : fault(steps[at] ?? '', there.steps[at] ?? '')
  })

/** Returns what is not mirrored between the English and the Arabic page of a story, and how much was looked at. */
export function faultsBetween(english: Half, arabic: Half): { faults: Fault[]; looked: Looked } {
  const theirs = new Map(arabic.boxes.map((box) => [box.id, box]))
  const ours = new Map(english.boxes.map((box) => [box.id, box]))
  const all: Fault[] = []
  const around = new Map<number, number>()
  const missing = new Set<number>()
  const { within: ofLanguage } = languageChoice(english, arabic)
  for (const box of english.boxes) {
    const there = theirs.get(box.id)
    around.set(box.id, box.around)
    if (!there) {
      missing.add(box.id)
      if (!missing.has(box.parent) && !ofLanguage.has(box.id))
        all.push({ kind: 'structure', id: box.id, name: box.name, component: box.component, english: 'there', arabic: 'missing', also: 0 })
      continue
    }
    // The page itself may keep room for a scroll bar, which is at the same side in both languages.
    if (box.around === 0 && box.parent === 0) continue
    const found = faultsOf(
      { english: box, arabic: there },
      { english: ours.get(box.around) ?? empty, arabic: theirs.get(there.around) ?? { ...empty, right: arabic.width } },
      ofLanguage.has(box.id),
    )
    all.push(...found.map((fault) => ({ ...fault, id: box.id, name: box.name, component: box.component, also: 0 })))
  }
  for (const { name, parent } of arabic.unpaired.filter(({ parent: holder }) => !ofLanguage.has(holder)))
    all.push({
      kind: 'structure',
      id: parent,
      name,
      component: ours.get(parent)?.component ?? '',
      english: 'missing',
      arabic: 'there',
      also: 0,
    })
  for (const box of arabic.boxes)
    if (!ours.has(box.id) && !ofLanguage.has(box.id))
      all.push({
        kind: 'structure',
        id: box.parent,
        name: box.name,
        component: box.component,
        english: 'missing',
        arabic: 'there',
        also: 0,
      })
  const common = (half: Half, other: ReadonlyMap<number, unknown>) => half.stops.filter((id) => other.has(id) && !ofLanguage.has(id))
  const [first, second] = [common(english, theirs), common(arabic, ours)]
  const at = first.findIndex((id, index) => id !== second[index])
  const stop = ours.get(first[at] ?? second[first.length] ?? -1)
  if (stop)
    all.push({
      kind: 'focus',
      id: stop.id,
      name: stop.name,
      component: stop.component,
      english: `stop ${at + 1}`,
      arabic: `stop ${second.indexOf(stop.id) + 1}`,
      also: 0,
    })
  const count = (holds: (box: MirrorBox) => boolean) => arabic.boxes.filter(holds).length
  const looked = {
    boxes: arabic.boxes.length,
    drawings: count(({ shapes }) => shapes !== undefined),
    paints: count(({ paint }) => ['box-shadow', 'filter', 'background-image', 'transform'].some((name) => name in paint)),
    scrolls: count(({ scroll }) => scroll.left !== 0),
    stops: arabic.stops.length,
    keys: 0,
    fixed: count(({ fixed }) => fixed !== undefined),
  }
  return { faults: causes(all, around, new Set(arabic.boxes.filter(({ fixed }) => fixed !== undefined).map(({ id }) => id))), looked }
}
