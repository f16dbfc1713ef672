type Member = { readonly profileId: string }
type Invitation = Member & { readonly status: string; readonly expiresAt: number | null }

/** Returns whether a search may leave out the members of a group for this role: only for its owner and admins. */
export const mayExclude = (role: 'Owner' | 'Admin' | 'Member' | null): boolean => role === 'Owner' || role === 'Admin'

/** Returns the ids of a group's members and of the profiles with an open invitation or request. */
export const excludedFrom = (members: readonly Member[], invitations: readonly Invitation[], now: number): ReadonlySet<string> => {
  const open = invitations.filter(({ status, expiresAt }) => status === 'Pending' && (expiresAt === null || expiresAt > now))
  return new Set([...members, ...open].map(({ profileId }) => profileId))
}
