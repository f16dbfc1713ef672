import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { decideAccess } from '@wasla/contract/session/access.ts'
import type { Viewer } from './viewer.ts'
import type { SessionParts } from './parts.ts'
import { createViewerLookup } from './stores/viewer.ts'

const bearer = /^bearer +([\w.-]+) *$/i

/**
 * Returns a function that reads the viewer of an `authorization` header and checks it against the session's row (B-13). It returns null
 * without a header. It throws `UN_AUTHORIZED` if the token is not ours or has expired, and the refusals of `decideAccess`.
 */
export function createViewerReader({ db, clock, tokens }: Pick<SessionParts, 'db' | 'clock' | 'tokens'>) {
  const find = createViewerLookup(db)
  return async (authorization: string | null | undefined): Promise<Viewer | null> => {
    if (!authorization) return null
    const now = clock.now()
    const claims = tokens.read(bearer.exec(authorization)?.[1] ?? '', now)
    if (!claims) throw new Problem('UN_AUTHORIZED')
    const { userId, profileId, profileType, lastUsedAt, profile } = changesOf(decideAccess(await find(claims.sid), claims, now))
    return { userId, profileId, profileType, sessionId: claims.sid, lastUsedAt, profile }
  }
}
