import type { Moment } from './values.ts'

export type SettingsTable = { key: string; value: string; updated_at: Moment }
