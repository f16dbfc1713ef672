import { describe, expect, it } from 'vitest'
import {
  nextStatus,
  paymentStatuses,
  topUpEvents,
  topUpMachine,
  withdrawalEvents,
  withdrawalMachine,
  type PaymentStatus,
} from './payment-status.ts'

/** The expected transitions, written independently of the machines. */
const topUps = new Map<string, PaymentStatus>([
  ['Initiated proved', 'Success'],
  ['Initiated declined', 'Failed'],
  ['Initiated expired', 'Failed'],
  ['Failed proved', 'Success'],
])
const withdrawals = new Map<string, PaymentStatus>([
  ['Initiated paid', 'Success'],
  ['Initiated refused', 'Failed'],
])

describe('the next status of a top-up', () => {
  for (const status of paymentStatuses)
    for (const event of topUpEvents)
      it(`${status} after the event ${event}`, () =>
        expect(nextStatus(topUpMachine, status, event)).toBe(topUps.get(`${status} ${event}`) ?? null))
})

describe('the next status of a withdrawal', () => {
  for (const status of paymentStatuses)
    for (const event of withdrawalEvents)
      it(`${status} after the event ${event}`, () =>
        expect(nextStatus(withdrawalMachine, status, event)).toBe(withdrawals.get(`${status} ${event}`) ?? null))
})
