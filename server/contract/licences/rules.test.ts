import { expect, it } from 'vitest'
import { problemsOf } from '../validation/check.ts'
import { megabyte } from '../files/size.ts'
import { licenceRules } from './rules.ts'

const today = '2026-11-30'
const fine = { number: '١١٨٢ ٠٤٧٧', expiresOn: '2027-03-14', accountIds: ['a', 'a', 'b'], document: { size: 1_000 } }
const ruleOf = (changes: object) => problemsOf(licenceRules(today), { ...fine, ...changes }).map(({ path, rule }) => `${path} ${rule}`)

it('accepts a licence, with its number in ASCII digits and each account once', () => {
  expect(licenceRules(today).parse(fine)).toMatchObject({ number: '11820477', accountIds: ['a', 'b'] })
})

it.each([
  ['no number', { number: ' ' }, 'number required'],
  ['letters as a number', { number: 'abc' }, 'number licenceNumber'],
  ['no day', { expiresOn: '' }, 'expiresOn required'],
  ['a day that does not exist', { expiresOn: '2027-02-30' }, 'expiresOn date'],
  ['today as the last day', { expiresOn: today }, 'expiresOn licenceEnd'],
  ['a past day', { expiresOn: '2026-01-01' }, 'expiresOn licenceEnd'],
  ['a day that no licence reaches', { expiresOn: '2036-01-01' }, 'expiresOn licenceEnd'],
  ['no account', { accountIds: [] }, 'accountIds minItems'],
  ['no document', { document: null }, 'document required'],
  ['a document that is too large', { document: { size: 51 * megabyte } }, 'document pdfSize'],
])('refuses %s', (_, changes, problem) => expect(ruleOf(changes)).toEqual([problem]))

it('accepts tomorrow as the last day', () => expect(ruleOf({ expiresOn: '2026-12-01' })).toEqual([]))
