import { createHmac } from 'node:crypto'
import { outcomeOf } from '@wasla/contract/verification/demo.ts'
import { unfinishedStatuses, type InquiryStatus } from '@wasla/contract/verification/states.ts'
import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import type { IdentityProvider, Inquiry } from './port.ts'
import { changeInquiry, findInquiry, insertInquiry } from './store.ts'

/** `secret` keeps the names of inquiries from being guessed: who knows one may decide it. */
type Parts = { db: Database; clock: Clock; secret: string }

/** The played provider, which also takes what its widget reports. */
export type DemoIdentity = IdentityProvider & {
  /** What the person showed; the inquiry as decided, null where it is unknown or over. */
  decide(inquiryId: string, documentNumber: string): Promise<Inquiry | null>
}
export const isDemoIdentity = (provider: IdentityProvider): provider is DemoIdentity => provider.name === 'demo'

/** Plays the provider where there is none (F-04): the last digit of the document's number decides. */
export function demoIdentity({ db, clock, secret }: Parts): DemoIdentity {
  async function retrieve(inquiryId: string): Promise<Inquiry | null> {
    const row = await findInquiry(db, inquiryId)
    return row ? { id: row.id, profileId: row.profile_id, status: row.status, sessionToken: null } : null
  }

  /** One of those who decide at once does; nothing that is over changes any more. */
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
