import type { PaymentRecord } from '../generated/user-sdl-types.ts'
import { civilDate } from '../platform/riyadh.ts'
import { noFigures } from './figures.ts'
import type { PaymentFigures, PaymentRecordRecord } from './record.ts'
import { recordBegins } from './window.ts'

const copied = (figures: PaymentFigures): Pick<PaymentRecord, keyof PaymentFigures> => figures

/** Returns `PaymentRecord`. A brand that was not computed yet has a record without cases. */
export function mapPaymentRecord(record: PaymentRecordRecord | null, now: number): PaymentRecord {
  const { since, computedAt, figures } = record ?? { since: civilDate(recordBegins(now)), computedAt: now, figures: noFigures }
  return { since, computedAt: new Date(computedAt).toISOString(), ...copied(figures) }
}
