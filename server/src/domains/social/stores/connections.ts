import type { Selectable } from 'kysely'
import type { ConnectionRecord } from '@wasla/contract/social/connect.ts'
import { platforms } from '@wasla/contract/social/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same, type RecordOf } from '#database/record.ts'
import type { SocialConnectionsTable } from '#database/tables/social.ts'

const connectionRow = defineRecord<SocialConnectionsTable>()({
  stateHash: same,
  userId: same,
  profileId: same,
  platform: same,
  redirectUri: same,
  verifier: same,
  createdAt: same,
  expiresAt: same,
  usedAt: same,
})

/** A connection with the keyed hash of its state. `verifier`: the secret that proves to the platform that we started it ourselves. */
export type StoredConnection = ConnectionRecord & Pick<RecordOf<typeof connectionRow>, 'stateHash' | 'verifier' | 'createdAt'>

function toRecords(row: Selectable<SocialConnectionsTable>): StoredConnection[] {
  const connection = connectionRow.read(row)
  const platform = platforms.find((known) => known === connection.platform)
  return platform ? [{ ...connection, platform }] : []
}

export const insertConnection = (db: Database, connection: StoredConnection) =>
  db.insertInto('social_connections').values(connectionRow.write(connection)).execute()

export async function findConnection(db: Database, stateHash: string): Promise<StoredConnection | null> {
  const row = await db.selectFrom('social_connections').selectAll().where('state_hash', '=', stateHash).executeTakeFirst()
  return (row && toRecords(row)[0]) ?? null
}

/** Marks a connection as used. True for only one of several concurrent requests. */
export async function consumeConnection(db: Database, stateHash: string, usedAt: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('social_connections')
    .set({ used_at: usedAt })
    .where('state_hash', '=', stateHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Deletes connections that have expired. */
export const deleteExpiredConnections = (db: Database, now: number) =>
  db.deleteFrom('social_connections').where('expires_at', '<=', now).execute()
