import { describe, expect, it } from 'vitest'
import type { OwnAccount } from './own-account.ts'
import { creationOf, draftOf, emptyAccount, isSameAccount, updateOf, type AccountDraft } from './account-draft.ts'
import { flawOf, problemsOfDraft } from './account-problems.ts'

const saved: OwnAccount = {
  __typename: 'WithdrawalAccount',
  id: 'najd',
  type: 'INDIVIDUAL',
  bankName: 'بنك نجد',
  bankAddress: null,
  iban: 'SA•• •••• … 7519',
  swiftCode: 'TESTSARI',
  nameOnAccount: 'Noura Alotaibi',
  address: null,
  city: 'Riyadh',
  country: { __typename: 'Country', id: 'SA' },
  mobileNumber: null,
  usableFrom: '2025-09-15T08:10:00.000Z',
  createdAt: '2025-09-15T08:10:00.000Z',
  warnings: [],
  isInUse: false,
}
const whole: AccountDraft = { ...draftOf(saved), iban: 'SA03 8000 0000 6080 1016 7519' }
const pathsOf = (draft: AccountDraft, isNew: boolean) => problemsOfDraft(draft, isNew).map(({ path, rule }) => `${path}:${rule}`)

describe('account draft', () => {
  it('starts with the type and country of the profile', () => {
    expect(emptyAccount('BRAND')).toMatchObject({ type: 'BUSINESS', countryId: 'SA' })
    expect(emptyAccount('INFLUENCER').type).toBe('INDIVIDUAL')
  })

  it('sends blank fields as null, and no IBAN if none was typed', () => {
    expect(creationOf({ ...whole, address: '  ' })).toMatchObject({ address: null, city: 'Riyadh', currency: 'SAR' })
    expect(updateOf('najd', draftOf(saved))).not.toHaveProperty('iban')
    expect(updateOf('najd', whole)).toMatchObject({ id: 'najd', iban: whole.iban })
  })

  it('counts as unchanged if it has the saved values', () => {
    expect(isSameAccount(draftOf(saved), { ...draftOf(saved), city: ' Riyadh ' })).toBe(true)
    expect(isSameAccount(draftOf(saved), whole)).toBe(false)
  })

  it.each<[Partial<AccountDraft>, string[]]>([
    [{}, []],
    [{ iban: '' }, ['iban:required']],
    [{ iban: 'SA03' }, ['iban:iban']],
    [{ iban: '١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦' }, ['iban:iban']],
    [{ bankName: 'ab' }, ['bankName:bankName']],
    [{ swiftCode: 'ABC' }, ['swiftCode:swiftCode']],
    [{ nameOnAccount: ' ' }, ['nameOnAccount:required']],
    [{ mobileNumber: 'call me' }, ['mobileNumber:phoneNumber']],
  ])('with %j has the problems %j', (changes, answer) => expect(pathsOf({ ...whole, ...changes }, true)).toEqual(answer))

  it('accepts an empty IBAN for a saved account', () => {
    expect(pathsOf(draftOf(saved), false)).toEqual([])
  })

  it.each([
    ['SA03 8000 0000 6080 1016 7519', null],
    ['SA00 8000 0000 6080 1016 7519', 'IBAN_CHECKSUM'],
    ['SA03 8000 0000 6080 1016', 'IBAN_LENGTH'],
    ['SA03', null],
  ])('warns about %s: %s', (iban, flaw) => expect(flawOf(iban)).toBe(flaw))
})
