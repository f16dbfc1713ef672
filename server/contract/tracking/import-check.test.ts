import { describe, expect, it } from 'vitest'
import { checkImport, isPosted, numberKey, postedRow, type ImportState } from './import-check.ts'
import { readImport } from './import-file.ts'
import type { ConversionRecord } from './record.ts'
import { approvedSale, goodClick, salesProgram, sampleNow } from './testing/sample.ts'

const bytes = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))
const state = (known: readonly ConversionRecord[] = []): ImportState => ({
  program: salesProgram,
  known: new Map(known.map((one) => [numberKey(one), one])),
  clicks: new Map([goodClick, { ...goodClick, id: 'rejected', status: 'Rejected' as const }].map((click) => [click.id, click])),
  codes: new Map(),
  counted: new Map([['again', 'click']]),
})
const check = (rows: readonly string[], known: readonly ConversionRecord[] = [], heading = 'externalId,clickId,event,amount') =>
  checkImport(readImport(bytes([heading, ...rows].join('\n')), sampleNow).rows, state(known), { now: sampleNow })

describe('checking a row of an import file', () => {
  it('accepts the row for the participant of its click', () => {
    expect(check(['o,click,SALE,1.50'])).toMatchObject([{ row: 2, outcome: 'ACCEPTED', profileId: 'noura', known: null }])
  })

  it.each([
    ['o,none,SALE,1', 'CLICK_NOT_FOUND', []],
    ['o,rejected,SALE,1', 'CLICK_NOT_FOUND', []],
    ['o,click,LEAD,1', 'EVENT_NOT_FOR_OBJECTIVE', []],
    ['o,click,SALE,1.234', 'BODY_INVALID', [{ path: 'amount', rule: 'format' }]],
    ['{{order}},click,SALE,1', 'BODY_INVALID', [{ path: 'externalId', rule: 'placeholder' }]],
    ['1.00025E+15,click,SALE,1', 'BODY_INVALID', [{ path: 'externalId', rule: 'rounded' }]],
  ])('refuses the row with a reason and names no participant: %s', (row, code, fields) => {
    const [only] = check([row])
    expect(only).toMatchObject({ outcome: 'REFUSED', refusal: { code }, profileId: null })
    expect(only?.refusal?.fields ?? []).toEqual(fields)
  })

  it('marks a row with a known number as repeated if it equals the first result, else as differing; the first result stays', () => {
    const known = [approvedSale]
    expect(
      check(['order-1,click,SALE,249.90', 'order-1,click,SALE,', 'order-1,click,SALE,250', 'order-1,other,SALE,249.90'], known),
    ).toMatchObject([
      { outcome: 'REPEATED', differs: [], known: { id: 'conversion' } },
      { outcome: 'REPEATED', differs: [] },
      { outcome: 'DIFFERING', differs: ['amount'], isReplacing: false },
      { outcome: 'DIFFERING', differs: ['clickId'], isReplacing: false },
    ])
  })

  it('posts the row as held if it contradicts a settled browser result (X-21)', () => {
    const counted: ConversionRecord = { ...approvedSale, way: 'PIXEL', clickId: 'gone' }
    const month = 30 * 86_400_000
    const heldFor = (occurredAt: number) => check(['order-1,click,SALE,250'], [{ ...counted, occurredAt }])
    expect(heldFor(sampleNow - month)).toMatchObject([{ outcome: 'DIFFERING', isReplacing: true, status: 'Approved' }])
    expect(heldFor(sampleNow - month - 1)).toMatchObject([{ outcome: 'DIFFERING', isReplacing: true, status: 'Held' }])
  })

  it('uses the counted click if the row names a repeat of it', () => {
    expect(check(['o,again,SALE,1.50'])).toMatchObject([{ outcome: 'ACCEPTED', profileId: 'noura' }])
    expect(check(['order-1,again,SALE,249.90'], [approvedSale])).toMatchObject([{ outcome: 'REPEATED', differs: [] }])
  })

  it('compares the row with the rows above it', () => {
    expect(check(['o,click,SALE,1', 'o,click,SALE,1', '\xa0o,click,SALE,2']).map(({ outcome }) => outcome)).toEqual([
      'ACCEPTED',
      'REPEATED',
      'DIFFERING',
    ])
  })

  it('lets the row reverse a stored result', () => {
    const heading = 'external_id,click_id,event,status'
    const rows = check(['order-1,click,SALE,REVERSED', 'order-1,click,SALE,REVERSED'], [approvedSale], heading)
    expect(rows).toMatchObject([{ outcome: 'ACCEPTED', known: { id: 'conversion' } }, { outcome: 'REPEATED' }])
    expect(rows[0]?.read.conversion?.isReversed).toBe(true)
  })

  it('shows the answer of the endpoint after the row is posted', () => {
    const [row] = check(['o,click,SALE,1'])
    if (!row) throw new Error('There is a row')
    expect(postedRow(row, { id: 'c', status: 'Held', isRepeat: false })).toMatchObject({ outcome: 'ACCEPTED', status: 'Held' })
    expect(postedRow(row, { id: 'c', status: 'Approved', isRepeat: true })).toMatchObject({ outcome: 'REPEATED', profileId: null })
    const late = { code: 'ATTRIBUTION_WINDOW_PASSED' } as const
    expect(postedRow(row, late)).toMatchObject({ outcome: 'REFUSED', refusal: late, status: null })
  })

  it('posts the row only if posting changes something', () => {
    const rows = check(['o,click,SALE,1', 'o,click,SALE,1', 'o,click,SALE,2', 'x,none,SALE,1'])
    expect(rows.map(isPosted)).toEqual([true, false, false, false])
  })
})
