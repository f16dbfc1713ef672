import type { CDPSession } from 'playwright'

/** A rectangle in CSS pixels from the top left of the page. */
export type Rect = { left: number; top: number; right: number; bottom: number }

/** What the layout says about an element or a text. */
export type Seen = {
  /** Its box; for a text, the smallest box around its lines. Missing if nothing is laid out. */
  box?: Rect
  position: string
  /** Missing if it has no box of its own, as with `display: contents`. */
  direction?: 'ltr' | 'rtl'
  /** Whether it flows in lines of text, whose order the rules of bidirectional text decide. */
  isInline: boolean
  isTransparent: boolean
  /** The element around it; 0 for the document. */
  parent: number
  tag: string
  attributes: Readonly<Record<string, string>>
}

const styles = ['display', 'position', 'direction', 'visibility', 'opacity'] as const
type Snapshot = Awaited<ReturnType<typeof capture>>
const capture = (session: CDPSession) => session.send('DOMSnapshot.captureSnapshot', { computedStyles: [...styles] })

const boxOf = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]): Rect => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})
const isEmpty = ({ left, right, top, bottom }: Rect) => right - left <= 0 || bottom - top <= 0

/** Returns the smallest box around several; undefined around none. */
export const around = (boxes: readonly Rect[]): Rect | undefined =>
  boxes.length === 0
    ? undefined
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      }

/** Returns the layout of the elements and texts of a snapshot by their numbers. */
function seenIn({ documents, strings }: Snapshot): Map<number, Seen> {
  const [page] = documents
  const seen = new Map<number, Seen>()
  if (!page) return seen
  const { nodes, layout, textBoxes } = page
  const text = (index: number | undefined) => (index === undefined || index < 0 ? '' : (strings[index] ?? ''))
  const ids = nodes.backendNodeId ?? []
  for (const [index, id] of ids.entries()) {
    const written = nodes.attributes?.[index] ?? []
    const attributes = Object.fromEntries(
      Array.from({ length: written.length / 2 }, (_, each) => [text(written[each * 2]), text(written[each * 2 + 1])]),
    )
    const parent = ids[nodes.parentIndex?.[index] ?? -1] ?? 0
    const tag = text(nodes.nodeName?.[index]).toLowerCase()
    seen.set(id, { position: 'static', isInline: true, isTransparent: false, parent, tag, attributes })
  }
  const lines = Map.groupBy(
    textBoxes.layoutIndex.map((index, each) => ({ index, box: boxOf(textBoxes.bounds[each] ?? []) })),
    ({ index }) => index,
  )
  for (const [index, nodeIndex] of layout.nodeIndex.entries()) {
    const id = ids[nodeIndex]
    const known = id === undefined ? undefined : seen.get(id)
    if (id === undefined || !known) continue
    const [display = '', position = '', direction, visibility, opacity] = (layout.styles[index] ?? []).map(text)
    const ofText = lines.get(index)?.map(({ box }) => box)
    const own = ofText ? around(ofText.filter((box) => !isEmpty(box))) : boxOf(layout.bounds[index] ?? [])
    const box = around([...(known.box ? [known.box] : []), ...(own ? [own] : [])])
    seen.set(id, {
      ...known,
      ...(box && visibility !== 'hidden' && { box }),
      position: position === '' ? 'static' : position,
      direction: direction === 'rtl' ? 'rtl' : 'ltr',
      isInline: known.tag === '#text' || display.startsWith('inline'),
      isTransparent: opacity === '0',
    })
  }
  return seen
}

/** Returns the layout of all elements and texts of the page by the browser's numbers. */
export const readSeen = async (session: CDPSession): Promise<ReadonlyMap<number, Seen>> => seenIn(await capture(session))

/** Returns the direction of an element; that of the element around it if it has no box. */
export function directionOf(element: number, seen: ReadonlyMap<number, Seen>): 'ltr' | 'rtl' {
  const layout = seen.get(element)
  return layout?.direction ?? (layout ? directionOf(layout.parent, seen) : 'ltr')
}
