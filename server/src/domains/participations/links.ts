import { trackingCode } from '@wasla/contract/participations/tracking-code.ts'
import type { Deps } from '../../deps.ts'
import type { Database } from '#database/database.ts'
import { hasLink, insertLink } from './stores/links.ts'

/**
 * Creates a participant's tracking link (N-01, M-04), in the transaction that accepts them. Makes another code if the first one is taken.
 * An existing link is kept, because posts contain it.
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
