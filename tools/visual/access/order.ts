import type { AccessFault } from './fault.ts'
import { lineOf } from './lines.ts'
import { allIn, textRole, type AccessNode } from './node.ts'
import { around, directionOf, type Rect, type Seen } from './seen.ts'

/*
 * The reading order has to be the visible order. Of two neighbours in the tree, the second one must not be seen before the first one:
 *
 * - on the same line (they share at least half of the shorter one's height), it must not be wholly nearer to where reading starts;
 * - else it must not be above, unless it is wholly on the far side: then it begins the next column.
 *
 * Not compared: what is not seen (hidden text, transparent inputs, links outside the page), layers that lie on each other (badges, marks,
 * fields with buttons inside), floating bars (`position: fixed` and `sticky`), and parts of one text, which bidirectional text orders.
 */

/** Boxes that are this close have the same edge. */
const slack = 1

const height = ({ top, bottom }: Rect) => bottom - top
const isApart = (a: Rect, b: Rect) =>
  a.right <= b.left + slack || b.right <= a.left + slack || a.bottom <= b.top + slack || b.bottom <= a.top + slack
const isNearer = (a: Rect, b: Rect, direction: 'ltr' | 'rtl') =>
  direction === 'ltr' ? a.right <= b.left + slack : a.left >= b.right - slack

/** Returns whether `second`, which is read after `first`, is seen before it. */
export function isSeenBefore(second: Rect, first: Rect, direction: 'ltr' | 'rtl'): boolean {
  if (!isApart(first, second)) return false
  const shared = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top)
  const isSameLine = shared >= Math.min(height(first), height(second)) / 2
  if (isSameLine) return isNearer(second, first, direction)
  const isAbove = second.top + second.bottom < first.top + first.bottom
  return isAbove && !isNearer(first, second, direction)
}

/** Widgets and images have their own box. Every other node has the box around what is in it. */
const whole = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'checkbox', 'radio', 'combobox', 'slider', 'spinbutton', 'switch', 'tab', 'image', 'img'],
  ...['option', 'menuitem', 'meter', 'progressbar', 'SvgRoot', 'Canvas', 'Video'],
])
/** What lies over the page has no place in the order of the page. */
const layers = new Set(['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip', 'alert', 'status', 'log', 'region'])

type Page = { seen: ReadonlyMap<number, Seen>; language: 'en' | 'ar'; componentOf: (node: AccessNode) => string }

/** Returns whether a node and all that it holds cannot be seen. */
function isUnseen({ element }: AccessNode, seen: Page['seen']): boolean {
  const layout = seen.get(element)
  if (!layout) return false
  const { box, isTransparent } = layout
  if (isTransparent) return true
  return (
    box !== undefined &&
    (box.right - box.left <= 1 || box.bottom - box.top <= 1 ? layout.position === 'absolute' : box.bottom <= 0 || box.right <= 0)
  )
}

/** Returns the box in which a node is seen; undefined if it is not seen. */
function boxOf(node: AccessNode, seen: Page['seen']): Rect | undefined {
  if (isUnseen(node, seen)) return undefined
  const own = seen.get(node.element)?.box
  const isWhole = whole.has(node.role) || node.role === textRole
  if (isWhole && own && own.right - own.left > 0) return own
  return around(node.inside.flatMap((one) => (isFloating(one, seen) ? [] : (boxOf(one, seen) ?? []))))
}

const isFloating = ({ element }: AccessNode, seen: Page['seen']) => /^(?:fixed|sticky)$/u.test(seen.get(element)?.position ?? '')

function wordsOf(node: AccessNode): string {
  const named = allIn(node).find(({ name, isQuiet }) => !isQuiet && name !== '')
  return named ? lineOf({ ...named, states: [] }) : node.role
}

/** Returns the parts of a page's body that lie over the story and are read after it. */
function strayLayers(tree: AccessNode, { seen, language, componentOf }: Page): AccessFault[] {
  const root = [...seen].find(([, { attributes }]) => attributes['id'] === 'storybook-root')?.[0]
  const page = root === undefined ? undefined : seen.get(root)?.box
  const body = root === undefined ? undefined : seen.get(root)?.parent
  if (!page || body === undefined) return []
  const isOutside = ({ element }: AccessNode) => element !== root && seen.get(element)?.parent === body
  return allIn(tree)
    .filter(isOutside)
    .filter((node) => {
      const box = boxOf(node, seen)
      const roles = new Set(allIn(node).map(({ role }) => role))
      return box !== undefined && !isApart(box, page) && ![...roles].some((role) => layers.has(role))
    })
    .map((node) => ({
      kind: 'portal',
      said: `${wordsOf(node)} is read at the end of the page and seen over its content`,
      component: componentOf(node),
      language,
    }))
}

/** Returns where the order in which a page is read is not the order in which it is seen. */
export function orderFaults(tree: AccessNode, page: Page): AccessFault[] {
  const { seen, language, componentOf } = page
  const faults: AccessFault[] = []
  const bodies = new Set([...seen].filter(([, { tag }]) => tag === 'body').map(([id]) => id))
  const check = (node: AccessNode) => {
    if (isUnseen(node, seen)) return
    const placed = node.inside.flatMap((one) => {
      const box = isFloating(one, seen) ? undefined : boxOf(one, seen)
      return box
        ? [{ node: one, box, isInline: seen.get(one.element)?.isInline === true && seen.get(one.element)?.position === 'static' }]
        : []
    })
    const direction = directionOf(node.element, seen)
    // Layers beside the story are judged as a whole.
    const isBody = node.role === 'page' || bodies.has(node.element) || node.inside.some(({ element }) => bodies.has(element))
    for (const [index, second] of placed.entries()) {
      const first = placed[index - 1]
      if (!first || isBody || (first.isInline && second.isInline) || !isSeenBefore(second.box, first.box, direction)) continue
      faults.push({
        kind: 'order',
        said: `${wordsOf(second.node)} is read after ${wordsOf(first.node)} and seen before it`,
        component: componentOf(second.node),
        language,
      })
    }
    if (!whole.has(node.role)) node.inside.forEach(check)
  }
  check(tree)
  for (const node of allIn(tree)) {
    const tabindex = Number(seen.get(node.element)?.attributes['tabindex'] ?? 0)
    if (tabindex > 0)
      faults.push({
        kind: 'tabindex',
        said: `${wordsOf(node)} is reached by the keyboard before its turn (tabindex ${tabindex})`,
        component: componentOf(node),
        language,
      })
  }
  return [...faults, ...strayLayers(tree, page)]
}
