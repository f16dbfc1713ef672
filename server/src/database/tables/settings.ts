import type { SettingChangeStatus } from '@wasla/contract/admin/setting-changes.ts'
import type { SettingKey } from '@wasla/contract/settings/settings.ts'
import type { Moment } from './values.ts'

/** Key of the row of `settings` that exists if demo data was inserted. */
export const seededKey = 'demo.seeded'

export type SettingsTable = { key: string; value: string; updated_at: Moment }

export type SettingChangesTable = {
  id: string
  key: SettingKey
  /** JSON, like the values of settings. */
  previous: string
  value: string
  reason: string
  status: SettingChangeStatus
  proposed_by: string
  decided_by: string | null
  created_at: Moment
  expires_at: Moment
  decided_at: Moment | null
}
