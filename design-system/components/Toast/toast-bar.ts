/**
 * Marks a bar at the lower edge of the page, such as the footer of a form or the bulk actions of a selection: toasts are above it and do
 * not cover it (README-f, “Toasts have a lane”). A `sticky` bar itself reserves space for toasts, between the page and the bar.
 */
export const toastBar = {
  sticky: { 'data-toast-bar': 'sticky' },
  fixed: { 'data-toast-bar': 'fixed' },
} as const

/** Marks the place that a dialog reserves for toasts, above its buttons. */
export const toastLane = { 'data-toast-lane': '' } as const

/** Position of toasts, from the edges of the window, in pixels. */
export type ToastPlace = { readonly bottom: number; readonly left: number | null; readonly right: number | null }

/** Space above and below a toast in its lane, in pixels. */
export const toastGap = 12

type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right' | 'height'>
type Page = { readonly width: number; readonly height: number }

/**
 * Returns the position of toasts: in the lane of the top dialog, else above the highest visible bar, else null for the page's default
 * place.
 */
export function placeOf(page: Page, lane: Edges | null, bars: readonly Edges[]): ToastPlace | null {
  if (lane) return { bottom: page.height - lane.bottom + toastGap, left: lane.left, right: page.width - lane.right }
  const tops = bars.filter(({ top, bottom, height }) => height > 0 && bottom > 0 && top < page.height).map(({ top }) => top)
  return tops.length === 0 ? null : { bottom: page.height - Math.min(...tops) + toastGap, left: null, right: null }
}
