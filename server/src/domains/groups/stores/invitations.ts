import type { GroupInvitationRecord } from '@wasla/contract/groups/record.ts'
import type { Database } from '#database/database.ts'
import { sql } from 'kysely'
import { invitationRow } from './rows.ts'

/** An invitation or a request by its id, of whatever group. */
export async function findInvitation(db: Database, id: string): Promise<GroupInvitationRecord | null> {
  const row = await db.selectFrom('group_invitations').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? invitationRow.read(row) : null
}

/** What is between a profile and a group: the invitation that is stored as Pending, and the last request, whatever became of it. */
export type Between = { invitation: GroupInvitationRecord | null; lastRequest: GroupInvitationRecord | null }

export async function findBetween(db: Database, groupId: string, profileId: string): Promise<Between> {
  const of = db.selectFrom('group_invitations').selectAll().where('group_id', '=', groupId).where('profile_id', '=', profileId)
  const invitation = await of.where('is_join_request', '=', 0).where('status', '=', 'Pending').executeTakeFirst()
  const lastRequest = await of
    .where('is_join_request', '=', 1)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    invitation: invitation ? invitationRow.read(invitation) : null,
    lastRequest: lastRequest ? invitationRow.read(lastRequest) : null,
  }
}

/** Everything that waits in a group. */
export async function findPendingIn(tx: Database, groupId: string): Promise<GroupInvitationRecord[]> {
  const rows = await tx
    .selectFrom('group_invitations')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('status', '=', 'Pending')
    .orderBy('id')
    .execute()
  return rows.map(invitationRow.read)
}

/** Everything that waits for a profile, or for an answer to it. */
export async function findPendingOf(tx: Database, profileId: string): Promise<GroupInvitationRecord[]> {
  const rows = await tx
    .selectFrom('group_invitations')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('status', '=', 'Pending')
    .orderBy('id')
    .execute()
  return rows.map(invitationRow.read)
}

/** Invitations that ran out, the oldest first: their ids. */
export async function findExpired(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('group_invitations')
    .select('id')
    // Written out, not bound: the index over these rows alone is used only where the statement says so.
    .where(sql<boolean>`status = 'Pending' and expires_at is not null`)
    .where('expires_at', '<=', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('groups as g').select('g.id').whereRef('g.id', '=', 'group_invitations.group_id').where('g.deleted_at', 'is', null),
      ),
    )
    .orderBy('expires_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** False where one of this kind waits between the two already: of two at once, one is inserted. */
export async function insertInvitation(tx: Database, invitation: GroupInvitationRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('group_invitations')
    .values(invitationRow.write(invitation))
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** False where it waits no more: another answer came first. */
export async function closeInvitation(tx: Database, { id, status, answeredAt }: GroupInvitationRecord): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('group_invitations')
    .set({ status, answered_at: answeredAt })
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
