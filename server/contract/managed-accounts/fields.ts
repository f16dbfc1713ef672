import { endOf } from '../notifications/answer-state.ts'
import type { NotificationMeta } from '../notifications/record.ts'
import type { Language } from '../platform/language.ts'
import { toDateTime } from '../profiles/fields.ts'
import { nameFor, type Named } from '../profiles/names.ts'
import type { ManagedAccountRecord, ManagedAccountStatus } from './record.ts'

/** Resolvers of the fields of `ManagedAccount` that depend only on the record. */
export const managedAccountFields = {
  manager_id: ({ managerId }: ManagedAccountRecord) => managerId,
  createdAt: ({ createdAt }: ManagedAccountRecord) => toDateTime(createdAt),
}

export type Talent = Named & { id: string }

/** Returns a comparison that sorts networkers by name in the reader's language, then by id (D-40). */
export function byName(language: Language): (one: Talent, other: Talent) => number {
  const { compare } = new Intl.Collator(language)
  return (one, other) => compare(nameFor(one, language), nameFor(other, language)) || (one.id < other.id ? -1 : 1)
}

/**
 * Returns the meta of an invitation's notification. It makes the notification show its buttons only while the invitation is pending (I-02).
 */
export const invitationMeta = (status: ManagedAccountStatus, at: number): NotificationMeta =>
  status === 'Pending' ? {} : endOf(status, at)
