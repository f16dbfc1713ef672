import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import type { TopUpReturn } from '@wasla/contract/wallet/top-ups/returned.ts'
import type { WithdrawalAccountRecord } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import type { WithdrawalRecord } from '@wasla/contract/wallet/withdrawals/record.ts'
import { OMAR } from './agents.ts'
import { MASAR, NABT_COFFEE, QIMAM, RAWSHAN, REEM_HOME, SAHRA } from './businesses.ts'
import { FAHAD, LAMA, NOURA, REEM, YARA } from './networkers.ts'
import { bankAccount, topUp, topUpReturn, withdrawal } from './wallet-rows.ts'

/** Noura's two bank accounts. The first is from Appendix G. */
export const NOURA_NAJD = bankAccount(NOURA, {
  bank: 'Najd Bank',
  iban: 'SA0380000000608010167519',
  swift: 'TESTSARI',
  holder: 'Noura Alotaibi',
  added: '2025-09-15T08:10',
  city: 'Riyadh',
})
export const NOURA_ALNAKHEEL = bankAccount(NOURA, {
  bank: 'بنك النخيل',
  iban: 'SA6120000001234567893062',
  swift: 'NAKHSARI',
  holder: 'نورة العتيبي',
  added: '2025-11-02T15:30',
})
const reems = bankAccount(REEM, {
  bank: 'بنك نجد',
  iban: 'SA1310000000555500014410',
  swift: 'TESTSARI',
  holder: 'ريم الدوسري',
  added: '2025-03-06T12:00',
})
const omars = bankAccount(OMAR, {
  bank: 'Alnakheel Bank',
  iban: 'SA6245000000771203388127',
  swift: 'NAKHSARI',
  holder: 'Omar Bukhari',
  added: '2025-05-01T09:15',
})
const qimams = bankAccount(QIMAM, {
  bank: 'بنك الساحل',
  iban: 'SA1255000000000620045938',
  swift: 'SAHLSAJE',
  holder: 'Qimam Media',
  added: '2025-03-09T10:00',
  city: 'الرياض',
})
export const NABT_SAHIL = bankAccount(NABT_COFFEE, {
  bank: 'Sahil Bank',
  iban: 'SA0765000000310077521164',
  swift: 'SAHLSAJE',
  holder: 'Nabt Coffee',
  added: '2025-03-10T07:45',
  city: 'Riyadh',
  address: 'King Fahd Road, Riyadh',
})
/** A bank account with another person's name. */
const fahads = bankAccount(FAHAD, {
  bank: 'بنك نجد',
  iban: 'SA0720000000000000003318',
  swift: 'TESTSARI',
  holder: 'سالم القحطاني',
  added: '2025-10-20T09:20',
})
const lamas = bankAccount(LAMA, {
  bank: 'بنك النخيل',
  iban: 'SA3020000000000000007754',
  swift: 'NAKHSARI',
  holder: 'لمى السبيعي',
  added: '2025-11-19T18:30',
})
const yaras = bankAccount(YARA, {
  bank: 'Sahil Bank',
  iban: 'SA7720000000000000009042',
  swift: 'SAHLSAJE',
  holder: 'Yara Alghamdi',
  added: '2025-09-12T10:00',
})

export const withdrawalAccounts: readonly WithdrawalAccountRecord[] = [
  ...[NOURA_NAJD, NOURA_ALNAKHEEL, reems, omars, qimams, NABT_SAHIL],
  ...[fahads, lamas, yaras],
]

/** A top-up that was paid by card and charged back a day later. */
const chargedBack = topUp(OMAR, { on: '2025-11-18T08:10', riyals: 250 })
export const topUpReturns: readonly TopUpReturn[] = [topUpReturn(chargedBack, { on: '2025-11-19T12:30' })]

