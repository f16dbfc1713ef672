import type { InquiryStatus } from '@wasla/contract/verification/states.ts'
import type { VerificationStatus, VerificationType } from '@wasla/contract/generated/user-types.ts'
import type { ColumnType } from 'kysely'
import type { Moment } from './values.ts'

export type VerificationsTable = {
  id: string
  profile_id: string
  type: VerificationType
  status: VerificationStatus
  reference_id: string
  rejection_reason: string | null
  created_at: Moment
  due_at: Moment | null
  reviewed_at: Moment | null
  /** `admin:<id>`; null if the identity provider decided. */
  reviewed_by: ColumnType<string | null, string | null | undefined, string | null>
  /** When the documents were deleted (F-14). */
  documents_deleted_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>
}

export type VerificationDocumentsTable = { file_id: string; verification_id: string; name: string; position: number }

export type BusinessRegistrationsTable = { profile_id: string; commercial_registration: string | null; vat_number: string | null }

/** Inquiries of the demo’s identity provider (F-04). */
export type DemoInquiriesTable = { id: string; profile_id: string; status: InquiryStatus; created_at: Moment }

/** Provider events that already took effect, so that a repeated one has none. */
export type WebhookEventsTable = { provider: string; event_id: string; received_at: Moment }
