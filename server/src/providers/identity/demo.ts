import { createHmac } from 'node:crypto'
import { outcomeOf } from '@wasla/contract/verification/demo.ts'
import { unfinishedStatuses, type InquiryStatus } from '@wasla/contract/verification/states.ts'
import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import type { IdentityProvider, Inquiry } from './port.ts'
import { changeInquiry, findInquiry, insertInquiry } from './store.ts'

/** `secret` makes ids of inquiries impossible to guess, because anybody who knows an id can decide its inquiry. */
type Parts = { db: Database; clock: Clock; secret: string }

/** The simulated provider, which also takes reports of its widget. */
export type DemoIdentity = IdentityProvider & {
  /** Decides an inquiry by a document number. Returns the inquiry, or null if it is unknown or over. */
  decide(inquiryId: string, documentNumber: string): Promise<Inquiry | null>
}
export const isDemoIdentity = (provider: IdentityProvider): provider is DemoIdentity => provider.name === 'demo'

/** Simulates an identity provider (F-04): the last digit of the document number decides. */
export function demoIdentity({ db, clock, secret }: Parts): DemoIdentity {
  async function retrieve(inquiryId: string): Promise<Inquiry | null> {
    const row = await findInquiry(db, inquiryId)
    return row ? { id: row.id, profileId: row.profile_id, status: row.status, sessionToken: null } : null
  }

  /** Changes the status of an unfinished inquiry. Of several calls at once only one succeeds; the others return null. */
  async function change(inquiryId: string, status: InquiryStatus): Promise<Inquiry | null> {
    return (await changeInquiry(db, inquiryId, unfinishedStatuses, status)) ? retrieve(inquiryId) : null
  }

  return {
    name: 'demo',
    isReviewed: false,
    async begin(profileId, repeat) {
      const id = `inq_${createHmac('sha256', secret).update(`inquiry:${repeat}`).digest('hex').slice(0, 24)}`
      await insertInquiry(db, { id, profile_id: profileId, status: 'created', created_at: clock.now() })
      return { id, profileId, status: 'created', sessionToken: null }
    },
    resume: (inquiryId) => change(inquiryId, 'pending'),
    retrieve,
    decide: (inquiryId, documentNumber) => change(inquiryId, outcomeOf(documentNumber)),
  }
}
