import type { Language } from '@wasla/contract/platform/language.ts'
import type { Problem } from '@wasla/contract/errors/problem.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Traffic } from './traffic.ts'
import type { StoredProfile } from '../domains/profiles/record.ts'
import type { Loaders } from './loaders.ts'
import type { Services } from '../services.ts'

/** Who is asking: read from the access token and checked against the session's row on every request (B-13). */
export type Viewer = {
  userId: string
  profileId: string
  profileType: ProfileType
  sessionId: string
  /** The active profile's row as the check found it, so that who asks for it reads nothing again. */
  profile: StoredProfile
}

/** What a resolver knows of its request. Made anew for each one; but for `answerHeaders` it is never changed. */
export type RequestContext = {
  requestId: string
  language: Language
  /** The caller's address as the proxy setting allows to know it; IPv6 cut to its /64. */
  address: string
  userAgent: string
  /** The random token a device keeps beside its session (B-08), if it sent one in `x-wasla-device`. */
  deviceToken: string | null
  /** Null without a valid session; `requireViewer` turns that into the right refusal. */
  viewer: Viewer | null
  /** Why the token that was sent gave no viewer: thrown by the first field that needs one. Null without a token. */
  viewerProblem: Problem | null
  services: Services
  loaders: Loaders
  /** Headers of the answer beside the usual ones: the one thing here that a resolver adds to. */
  answerHeaders: Record<string, string>
  /** Counts what costs more than most, through `requireRoom`. */
  traffic: Traffic
}
