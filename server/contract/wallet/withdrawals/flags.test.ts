import { expect, it } from 'vitest'
import { flagsOf, type FlaggedWithdrawal } from './flags.ts'

const day = 86_400_000
const owner = { firstName: 'Noura', lastName: 'Alotaibi', name: null, nameInOtherScript: 'نورة العتيبي' }
const account = { iban: 'SA0380000000608010167519', nameOnAccount: 'NOURA AL-OTAIBI', updatedAt: 0 }
const usual: FlaggedWithdrawal = { account, owner, isFirst: false, sharesContact: false, createdAt: 30 * day }

it('flagsOf is empty for a usual withdrawal', () => expect(flagsOf(usual)).toEqual([]))

it('flagsOf flags another name on the account, but not the same name in another script', () => {
  expect(flagsOf({ ...usual, account: { ...account, nameOnAccount: 'Salem Alqahtani' } })).toEqual(['NAME_DIFFERS'])
  expect(flagsOf({ ...usual, account: { ...account, nameOnAccount: 'نوره العتيبي' } })).toEqual([])
})

it('flagsOf flags an account for seven days after it was added or changed', () => {
  const begun = (after: number) => flagsOf({ ...usual, createdAt: after })
  expect(begun(7 * day - 1)).toEqual(['NEW_ACCOUNT'])
  expect(begun(7 * day)).toEqual([])
})

it('flagsOf flags the first withdrawal of a profile', () => expect(flagsOf({ ...usual, isFirst: true })).toEqual(['FIRST_WITHDRAWAL']))

it('flagsOf flags a contact that the profile shares with a brand that paid it', () =>
  expect(flagsOf({ ...usual, sharesContact: true })).toEqual(['SHARED_CONTACT']))

it('flagsOf flags an IBAN that a bank would refuse, with its problem', () => {
  expect(flagsOf({ ...usual, account: { ...account, iban: 'SA0380000000608010167510' } })).toEqual(['IBAN_CHECKSUM'])
  expect(flagsOf({ ...usual, account: { ...account, iban: 'SA038000000060801016751' } })).toEqual(['IBAN_LENGTH'])
})
