import type { Shown } from './data.ts'

/** How much of a picture changed, in three sizes. A new or removed picture counts as changed as a whole. */
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

/** Returns the component of a change: `Components/Button/Matrix` and `Components/Button` belong to the same one. */
export const componentOf = ({ title }: Pick<Shown, 'title'>): string => title.replace(/\/Matrix$/u, '')

/** Returns whether a change matches the filter; an empty part of the filter matches everything. */
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

/** Returns the change to which a keyboard step leads: the next shown one, without going past the ends. */
export function stepped(shown: readonly number[], current: number, by: 1 | -1): number {
  const at = shown.indexOf(current)
  if (at === -1) return shown[by === 1 ? 0 : shown.length - 1] ?? current
  return shown[at + by] ?? current
}

/**
 * Returns the changes that one common reason accepts: the selected changes that are shown, even if they were accepted before. If none is
 * selected, returns all shown changes that are not accepted yet.
 */
export function acceptedTogether(
  shown: readonly number[],
  selected: ReadonlySet<number>,
  isAccepted: (index: number) => boolean,
): readonly number[] {
  const chosen = shown.filter((index) => selected.has(index))
  return chosen.length > 0 ? chosen : shown.filter((index) => !isAccepted(index))
}
