const day = 24 * 60 * 60_000

/** Limits of groups (S1 §5, §9, section G). Lengths in letters, times in milliseconds. */
export const groupLimits = {
  /** Memberships of one user, over all profiles (G-01). */
  groupsOfUser: 5,
  members: 500,
  name: { min: 3, max: 50 },
  userName: { min: 3, max: 20 },
  /** Visible letters; the editor stops at `typed` (S1 §5). `markup` is the longest HTML; no description of `max` letters needs more. */
  description: { min: 3, max: 500, typed: 250, markup: 20_000 },
  interests: { min: 1, max: 5 },
  invitationLasts: 30 * day,
  /** How long after a rejected request a profile must wait before it may request again (G-16). */
  askAgainAfter: 7 * day,
  /** How long a deleted group's user name stays taken (G-22). */
  nameReservedFor: 30 * day,
  /** Least number of members with figures; below it no figures of the group are shown (G-09). */
  membersWithFigures: 3,
  suggested: 4,
  /** Letters of a search term for groups or members. */
  searchTerm: 100,
  /** How many leaders are notified of a request: the owner and the first admins. */
  leadersNotified: 20,
} as const
