import { describe, expect, it } from 'vitest'
import { changesOf } from '../../common/decision.ts'
import type { CreateWithdrawalAccountInput, UpdateWithdrawalAccountInput } from '../input.ts'
import { walletDefaults } from '../terms.ts'
import { account, now } from '../testing/examples.ts'
import { refusalOf } from '../testing/refusal.ts'
import {
  decideWithdrawalAccountCreation,
  decideWithdrawalAccountRemoval,
  decideWithdrawalAccountUpdate,
  type WithdrawalAccountState,
} from './account.ts'

const otherIban = 'SA4420000001234567891234'
const input: CreateWithdrawalAccountInput = {
  type: 'INDIVIDUAL',
  bankName: 'بنك الاختبار',
  city: ' الرياض ',
  countryId: 'SA',
  currency: 'SAR',
  iban: 'sa03 8000 0000 6080 1016 7519',
  nameOnAccount: 'Noura  Al-Harbi',
  swiftCode: 'testsari',
}
const rules = { mode: 'demo', terms: walletDefaults } as const
const owner = { id: 'noura', needsIdentityCheck: false }
const state: WithdrawalAccountState = { owner, accounts: [account], withdrawals: [] }
const open = [{ accountId: 'account', status: 'Initiated' as const }]
const create = (
  changes: Partial<CreateWithdrawalAccountInput>,
  accounts: WithdrawalAccountState['accounts'] = [],
  mode: 'demo' | 'live' = 'demo',
) => decideWithdrawalAccountCreation({ ...state, accounts }, { ...input, ...changes }, { ...rules, mode }, { id: 'account', now })
const update = (changes: Partial<UpdateWithdrawalAccountInput>, given: Partial<WithdrawalAccountState> = {}) =>
  decideWithdrawalAccountUpdate({ ...state, ...given }, { id: 'account', ...changes }, rules, now)

describe('adding a bank account', () => {
  it('stores the account in normal form', () => {
    expect(changesOf(create({}))).toEqual({ ...account, createdAt: now, updatedAt: now })
  })

  it('refuses an IBAN that another account has, in any spelling (P-13)', () => {
    expect(refusalOf(create({}, [account]))).toEqual({ code: 'WITHDRAWAL_ACCOUNT_CONFLICT' })
  })

  it('allows five accounts', () => {
    const others = [1, 2, 3, 4, 5].map((at) => ({ ...account, id: String(at), iban: `${otherIban.slice(0, -1)}${at}` }))
    expect(refusalOf(create({}, others))).toEqual({ code: 'WITHDRAWAL_ACCOUNT_LIMIT_REACHED', params: { max: 5 } })
    expect(refusalOf(create({}, others.slice(1)))).toBeNull()
  })

  it('refuses an invalid IBAN in live mode only (P-15)', () => {
    expect(refusalOf(create({ iban: 'SA0480000000608010167519' }))).toBeNull()
    expect(refusalOf(create({ iban: 'SA0480000000608010167519' }, [], 'live'))?.fields).toEqual([{ path: 'iban', rule: 'ibanChecksum' }])
  })
})

describe('changing a bank account', () => {
  it('starts the waiting time again (P-11)', () => {
    expect(changesOf(update({ city: 'جدة' }))).toEqual({ ...account, city: 'جدة', updatedAt: now })
  })

  it.each([undefined, null, '', ' '])('with %j as IBAN leaves the IBAN unchanged (X-36)', (iban) =>
    expect(changesOf(update({ iban, city: 'جدة' }))).toMatchObject({ iban: account.iban, city: 'جدة' }),
  )

  it('accepts a new IBAN, but not the IBAN of another account of the profile', () => {
    const other = { ...account, id: 'other', iban: otherIban }
    expect(changesOf(update({ iban: otherIban }))).toMatchObject({ iban: otherIban })
    expect(refusalOf(update({ iban: otherIban }, { accounts: [account, other] }))).toEqual({ code: 'WITHDRAWAL_ACCOUNT_CONFLICT' })
  })

  it('removes optional fields that are null, and no other fields', () => {
    expect(changesOf(update({ city: null, bankName: null, swiftCode: 'OTHRSARI' }))).toMatchObject({
      city: null,
      bankName: account.bankName,
      swiftCode: 'OTHRSARI',
    })
  })

  it.each([{}, { city: ' الرياض' }, { iban: 'sa03 80000000608010167519' }, { swiftCode: 'testsari' }])(
    'is refused if nothing changes (%j)',
    (changes) => expect(refusalOf(update(changes))).toEqual({ code: 'NO_CHANGES_TO_UPDATE' }),
  )

  it('checks the fields like those of a new account', () => {
    expect(refusalOf(update({ swiftCode: 'x' }))?.fields).toEqual([{ path: 'swiftCode', rule: 'swiftCode' }])
  })
})

describe('bank accounts after a long absence', () => {
  const away = { owner: { ...owner, needsIdentityCheck: true } }

  it('cannot be added, changed or removed before the identity check (security case 10)', () => {
    const made = { id: 'other', now }
    for (const decision of [
      decideWithdrawalAccountCreation({ ...state, ...away, accounts: [] }, input, rules, made),
      update({ city: 'جدة' }, away),
      decideWithdrawalAccountRemoval({ ...state, ...away }, 'account', now),
    ])
      expect(refusalOf(decision)).toEqual({ code: 'USER_NOT_VERIFIED' })
  })
})

describe('a bank account with an open withdrawal', () => {
  const remove = (given: Partial<WithdrawalAccountState>) => decideWithdrawalAccountRemoval({ ...state, ...given }, 'account', now)

  it('cannot be changed or removed (P-13)', () => {
    expect(refusalOf(update({ city: 'جدة' }, { withdrawals: open }))).toEqual({ code: 'WITHDRAWAL_IN_PROGRESS' })
    expect(refusalOf(remove({ withdrawals: open }))).toEqual({ code: 'WITHDRAWAL_IN_PROGRESS' })
  })

  it('can be removed if the withdrawal has ended or goes to another account', () => {
    for (const withdrawals of [
      [{ accountId: 'account', status: 'Failed' as const }],
      [{ accountId: 'other', status: 'Initiated' as const }],
    ])
      expect(changesOf(remove({ withdrawals }))).toEqual({ ...account, deletedAt: now })
  })

  it.each([
    ['missing', []],
    ['another profile’s', [{ ...account, profileId: 'sara' }]],
    ['removed', [{ ...account, deletedAt: now }]],
  ])('is not found if it is %s (security case 19)', (_what, accounts) => {
    expect(refusalOf(update({ city: 'x' }, { accounts }))).toEqual({ code: 'WITHDRAWAL_ACCOUNT_NOT_FOUND' })
    expect(refusalOf(remove({ accounts }))).toEqual({ code: 'WITHDRAWAL_ACCOUNT_NOT_FOUND' })
  })
})
