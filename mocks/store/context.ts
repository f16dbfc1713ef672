import type { AccessProfile } from '@wasla/contract/access/rule.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Flags } from '@wasla/contract/flags/flags.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { stateOf } from '@wasla/contract/profiles/states.ts'
import { findProfile } from './find.ts'
import type { Store } from './memory.ts'
import type { Viewer } from './session/sessions.ts'

/** The context of a request to the mock server. */
export type MockContext = {
  store: Store
  language: Language
  deviceToken: string | null
  flags: Flags
  viewer: Viewer | null
  /** Reason why a token was not accepted. The first field that needs a viewer throws it. */
  viewerProblem: Problem | null
}

export function requireViewer({ viewer, viewerProblem }: MockContext): Viewer {
  if (viewer) return viewer
  throw viewerProblem ?? new Problem('UN_AUTHORIZED')
}

/** Returns the viewer's active profile. Throws `UN_AUTHORIZED` or `PROFILE_NOT_FOUND`. */
export function requireProfile(context: MockContext): ProfileRecord {
  const profile = findProfile(context.store, requireViewer(context).profileId)
  if (!profile) throw new Problem('PROFILE_NOT_FOUND')
  return profile
}

/** Returns the viewer's type and state for the access table, or null without a viewer. */
export function accessProfileOf({ store, viewer }: MockContext): AccessProfile | null {
  const profile = viewer && findProfile(store, viewer.profileId)
  return profile ? { type: profile.type, state: stateOf(profile.status, profile.onboardingStep) } : null
}
