import { endOf } from '../notifications/answers.ts'
import type { NotificationMeta } from '../notifications/record.ts'
import type { Language } from '../platform/language.ts'
import { toDateTime } from '../profiles/fields.ts'
import { nameFor, type Named } from '../profiles/names.ts'
import type { ManagedAccountRecord, ManagedAccountStatus } from './record.ts'

/** Fields of `ManagedAccount` that need nothing but the record. */
export const managedAccountFields = {
  manager_id: ({ managerId }: ManagedAccountRecord) => managerId,
  createdAt: ({ createdAt }: ManagedAccountRecord) => toDateTime(createdAt),
}

export type Talent = Named & { id: string }

/** By name, in the order of the reader's alphabet; of equal names by id (D-40). */
export function byName(language: Language): (one: Talent, other: Talent) => number {
  const { compare } = new Intl.Collator(language)
  return (one, other) => compare(nameFor(one, language), nameFor(other, language)) || (one.id < other.id ? -1 : 1)
}

/** What the line in the networker's panel says of an invitation, so that its buttons are offered only while it is pending (I-02). */
export const invitationMeta = (status: ManagedAccountStatus, at: number): NotificationMeta =>
  status === 'Pending' ? {} : endOf(status, at)
