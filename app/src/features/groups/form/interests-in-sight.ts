/** Number of interests shown before the user expands the list. */
const firstShown = 12

/** Returns the collapsed list: the first interests, and all other interests that were selected when the form opened. */
export function interestsInSight<Item extends { id: string }>(all: readonly Item[], chosen: readonly string[]): readonly Item[] {
  return all.filter(({ id }, at) => at < firstShown || chosen.includes(id))
}
