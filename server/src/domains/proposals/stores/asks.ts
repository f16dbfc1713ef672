import type { ProposalAskRecord } from '@wasla/contract/proposals/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { ProposalAsksTable } from '#database/tables/proposals.ts'

const askRow = defineRecord<ProposalAsksTable>()({
  id: same,
  proposalId: same,
  programId: same,
  profileId: same,
  brandId: same,
  requestedAt: same,
})

/** Returns which of these talents were asked into a program before. */
export async function findRequestedInto(db: Database, programId: string, profileIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('proposal_asks')
    .select('profile_id')
    .where('program_id', '=', programId)
    .where('profile_id', 'in', profileIds)
    .execute()
  return new Set(rows.map((row) => row.profile_id))
}

/** Returns the talents whom a brand asked from a proposal. */
export async function findRequestedFrom(db: Database, proposalId: string, brandId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('proposal_asks')
    .select('profile_id')
    .where('proposal_id', '=', proposalId)
    .where('brand_id', '=', brandId)
    .execute()
  return new Set(rows.map((row) => row.profile_id))
}

/** Returns all requests from these proposals. */
export async function findAsks(db: Database, proposalIds: readonly string[]): Promise<ProposalAskRecord[]> {
  if (proposalIds.length === 0) return []
  const rows = await db.selectFrom('proposal_asks').selectAll().where('proposal_id', 'in', proposalIds).execute()
  return rows.map(askRow.read)
}

/** Inserts a request. Returns false if the talent was asked into the program already, so that of concurrent requests one counts. */
export async function insertAsk(tx: Database, ask: ProposalAskRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('proposal_asks')
    .values(askRow.write(ask))
    .onConflict((clash) => clash.columns(['program_id', 'profile_id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
