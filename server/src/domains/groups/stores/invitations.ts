import type { GroupInvitationRecord } from '@wasla/contract/groups/record.ts'
import type { Database } from '#database/database.ts'
import { sql } from 'kysely'
import { invitationRow } from './rows.ts'

/** Returns an invitation or a request of any group by its id. */
export async function findInvitation(db: Database, id: string): Promise<GroupInvitationRecord | null> {
  const row = await db.selectFrom('group_invitations').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? invitationRow.read(row) : null
}

/** A profile's invitation to a group that is stored as Pending, and its last request with any status. */
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

/** Returns a group's pending invitations and requests. */
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

/** Returns a profile's pending invitations and requests. */
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

/** Returns the ids of expired invitations, the oldest first. */
export async function findExpired(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('group_invitations')
    .select('id')
    // A literal, not a parameter: the partial index over these rows is used only if the statement itself contains its condition.
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

/** Inserts an invitation or a request. False if one of this kind is pending already. Of two concurrent inserts, only one succeeds. */
export async function insertInvitation(tx: Database, invitation: GroupInvitationRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('group_invitations')
    .values(invitationRow.write(invitation))
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Saves the answer to an invitation or a request. False if it is no longer pending, because another answer came first. */
export async function closeInvitation(tx: Database, { id, status, answeredAt }: GroupInvitationRecord): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('group_invitations')
    .set({ status, answered_at: answeredAt })
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
