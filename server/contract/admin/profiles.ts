import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import type { AdminAction } from '../common/admin-action.ts'

/** `adminSetProfileLabel` (D-29): null removes the label. `PROFILE_NOT_FOUND`, `NO_CHANGES_TO_UPDATE`. */
export function decideLabel(
  profile: Pick<ProfileRecord, 'id' | 'label'> | null,
  { label }: { label: string | null },
): Decision<{ label: string | null; action: AdminAction }> {
  if (!profile) return refused(new Problem('PROFILE_NOT_FOUND'))
  if (profile.label === label) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  return decided({
    label,
    action: { action: 'admin.profileLabelled', target: profile.id, before: { label: profile.label }, after: { label } },
  })
}

/** Outcome of reverting a membership: `managing` for an agent who manages somebody, `notAnAgent` for any other type of profile. */
export type ReversionOutcome = 'reverted' | 'missing' | 'notAnAgent' | 'managing'

export function reversionOutcome(profile: Pick<ProfileRecord, 'type'> | null, managesSomebody: boolean): ReversionOutcome {
  if (!profile) return 'missing'
  if (profile.type !== 'AGENT') return 'notAnAgent'
  return managesSomebody ? 'managing' : 'reverted'
}

/**
 * `adminRevertMembership` (D-24): makes an agent a networker again. `PROFILE_NOT_FOUND`; `UNAUTHORIZED_UPDATING` for other types of
 * profiles, and for an agent who manages somebody.
 */
export function decideMembershipReversion(
  outcome: ReversionOutcome,
  { profileId, reason }: { profileId: string; reason: string },
): Decision<{ profile: Pick<ProfileRecord, 'type' | 'isActiveMembership'>; action: AdminAction }> {
  if (outcome === 'missing') return refused(new Problem('PROFILE_NOT_FOUND'))
  if (outcome !== 'reverted') return refused(new Problem('UNAUTHORIZED_UPDATING'))
  return decided({
    profile: { type: 'INFLUENCER', isActiveMembership: false },
    action: { action: 'admin.membershipReverted', target: profileId, before: { type: 'AGENT' }, after: { type: 'INFLUENCER', reason } },
  })
}
