import type { Selectable } from 'kysely'
import { proposalLimits } from '@wasla/contract/proposals/limits.ts'
import type { ChosenCard, ProposalRecord, WholeProposal } from '@wasla/contract/proposals/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, json, same } from '#database/record.ts'
import type { ProposalsTable } from '#database/tables/proposals.ts'

const proposalRow = defineRecord<ProposalsTable>()({
  id: same,
  profileId: same,
  address: same,
  title: same,
  note: same,
  brandName: same,
  validUntil: same,
  createdAt: same,
  withdrawnAt: same,
  firstSeenAt: same,
  lastSeenAt: same,
})

const cards = json<readonly ChosenCard[]>()

/** Returns these proposals with their talents, in the same order. */
async function withTalents(db: Database, rows: readonly Selectable<ProposalsTable>[]): Promise<WholeProposal[]> {
  if (rows.length === 0) return []
  const talents = await db
    .selectFrom('proposal_talents')
    .selectAll()
    .where(
      'proposal_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  const byProposal = Map.groupBy(talents, (row) => row.proposal_id)
  return rows.map((row) => ({
    ...proposalRow.read(row),
    talents: (byProposal.get(row.id) ?? []).map((one) => ({ profileId: one.profile_id, cards: cards.read(one.cards) })),
  }))
}

/** Returns the proposal with this address or id, of any manager and in any state. */
export async function findProposal(db: Database, by: 'address' | 'id', value: string): Promise<WholeProposal | null> {
  const [found] = await withTalents(db, await db.selectFrom('proposals').selectAll().where(by, '=', value).execute())
  return found ?? null
}

const openOf = (db: Database, profileId: string, today: string) =>
  db.selectFrom('proposals').where('profile_id', '=', profileId).where('withdrawn_at', 'is', null).where('valid_until', '>=', today)

/** Returns what decides how many open proposals a manager has. */
export async function findOpen(
  db: Database,
  profileId: string,
  today: string,
): Promise<Pick<ProposalRecord, 'withdrawnAt' | 'validUntil'>[]> {
  const rows = await openOf(db, profileId, today).select(['withdrawn_at', 'valid_until']).execute()
  return rows.map((row) => ({ withdrawnAt: row.withdrawn_at, validUntil: row.valid_until }))
}

/** Returns all open proposals of a manager, and the newest others. */
export async function findProposalsOf(db: Database, profileId: string, today: string): Promise<WholeProposal[]> {
  const open = await openOf(db, profileId, today).selectAll().execute()
  const ended = await db
    .selectFrom('proposals')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where((row) => row.or([row('withdrawn_at', 'is not', null), row('valid_until', '<', today)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(proposalLimits.listed)
    .execute()
  return withTalents(db, [...open, ...ended])
}

export async function insertProposal(tx: Database, { talents, ...proposal }: WholeProposal): Promise<void> {
  await tx.insertInto('proposals').values(proposalRow.write(proposal)).execute()
  await tx
    .insertInto('proposal_talents')
    .values(
      talents.map((one, position) => ({
        proposal_id: proposal.id,
        profile_id: one.profileId,
        position,
        cards: cards.write(one.cards),
      })),
    )
    .execute()
}

/** Saves the end of a proposal. Returns false if another request ended it first. */
export async function saveWithdrawal(tx: Database, { id, withdrawnAt }: ProposalRecord): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('proposals')
    .set({ withdrawn_at: withdrawnAt })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes proposals that ended before a moment and a day, with everything that belongs to them. */
export const deleteEnded = (db: Database, moment: number, day: string) =>
  db
    .deleteFrom('proposals')
    .where((row) => row.or([row('withdrawn_at', '<', moment), row('valid_until', '<', day)]))
    .execute()
