/** The selected rows; `all` means the rows of the current page. */
export type Chosen = 'all' | ReadonlySet<string>

/** Returns the ids of the selected rows that are still listed, so that people who are already admitted are not sent again. */
export const chosenIds = (chosen: Chosen, rows: readonly { id: string }[]): string[] =>
  rows.filter(({ id }) => chosen === 'all' || chosen.has(id)).map(({ id }) => id)
