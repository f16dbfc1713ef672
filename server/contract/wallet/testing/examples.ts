import type { TopUpRecord } from '../top-ups/record.ts'
import type { WithdrawalAccountRecord } from '../withdrawal-accounts/record.ts'
import type { WithdrawalRecord } from '../withdrawals/record.ts'

/** A Sunday noon in Riyadh. */
export const now = Date.parse('2026-03-15T09:00:00.000Z')
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** The first example of P-05, before it is paid. */
export const topUp: TopUpRecord = {
  id: 'top-up',
  profileId: 'noura',
  status: 'Initiated',
  subtotal: 100_000,
  fee: 2500,
  vat: 375,
  paymentMethod: 'CARD',
  gateway: 'demo',
  gatewayReference: 'payment',
  checkoutUrl: '/demo/checkout/payment',
  returnUrl: '/wallet',
  failureReason: null,
  idempotencyKey: 'top-up-key',
  createdAt: now,
  settledAt: null,
}

/** The example of P-06. */
export const withdrawal: WithdrawalRecord = {
  id: 'withdrawal',
  profileId: 'noura',
  accountId: 'account',
  holdId: 'hold',
  status: 'Initiated',
  subtotal: 50_000,
  fee: 500,
  vat: 75,
  failureReason: null,
  approvals: [],
  approvalsNeeded: 1,
  idempotencyKey: 'withdrawal-key',
  createdAt: now,
  settledAt: null,
}

export const account: WithdrawalAccountRecord = {
  id: 'account',
  profileId: 'noura',
  type: 'INDIVIDUAL',
  address: null,
  bankAddress: null,
  bankName: 'بنك الاختبار',
  city: 'الرياض',
  countryId: 'SA',
  currency: 'SAR',
  // Appendix G.
  iban: 'SA0380000000608010167519',
  mobileNumber: null,
  nameOnAccount: 'Noura Al-Harbi',
  swiftCode: 'TESTSARI',
  createdAt: now - 2 * day,
  updatedAt: now - 2 * day,
  deletedAt: null,
}
