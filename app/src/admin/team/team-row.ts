import type { AdminTeamQuery } from './TeamScreen.generated.ts'

export type Member = AdminTeamQuery['adminTeam']['data'][number]
export type Invitation = AdminTeamQuery['adminInvitations'][number]

/** A new one-time link. It is shown once and stored nowhere in the app. */
export type OneTimeLink = { readonly uri: string; readonly expiresAt: string; readonly name: string }
