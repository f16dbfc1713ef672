export type View = { readonly page: number; readonly zoom: number }

export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
export const firstView: View = { page: 1, zoom: 1 }

export type Move = 'next' | 'previous' | 'first' | 'last' | 'closer' | 'farther' | 'fit'

const within = (page: number, pages: number) => Math.min(Math.max(1, page), Math.max(1, pages))

function zoomed(zoom: number, step: 1 | -1): number {
  const at = zooms.findIndex((one) => one === zoom)
  return zooms[Math.min(Math.max(0, at + step), zooms.length - 1)] ?? 1
}

/** Returns the view after a move. The page stays between the first and the last. */
export function moved({ page, zoom }: View, move: Move, pages: number): View {
  const to: Record<Move, View> = {
    next: { page: within(page + 1, pages), zoom },
    previous: { page: within(page - 1, pages), zoom },
    first: { page: 1, zoom },
    last: { page: within(pages, pages), zoom },
    closer: { page, zoom: zoomed(zoom, 1) },
    farther: { page, zoom: zoomed(zoom, -1) },
    fit: { page, zoom: 1 },
  }
  return to[move]
}

/** Keys of the viewer. Arrow keys are left out because they scroll. */
export const moveOfKey: Readonly<Record<string, Move>> = {
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
  '0': 'fit',
}
