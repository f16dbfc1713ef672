/** Numbers of notifications (I-05, X-57, A-22). */
export const notificationLimits = {
  /** What the app asks for at a time. */
  page: 20,
  /** Lines of one `updateMultipleNotificationStatus`. */
  changedAtOnce: 100,
  /** From here on the bell says "9+". */
  counted: 9,
  /** Milliseconds between two requests of the bell while the stream is down. */
  polledEvery: 30_000,
} as const
