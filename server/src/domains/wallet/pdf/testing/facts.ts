import { boundsOf, openingOf, statementOf } from '@wasla/contract/wallet/transactions/statement.ts'
import { transactionRows } from '@wasla/contract/wallet/transactions/rows.ts'
import { account, topUp, withdrawal } from '@wasla/contract/wallet/testing/examples.ts'
import type { InvoiceFacts } from '../invoice-facts.ts'
import type { StatementFacts } from '../statement-facts.ts'

const bank = { ...account, bankName: 'Najd Bank' }

const moment = (day: number, hour = 9) => Date.parse(`2025-10-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`)
const paidOn = (day: number, subtotal: number, id = `top-up-${day}`) =>
  transactionRows({
    change: 'topUp',
    topUp: {
      ...topUp,
      id,
      status: 'Success',
      subtotal,
      fee: Math.round(subtotal * 0.025),
      vat: Math.round(subtotal * 0.00375),
      createdAt: moment(day),
      settledAt: moment(day),
    },
  })

/** A month of a wallet: money in, a failed withdrawal, and a paid one. */
export const october = [
  ...transactionRows({
    change: 'topUp',
    topUp: { ...topUp, status: 'Success', createdAt: moment(1) - 864e5 * 9, settledAt: moment(1) - 864e5 * 9, subtotal: 316_725 },
  }),
  ...transactionRows({ change: 'rewardEarned', id: 'earned-1', programId: 'kitchens', amount: 98_000, at: moment(1) }),
  ...transactionRows({
    change: 'withdrawal',
    withdrawal: { ...withdrawal, id: 'failed', status: 'Failed', subtotal: 150_000, createdAt: moment(5), settledAt: moment(6) },
    sentTo: bank,
  }),
  ...transactionRows({ change: 'rewardEarned', id: 'earned-2', programId: 'nights', amount: 720_000, at: moment(9) }),
  ...transactionRows({
    change: 'withdrawal',
    withdrawal: { ...withdrawal, id: 'paid', status: 'Success', subtotal: 500_000, createdAt: moment(12), settledAt: moment(14) },
    sentTo: bank,
  }),
  ...paidOn(18, 150_000),
]

/** The same month with `more` small top-ups, for several pages. */
export const longOctober = (more: number) => [
  ...october,
  ...Array.from({ length: more }, (_, at) => paidOn(19 + (at % 12), 1000 + at, `small-${at}`)).flat(),
]

const month = '2025-10'

/** Facts of a printed statement with these rows. */
export const statementFacts = (rows = october, changes: Partial<StatementFacts> = {}): StatementFacts => ({
  statement: statementOf(month, openingOf(rows, month), rows),
  number: 'ST-2025-10-7Q4K',
  holder: { name: { en: 'Noura Alotaibi', ar: 'نورة العتيبي' }, userName: 'noura.daily' },
  programs: new Map([
    ['kitchens', { en: 'Small kitchens, big ideas', ar: 'مطابخ صغيرة وأفكار كبيرة' }],
    ['nights', { en: 'Desert nights, tables for four', ar: 'ليالي الصحراء، طاولات لأربعة' }],
  ]),
  checkpoint: {
    number: 4182,
    hash: 'a3f1'.repeat(16),
    sealedAt: boundsOf(month).end + 60_000,
    address: 'https://wasla.example/ledger/checkpoint/4182',
  },
  madeAt: boundsOf(month).end + 3_600_000,
  product: { en: 'Wasla', ar: 'وصلة' },
  isLive: false,
  ...changes,
})

/** A withdrawal's invoice in the demo. */
export const invoiceFacts = (changes: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  invoice: { kind: 'invoice', transactionId: 'withdrawal', fee: 500, vat: 75, issuedAt: moment(20, 7), sequence: 4182 },
  corrects: null,
  row: { type: 'WITHDRAWAL', subtotal: 50_000, referenceId: 'withdrawal', metadata: {} },
  seller: { name: 'Wasla Demo Trading Co.', vatNumber: '300000000000003' },
  vatShare: 1500,
  customer: { name: { en: 'Noura Alotaibi', ar: 'نورة العتيبي' }, userName: 'noura.daily' },
  mode: 'demo',
  product: { en: 'Wasla', ar: 'وصلة' },
  ...changes,
})
