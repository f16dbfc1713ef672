import type { GroupRole } from '../generated/user-sdl-types.ts'

type Member = { readonly profileId: string }
type Invitation = Member & { readonly status: string; readonly expiresAt: number | null }

/**
 * Returns whether a searcher with this role in a group may exclude the group's members from a search. Only the owner and admins may.
 */
export const mayExclude = (role: Exclude<GroupRole, 'Visitor'> | null): boolean => role === 'Owner' || role === 'Admin'

/** Returns the ids of the profiles to exclude: a group's members, and profiles with an open invitation or request. */
export const excludedFrom = (members: readonly Member[], invitations: readonly Invitation[], now: number): ReadonlySet<string> => {
  const open = invitations.filter(({ status, expiresAt }) => status === 'Pending' && (expiresAt === null || expiresAt > now))
  return new Set([...members, ...open].map(({ profileId }) => profileId))
}
