import { isSame, type Taken } from './taken.ts'

/**
 * Decides which stories need a second picture because their sides differ. A glance is the first picture of a story, taken after other
 * stories on the same page. A look is a second picture, taken of the story alone.
 */

type Place = { readonly id: string; readonly mode: string }

/**
 * Returns one picture of each story to look at first. Consecutive stories use different modes, so that all languages, themes and widths are
 * included.
 */
export const firstLooks = <Shot extends Place>(differing: readonly Shot[]): Shot[] =>
  [...Map.groupBy(differing, ({ id }) => id).values()].flatMap((those, index) => those[index % those.length] ?? [])

/** What was taken of each side. */
export type Pair = { readonly base: Taken; readonly here: Taken }

/** Returns whether a story alone looks and is read exactly as it was after another story, on both sides. */
export const isSteady = (glance: Pair, look: Pair): boolean => isSame(glance.base, look.base) && isSame(glance.here, look.here)

/**
 * Call it after the first looks. Returns the glances that count as they are (`counts`), and the pictures that need a look too (`again`). If
 * the first look at a story differs from its glance, the story depends on what was shown before it, and none of its glances count.
 */
export function afterFirst<Shot extends Place>(differing: readonly Shot[], first: readonly { shot: Shot; isSteady: boolean }[]) {
  const looked = new Set(first.map(({ shot }) => shot))
  const steady = new Set(first.filter((one) => one.isSteady).map(({ shot }) => shot.id))
  const others = differing.filter((shot) => !looked.has(shot))
  return { counts: others.filter(({ id }) => steady.has(id)), again: others.filter(({ id }) => !steady.has(id)) }
}
