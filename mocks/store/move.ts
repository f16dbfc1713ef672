import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { machineOf, nextState, partsOf, stateOf, type ProfileEvent } from '@wasla/contract/profiles/states.ts'

/** Tells a profile's machine what happened; false where it knows no such way. */
export function moveProfile(profile: ProfileRecord, event: ProfileEvent): boolean {
  const next = nextState(machineOf(profile.type), stateOf(profile.status, profile.onboardingStep), event)
  if (next === null) return false
  Object.assign(profile, partsOf(next))
  return true
}
