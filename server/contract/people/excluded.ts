type Member = { readonly profileId: string }
type Invitation = Member & { readonly status: string; readonly expiresAt: number | null }

/** Who may have a search leave out those who are in a group, or on the way into it: its owner and admins; for others it changes nothing. */
export const mayExclude = (role: 'Owner' | 'Admin' | 'Member' | null): boolean => role === 'Owner' || role === 'Admin'

/** The profiles that a group's owner or admin need not be shown: members, and who has an open invitation or request. */
export const excludedFrom = (members: readonly Member[], invitations: readonly Invitation[], now: number): ReadonlySet<string> => {
  const open = invitations.filter(({ status, expiresAt }) => status === 'Pending' && (expiresAt === null || expiresAt > now))
  return new Set([...members, ...open].map(({ profileId }) => profileId))
}
