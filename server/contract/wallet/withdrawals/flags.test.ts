import { expect, it } from 'vitest'
import { flagsOf, type FlaggedWithdrawal } from './flags.ts'

const day = 86_400_000
const owner = { firstName: 'Noura', lastName: 'Alotaibi', name: null, nameInOtherScript: 'نورة العتيبي' }
const account = { iban: 'SA0380000000608010167519', nameOnAccount: 'NOURA AL-OTAIBI', updatedAt: 0 }
const usual: FlaggedWithdrawal = { account, owner, isFirst: false, sharesContact: false, createdAt: 30 * day }

it('a withdrawal of the usual kind has none', () => expect(flagsOf(usual)).toEqual([]))

it('another name on the account is one, the same in another script is none', () => {
  expect(flagsOf({ ...usual, account: { ...account, nameOnAccount: 'Salem Alqahtani' } })).toEqual(['NAME_DIFFERS'])
  expect(flagsOf({ ...usual, account: { ...account, nameOnAccount: 'نوره العتيبي' } })).toEqual([])
})

it('an account is new for seven days after it was added or changed', () => {
  const begun = (after: number) => flagsOf({ ...usual, createdAt: after })
  expect(begun(7 * day - 1)).toEqual(['NEW_ACCOUNT'])
  expect(begun(7 * day)).toEqual([])
})

it('the first withdrawal is one', () => expect(flagsOf({ ...usual, isFirst: true })).toEqual(['FIRST_WITHDRAWAL']))

it('a contact that is also that of a brand which paid the wallet is one', () =>
  expect(flagsOf({ ...usual, sharesContact: true })).toEqual(['SHARED_CONTACT']))

it('an IBAN that a bank would refuse is one, by what is wrong with it', () => {
  expect(flagsOf({ ...usual, account: { ...account, iban: 'SA0380000000608010167510' } })).toEqual(['IBAN_CHECKSUM'])
  expect(flagsOf({ ...usual, account: { ...account, iban: 'SA038000000060801016751' } })).toEqual(['IBAN_LENGTH'])
})
