import { salesProgram, sampleNow } from '../../tracking/testing/sample.ts'
import { tillLimits } from '../limits.ts'
import type { TillOrderRecord, TillRecord } from '../record.ts'

/** A program of the brand `brand` that counts sales by codes. */
export const shopProgram = { ...salesProgram, countsBy: 'CODES' } as const

export const sampleTill: TillRecord = {
  id: 'till',
  programId: 'program',
  name: 'Olaya, till 2',
  link: 'abcdefghijklmnopqrstuv',
  pin: 'hash',
  ...tillLimits.usual,
  createdAt: sampleNow,
  revokedAt: null,
  lastUsedAt: null,
  wrongPins: 0,
  locks: 0,
  lockedUntil: null,
  lastNumber: 42,
  orders: 40,
  sum: 2_500_00,
}

/** An order of SAR 64.50 that arrived at `sampleNow`. */
export const sampleOrder: TillOrderRecord = {
  id: 'order',
  tillId: 'till',
  programId: 'program',
  key: 'key-of-the-phone',
  number: 43,
  profileId: 'reem',
  code: 'REEM7',
  amount: 64_50,
  conversionId: 'conversion',
  occurredAt: sampleNow,
  receivedAt: sampleNow,
  undoneAt: null,
}
