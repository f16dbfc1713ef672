import type { Bit, Moment } from './values.ts'

export type FlagsTable = { key: string; enabled: Bit; updated_at: Moment }
