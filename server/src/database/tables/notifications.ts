import type { SmsKind } from '@wasla/contract/notifications/sms-kinds.ts'
import type { NotificationType } from '@wasla/contract/notifications/record.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Moment } from './values.ts'

/** Notifications in a profile’s panel. `meta` is JSON; the text is made when it is read (I-04). */
export type NotificationsTable = {
  id: string
  profile_id: string
  type: NotificationType
  meta: string
  reference_id: string | null
  sender_profile_id: string | null
  created_at: Moment
  read_at: Moment | null
}

/** Text messages that wait for the gateway. `variables` is JSON. */
export type SmsQueueTable = {
  id: string
  to_number: string
  country_id: string
  kind: SmsKind
  language: Language
  variables: string
  tries: number
  due_at: Moment
  created_at: Moment
}
