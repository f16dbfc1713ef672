import { dayTicksFor } from './days.ts'
import { hiddenBelow, hiddenFrom } from './room.css.ts'

/** Labelled days, for drawings in which `from` to `until - 1` labels have room. */
export type DayLabels = { from: number; until: number | null; places: readonly number[] }

/** Returns the labels for every width. Exactly one of them is shown, see `shownIn`. */
export function dayLabels(days: readonly string[]): DayLabels[] {
  const found: DayLabels[] = []
  const ticks = dayTicksFor(days)
  for (let count = 1; count < hiddenBelow.length; count += 1) {
    const places = ticks(count)
    const before = found.at(-1)
    if (before?.places.length === places.length && before.places.every((place, at) => place === places[at])) continue
    if (before) before.until = count
    found.push({ from: count, until: null, places })
  }
  return found
}

/** Returns the classes that show an element only if its labels are the ones for the width. The drawing must be `measured`. */
export const shownIn = ({ from, until }: DayLabels): string =>
  [from > 1 ? hiddenBelow[from] : undefined, until === null ? undefined : hiddenFrom[until]].filter(Boolean).join(' ')
