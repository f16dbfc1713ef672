import type { SettingChangeRecord, SettingChangeStatus } from '@wasla/contract/admin/setting-changes.ts'
import type { Page } from '@wasla/contract/common/page.ts'
import type { SettingKey } from '@wasla/contract/settings/settings.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, json, same } from '#database/record.ts'
import type { SettingChangesTable } from '#database/tables/settings.ts'

const change = defineRecord<SettingChangesTable>()({
  id: same,
  key: same,
  previous: json<unknown>(),
  value: json<unknown>(),
  reason: same,
  status: same,
  proposedBy: same,
  decidedBy: same,
  createdAt: same,
  expiresAt: same,
  decidedAt: same,
})

const select = (db: Database) => db.selectFrom('setting_changes').select(change.columns('setting_changes'))

export async function findSettingChange(db: Database, id: string): Promise<SettingChangeRecord | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row ? change.read(row) : null
}

/** Returns the undecided proposal for a setting. It may have expired. */
export async function findOpenChange(db: Database, key: SettingKey): Promise<SettingChangeRecord | null> {
  const row = await select(db).where('key', '=', key).where('status', '=', 'Proposed').executeTakeFirst()
  return row ? change.read(row) : null
}

/** Returns an admin's undecided proposals. They may have expired. */
export async function findOpenChangesBy(db: Database, adminId: string): Promise<SettingChangeRecord[]> {
  const rows = await select(db)
    .where('proposed_by', '=', adminId)
    .where('status', '=', 'Proposed')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(change.read)
}

/** Saves a proposal, and marks an earlier one for the same setting as expired. False if somebody else proposed at the same moment. */
export async function insertSettingChange(tx: Database, proposed: SettingChangeRecord): Promise<boolean> {
  await tx
    .updateTable('setting_changes')
    .set({ status: 'Expired' })
    .where('key', '=', proposed.key)
    .where('status', '=', 'Proposed')
    .where('expires_at', '<=', proposed.createdAt)
    .execute()
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('setting_changes')
    .values(change.write(proposed))
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Saves the decision on a proposal. False if somebody else has decided already. */
export async function saveSettingDecision(tx: Database, { id, status, decidedBy, decidedAt }: SettingChangeRecord): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('setting_changes')
    .set(change.write({ status, decidedBy, decidedAt }))
    .where('id', '=', id)
    .where('status', '=', 'Proposed')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/**
 * Returns a page of the proposals that have this status now, or of all if it is null. Proposals that can be decided come first, then the
 * newest.
 */
export async function findSettingChanges(
  db: Database,
  { status, now }: { status: SettingChangeStatus | null; now: number },
  { limit, offset }: Page,
): Promise<{ count: number; data: SettingChangeRecord[] }> {
  const current = db.selectFrom('setting_changes').select((row) => [
    'id',
    row
      .case()
      .when(row.and([row('status', '=', 'Proposed'), row('expires_at', '<=', now)]))
      .then('Expired')
      .else(row.ref('status'))
      .end()
      .as('status_now'),
  ])
  const found = db
    .selectFrom('setting_changes')
    .innerJoin(current.as('c'), 'c.id', 'setting_changes.id')
    .$if(status !== null, (query) => query.where('c.status_now', '=', status ?? 'Proposed'))
  const { count } = await found.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await found
    .select(change.columns('setting_changes'))
    .orderBy((row) => row.case().when('c.status_now', '=', 'Proposed').then(0).else(1).end())
    .orderBy('setting_changes.created_at', 'desc')
    .orderBy('setting_changes.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { count, data: rows.map(change.read) }
}
