import { describe, expect, it } from 'vitest'
import { createFormats, dateStyles, numberStyles, timeZone } from './formats.ts'
import { languageFacts, languages } from './language.ts'

const en = createFormats('en')
const ar = createFormats('ar')
const noon = new Date('2025-11-20T09:00:00Z')
/** Removes direction marks, which some engines insert, before texts are compared. */
const seen = (text: string) => text.replace(/[\u200E\u200F\u061C]/gu, '').replace(/\u00A0|\u202F/gu, ' ')

describe('the options that the engine resolves', () => {
  const digits = { en: 'latn', ar: 'arab' } as const
  const cases = languages.flatMap((language) => Object.entries(numberStyles).map(([name, style]) => ({ language, name, style })))

  it.each(cases)('have the digits of the language for $language numbers of style $name', ({ language, style }) => {
    expect(new Intl.NumberFormat(languageFacts[language].formatTag, style).resolvedOptions().numberingSystem).toBe(digits[language])
  })

  it.each(languages)('are Gregorian, in Riyadh time and with the digits of the language for %s dates', (language) => {
    for (const style of Object.values(dateStyles)) {
      const resolved = new Intl.DateTimeFormat(languageFacts[language].formatTag, { ...style, timeZone }).resolvedOptions()
      expect(resolved).toMatchObject({ calendar: 'gregory', numberingSystem: digits[language], timeZone })
    }
  })

  it('set no digits in the components’ own locale, so that digits of both sets can be typed', () => {
    for (const language of languages) expect(languageFacts[language].componentTag).not.toContain('-nu-')
  })
})

describe('numbers', () => {
  it('shows counts, percentages and large numbers in the digits of the language', () => {
    expect([en.number(1234567), en.percent(0.75), en.compact(48230)]).toEqual(['1,234,567', '75%', '48.2K'])
    expect([ar.number(1234567), ar.percent(0.75), ar.compact(48230)].map(seen)).toEqual(['١٬٢٣٤٬٥٦٧', '٧٥٪', '٤٨٫٢ ألف'])
  })

  it('shows a change with its sign', () => {
    expect(en.number(0.15, 'change')).toBe('+15%')
    expect(seen(ar.number(0.15, 'change'))).toBe('+١٥٪')
  })
})

describe('the separator of facts on one line', () => {
  it('is no dot in Arabic, because the Arabic zero looks like a dot', () => {
    expect([en.separator, ar.separator]).toEqual([' · ', '، '])
  })
})

describe('money', () => {
  it('shows halalas as riyals, with the currency on the side that the language uses', () => {
    expect(seen(en.money(123450))).toBe('SAR 1,234.50')
    expect(seen(ar.money(123450))).toBe('١٬٢٣٤٫٥٠ ر.س')
  })

  it('is split into parts that together form the same text', () => {
    expect(en.moneyParts(123450)).toEqual({ sign: '', whole: '1,234', fraction: '.50', currency: 'SAR', isCurrencyFirst: true })
    expect(ar.moneyParts(-123450)).toEqual({ sign: '−', whole: '١٬٢٣٤', fraction: '٫٥٠', currency: 'ر.س', isCurrencyFirst: false })
    expect(en.moneyParts(550_000, 'price')).toMatchObject({ whole: '5,500', fraction: '' })
  })

  it('has a plus only if signs are requested, and no sign at zero', () => {
    const signs = (halalas: number) => [en.moneyParts(halalas).sign, en.moneyParts(halalas, 'statement', 'signed').sign]
    expect([signs(100), signs(-100), signs(0)]).toEqual([
      ['', '+'],
      ['−', '−'],
      ['', ''],
    ])
  })

  it('never breaks between amount and currency', () => {
    expect(en.money(5)).toBe('SAR\u00A00.05')
    expect(ar.money(5)).toBe('٠٫٠٥\u00A0ر.س')
  })

  it('puts the minus before everything', () => {
    expect(seen(en.money(-100))).toBe('−SAR 1.00')
  })

  it('shows whole prices without decimals, and statements always with two decimals', () => {
    expect([en.money(550_000, 'price'), en.money(550_050, 'price'), en.money(550_000)].map(seen)).toEqual([
      'SAR 5,500',
      'SAR 5,500.50',
      'SAR 5,500.00',
    ])
    expect(seen(ar.money(550_000, 'price'))).toBe('٥٬٥٠٠ ر.س')
  })

  it('shows a range of prices with one currency and equal decimals', () => {
    expect(seen(en.priceRange(550_000, 810_000))).toBe('SAR 5,500–8,100')
    expect(seen(ar.priceRange(550_000, 810_000))).toBe('٥٬٥٠٠–٨٬١٠٠ ر.س')
    expect(seen(en.priceRange(50_050, 60_000))).toBe('SAR 500.50–600.00')
    expect(seen(en.priceRange(50_000, 50_000))).toBe('SAR 500')
  })
})

describe('dates and times', () => {
  it('are those of Riyadh, not of the reader or the server', () => {
    expect(en.date(new Date('2025-11-20T22:30:00Z'))).toBe('November 21, 2025')
    expect(seen(ar.date(noon))).toBe('٢٠ نوفمبر ٢٠٢٥')
  })

  it('show how long ago a time was, relative to a given time', () => {
    expect(en.ago(new Date('2025-11-18T09:00:00Z'), noon)).toBe('2 days ago')
    expect(ar.ago(new Date('2025-11-20T08:55:00Z'), noon)).toBe('قبل ٥ دقائق')
    expect(en.ago(noon, noon)).toBe('now')
  })
})

describe('the text of a wait', () => {
  it.each([
    [1, '1 second', 'ثانية'],
    [45, '45 seconds', '٤٥ ثانية'],
    [60, '1 minute', 'دقيقة'],
    [90, '90 seconds', '٩٠ ثانية'],
    [121, '3 minutes', '٣ دقائق'],
    [1_800, '30 minutes', '٣٠ دقيقة'],
    [3600, '1 hour', 'ساعة'],
    [86_400, '1 day', 'يوم'],
  ])('shows %i seconds in a fitting unit, rounded up', (seconds, english, arabic) => {
    expect(en.wait(seconds)).toBe(english)
    expect(ar.wait(seconds)).toBe(arabic)
  })

  it.each([
    [65, '1:05', '١:٠٥'],
    [9.2, '0:10', '٠:١٠'],
    [-3, '0:00', '٠:٠٠'],
  ])('shows %d seconds as a countdown of minutes and seconds', (seconds, english, arabic) => {
    expect(en.clock(seconds)).toBe(english)
    expect(ar.clock(seconds)).toBe(arabic)
  })
})

describe('names', () => {
  it.each([
    ['region', 'SA', 'Saudi Arabia', 'المملكة العربية السعودية'],
    ['language', 'ar', 'Arabic', 'العربية'],
    ['region', 'QM', 'QM', 'QM'],
  ] as const)('gives the %s %s in the language of the reader', (type, code, english, arabic) => {
    expect(en.nameOf(type, code)).toBe(english)
    expect(ar.nameOf(type, code)).toBe(arabic)
  })
})
