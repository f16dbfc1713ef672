import type { ColumnType } from 'kysely'
import type { InquiryStatus } from '@wasla/contract/verification/states.ts'
import type { Moment } from './values.ts'

/**
 * What people gave us. The content lies in the file store as `<id>.<extension>`; a row without `kept_at` belongs to nothing yet and goes
 * after an hour.
 */
export type FilesTable = {
  id: string
  user_id: string
  profile_id: string | null
  /** A picture is for everybody who has its address, a document for its owner and the reviewers. */
  kind: 'picture' | 'paper'
  extension: 'jpg' | 'png' | 'pdf'
  bytes: number
  created_at: Moment
  kept_at: Moment | null
  deleted_at: Moment | null
  /** Since when nobody may have it any more; it is removed from the store after that, and then deleted. */
  unwanted_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>
}
export type VerificationDocumentsTable = { file_id: string; verification_id: string; name: string; position: number }
export type BusinessRegistrationsTable = { profile_id: string; commercial_registration: string | null; vat_number: string | null }
/** What the demonstration's identity provider remembers (F-04). */
export type DemoInquiriesTable = { id: string; profile_id: string; status: InquiryStatus; created_at: Moment }
/** Events that were taken already, so that one told twice has one effect. */
export type WebhookEventsTable = { provider: string; event_id: string; received_at: Moment }
