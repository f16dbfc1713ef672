const day = 24 * 60 * 60_000

/** Numbers of groups (S1 §5, §9, section G). Lengths in letters, times in milliseconds. */
export const groupLimits = {
  /** Memberships of one user, over all profiles (G-01). */
  groupsOfUser: 5,
  members: 500,
  name: { min: 3, max: 50 },
  userName: { min: 3, max: 20 },
  /** Visible letters; the editor stops earlier (S1 §5). Markup for so many letters is shorter than `markup`. */
  description: { min: 3, max: 500, typed: 250, markup: 20_000 },
  interests: { min: 1, max: 5 },
  invitationLasts: 30 * day,
  /** After a request was rejected (G-16). */
  askAgainAfter: 7 * day,
  /** A deleted group's user name stays taken (G-22). */
  nameReservedFor: 30 * day,
  /** Members whose accounts have figures, below which nothing is shown of them (G-09). */
  membersWithFigures: 3,
  suggested: 4,
  /** Letters of a term that groups or their members are searched by. */
  searchTerm: 100,
  /** Who leads a group hears of a request: the owner and the first admins. */
  leadersNotified: 20,
} as const
