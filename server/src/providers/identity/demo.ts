import { createHmac } from 'node:crypto'
import { outcomeOf } from '@wasla/contract/verification/demo.ts'
import { unfinishedStatuses, type InquiryStatus } from '@wasla/contract/verification/states.ts'
import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import type { IdentityProvider, Inquiry } from './port.ts'

/** `secret` keeps the names of inquiries from being guessed: who knows one may decide it. */
type Parts = { db: Database; clock: Clock; secret: string }

/** The played provider, which also hears what its widget reports. */
export type DemoIdentity = IdentityProvider & {
  /** What the person showed; the inquiry as decided, null where it is unknown or over. */
  decide(inquiryId: string, documentNumber: string): Promise<Inquiry | null>
}
export const isDemoIdentity = (provider: IdentityProvider): provider is DemoIdentity => provider.name === 'demo'

/** Plays the provider where nobody is asked (F-04): what it decides is told by the last digit of the document's number. */
export function demoIdentity({ db, clock, secret }: Parts): DemoIdentity {
  async function retrieve(inquiryId: string): Promise<Inquiry | null> {
    const row = await db.selectFrom('demo_inquiries').selectAll().where('id', '=', inquiryId).executeTakeFirst()
    return row ? { id: row.id, profileId: row.profile_id, status: row.status, sessionToken: null } : null
  }

  /** One of those who decide at once does; nothing that is over changes any more. */
  async function change(inquiryId: string, status: InquiryStatus): Promise<Inquiry | null> {
    const changed = await db
      .updateTable('demo_inquiries')
      .set({ status })
      .where('id', '=', inquiryId)
      .where('status', 'in', unfinishedStatuses)
      .executeTakeFirst()
    return Number(changed.numUpdatedRows) > 0 ? retrieve(inquiryId) : null
  }

  return {
    name: 'demo',
    isReviewed: false,
    async begin(profileId, repeat) {
      const id = `inq_${createHmac('sha256', secret).update(`inquiry:${repeat}`).digest('hex').slice(0, 24)}`
      await db
        .insertInto('demo_inquiries')
        .values({ id, profile_id: profileId, status: 'created', created_at: clock.now() })
        .onConflict((clash) => clash.column('id').doNothing())
        .execute()
      return { id, profileId, status: 'created', sessionToken: null }
    },
    resume: (inquiryId) => change(inquiryId, 'pending'),
    retrieve,
    decide: (inquiryId, documentNumber) => change(inquiryId, outcomeOf(documentNumber)),
  }
}
