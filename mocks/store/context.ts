import type { AccessProfile } from '@wasla/contract/access/rule.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Flags } from '@wasla/contract/flags/flags.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { stateOf } from '@wasla/contract/profiles/states.ts'
import { findProfile } from './find.ts'
import type { Store } from './memory.ts'
import type { Viewer } from './session/sessions.ts'

/** What a mock resolver knows of its request. */
export type MockContext = {
  store: Store
  language: Language
  deviceToken: string | null
  flags: Flags
  viewer: Viewer | null
  /** Why there is no viewer although a token came; reported by the first field that needs one. */
  viewerProblem: Problem | null
}

export function requireViewer({ viewer, viewerProblem }: MockContext): Viewer {
  if (viewer) return viewer
  throw viewerProblem ?? new Problem('UN_AUTHORIZED')
}

/** The profile the viewer acts as. */
export function requireProfile(context: MockContext): ProfileRecord {
  const profile = findProfile(context.store, requireViewer(context).profileId)
  if (!profile) throw new Problem('PROFILE_NOT_FOUND')
  return profile
}

/** What the access table looks at; null without a viewer. */
export function accessProfileOf({ store, viewer }: MockContext): AccessProfile | null {
  const profile = viewer && findProfile(store, viewer.profileId)
  return profile ? { type: profile.type, state: stateOf(profile.status, profile.onboardingStep) } : null
}
