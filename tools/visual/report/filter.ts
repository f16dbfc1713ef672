import type { Shown } from './data.ts'

/** How much of a picture changed, in words a person thinks in. A new or a removed picture is all change. */
export const sizes = {
  hair: { words: 'up to 50 pixels', holds: (pixels: number, _share: number) => pixels <= 50 },
  small: { words: 'up to 1 % of the picture', holds: (pixels: number, share: number) => pixels > 50 && share <= 0.01 },
  large: { words: 'more than 1 %', holds: (pixels: number, share: number) => pixels > 50 && share > 0.01 },
} as const
export type SizeName = keyof typeof sizes
export const sizeNames = Object.keys(sizes) as SizeName[]

export const sizeOf = ({ pixels, share }: Pick<Shown, 'pixels' | 'share'>): SizeName =>
  sizeNames.find((name) => sizes[name].holds(pixels, share)) ?? 'large'

export type Filter = { component: string; mode: string; kind: string; size: string; state: string; words: string }
export const everything: Filter = { component: '', mode: '', kind: '', size: '', state: '', words: '' }

type Seen = Pick<Shown, 'story' | 'title' | 'name' | 'mode' | 'kind' | 'pixels' | 'share' | 'note'>

/** `Components/Button/Matrix` and `Components/Button` are one component. */
export const componentOf = ({ title }: Pick<Shown, 'title'>): string => title.replace(/\/Matrix$/u, '')

/** Whether a change is one of those looked for; an empty part of the filter lets everything through. */
export function matchesFilter(change: Seen, { component, mode, kind, size, state, words }: Filter): boolean {
  const text = `${change.title} ${change.name} ${change.story}`.toLowerCase()
  return (
    (component === '' || componentOf(change) === component) &&
    (mode === '' || change.mode === mode) &&
    (kind === '' || change.kind === kind) &&
    (size === '' || sizeOf(change) === size) &&
    (state === '' || (state === 'accepted') === (change.note !== undefined)) &&
    words
      .toLowerCase()
      .split(/\s+/u)
      .every((word) => text.includes(word))
  )
}

/** Where a step of the keyboard leads: to the next that is shown, and no further than the ends. */
export function stepped(shown: readonly number[], current: number, by: 1 | -1): number {
  const at = shown.indexOf(current)
  if (at === -1) return shown[by === 1 ? 0 : shown.length - 1] ?? current
  return shown[at + by] ?? current
}

/**
 * What one reason for several is written to: the selected changes that are shown, or all shown where none is selected. Of all shown, what
 * was accepted before keeps its own reason; a selected one was chosen on purpose.
 */
export function acceptedTogether(
  shown: readonly number[],
  selected: ReadonlySet<number>,
  isAccepted: (index: number) => boolean,
): readonly number[] {
  const chosen = shown.filter((index) => selected.has(index))
  return chosen.length > 0 ? chosen : shown.filter((index) => !isAccepted(index))
}
