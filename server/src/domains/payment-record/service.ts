import type { PaymentRecord } from '@wasla/contract/generated/user-types.ts'
import { noFigures } from '@wasla/contract/payment-record/figures.ts'
import { paymentRecordLimits } from '@wasla/contract/payment-record/limits.ts'
import { mapPaymentRecord } from '@wasla/contract/payment-record/mappers.ts'
import { recordBegins } from '@wasla/contract/payment-record/window.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { inTransaction } from '#database/transaction.ts'
import { breathe } from '#wait.ts'
import type { Deps } from '../../deps.ts'
import { computedRecord } from './compute.ts'
import { findRecords, insertMissing, saveRecord, takeDue } from './stores/records.ts'

type PaymentRecordDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'log'>

/** Payment records of brands (decision 93). Requests read what `refresh` keeps; nobody can write them. */
export type PaymentRecordService = {
  /** Returns the records of these profiles in their order, with one statement. A profile without a record has one without cases. */
  of(profileIds: readonly string[]): Promise<PaymentRecord[]>
  /**
   * For the timer: computes the records that are an hour old or missing. A record that fails is logged, and tried again when its lease ends.
   * Several processes may run it at once: each record is computed by one of them.
   */
  refresh(): Promise<void>
}

/** Number of records that a process takes at once, and the milliseconds for which no other process takes them. */
const most = 20
const lease = 300_000

async function refresh({ db, dialect, clock, log }: PaymentRecordDeps): Promise<void> {
  const began = clock.now()
  await insertMissing(db, { since: civilDate(recordBegins(began)), computedAt: began, figures: noFigures })
  for (;;) {
    const taken = await inTransaction(db, (tx) => takeDue(tx, dialect, { now: began, until: began + lease, limit: most }))
    for (const profileId of taken) {
      try {
        const record = await computedRecord(db, profileId, clock.now())
        if (record) await saveRecord(db, record, record.computedAt + paymentRecordLimits.age)
      } catch (error) {
        log.error('The payment record of a brand could not be computed', { profile: profileId, error })
      }
      await breathe()
    }
    if (taken.length < most) return
  }
}

export const createPaymentRecordService = (deps: PaymentRecordDeps): PaymentRecordService => ({
  async of(profileIds) {
    const found = await findRecords(deps.db, profileIds)
    return profileIds.map((id) => mapPaymentRecord(found.get(id) ?? null, deps.clock.now()))
  },
  refresh: () => refresh(deps),
})