/** Top-ups with every outcome. One recent top-up is open, because its payer is still at the gateway. */
export const topUps: readonly TopUpRecord[] = [
  topUp(NOURA, { on: '2025-09-15T16:20', riyals: 5000 }),
  topUp(NOURA, { on: '2025-09-16T10:05', riyals: 1000, failed: 'declined' }),
  topUp(NOURA, { on: '2025-10-01T09:40', riyals: 8000 }),
  topUp(NOURA, { on: '2025-10-09T11:12', riyals: 7200, by: 'BANK' }),
  topUp(NOURA, { on: '2025-11-16T13:31', riyals: 1000 }),
  topUp(REEM, { on: '2025-04-02T09:00', riyals: 2500 }),
  topUp(REEM, { on: '2025-08-20T18:45', riyals: 400, failed: 'cancelled' }),
  topUp(REEM, { on: '2025-10-11T07:25', riyals: 6150.5, by: 'OTHER' }),
  topUp(OMAR, { on: '2025-06-01T08:30', riyals: 1500 }),
  topUp(OMAR, { on: '2025-07-14T20:10', riyals: 300, failed: 'expired' }),
  chargedBack,
  topUp(QIMAM, { on: '2025-04-10T09:15', riyals: 60_000, by: 'BANK' }),
  topUp(QIMAM, { on: '2025-09-22T12:00', riyals: 15_000 }),
  topUp(NABT_COFFEE, { on: '2025-06-12T08:00', riyals: 30_000, by: 'BANK' }),
  topUp(NABT_COFFEE, { on: '2025-09-03T10:20', riyals: 25_000 }),
  topUp(NABT_COFFEE, { on: '2025-11-17T09:05', riyals: 10_000, failed: 'declined' }),
  topUp(NABT_COFFEE, { on: '2025-11-17T09:12', riyals: 10_000 }),
  topUp(RAWSHAN, { on: '2025-09-10T11:05', riyals: 35_000, by: 'BANK' }),
  topUp(SAHRA, { on: '2025-10-14T08:30', riyals: 10_000 }),
  topUp(SAHRA, { on: '2025-11-12T16:20', riyals: 12_500 }),
  topUp(MASAR, { on: '2025-11-06T10:00', riyals: 40_000, by: 'BANK' }),
  topUp(REEM_HOME, { on: '2025-11-01T19:40', riyals: 4_250 }),
  topUp(FAHAD, { on: '2025-10-21T10:00', riyals: 36_000, by: 'BANK' }),
  topUp(LAMA, { on: '2025-11-09T15:10', riyals: 3000 }),
  topUp(YARA, { on: '2025-09-13T12:35', riyals: 2000 }),
  topUp(SAHRA, { on: '2025-11-20T08:59', riyals: 7500, status: 'Initiated' }),
]

/**
 * Withdrawals with every outcome, and three open ones for the back office. Fahad’s is large, is overdue on any weekday, and goes to a bank
 * account with another name. Lama’s is her first, to an account added the day before. Yara’s has no flags. The demo bank does not settle
 * withdrawals that were open when the demo started.
 */
export const withdrawals: readonly WithdrawalRecord[] = [
  withdrawal(NOURA_NAJD, { on: '2025-09-21T08:00', riyals: 500 }),
  withdrawal(NOURA_NAJD, { on: '2025-10-05T09:30', riyals: 1500, failed: 'ACCOUNT_REJECTED' }),
  withdrawal(NOURA_NAJD, { on: '2025-10-12T07:50', riyals: 5000 }),
  withdrawal(NOURA_NAJD, { on: '2025-10-24T10:15', riyals: 3000, ended: '2025-10-26T08:20' }),
  withdrawal(NOURA_NAJD, { on: '2025-11-11T08:45', riyals: 1000, failed: 'ACCOUNT_REJECTED' }),
  withdrawal(reems, { on: '2025-05-04T09:00', riyals: 2000 }),
  withdrawal(reems, { on: '2025-10-19T11:30', riyals: 4100 }),
  withdrawal(omars, { on: '2025-08-05T07:20', riyals: 900 }),
  withdrawal(qimams, { on: '2025-07-01T09:40', riyals: 22_000 }),
  withdrawal(qimams, { on: '2025-11-03T08:10', riyals: 8500 }),
  withdrawal(NABT_SAHIL, { on: '2025-10-28T12:25', riyals: 16_500 }),
  withdrawal(fahads, { on: '2025-10-27T09:00', riyals: 1500 }),
  withdrawal(fahads, { on: '2025-11-12T11:20', riyals: 32_000, status: 'Initiated' }),
  withdrawal(lamas, { on: '2025-11-19T19:05', riyals: 2400, status: 'Initiated' }),
  withdrawal(yaras, { on: '2025-10-26T08:00', riyals: 600 }),
  withdrawal(yaras, { on: '2025-11-20T06:40', riyals: 850, status: 'Initiated' }),
]
