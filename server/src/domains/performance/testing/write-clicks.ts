import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { Database } from '#database/database.ts'

/** Writes clicks with the status that these changes give them. Results are written before they are counted (`CountResults`). */
export async function writeClicks(tx: Database, changes: readonly ResultChange[]): Promise<void> {
  for (const { kind, id, programId, profileId, at, channel, country, visitor, to, reason } of changes) {
    if (kind !== 'CLICK') continue
    // Clicks have fewer statuses than results. Every status but approved is written as held: a held click makes no visitor either.
    const outcome = { status: to === 'Approved' ? to : ('Held' as const), reason: reason ?? null }
    await tx
      .insertInto('clicks')
      .values({
        id,
        program_id: programId,
        profile_id: profileId,
        at,
        channel,
        country,
        visitor,
        ...outcome,
        network: null,
        browser: null,
      })
      .onConflict((clash) => clash.column('id').doUpdateSet(outcome))
      .execute()
  }
}
