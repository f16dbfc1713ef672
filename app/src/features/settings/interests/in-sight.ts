/** Interests shown before somebody asks for all of them. */
export const firstShown = 12

/** The part of a list that is shown at first: what was chosen, and then what comes first in it. */
export function inSight<Item extends { id: string }>(all: readonly Item[], chosen: readonly string[]): readonly Item[] {
  const mine = chosen.flatMap((id) => all.find((one) => one.id === id) ?? [])
  return [...mine, ...all.filter(({ id }) => !chosen.includes(id))].slice(0, Math.max(firstShown, mine.length))
}
