import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { decideMove, type ProfileEvent } from '@wasla/contract/profiles/states.ts'

/** Moves a profile by an event; false where its machine has no such transition. */
export function moveProfile(profile: ProfileRecord, event: ProfileEvent): boolean {
  const move = decideMove(profile, event)
  if (!move) return false
  profile.status = move.status
  profile.onboardingStep = move.onboardingStep
  return true
}
