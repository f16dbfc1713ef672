import { createHash } from 'node:crypto'
import { emailKey } from '@wasla/contract/admin/email-key.ts'
import type { AdminInvitationRecord } from '@wasla/contract/admin/invitations.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { AdminInvitationsTable } from '#database/tables/admin.ts'

const invitation = defineRecord<AdminInvitationsTable>()({
  id: same,
  email: same,
  name: same,
  role: same,
  accountId: same,
  invitedBy: same,
  createdAt: same,
  expiresAt: same,
  acceptedAt: same,
  revokedAt: same,
})

/** Hashes a token. The hash needs no key, because the token has 256 random bits. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const select = (db: Database) => db.selectFrom('admin_invitations').select(invitation.columns('admin_invitations'))
const waiting = (db: Database) => select(db).where('accepted_at', 'is', null).where('revoked_at', 'is', null)

export async function findInvitation(db: Database, id: string): Promise<AdminInvitationRecord | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row ? invitation.read(row) : null
}

export async function findInvitationByToken(db: Database, token: string): Promise<AdminInvitationRecord | null> {
  const row = await select(db).where('token_hash', '=', hashOf(token)).executeTakeFirst()
  return row ? invitation.read(row) : null
}

/** Returns the open invitation of an address, also if it has expired. */
export async function findWaitingInvitation(db: Database, email: string): Promise<AdminInvitationRecord | null> {
  const row = await waiting(db).where('email_key', '=', emailKey(email)).executeTakeFirst()
  return row ? invitation.read(row) : null
}

/** Returns open invitations that an account sent, or that reset its password. */
export async function findWaitingInvitationsOf(db: Database, accountId: string): Promise<AdminInvitationRecord[]> {
  const rows = await waiting(db)
    .where((row) => row.or([row('invited_by', '=', accountId), row('account_id', '=', accountId)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(invitation.read)
}

/** Returns open invitations, the newest first: 100 at most. */
export async function listInvitations(db: Database): Promise<AdminInvitationRecord[]> {
  const rows = await waiting(db).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(100).execute()
  return rows.map(invitation.read)
}

/** Inserts an invitation. False if the address has another open one. */
export async function insertInvitation(db: Database, made: AdminInvitationRecord, token: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('admin_invitations')
    .values({ ...invitation.write(made), email_key: emailKey(made.email), token_hash: hashOf(token) })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Saves the change of an open invitation, and the hash of its new token if it gets one. False if it is no longer open. */
export async function changeInvitation(db: Database, changed: AdminInvitationRecord, token: string | null = null): Promise<boolean> {
  const { id, invitedBy, expiresAt, acceptedAt, revokedAt } = changed
  const { numUpdatedRows } = await db
    .updateTable('admin_invitations')
    .set({
      ...invitation.write({ invitedBy, expiresAt, acceptedAt, revokedAt }),
      ...(token === null ? {} : { token_hash: hashOf(token) }),
    })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
