const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Limits of a person’s own data. Times are in milliseconds. */
export const ownDataLimits = {
  /** Time between two requests for an archive. */
  betweenArchives: day,
  /** Time for which a finished archive can be downloaded. Then it is deleted. */
  archiveStored: 7 * day,
  /** Time since the sign-in within which a session may request or download an archive, or delete the account. */
  recentSignIn: 15 * minute,
  /** Time for which the link of a download works. */
  link: 5 * minute,
  /** Attempts to make an archive before it has failed. */
  tries: 5,
  /** Time for which a process may work on an archive before it reports that it still does. */
  claim: 2 * minute,
  /** Rows of one table that a readable page shows. The JSON file has all of them. */
  rowsOnPage: 1_000,
  /** Time for which the product knows who opened contact details. */
  openingsStored: 365 * day,
  /** Time after which a deletion that money holds up is tried again. */
  heldFor: day,
} as const
