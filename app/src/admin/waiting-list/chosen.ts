/** Rows that are ticked; `all` are those of the page in sight. */
export type Chosen = 'all' | ReadonlySet<string>

/** Ids of the ticked rows that are still in sight: who was let in meanwhile is not let in again. */
export const chosenIds = (chosen: Chosen, rows: readonly { id: string }[]): string[] =>
  rows.filter(({ id }) => chosen === 'all' || chosen.has(id)).map(({ id }) => id)
