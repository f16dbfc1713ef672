import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { decideMove, type ProfileEvent } from '@wasla/contract/profiles/states.ts'
import { departFromGroups } from './groups/leading.ts'
import type { Store } from './memory.ts'

/** Moves a profile by an event; false where its machine has no such transition. One that is rejected leaves its groups (G-29). */
export function moveProfile(store: Store, profile: ProfileRecord, event: ProfileEvent): boolean {
  const move = decideMove(profile, event)
  if (!move) return false
  if (move.status === 'Rejected') departFromGroups(store, profile.id, 'gone')
  profile.status = move.status
  profile.onboardingStep = move.onboardingStep
  return true
}
