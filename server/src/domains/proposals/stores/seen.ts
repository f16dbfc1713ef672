import { proposalLimits } from '@wasla/contract/proposals/limits.ts'
import type { ProposalReaderRecord } from '@wasla/contract/proposals/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { ProposalReadersTable } from '#database/tables/proposals.ts'

const readerRow = defineRecord<ProposalReadersTable>()({ proposalId: same, profileId: same, firstAt: same, lastAt: same })

/** Stores that a proposal was opened now. The first time stays; the last one changes at most once a minute. */
export async function saveSeen(db: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('proposals')
    .set((row) => ({ first_seen_at: row.fn.coalesce('first_seen_at', row.val(now)), last_seen_at: now }))
    .where('id', '=', id)
    .where((row) => row.or([row('last_seen_at', 'is', null), row('last_seen_at', '<=', now - proposalLimits.seenEvery)]))
    .execute()
}

/** Stores that a brand opened a proposal now: one row for each brand. */
export const saveReader = (db: Database, proposalId: string, profileId: string, now: number) =>
  db
    .insertInto('proposal_readers')
    .values(readerRow.write({ proposalId, profileId, firstAt: now, lastAt: now }))
    .onConflict((clash) =>
      clash
        .columns(['proposal_id', 'profile_id'])
        .doUpdateSet({ last_at: now })
        .where('proposal_readers.last_at', '<=', now - proposalLimits.seenEvery),
    )
    .execute()

/** Returns the brands that opened these proposals. */
export async function findReaders(db: Database, proposalIds: readonly string[]): Promise<ProposalReaderRecord[]> {
  if (proposalIds.length === 0) return []
  const rows = await db.selectFrom('proposal_readers').selectAll().where('proposal_id', 'in', proposalIds).execute()
  return rows.map(readerRow.read)
}
