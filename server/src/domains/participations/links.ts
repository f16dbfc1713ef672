import { trackingCode } from '@wasla/contract/participations/tracking-code.ts'
import type { Deps } from '../../deps.ts'
import type { Database } from '#database/database.ts'
import { hasLink, insertLink } from './stores/links.ts'

/**
 * Gives a participant a link of their own (N-01, M-04), in the transaction that accepts them. A code that happens to be taken is made
 * anew; who has a link keeps it: it stands in posts.
 */
export async function giveLink(
  tx: Database,
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  { programId, profileId }: { programId: string; profileId: string },
): Promise<void> {
  const bytes = (count: number) => Buffer.from(ids.secret(count), 'base64url')
  while (!(await hasLink(tx, programId, profileId)))
    await insertLink(tx, { code: trackingCode(bytes), programId, profileId, createdAt: clock.now() })
}
