import type { FriendInvitationRecord } from '@wasla/contract/invites/record.ts'
import type { Page } from '@wasla/contract/common/page.ts'
import type { OwnProfile } from '@wasla/contract/session/entry.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { FriendInvitationsTable } from '#database/tables/invites.ts'

const invitationRecord = defineRecord<FriendInvitationsTable>()({
  id: same,
  inviterId: same,
  mobileNo: same,
  status: same,
  createdAt: same,
})

/** Returns a person's earlier invitation of a number. */
export async function findInvitation(
  tx: Database,
  { inviterId, mobileNo }: Pick<FriendInvitationRecord, 'inviterId' | 'mobileNo'>,
): Promise<FriendInvitationRecord | undefined> {
  const row = await tx
    .selectFrom('friend_invitations')
    .selectAll()
    .where('inviter_id', '=', inviterId)
    .where('mobile_no', '=', mobileNo)
    .executeTakeFirst()
  return row && invitationRecord.read(row)
}

/**
 * Saves an invitation; there is one row for each number and inviter. Returns false if the same person invited the number after `since`, or
 * if that invitation was accepted. Of concurrent calls, one saves it (J-02).
 */
export async function saveInvitation(tx: Database, invitation: FriendInvitationRecord, since: number): Promise<boolean> {
  const { createdAt, status } = invitation
  const saved = await tx
    .insertInto('friend_invitations')
    .values(invitationRecord.write(invitation))
    .onConflict((conflict) =>
      conflict
        .columns(['inviter_id', 'mobile_no'])
        .doUpdateSet(invitationRecord.write({ createdAt, status }))
        .where('friend_invitations.created_at', '<=', since)
        .where('friend_invitations.status', '!=', 'Accepted'),
    )
    .executeTakeFirst()
  return Number(saved.numInsertedOrUpdatedRows ?? 0) === 1
}

/** Returns whether somebody else invited the number after `since`. If so, the number has got a message already (J-02). */
export async function wasInvitedByOthers(tx: Database, { inviterId, mobileNo }: FriendInvitationRecord, since: number): Promise<boolean> {
  const other = await tx
    .selectFrom('friend_invitations')
    .select('id')
    .where('mobile_no', '=', mobileNo)
    .where('inviter_id', '!=', inviterId)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Returns one page of a person's invitations, newest first. */
export async function findInvitations(db: Database, inviterId: string, { limit, offset }: Page) {
  const [rows, { count }] = await Promise.all([
    db
      .selectFrom('friend_invitations')
      .selectAll()
      .where('inviter_id', '=', inviterId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('friend_invitations')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('inviter_id', '=', inviterId)
      .executeTakeFirstOrThrow(),
  ])
  return { count, data: rows.map(invitationRecord.read) }
}

export const markAccepted = (tx: Database, inviterId: string, mobileNo: string) =>
  tx
    .updateTable('friend_invitations')
    .set({ status: 'Accepted' })
    .where('inviter_id', '=', inviterId)
    .where('mobile_no', '=', mobileNo)
    .execute()

/** Returns the profiles of the user with this number, without removed ones; an empty array if no user has it. */
export const findProfilesOfNumber = (tx: Database, mobileNo: string): Promise<OwnProfile[]> =>
  tx
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.user_id', 'u.id')
    .select(['p.id', 'p.type', 'p.status', 'p.created_at as createdAt'])
    .where('u.mobile_no', '=', mobileNo)
    .where('p.deleted_at', 'is', null)
    .execute()
