import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { decideAccess } from '@wasla/contract/session/access.ts'
import type { Viewer } from './viewer.ts'
import type { SessionParts } from './parts.ts'
import { createViewerLookUp } from './stores/viewer.ts'

const bearer = /^bearer +([\w.-]+) *$/i

/**
 * Reads the `authorization` header and compares it with the session's row (B-13): null without one. Throws `UN_AUTHORIZED` for a token
 * that is not ours or expired, and what `decideAccess` says of its session.
 */
export function createViewerReader({ db, clock, tokens }: Pick<SessionParts, 'db' | 'clock' | 'tokens'>) {
  const find = createViewerLookUp(db)
  return async (authorization: string | null | undefined): Promise<Viewer | null> => {
    if (!authorization) return null
    const now = clock.now()
    const claims = tokens.read(bearer.exec(authorization)?.[1] ?? '', now)
    if (!claims) throw new Problem('UN_AUTHORIZED')
    const { userId, profileId, profileType, profile } = changesOf(decideAccess(await find(claims.sid), claims, now))
    return { userId, profileId, profileType, sessionId: claims.sid, profile }
  }
}
