import type { AccessProfile } from '@wasla/contract/access/rule.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { stateOf } from '@wasla/contract/profiles/states.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { StoredProfile } from '#database/tables/profiles.ts'

/** The caller: read from the access token and checked against the session's row on every request (B-13). */
export type Viewer = {
  userId: string
  profileId: string
  profileType: ProfileType
  sessionId: string
  /** The active profile's row from that check, so that nothing reads it again. */
  profile: StoredProfile
}

/** The viewer of a request, or why it has none. */
export type ViewerOrProblem = {
  /** Null without a valid session. Use `requireViewer` to throw the right refusal. */
  viewer: Viewer | null
  /** Why the sent token has no viewer. The first field that needs a viewer throws it. Null without a token. */
  viewerProblem: Problem | null
}

/** Returns the viewer. Throws `UN_AUTHORIZED` without a token, or the problem of the token that was sent (A-14, B-13). */
export function requireViewer({ viewer, viewerProblem }: ViewerOrProblem): Viewer {
  if (viewer) return viewer
  throw viewerProblem ?? new Problem('UN_AUTHORIZED')
}

/** Returns the fields of a viewer that the access table checks. */
export const accessProfileOf = ({ profileType, profile }: Viewer): AccessProfile => ({
  type: profileType,
  state: stateOf(profile.status, profile.onboarding_step),
})
