const day = 24 * 60 * 60_000

/** Limits of groups (S1 §5, §9, section G). Lengths are in letters, times in milliseconds. */
export const groupLimits = {
  /** Highest number of groups of one user, over all their profiles (G-01). */
  groupsOfUser: 5,
  members: 500,
  name: { min: 3, max: 50 },
  userName: { min: 3, max: 20 },
  /**
   * Number of visible letters. The editor allows `typed` letters (S1 §5). `markup` is the length of the longest HTML, which is enough for
   * every description of `max` letters.
   */
  description: { min: 3, max: 500, typed: 250, markup: 20_000 },
  interests: { min: 1, max: 5 },
  invitationLasts: 30 * day,
  /** How long after a rejected request a profile must wait before it may request again (G-16). */
  askAgainAfter: 7 * day,
  /** How long no other group can take a deleted group's user name (G-22). */
  nameReservedFor: 30 * day,
  /** Least number of members with figures. A group with fewer shows no figures (G-09). */
  membersWithFigures: 3,
  suggested: 4,
  /** Longest search term for groups or members. */
  searchTerm: 100,
  /** Highest number of leaders who are notified of a request: the owner and the first admins. */
  leadersNotified: 20,
} as const
