/**
 * For a bar at the lower edge of the page, such as the footer of a form or what can be done with a selection: toasts stand above it and not
 * over it (README-f, “Toasts have a lane”). `sticky` bars keep the room between them and the page themselves.
 */
export const toastBar = {
  sticky: { 'data-toast-bar': 'sticky' },
  fixed: { 'data-toast-bar': 'fixed' },
} as const

/** For the place that a dialog keeps for toasts, above its buttons. */
export const toastLane = { 'data-toast-lane': '' } as const

/** Where toasts stand, measured from the edges of the window, in pixels. */
export type ToastPlace = { readonly bottom: number; readonly left: number | null; readonly right: number | null }

/** Room above and below a toast in its lane. */
export const toastGap = 12

type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right' | 'height'>
type Page = { readonly width: number; readonly height: number }

/**
 * The place of toasts: in the lane of the dialog that is on top, else above the highest of the bars that are in sight, else where the page has
 * them by itself (null).
 */
export function placeOf(page: Page, lane: Edges | null, bars: readonly Edges[]): ToastPlace | null {
  if (lane) return { bottom: page.height - lane.bottom + toastGap, left: lane.left, right: page.width - lane.right }
  const tops = bars.filter(({ top, bottom, height }) => height > 0 && bottom > 0 && top < page.height).map(({ top }) => top)
  return tops.length === 0 ? null : { bottom: page.height - Math.min(...tops) + toastGap, left: null, right: null }
}
