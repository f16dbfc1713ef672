import { sql } from 'kysely'
import type { TrackingKeyKind, TrackingKeyRecord } from '@wasla/contract/tracking/keys.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { TrackingKeysTable } from '#database/tables/tracking.ts'

const keyRow = defineRecord<TrackingKeysTable>()({
  id: same,
  programId: same,
  kind: same,
  hash: same,
  shown: same,
  createdAt: same,
  endsAt: same,
})

/** Returns all stored keys of a program, also former ones. */
export async function findKeys(db: Database, programId: string): Promise<TrackingKeyRecord[]> {
  const rows = await db.selectFrom('tracking_keys').selectAll().where('program_id', '=', programId).orderBy('id').execute()
  return rows.map(keyRow.read)
}

/** Returns a key by its hash, of a program that is not deleted. */
export async function findKey(db: Database, kind: TrackingKeyKind, hash: string): Promise<TrackingKeyRecord | null> {
  const row = await db
    .selectFrom('tracking_keys as k')
    .innerJoin('programs as p', 'p.id', 'k.program_id')
    .select(keyRow.columns('k'))
    .where('k.hash', '=', hash)
    .where('k.kind', '=', kind)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? keyRow.read(row) : null
}

/** Inserts a key; does nothing if the program already has a key of this kind in use. Of two concurrent inserts, only one succeeds. */
export const insertKey = (tx: Database, key: TrackingKeyRecord) =>
  tx
    .insertInto('tracking_keys')
    .values(keyRow.write(key))
    .onConflict((clash) =>
      clash
        .columns(['program_id', 'kind'])
        .where(sql<boolean>`ends_at is null`)
        .doNothing(),
    )
    .execute()

export const endKey = (tx: Database, id: string, endsAt: number) =>
  tx.updateTable('tracking_keys').set({ ends_at: endsAt }).where('id', '=', id).execute()

export const deleteKeys = (tx: Database, ids: readonly string[]) =>
  ids.length === 0 ? Promise.resolve([]) : tx.deleteFrom('tracking_keys').where('id', 'in', ids).execute()

/** Returns when a program’s keys were last rotated and when its last trial arrived, in milliseconds. */
export async function findMoments(db: Database, programId: string): Promise<{ rotatedAt: number | null; lastTestAt: number | null }> {
  const row = await db.selectFrom('tracking_setups').selectAll().where('program_id', '=', programId).executeTakeFirst()
  return { rotatedAt: row?.rotated_at ?? null, lastTestAt: row?.last_test_at ?? null }
}

/** Saves the time of the last rotation or of the last trial. */
export const saveMoment = (tx: Database, programId: string, moment: { rotated_at: number } | { last_test_at: number }) =>
  tx
    .insertInto('tracking_setups')
    .values({ program_id: programId, rotated_at: null, last_test_at: null, waiting_notified_on: null, ...moment })
    .onConflict((clash) => clash.column('program_id').doUpdateSet(moment))
    .execute()
