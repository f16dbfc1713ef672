/** Limits of notifications (I-05, X-57, A-22). */
export const notificationLimits = {
  /** How many notifications the app requests at a time. */
  page: 20,
  /** The most notifications in one `updateMultipleNotificationStatus`. */
  changedAtOnce: 100,
  /** The highest number on the bell; above it, it shows "9+". */
  counted: 9,
  /** Milliseconds between two requests of the bell while the event stream is down. */
  polledEvery: 30_000,
} as const
