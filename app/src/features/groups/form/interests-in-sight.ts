/** Interests shown before somebody asks for all of them. */
export const firstShown = 12

/** The part of a list that is shown at first: its beginning, and what was chosen from the rest when the form opened. */
export function interestsInSight<Item extends { id: string }>(all: readonly Item[], chosen: readonly string[]): readonly Item[] {
  return all.filter(({ id }, at) => at < firstShown || chosen.includes(id))
}
