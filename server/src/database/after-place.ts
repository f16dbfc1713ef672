/** The place of a row in a list that is ordered by a time in milliseconds, then by an id. */
export type Place = { readonly at: number; readonly id: string }

/** A part of such a list: at most `limit` rows behind a place; from the first row if it is null. */
export type Part = { readonly after: Place | null; readonly limit: number }
