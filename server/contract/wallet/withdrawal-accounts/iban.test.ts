import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ibanFlaw, isStatedIban, maskedIban, plainIban } from './iban.ts'

/** The valid IBAN of Appendix G. */
const good = 'SA0380000000608010167519'

describe('plainIban', () => {
  it.each([
    'sa03 8000 0000 6080 1016 7519',
    'SA٠٣٨٠٠٠٠٠٠٠٦٠٨٠١٠١٦٧٥١٩',
    '\u202aSA03\u00a08000\u202f0000 6080 1016 7519\u202c',
    ' sA0380000000608010167519\t',
  ])('reads %j', (typed) => expect(plainIban(typed)).toBe(good))
})

describe('isStatedIban', () => {
  it.each([good, 'SA0380000000608', 'GB00ABCDEFGHIJKLMNOPQRSTUVWXYZ0123', 'XK051212012345678906', 'US123456789012345'])(
    'accepts %s',
    (iban) => expect(isStatedIban(iban)).toBe(true),
  )

  it.each([
    ['fourteen characters', 'SA038000000060'],
    ['thirty-five characters', `SA${'0'.repeat(33)}`],
    ['no country', '030380000000608010167519'],
    ['a country that does not exist', 'ZZ0380000000608010167519'],
    ['small letters', 'sa0380000000608010167519'],
    ['Cyrillic letters', 'SА0380000000608010167519'],
    ['a sign', 'SA03-80000000608010167519'],
    ['nothing', ''],
  ])('rejects %s', (_what, iban) => expect(isStatedIban(iban)).toBe(false))
})

describe('ibanFlaw', () => {
  it.each([good, 'GB82WEST12345698765432', 'DE89370400440532013000', 'AE070331234567890123456', 'XK051212012345678906'])(
    'finds no problem in %s',
    (iban) => expect(ibanFlaw(iban)).toBeNull(),
  )

  it.each([
    ['SA038000000060801016751', 'IBAN_LENGTH'],
    ['SA03800000006080101675190', 'IBAN_LENGTH'],
    ['US123456789012345', 'IBAN_LENGTH'],
    ['SA0480000000608010167519', 'IBAN_CHECKSUM'],
    ['SA0380000000608010167591', 'IBAN_CHECKSUM'],
    ['GB82WEST1234569876543A', 'IBAN_CHECKSUM'],
  ])('finds in %s the problem %s', (iban, flaw) => expect(ibanFlaw(iban)).toBe(flaw))

  it('finds a problem if any digit is wrong', () => {
    const places = fc.integer({ min: 2, max: good.length - 1 })
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 9 }), (at, by) => {
        const slip = String((Number(good[at]) + by) % 10)
        return ibanFlaw(`${good.slice(0, at)}${slip}${good.slice(at + 1)}`) === 'IBAN_CHECKSUM'
      }),
      { seed: 966, numRuns: 200 },
    )
  })
})

it('maskedIban shows the country and the last four characters', () => {
  expect(maskedIban(good)).toBe('SA•• •••• … 7519')
})
