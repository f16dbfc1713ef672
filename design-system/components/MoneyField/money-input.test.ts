import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../../locale/language.ts'
import { nextMoneyText, parseMoney, writeMoney, type MoneyReason } from './money-input.ts'

describe('parseMoney reads', () => {
  it.each([
    ['whole riyals', '1250', 1_250_00],
    ['two decimals', '1250.75', 1_250_75],
    ['one decimal', '1250.5', 1_250_50],
    ['a decimal sign with nothing behind it', '1250.', 1_250_00],
    ['a decimal sign with nothing before it', '.5', 50],
    ['leading zeros', '007', 7_00],
    ['nothing at all', '0', 0],
    ['commas between thousands', '1,234,567.89', 1_234_567_89],
    ['Arabic-Indic digits', '١٢٥٠', 1_250_00],
    ['Arabic-Indic digits with the Arabic signs', '١٬٢٣٤٫٥٠', 1_234_50],
    ['Arabic-Indic digits with the Latin signs', '١,٢٣٤.٥', 1_234_50],
    ['the Arabic comma between thousands', '١،٢٣٤', 1_234_00],
    ['Persian digits', '۱۲۳', 123_00],
    ['full-width digits and signs', '１，２３４．５', 1_234_50],
    ['spaces between thousands', '1 234 567', 1_234_567_00],
    ['narrow and no-break spaces', '1\u202F234\u00A0567', 1_234_567_00],
    ['apostrophes between thousands', '1’234', 1_234_00],
    ['a comma as decimal sign', '12,5', 12_50],
    ['a comma as separator', '1,250', 1_250_00],
    ['the currency before it', 'SAR 1,234.50', 1_234_50],
    ['the currency after it', '١٬٢٣٤٫٥٠ ر.س', 1_234_50],
    ['the word riyal', '٥٠ ريال', 50_00],
    ['marks of direction around it', '\u200F\u202B١٬٠٠٠\u202C\u200E', 1_000_00],
    ['zero-width spaces in it', '1\u200B0\u200D0', 100_00],
    ['an amount floats get wrong', '1.15', 1_15],
    ['another one', '4.35', 4_35],
    ['the greatest there is', '9999999999999.99', 999_999_999_999_999],
  ])('%s: %s', (_what, text, halalas) => expect(parseMoney(text)).toEqual({ halalas, reason: null }))
})

describe('parseMoney', () => {
  it.each<[string, MoneyReason]>([
    ['', 'empty'],
    ['  \u200F ', 'empty'],
    ['SAR', 'empty'],
    ['.', 'notANumber'],
    [',', 'notANumber'],
    ['12.3.4', 'notANumber'],
    ['1,23,456', 'notANumber'],
    ['12,345,6', 'notANumber'],
    ['-5', 'notANumber'],
    ['5e3', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['five', 'notANumber'],
    ['💰5', 'notANumber'],
    ['5\u0301', 'notANumber'],
    ['١٬٢', 'notANumber'],
    ['1.005', 'tooPrecise'],
    ['1.250', 'tooPrecise'],
    ['٠٫٠٠١', 'tooPrecise'],
    ['10000000000000', 'tooLarge'],
    ['9'.repeat(99), 'tooLarge'],
  ])('refuses %j because of %s', (text, reason) => expect(parseMoney(text)).toEqual({ halalas: null, reason }))

  it.each<[number, string, MoneyReason | null]>([
    [99_99, '99.99', 'belowMinimum'],
    [100_00, '100', null],
    [500_00, '500.00', null],
    [500_01, '500.01', 'aboveMaximum'],
  ])('includes the limits themselves: %i', (_halalas, text, reason) =>
    expect(parseMoney(text, { minimum: 100_00, maximum: 500_00 }).reason).toBe(reason),
  )
})

const fixed = { seed: 966, numRuns: 300 }

describe('for any input', () => {
  it('parseMoney reads what writeMoney writes, to the halala, in both languages', () => {
    const amounts = fc.integer({ min: 0, max: 999_999_999_999_999 })
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(...languages),
        (halalas, language) => parseMoney(writeMoney(halalas, language)).halalas === halalas,
      ),
      fixed,
    )
  })

  it('an amount has the same value with either decimal sign and in either digit set', () => {
    const arabic = (text: string) => text.replace(/\d/gu, (digit) => String.fromCodePoint(0x0660 + Number(digit)))
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9_999_999_999_999n }), fc.integer({ min: 0, max: 99 }), (riyals, rest) => {
        const decimals = String(rest).padStart(2, '0')
        const spellings = [`${riyals}.${decimals}`, `${riyals}\u066B${decimals}`, arabic(`${riyals}\u066B${decimals}`)]
        return spellings.every((text) => parseMoney(text).halalas === Number(riyals * 100n + BigInt(rest)))
      }),
      fixed,
    )
  })

  it('parseMoney returns whole halalas that are not negative, or a reason', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'0123456789٠١٩.,٫٬، -+eESARر.س\u200F\u202E\u200B🎉\u0301') })
    // Makes text character by character. The library's own generator of any text would first list a million characters.
    const anyText = fc.array(fc.nat(0x10_ff_ff)).map((points) => String.fromCodePoint(...points))
    fc.assert(
      fc.property(fc.oneof(hostile, anyText), (text) => {
        const { halalas, reason } = parseMoney(text)
        return halalas === null ? reason !== null : Number.isSafeInteger(halalas) && halalas >= 0
      }),
      fixed,
    )
  })
})

describe('the field', () => {
  it.each([
    ['takes digits and signs of either set as they are typed', '١٬٢٣٤', '١٬٢٣٤٫', '١٬٢٣٤٫'],
    ['does not take a letter', '12', '12a', '12'],
    ['does not take a minus', '', '-', ''],
    ['does not take half of an emoji', '1', '1\uD83D', '1'],
    ['lets anything be erased', '12', '1', '1'],
    ['takes a pasted amount without its currency', '', 'SAR 1,200.50', '1,200.50'],
    ['takes a pasted amount without marks of direction', '', '\u202B١٢٠٠\u202C', '١٢٠٠'],
    ['keeps a pasted text that is no amount, to be seen', '', '1.5 million', '1.5 million'],
  ])('%s', (_what, held, typed, next) => expect(nextMoneyText(held, typed)).toBe(next))

  it.each([
    [1_234_50, '1,234.50', '١٬٢٣٤٫٥٠'],
    [1_234_00, '1,234', '١٬٢٣٤'],
    [5, '0.05', '٠٫٠٥'],
    [0, '0', '٠'],
  ])('shows %i halalas as %s and %s', (halalas, english, arabic) => {
    expect(writeMoney(halalas, 'en')).toBe(english)
    expect(writeMoney(halalas, 'ar')).toBe(arabic)
  })
})
