import { paymentFigures } from '@wasla/contract/payment-record/figures.ts'
import { historyOf } from '@wasla/contract/payment-record/history.ts'
import type { PaymentRecordRecord } from '@wasla/contract/payment-record/record.ts'
import { recordBegins } from '@wasla/contract/payment-record/window.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { Database } from '#database/database.ts'
import { countResultCases, findOwner, findReopeningCases, findRequestCases, findReviewCases, findRewardCases } from './stores/cases.ts'

/** Computes the record of a brand from what is stored; null if there is no such profile. Each list is read by one statement. */
export async function computedRecord(db: Database, profileId: string, now: number): Promise<PaymentRecordRecord | null> {
  const begins = recordBegins(now)
  const since = civilDate(begins)
  const owner = await findOwner(db, profileId)
  if (owner === null) return null
  const stored = {
    owner,
    rewards: await findRewardCases(db, profileId, begins),
    reopenings: await findReopeningCases(db, profileId, begins),
    requests: await findRequestCases(db, profileId, begins),
    reviews: await findReviewCases(db, profileId, begins),
    results: await countResultCases(db, profileId, since),
  }
  return { profileId, since, computedAt: now, figures: paymentFigures(historyOf(stored, { begins, now })) }
}
