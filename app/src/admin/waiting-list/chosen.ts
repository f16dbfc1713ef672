/** The selected rows; `all` are those of the current page. */
export type Chosen = 'all' | ReadonlySet<string>

/** Ids of the selected rows that are still listed: whoever was admitted meanwhile is not sent again. */
export const chosenIds = (chosen: Chosen, rows: readonly { id: string }[]): string[] =>
  rows.filter(({ id }) => chosen === 'all' || chosen.has(id)).map(({ id }) => id)
