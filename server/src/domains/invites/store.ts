import type { FriendInvitationRecord } from '@wasla/contract/invites/record.ts'
import type { Page } from '@wasla/contract/common/page.ts'
import type { Database } from '#database/database.ts'

const columns = ['id', 'inviter_id as inviterId', 'mobile_no as mobileNo', 'status', 'created_at as createdAt'] as const

/**
 * Writes an invitation down; one a number and inviter. Null where the same person invited the same number after `since`, or with
 * success: of calls at once, one writes it (J-02).
 */
export async function recordInvitation(
  tx: Database,
  invitation: FriendInvitationRecord,
  since: number,
): Promise<FriendInvitationRecord | null> {
  const { id, inviterId, mobileNo, status, createdAt } = invitation
  const written = await tx
    .insertInto('friend_invitations')
    .values({ id, inviter_id: inviterId, mobile_no: mobileNo, status, created_at: createdAt })
    .onConflict((conflict) =>
      conflict
        .columns(['inviter_id', 'mobile_no'])
        .doUpdateSet({ created_at: createdAt, status })
        .where('friend_invitations.created_at', '<=', since)
        .where('friend_invitations.status', '!=', 'Accepted'),
    )
    .returning(columns)
    .executeTakeFirst()
  return written ?? null
}

/** Whether somebody else invited a number after `since`: it has had its message (J-02). */
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

/** One page of what somebody invited, newest first. */
export async function findInvitations(db: Database, inviterId: string, { limit, offset }: Page) {
  const [data, { count }] = await Promise.all([
    db
      .selectFrom('friend_invitations')
      .select(columns)
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
  return { count, data }
}

export const markAccepted = (tx: Database, inviterId: string, mobileNo: string) =>
  tx
    .updateTable('friend_invitations')
    .set({ status: 'Accepted' })
    .where('inviter_id', '=', inviterId)
    .where('mobile_no', '=', mobileNo)
    .execute()

/** A member by number, as far as an invitation cares: the profile to tell. */
export const findMember = (tx: Database, mobileNo: string) =>
  tx
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.user_id', 'u.id')
    .select('p.id as profileId')
    .where('u.mobile_no', '=', mobileNo)
    .where('p.deleted_at', 'is', null)
    .orderBy((row) => row.case().when('p.type', 'in', ['INFLUENCER', 'AGENT']).then(0).else(1).end())
    .orderBy('p.created_at')
    .limit(1)
    .executeTakeFirst()
