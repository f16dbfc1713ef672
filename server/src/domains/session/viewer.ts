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
  /** When the session was made or renewed; if there is a replica, also when it last wrote. In milliseconds. */
  lastUsedAt: number
  /** The row of the active profile that the check has read, so that nothing reads it again. */
  profile: StoredProfile
}

/** The viewer of a request, or the reason why it has none. */
export type ViewerOrProblem = {
  /** Null without a valid session. Use `requireViewer` to throw the right refusal. */
  viewer: Viewer | null
  /** The problem of the sent token, which the first field that needs a viewer throws. Null without a token. */
  viewerProblem: Problem | null
}

/** Returns the viewer. Without one, throws `UN_AUTHORIZED` if no token was sent, else the problem of the token (A-14, B-13). */
export function requireViewer({ viewer, viewerProblem }: ViewerOrProblem): Viewer {
  if (viewer) return viewer
  throw viewerProblem ?? new Problem('UN_AUTHORIZED')
}

/** Returns the fields of a viewer that the access table checks. */
export const accessProfileOf = ({ profileType, profile }: Viewer): AccessProfile => ({
  type: profileType,
  state: stateOf(profile.status, profile.onboarding_step),
})
