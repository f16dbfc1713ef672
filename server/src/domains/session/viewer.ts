import type { AccessProfile } from '@wasla/contract/access/rule.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { stateOf } from '@wasla/contract/profiles/states.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { StoredProfile } from '#database/tables/profiles.ts'

/** Who calls: read from the access token and checked against the session's row on every request (B-13). */
export type Viewer = {
  userId: string
  profileId: string
  profileType: ProfileType
  sessionId: string
  /** The active profile's row as that check read it, so that nobody has to read it again. */
  profile: StoredProfile
}

/** The viewer of a request, or the reason why it has none. */
export type ViewerOrProblem = {
  /** Null without a valid session; `requireViewer` turns that into the right refusal. */
  viewer: Viewer | null
  /** Why the token that was sent gave no viewer: thrown by the first field that needs one. Null without a token. */
  viewerProblem: Problem | null
}

/** The viewer. Throws `UN_AUTHORIZED` without a token, and what was wrong with the token where there was one (A-14, B-13). */
export function requireViewer({ viewer, viewerProblem }: ViewerOrProblem): Viewer {
  if (viewer) return viewer
  throw viewerProblem ?? new Problem('UN_AUTHORIZED')
}

/** What the access table looks at. */
export const accessProfileOf = ({ profileType, profile }: Viewer): AccessProfile => ({
  type: profileType,
  state: stateOf(profile.status, profile.onboarding_step),
})
