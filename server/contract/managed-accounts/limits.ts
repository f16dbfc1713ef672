/** Talents on a page of a public profile (D-40). How many a manager may have is a setting. */
export const managedAccountLimits = {
  publicPage: 12,
  /** Managers and invitations in a networker's list. */
  managers: 100,
} as const
