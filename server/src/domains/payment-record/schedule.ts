import type { Job } from '#platform/jobs.ts'
import type { PaymentRecordService } from './service.ts'

/** Each minute, the records that are an hour old are computed again. */
export const paymentRecordSchedule = ({ refresh }: PaymentRecordService): readonly Job[] => [
  { name: 'paymentRecords', every: 60_000, run: refresh },
]
