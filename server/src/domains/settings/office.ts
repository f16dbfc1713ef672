import type { SettingKey } from '@wasla/contract/settings/settings.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { readSettings, writeSetting, type StoredSetting } from './store.ts'

/** Settings as they are stored, for the back office: values as they were written, moments of their last change. */
export const storedSettings = (db: Database): Promise<StoredSetting[]> => readSettings(db)

/** Writes a value that was accepted, and tells every process, in the transaction of the deed. */
export const changeSetting = (tx: Database, dialect: Dialect, key: SettingKey, value: unknown, at: number): Promise<void> =>
  writeSetting(tx, dialect, key, value, at)
