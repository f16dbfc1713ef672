import { describe, expect, it } from 'vitest'
import type { Problem } from '../errors/problem.ts'
import { readImport } from './import-file.ts'
import { sampleNow } from './testing/sample.ts'

/** Returns the UTF-8 bytes of a text. */
const bytes = (text: string) =>
  Uint8Array.from(
    [...encodeURIComponent(text).matchAll(/%(..)|(.)/g)].map(([, hex, letter]) =>
      hex ? Number.parseInt(hex, 16) : (letter ?? '').charCodeAt(0),
    ),
  )
const read = (text: string) => readImport(bytes(text), sampleNow).rows
const problemsIn = (text: string) => read(text).map((row) => row.read.fields?.map(({ path, rule }) => `${path} ${rule}`) ?? [])

function ruleOf(content: Uint8Array | string): string {
  try {
    readImport(typeof content === 'string' ? bytes(content) : content, sampleNow)
    return ''
  } catch (error) {
    return (error as Problem).fields?.map(({ path, rule }) => `${path} ${rule}`).join() ?? ''
  }
}

describe('reading a file of conversions', () => {
  it('handles a byte order mark, quotes and any line ends', () => {
    expect(read('\uFEFFexternalId,clickId,event,amount\r\n"o ""1"", x",c1,SALE,249.90\r\n\r\no2,c2,sale,\n')).toMatchObject([
      { row: 2, read: { conversion: { externalId: 'o "1", x', clickId: 'c1', amount: 249_90 } } },
      { row: 4, read: { conversion: { externalId: 'o2', event: 'SALE', amount: null } } },
    ])
  })

  it.each([
    'EVENT;ClickId;ExternalId\nLEAD;c;o',
    'event\tclick_id\texternal id\nLEAD\tc\to',
    'sep=;\nevent;\u200fclickId ;external-id\nLEAD;c;o',
  ])('accepts columns in any order, case and spelling, and other separators: %j', (text) =>
    expect(read(text)[0]).toMatchObject({ row: 2, read: { conversion: { event: 'LEAD', clickId: 'c', externalId: 'o' } } }),
  )

  it('accepts the other fields of the endpoints, and columns of the shop’s own', () => {
    const [row] = read('externalId,clickId,event,occurredAt,currency,status,note\no,c,SALE,2026-03-16T10:00+03:00,sar,reversed,x')
    expect(row?.read.conversion).toMatchObject({ occurredAt: sampleNow - 2 * 3_600_000, isReversed: true })
    expect(problemsIn('externalId,clickId,event,currency\no,c,SALE,USD')).toEqual([['currency unknownValue']])
  })

  it('reports encoding, separator and decimal comma', () => {
    const windows = Uint8Array.from([...bytes('externalId;clickId;event;amount\n'), 0xd8, 0xe1, 0xc8, ...bytes(';c;SALE;249,90')])
    expect(readImport(windows, sampleNow)).toMatchObject({
      reading: { encoding: 'Windows-1256', separator: ';', hasDecimalComma: true },
      rows: [{ read: { conversion: { externalId: 'طلب', amount: 249_90 } } }],
    })
    expect(readImport(bytes('externalId,clickId,event\no,c,SALE'), sampleNow).reading).toEqual({
      encoding: 'UTF-8',
      separator: ',',
      hasDecimalComma: false,
    })
  })

  it.each([
    ['externalId;clickId;event;amount\no;c;SALE;249,90', 249_90],
    ['externalId,clickId,event,amount\no,c,SALE,"249,90"', 249_90],
    ['externalId;clickId;event;amount\n٩٠;c;SALE;٢٤٩٫٩٠', 249_90],
    ['externalId\tclickId\tevent\tamount\no\tc\tSALE\t249,9', 249_90],
  ])('accepts amounts with a decimal comma and Arabic digits: %j', (text, amount) =>
    expect(read(text)[0]?.read.conversion?.amount).toBe(amount),
  )
})

describe('reading a row', () => {
  it.each([
    ['externalId,clickId,event,amount\no,c,SALE,249,90', [' extraCells']],
    ['externalId,clickId,amount,event\no,c,249,90,SALE', [' extraCells']],
    ['externalId,clickId,event,amount,\no,c,SALE,249,90', [' extraCells']],
    ['externalId,clickId,event,amount,note\no,c,SALE,249,90', ['amount extraCells']],
    ['externalId,clickId,event,amount\no,c,SALE,1.234', ['amount format']],
    ['externalId;clickId;event;amount\no;c;SALE;1,234', ['amount format']],
    ['externalId,clickId,event,amount\no,c,SALE,1.0E+15', ['amount rounded']],
    ['externalId,clickId,event,amount\n1.00025E+15,c,SALE,1', ['externalId rounded']],
    ['externalId,clickId,event,amount\n#REF!,c,SALE,1', ['externalId format']],
    ['externalId,clickId,event,amount\n{{order_id}},c,SALE,1', ['externalId placeholder']],
    ['externalId,clickId,event,amount\no,test,SALE,1', ['clickId unknownValue']],
    ['externalId,clickId,event,amount\no,,SALE,1', ['clickId required']],
    ['externalId,clickId,event,amount\no,c,SALE,1000000.01', ['amount outOfRange']],
    ['externalId,clickId,event,occurredAt\no,c,SALE,2026-02-30T10:00:00Z', ['occurredAt date']],
  ])('refuses a row with an invalid cell at its column: %j', (text, problems) => expect(problemsIn(text)).toEqual([problems]))

  it('does not block other rows if it is invalid, and keeps its cells as they were written', () => {
    const rows = read('externalId,clickId,event,amount\no,c,SALE,1.0E+15\np,c,SALE,1\n')
    expect(rows.map((row) => row.read.fields?.length ?? 0)).toEqual([1, 0])
    expect(rows[0]?.cells).toEqual({ externalId: 'o', clickId: 'c', event: 'SALE', amount: '1.0E+15' })
  })

  it('accepts fewer cells than the heading has, or further blank cells', () => {
    expect(problemsIn('externalId,clickId,event,amount\no,c,SALE\np,c,SALE,1, ,\n')).toEqual([[], []])
  })
})

describe('reading an invalid file', () => {
  it.each([
    ['', 'file columns'],
    ['a,b,c\n1,2,3', 'file columns'],
    ['externalId,clickId,event,amount\n', 'file required'],
    [`externalId,clickId,event\n${'o,c,SALE\n'.repeat(5_001)}`, 'file maxItems'],
    ['externalId,clickId,event,amount,amount\no,c,SALE,1,2', 'file repeatedColumn'],
    ['externalId,external_id,clickId,event\no,p,c,SALE', 'file repeatedColumn'],
    ['externalId,clickId,event,note,Note\no,c,SALE,1,2', 'file repeatedColumn'],
    ['externalId,clickId,event\n"o,c,SALE\np,c,SALE', 'file format'],
    [Uint8Array.from([...bytes('externalId,clickId,event\n'), 0xd8, 0xb7, 0xd9, 0x84, 0xff, 0xd8, 0xa8]), 'file encoding'],
  ])('refuses the file as a whole: %j', (content, problem) => expect(ruleOf(content)).toBe(problem))

  it('accepts five thousand rows', () => expect(read(`externalId,clickId,event\n${'o,c,SALE\n'.repeat(5_000)}`)).toHaveLength(5_000))
})
