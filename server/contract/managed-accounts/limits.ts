/**
 * Lengths of lists. `publicPage`: managed accounts on one page of a public profile (D-40). The number of a manager's managed accounts is
 * limited by a setting.
 */
export const managedAccountLimits = {
  publicPage: 12,
  /** Longest list of a networker's managers and invitations. */
  managers: 100,
} as const
