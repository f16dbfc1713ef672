const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Waits, lives and counts of signing in (decisions, Appendix D). Times are in seconds. */
export const sessionLimits = {
  codeLength: 6,
  codeLife: 10 * minute,
  /** Waits before the first, second and third resend (S1 §9, B-07). */
  resendWaits: [90, 30 * minute, 3 * hour],
  sendBlock: day,
  triesPerChallenge: 5,
  wrongPerPhone: 10,
  wrongWindow: day,
  provenLife: 10 * minute,
  accessLife: 15 * minute,
  refreshLife: 30 * day,
  refreshGrace: 30,
  clockSkew: 30,
  devices: 10,
  sendsPerAddress: { count: 60, window: hour },
  sendsPerPrefix: { count: 20, window: hour, digits: 7 },
  verifiesPerAddress: { count: 120, window: hour },
  refreshesPerSession: { count: 30, window: 5 * minute },
  refreshesPerAddress: { count: 150, window: 5 * minute },
  callsPerToken: { count: 600, window: minute },
  callsPerAddress: { count: 1200, window: minute },
  /** Highest total price of the operations of one session, in units of about one microsecond of processor time. */
  costPerToken: { count: 600_000, window: minute },
  /** Invitations, answers to invitations, and changes of memberships and managers. */
  changesPerProfile: { count: 30, window: minute },
  changesPerAddress: { count: 120, window: minute },
  /** Calls that move money, or that change the bank accounts for withdrawals. The limit of one session is a setting. */
  moneyPerAddress: { count: 60, window: minute },
  /** Searches from one network, by all sessions together. The limit of one session is a setting. */
  searchesPerAddress: { count: 120, window: minute },
  /**
   * Refused switches that are written to the audit log: one a day per requested profile. `auditedSwitchRefusals` is the limit per person.
   */
  auditedSwitchRefusal: { count: 1, window: day },
  auditedSwitchRefusals: { count: 20, window: day },
  /** After this long without a sign-in, a person must prove their identity again before money moves (security case 10). */
  dormantAfter: 180 * day,
  /** After this time without a sign-in to a number, a device counts as new for that number (B-08). */
  deviceRemembered: 365 * day,
} as const
