/** Limits of notifications (I-05, X-57, A-22). */
export const notificationLimits = {
  /** Number of notifications in one request of the app. */
  page: 20,
  /** Highest number of notifications in one `updateMultipleNotificationStatus`. */
  changedAtOnce: 100,
  /** Highest number that the bell shows. For more notifications it shows "9+". */
  counted: 9,
  /** Milliseconds between two requests by the bell while the event stream is down. */
  polledEvery: 30_000,
} as const
