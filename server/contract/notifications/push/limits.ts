/** Limits of notifications on devices. */
export const pushLimits = {
  /** Number of devices of one account: a new one replaces the oldest. */
  devices: 10,
  /** Longest address of a subscription. Push services use up to about 500 characters. */
  endpoint: 1024,
  /** Milliseconds after which a notification is not pushed any more, by us or by the push service. */
  life: 24 * 60 * 60_000,
  /** Longest title and text of a pushed notification, in characters. Push services accept 4,096 bytes after encryption. */
  title: 120,
  body: 400,
} as const
