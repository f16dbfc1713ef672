import type { Member } from '@wasla/mocks/world/member.ts'
import type { Database } from '#database/database.ts'
import { findEveryProfile } from '../../profiles/service.ts'
import type { Viewer } from '../../session/viewer.ts'

/** Returns the viewer of a member's request, without signing in. */
export async function viewerFor(db: Database, { profile, user }: Member): Promise<Viewer> {
  const [row] = await findEveryProfile(db, [profile.id])
  if (!row) throw new Error('The demonstration has no such member')
  return { userId: user.id, profileId: profile.id, profileType: row.type, sessionId: 'test', lastUsedAt: 0, profile: row }
}
