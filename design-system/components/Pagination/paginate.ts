/** Numbers shown around the current page: six, or three on a phone (S1 §2, constants). */
export const around = { wide: 6, phone: 3 } as const

/** Layouts that show a slot: both layouts, only the wide one, or only the one for phones. */
type Room = 'both' | 'wide' | 'phone'
export type Slot = { kind: 'page'; page: number; on: Room } | { kind: 'gap'; before: number; on: Room }

const whole = (value: number) => (Number.isFinite(value) ? Math.trunc(value) : 0)

/** Returns the page for a request such as `?page=99` of 7 or `?page=-1`: always within 1..`pages`. */
export const clampPage = (page: number, pages: number): number => Math.min(Math.max(1, whole(page)), Math.max(1, whole(pages)))

/** Returns the number of pages for `total` items, with `size` items each; an empty list still has one page. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(Math.max(0, total) / Math.max(1, size)))

/** Returns the first and last item of a page, counted from 1: “61–70 of 312”. An empty page is 0–0. */
export function rangeOf(page: number, size: number, total: number): { from: number; to: number } {
  if (total <= 0) return { from: 0, to: 0 }
  const at = clampPage(page, pageCount(total, size))
  return { from: (at - 1) * size + 1, to: Math.min(at * size, total) }
}

/**
 * Returns the first page, the last page, and up to `window` numbers around the current one, in order. If only one page is missing between
 * two numbers, it is included: an ellipsis would be as wide.
 */
export function shownPages(page: number, pages: number, window: number): number[] {
  const last = Math.max(0, whole(pages))
  if (last === 0) return []
  const size = Math.min(Math.max(1, whole(window)), last)
  const begin = Math.min(Math.max(1, clampPage(page, last) - Math.floor((size - 1) / 2)), last - size + 1)
  const end = begin + size - 1
  const middle = Array.from({ length: size }, (_each, at) => begin + at)
  const before = begin === 1 ? [] : begin === 3 ? [1, 2] : [1]
  const after = end === last ? [] : end === last - 2 ? [last - 1, last] : [last]
  return [...before, ...middle, ...after]
}

/** Returns whether numbers are left out right before `page`. */
const gapBefore = (numbers: readonly number[], page: number) => {
  const at = numbers.indexOf(page)
  return at > 0 && (numbers[at - 1] ?? 0) < page - 1
}

const room = (onWide: boolean, onPhone: boolean): Room | undefined =>
  onWide && onPhone ? 'both' : onWide ? 'wide' : onPhone ? 'phone' : undefined

/** Returns one row of slots for both layouts, so that nothing is drawn twice. Each slot says which layouts show it. */
export function slots(page: number, pages: number): Slot[] {
  const wide = shownPages(page, pages, around.wide)
  const phone = shownPages(page, pages, around.phone)
  const all = [...new Set([...wide, ...phone])].toSorted((a, b) => a - b)
  return all.flatMap((number): Slot[] => {
    const gap = room(gapBefore(wide, number), gapBefore(phone, number))
    const on = room(wide.includes(number), phone.includes(number)) ?? 'both'
    return [...(gap ? [{ kind: 'gap' as const, before: number, on: gap }] : []), { kind: 'page', page: number, on }]
  })
}
