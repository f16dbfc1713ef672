import { isSettingKey, settingKeys, type SettingKey } from '@wasla/contract/settings/settings.ts'
import type { Database } from '#database/database.ts'

export type StoredSetting = { key: SettingKey; value: unknown; updatedAt: number }

/** Returns every setting that has a row, without keys of other versions of the program. */
export async function readSettings(db: Database): Promise<StoredSetting[]> {
  const rows = await db.selectFrom('settings').selectAll().where('key', 'in', settingKeys).execute()
  return rows.flatMap((row) =>
    isSettingKey(row.key) ? [{ key: row.key, value: JSON.parse(row.value) as unknown, updatedAt: row.updated_at }] : [],
  )
}

/** Inserts the default of every setting without a row. Several processes may do so at once. */
export const seedSettings = (db: Database, values: Readonly<Record<SettingKey, unknown>>, at: number) =>
  db
    .insertInto('settings')
    .values(settingKeys.map((key) => ({ key, value: JSON.stringify(values[key]), updated_at: at })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()

export async function writeSetting(tx: Database, key: SettingKey, value: unknown, at: number): Promise<void> {
  const text = JSON.stringify(value)
  await tx
    .insertInto('settings')
    .values({ key, value: text, updated_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text, updated_at: at }))
    .execute()
}
