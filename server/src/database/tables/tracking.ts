import type { TrackingKeyRecord } from '@wasla/contract/tracking/keys.ts'
import type { Moment } from './values.ts'

export type TrackingKeysTable = {
  id: string
  program_id: string
  kind: TrackingKeyRecord['kind']
  hash: string
  shown: string | null
  created_at: Moment
  ends_at: Moment | null
}

export type TrackingSetupsTable = { program_id: string; rotated_at: Moment | null; last_test_at: Moment | null }

export type ConversionNotesTable = { conversion_id: string; note: string; at: Moment }
