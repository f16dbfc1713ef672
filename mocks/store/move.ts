import { Problem } from '@wasla/contract/errors/problem.ts'
import { businessNamesOf, needsNames } from '@wasla/contract/profiles/names.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { decideMove, type ProfileEvent } from '@wasla/contract/profiles/states.ts'
import { departFromGroups } from './groups/leading.ts'
import type { Store } from './memory.ts'
import { isConfusableWithAnotherBusiness } from './profiles/business-names.ts'

/**
 * Changes a profile's status by an event. Returns false if the profile's state machine has no such transition. A rejected profile leaves
 * its groups (G-29). Throws `BUSINESS_NAME_TAKEN` (Y-19).
 */
export function moveProfile(store: Store, profile: ProfileRecord, event: ProfileEvent): boolean {
  const move = decideMove(profile, event)
  if (!move) return false
  if (needsNames(event) && isConfusableWithAnotherBusiness(store, businessNamesOf(profile), profile))
    throw new Problem('BUSINESS_NAME_TAKEN')
  if (move.status === 'Rejected') departFromGroups(store, profile.id, 'gone')
  profile.status = move.status
  profile.onboardingStep = move.onboardingStep
  return true
}
