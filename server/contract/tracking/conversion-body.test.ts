import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBody, readConversion, readQuery, reportedAmount } from './conversion-body.ts'
import { sampleNow } from './testing/sample.ts'

const good = { clickId: 'c', event: 'SALE', externalId: 'o-1' }
const fieldsOf = (raw: unknown) => readConversion(raw, sampleNow).fields?.map(({ path, rule }) => `${path} ${rule}`)
const query = (text: string, entry: 'POSTBACK' | 'PIXEL' = 'POSTBACK') => {
  const all = new Map(text.split('&').map((pair): [string, string] => pair.split('=') as [string, string]))
  return readQuery((name) => all.get(name), entry, sampleNow)
}

describe('reading an amount from outside', () => {
  it.each([
    ['249.90', 249_90],
    ['249.9', 249_90],
    [249.9, 249_90],
    [249, 249_00],
    ['٢٤٩.٩٠', 249_90],
    ['0', 0],
    [0, 0],
    ['0.00', 0],
    ['9999999999.99', 999_999_999_999],
  ])('accepts %s', (text, halalas) => expect(reportedAmount(text)).toBe(halalas))

  it.each([
    '249.901',
    249.901,
    '-1',
    -1,
    '1,000',
    '1e3',
    1e21,
    ' 1',
    '',
    'SAR 5',
    '$5',
    Number.NaN,
    Infinity,
    true,
    [5],
    { v: 5 },
    2 ** 53,
  ])('refuses %s', (text) => expect(reportedAmount(text)).toBeNull())

  it('never rounds: any amount with two decimals keeps its digits, as a number or as text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_99 }), (halalas) => {
        const text = `${Math.floor(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`
        expect(reportedAmount(text)).toBe(halalas)
        expect(reportedAmount(Number(text))).toBe(halalas)
      }),
    )
  })
})

describe('reading the fields of a conversion', () => {
  it('sets optional fields that are missing to null', () => {
    expect(readConversion(good, sampleNow)).toEqual({
      conversion: { clickId: 'c', promoCode: null, event: 'SALE', externalId: 'o-1', amount: null, occurredAt: null, isReversed: false },
    })
    const all = { ...good, externalId: 1042, amount: 5, currency: 'SAR', occurredAt: '2026-03-16T11:59:00+03:00', status: 'REVERSED', x: 1 }
    expect(readConversion(all, sampleNow).conversion).toEqual({
      ...{ clickId: 'c', promoCode: null, event: 'SALE', externalId: '1042', amount: 500, isReversed: true },
      occurredAt: sampleNow - 60_000,
    })
  })

  it.each([
    [{}, ['clickId required', 'event unknownValue', 'externalId required']],
    [{ ...good, clickId: '' }, ['clickId required']],
    [{ ...good, clickId: 'c'.repeat(65) }, ['clickId tooLong']],
    [{ ...good, externalId: 'o\u0000' }, ['externalId format']],
    [{ ...good, externalId: { $ne: '' } }, ['externalId required']],
    [{ ...good, event: 'sale' }, ['event unknownValue']],
    [{ ...good, externalId: 'o\ufffd' }, ['externalId format']],
    [{ ...good, externalId: '\u200f \u200b' }, ['externalId required']],
    [{ ...good, clickId: '{click_id}' }, ['clickId placeholder']],
    [{ ...good, externalId: '{{ order.id }}' }, ['externalId placeholder']],
    [{ ...good, amount: '1.234' }, ['amount format']],
    [{ ...good, amount: '1000000.01' }, ['amount outOfRange']],
    [{ ...good, amount: 9_999_999_999.99 }, ['amount outOfRange']],
    [{ ...good, currency: 'USD' }, ['currency unknownValue']],
    [{ ...good, occurredAt: '2026-03-16T09:00:00' }, ['occurredAt date']],
    [{ ...good, occurredAt: 'yesterday' }, ['occurredAt date']],
    [{ ...good, occurredAt: '2026-02-31T25:00:00Z' }, ['occurredAt date']],
    [{ ...good, occurredAt: '2026-02-30T10:00:00Z' }, ['occurredAt date']],
    [{ ...good, occurredAt: '2026-02-30T10:00:00+03:00' }, ['occurredAt date']],
    [{ ...good, status: 'PENDING' }, ['status unknownValue']],
    [{ ...good, amount: 'x', currency: 'x', status: 'x' }, ['amount format', 'currency unknownValue', 'status unknownValue']],
  ])('refuses wrong fields by name: %j', (raw, problems) => expect(fieldsOf(raw)).toEqual(problems))

  it.each([
    ['\u200f9001', '9001'],
    ['\u206690\u200b01\u2069 ', '9001'],
    ['٩٠٠١', '9001'],
    ['Cafe\u0301 1', 'Caf\u00e9 1'],
  ])('gives numbers that look alike the same form (Y-13): %j', (externalId, stored) =>
    expect(readConversion({ ...good, externalId }, sampleNow).conversion?.externalId).toBe(stored),
  )

  it.each([
    '0199A3F0-5B7C-7D21-8E4F-0123456789AB',
    '{0199a3f0-5b7c-7d21-8e4f-0123456789ab}',
    '0199a3f05b7c7d218e4f0123456789ab',
    '\u200e0199a3f0-5b7c-7d21-8e4f-0123456789ab',
  ])('gives all spellings of a click id the same form: %s', (clickId) =>
    expect(readConversion({ ...good, clickId }, sampleNow).conversion?.clickId).toBe('0199a3f0-5b7c-7d21-8e4f-0123456789ab'),
  )

  it('accepts amounts up to one million riyals (Y-10)', () =>
    expect(readConversion({ ...good, amount: '1000000.00' }, sampleNow).conversion?.amount).toBe(1_000_000_00))

  it('accepts times up to five minutes ahead (X-24)', () => {
    const at = (ahead: number) => fieldsOf({ ...good, occurredAt: new Date(sampleNow + ahead).toISOString() })
    expect(at(5 * 60_000)).toBeUndefined()
    expect(at(5 * 60_000 + 1)).toEqual(['occurredAt outOfRange'])
  })

  it.each(['', '{', 'null', '[]', '5', '"x"'])('accepts a JSON object only, not %s', (body) =>
    expect(readBody(body, sampleNow).fields).toBeDefined(),
  )

  it('does not pollute the prototype of other objects', () => {
    readBody('{"__proto__": {"clickId": "c", "event": "SALE", "externalId": "o"}}', sampleNow)
    expect(({} as Record<string, unknown>)['clickId']).toBeUndefined()
  })
})

describe('reading a query', () => {
  it('follows the same rules, accepts values in small letters, and ignores empty parameters', () => {
    expect(query('click_id=c&event=sale&external_id=o-1&amount=5.5&status=reversed&currency=')).toEqual({
      conversion: { ...good, promoCode: null, amount: 550, occurredAt: null, isReversed: true },
    })
  })

  it('reports problems by the names of the query’s own parameters', () => {
    expect(query('click_id=c&event=SALE&amount=1.234').fields?.map(({ path }) => path)).toEqual(['external_id', 'amount'])
  })

  it('ignores a reversal by the pixel, because its key is public', () => {
    expect(query('click_id=c&event=SALE&external_id=o-1&status=REVERSED', 'PIXEL').conversion?.isReversed).toBe(false)
  })
})
