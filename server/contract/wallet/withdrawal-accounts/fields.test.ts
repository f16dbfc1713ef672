import { expect, it } from 'vitest'
import { walletDefaults, walletTermsOf } from '../terms.ts'
import { account } from '../testing/examples.ts'
import { warningsOf, withdrawalAccountFields } from './fields.ts'

const owner = { firstName: 'Noura', lastName: 'Al-Harbi', name: null, nameInOtherScript: null }

it.each([
  [{}, []],
  [{ iban: 'SA0480000000608010167519' }, ['IBAN_CHECKSUM']],
  [{ iban: 'SA038000000060801016' }, ['IBAN_LENGTH']],
  [{ nameOnAccount: 'Sara', iban: 'US123456789012345' }, ['IBAN_LENGTH', 'NAME_MISMATCH']],
])('an account with %j warns of %j (P-15, P-16)', (changes, warnings) =>
  expect(warningsOf({ ...account, ...changes }, owner)).toEqual(warnings),
)

it('an account is shown with a masked IBAN and the time from which it can be used', () => {
  expect(withdrawalAccountFields.iban(account)).toBe('SA•• •••• … 7519')
  expect(withdrawalAccountFields.usableFrom(account, walletDefaults)).toBe('2026-03-14T09:00:00.000Z')
  expect(withdrawalAccountFields.usableFrom(account, walletTermsOf('demo'))).toBe('2026-03-13T09:00:00.000Z')
})
