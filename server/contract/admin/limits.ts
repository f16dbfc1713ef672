const minute = 60

/** Rate limits and lengths of the back office. Times are in seconds. The lifetime of a session is a setting. */
export const adminLimits = {
  /**
   * Limits of password attempts. `triesPerAccount` applies to each known browser of an account, and to all unknown browsers of an account
   * together. `triesPerAddress` applies to one IP address: it counts the attempts of unknown browsers at all accounts, and attempts to open
   * a one-time link.
   */
  triesPerAccount: { count: 8, window: 15 * minute },
  triesPerAddress: { count: 30, window: 15 * minute },
  /**
   * Sign-ins by OpenID Connect: attempts of one IP address, how long somebody may take at the provider and for the code of the second step,
   * and the longest texts that a page may send.
   */
  oidc: { triesPerAddress: { count: 60, window: 15 * minute }, life: 10 * minute, ticketLife: 5 * minute, response: 6_000, ticket: 1_000 },
  /**
   * Refused sign-ins that are logged per day, for each account and for all unknown email addresses together. There is a limit because audit
   * lines are never deleted.
   */
  refusalsReported: { count: 20, window: 24 * 60 * minute },
  /** After this time without use, a browser counts as unknown. */
  deviceLife: 180 * 24 * 60 * minute,
  callsPerAdmin: { count: 600, window: minute },
  callsPerAddress: { count: 1200, window: minute },
  clockSkew: 30,
  password: { least: 12, most: 200 },
  email: 254,
  name: { least: 2, most: 80 },
  reason: { least: 3, most: 500 },
  label: 40,
  admitAtOnce: 1000,
  advanceDays: 90,
  searchLetters: 2,
} as const
