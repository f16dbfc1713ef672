import type { AdminTeamQuery } from './TeamScreen.generated.ts'

export type Member = AdminTeamQuery['adminTeam']['data'][number]
export type Invitation = AdminTeamQuery['adminInvitations'][number]

/** A link that was just made: it is shown once and is nowhere else. */
export type OneTimeLink = { readonly uri: string; readonly expiresAt: string; readonly name: string }
