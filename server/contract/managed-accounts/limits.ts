/** Talents on one page of a public profile (D-40). A setting limits how many a manager may have. */
export const managedAccountLimits = {
  publicPage: 12,
  /** Managers and invitations in a networker's list. */
  managers: 100,
} as const
