/** Number of interests shown until the user asks for all. */
export const firstShown = 12

/** Returns the items to show at first: the chosen items, then the first items of the list, up to `firstShown` in total. */
export function inSight<Item extends { id: string }>(all: readonly Item[], chosen: readonly string[]): readonly Item[] {
  const mine = chosen.flatMap((id) => all.find((one) => one.id === id) ?? [])
  return [...mine, ...all.filter(({ id }) => !chosen.includes(id))].slice(0, Math.max(firstShown, mine.length))
}
