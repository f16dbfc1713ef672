/** Number of interests shown before the user expands the list. */
export const firstShown = 12

/** Returns the collapsed list: the chosen interests, then the first ones of the list. */
export function inSight<Item extends { id: string }>(all: readonly Item[], chosen: readonly string[]): readonly Item[] {
  const mine = chosen.flatMap((id) => all.find((one) => one.id === id) ?? [])
  return [...mine, ...all.filter(({ id }) => !chosen.includes(id))].slice(0, Math.max(firstShown, mine.length))
}
