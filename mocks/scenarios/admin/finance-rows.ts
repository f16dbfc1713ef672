import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import { BAKR } from '../../world/more-networkers.ts'
import { at } from '../../world/clock.ts'
import type { Member } from '../../world/member.ts'
import { FAHAD, HUDA, LAMA, NOURA, REEM, SAAD, YARA } from '../../world/networkers.ts'
import { bankAccount, topUp, withdrawal } from '../../world/wallet-rows.ts'
import { openWithdrawal } from '../../world/wallet-examples.ts'
import { topUps, withdrawalAccounts, withdrawals } from '../../world/wallets.ts'
import type { MovedRows } from '../wallet.ts'

type Requested = {
  member: Member
  bank: string
  iban: string
  /** Name on the bank account. @default the member’s own name */
  holder?: string
  added: string
  /** Times of earlier withdrawals of the same amount that the bank has paid. */
  before?: readonly string[]
  on: string
  riyals: number
}

/** Returns a top-up that covers all withdrawals of this member. */
const fund = ({ member, before = [], riyals }: Requested) =>
  topUp(member, { on: '2025-10-01T09:00', riyals: riyals * (before.length + 1) + 1000, by: 'BANK' })

/**
 * Withdrawals that are open at the world's time (P-12). One is overdue and goes to a bank account with another name. One goes to a bank
 * account added the day before. Two are first withdrawals. The bank never pays the last one.
 */
const requested: readonly Requested[] = [
  {
    member: FAHAD,
    bank: 'Najd Bank',
    iban: 'SA1120000000000000004410',
    holder: 'سالم القحطاني',
    added: '2025-11-01T09:20',
    before: ['2025-10-05T08:00', '2025-10-19T08:00'],
    on: '2025-11-16T11:20',
    riyals: 32_000,
  },
  {
    member: LAMA,
    bank: 'Alnakheel Bank',
    iban: 'SA5920000000000000000927',
    added: '2025-11-16T18:30',
    before: ['2025-10-12T08:00'],
    on: '2025-11-17T13:00',
    riyals: 24_500,
  },
  {
    member: HUDA,
    bank: 'Najd Bank',
    iban: 'SA3420000000000000001183',
    added: '2025-09-10T10:00',
    before: ['2025-10-26T08:00'],
    on: '2025-11-17T14:00',
    riyals: 8400,
  },
  {
    member: BAKR,
    bank: 'Alnakheel Bank',
    iban: 'SA1320000000000000006605',
    added: '2025-09-12T10:00',
    on: '2025-11-18T13:00',
    riyals: 21_300,
  },
  {
    member: YARA,
    bank: 'بنك السراة',
    iban: 'SA3120000000000000003371',
    added: '2025-09-12T10:00',
    before: ['2025-10-20T08:00'],
    on: '2025-11-19T09:30',
    riyals: 1200,
  },
  {
    member: SAAD,
    bank: 'Najd Bank',
    iban: 'SA6220000000000000000000',
    added: '2025-09-12T10:00',
    on: '2025-11-20T08:20',
    riyals: 350,
  },
]

const rowsOf = (one: Requested): MovedRows => {
  const account = bankAccount(one.member, {
    bank: one.bank,
    iban: one.iban,
    swift: 'TESTSARI',
    holder: one.holder ?? mainNameOf(one.member.profile),
    added: one.added,
  })
  return {
    withdrawalAccounts: [account],
    topUps: [fund(one)],
    withdrawals: [
      ...(one.before ?? []).map((on) => withdrawal(account, { on, riyals: one.riyals })),
      withdrawal(account, { on: one.on, riyals: one.riyals, status: 'Initiated' }),
    ],
  }
}

const ofNoura = ({ profileId }: { profileId: string }) => profileId === NOURA.profile.id
const nouras: MovedRows = {
  withdrawalAccounts: withdrawalAccounts.filter(ofNoura),
  topUps: topUps.filter(ofNoura),
  withdrawals: [...withdrawals.filter(ofNoura), openWithdrawal],
}

const reems = bankAccount(REEM, {
  bank: 'Alnakheel Bank',
  iban: 'SA0420000000000000002208',
  swift: 'NAKHSARI',
  holder: 'Reem Aldosari',
  added: '2025-03-06T12:00',
})
const settled: MovedRows = {
  withdrawalAccounts: [reems],
  topUps: [topUp(REEM, { on: '2025-10-11T07:25', riyals: 9000 })],
  withdrawals: [withdrawal(reems, { on: '2025-11-18T09:00', riyals: 6100, ended: '2025-11-19T12:10' })],
}

/** Wallets for a full queue, with seven open withdrawals and several settled ones. */
export const queuedWallets: readonly { member: Member; rows: MovedRows }[] = [
  ...requested.map((one) => ({ member: one.member, rows: rowsOf(one) })),
  { member: NOURA, rows: nouras },
  { member: REEM, rows: settled },
]

/** Time at which Huda’s withdrawal was exported to the bank. */
export const givenToBankAt = at('2025-11-19T08:00')

/** Time at which the first of two admins approved Fahad’s withdrawal. */
export const firstApprovalAt = at('2025-11-20T06:12')
