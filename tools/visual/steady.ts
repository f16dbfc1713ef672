/** Which pictures are looked at once more when two glances differ, and what counts after it. */

type Place = { readonly id: string; readonly mode: string }

/**
 * The pictures that are looked at first: one of each story. Each story takes another of its modes, so that all languages, themes and
 * widths are among them.
 */
export const firstLooks = <Shot extends Place>(differing: readonly Shot[]): Shot[] =>
  [...Map.groupBy(differing, ({ id }) => id).values()].flatMap((those, index) => those[index % those.length] ?? [])

/** One picture of each side. */
export type Pair = { readonly base: Buffer; readonly here: Buffer }

/** What a story showed alone is what it showed after another story: on both sides, to the byte. */
export const isSteady = (glance: Pair, look: Pair): boolean => glance.base.equals(look.base) && glance.here.equals(look.here)

/**
 * After the first looks: the glances that count as they are, and the pictures that have to be looked at, too. A story whose first look
 * was not what its glance showed depends on what was shown before it, and nothing that it showed at a glance counts.
 */
export function afterFirst<Shot extends Place>(differing: readonly Shot[], first: readonly { shot: Shot; isSteady: boolean }[]) {
  const looked = new Set(first.map(({ shot }) => shot))
  const steady = new Set(first.filter((one) => one.isSteady).map(({ shot }) => shot.id))
  const others = differing.filter((shot) => !looked.has(shot))
  return { counts: others.filter(({ id }) => steady.has(id)), again: others.filter(({ id }) => !steady.has(id)) }
}
