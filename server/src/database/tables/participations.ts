import type { ParticipationRecord } from '@wasla/contract/participations/record.ts'
import type { Bit, Moment } from './values.ts'

export type ParticipationsTable = {
  id: string
  program_id: string
  profile_id: string
  user_id: string
  status: ParticipationRecord['status']
  is_automatic: Bit
  created_at: Moment
  answered_at: Moment | null
  decline_reason: ParticipationRecord['declineReason']
  decline_note: string | null
}

/** Codes of participations; `look` is what a code is read as. */
export type PromoCodesTable = {
  program_id: string
  profile_id: string
  owner_id: string
  code: string
  look: string
  is_chosen: Bit
  created_at: Moment
}

export type TrackingLinksTable = { code: string; program_id: string; profile_id: string; created_at: Moment }
