import type { AppMode } from '@wasla/contract/platform/config.ts'
import type { SettingRecord } from '@wasla/contract/settings/change.ts'
import { settingProblem } from '@wasla/contract/settings/check.ts'
import {
  defaultSetting,
  defaultSettings,
  settingKeys,
  type SettingKey,
  type SettingValue,
  type SettingValues,
} from '@wasla/contract/settings/settings.ts'
import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { Settings } from '#platform/settings.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { appendEvent } from '../events/service.ts'
import { readSettings, seedSettings, writeSetting, type StoredSetting } from './store.ts'

/** The event that makes the other processes read the settings again. */
export const settingsChanged = 'process:settings-changed'

export type RunningSettings = Settings & {
  /** Reads the table again. Called directly after this process has written, and on the event of another process that has written. */
  refresh(): Promise<void>
}

type Parts = { db: Database; mode: AppMode; clock: Clock; log: Log }

/** Inserts missing settings and reads the table. If a stored value is out of its bounds, the default is used and an error is logged. */
export async function startSettings({ db, mode, clock, log }: Parts): Promise<RunningSettings> {
  const defaults = defaultSettings(mode)
  let values: SettingValues = defaults

  async function read(): Promise<void> {
    const stored = await readSettings(db)
    const good = stored.filter(({ key, value }) => {
      const problem = settingProblem(key, value)
      if (problem) log.error('A setting is out of its bounds; its default stands in', { key, rule: problem.rule })
      return problem === null
    })
    values = { ...defaults, ...Object.fromEntries(good.map(({ key, value }) => [key, value])) }
  }

  await seedSettings(db, defaults, clock.now())
  await read()
  // Reads run one after the other, so that an older result never overwrites a newer one.
  let reading = Promise.resolve()
  return {
    get: <K extends SettingKey>(key: K): SettingValue<K> => values[key] as SettingValue<K>,
    refresh: () => (reading = reading.catch(() => undefined).then(read)),
  }
}

/** Creates settings that never change, for tests and for code that runs without a database. */
export const fixedSettings = (mode: AppMode, changed: Partial<SettingValues> = {}): Settings => {
  const values: SettingValues = { ...defaultSettings(mode), ...changed }
  return { get: <K extends SettingKey>(key: K): SettingValue<K> => values[key] as SettingValue<K> }
}

const recordOf = (stored: StoredSetting | undefined, key: SettingKey, mode: AppMode): SettingRecord => {
  const isAccepted = stored !== undefined && settingProblem(key, stored.value) === null
  return { key, value: isAccepted ? stored.value : defaultSetting(key, mode), updatedAt: stored?.updatedAt ?? 0 }
}

/** Returns every setting as the table has it now, in the contract's order. */
export async function effectiveSettings(db: Database, mode: AppMode): Promise<SettingRecord[]> {
  const stored = new Map((await readSettings(db)).map((row) => [row.key, row]))
  return settingKeys.map((key) => recordOf(stored.get(key), key, mode))
}

/** Returns one setting as the table has it now. */
export const effectiveSetting = async (db: Database, mode: AppMode, key: SettingKey): Promise<SettingRecord> =>
  recordOf(
    (await readSettings(db)).find((row) => row.key === key),
    key,
    mode,
  )

/** Saves an accepted value and notifies every process, in the caller's transaction. */
export async function changeSetting(tx: Database, dialect: Dialect, key: SettingKey, value: unknown, at: number): Promise<void> {
  await writeSetting(tx, key, value, at)
  await appendEvent(tx, dialect, { userId: null, kind: settingsChanged, data: key, at })
}

/** Inserts the default of every setting without a row and notifies every process, in the caller's transaction. */
export async function resetSettings(tx: Database, dialect: Dialect, mode: AppMode, at: number): Promise<void> {
  await seedSettings(tx, defaultSettings(mode), at)
  await appendEvent(tx, dialect, { userId: null, kind: settingsChanged, data: 'all', at })
}
