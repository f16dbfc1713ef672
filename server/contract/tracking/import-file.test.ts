import { describe, expect, it } from 'vitest'
import { importError, readImport, readImportError } from './import-file.ts'
import { sampleNow } from './testing/sample.ts'

const read = (text: string) => readImport(text, sampleNow)

describe('a file of conversions', () => {
  it('is read with its mark, its quotes and its line ends', () => {
    const rows = read('\uFEFFexternalId,clickId,event,amount\r\n"o ""1"", x",c1,SALE,249.90\r\n\r\no2,c2,sale,\n')
    expect(rows).toMatchObject([
      { row: 2, read: { conversion: { externalId: 'o "1", x', clickId: 'c1', amount: 249_90 } } },
      { row: 4, read: { conversion: { externalId: 'o2', event: 'SALE', amount: null } } },
    ])
  })

  it('may have its columns in any order and capitals, and semicolons between them', () => {
    expect(read('EVENT;ClickId;ExternalId\nLEAD;c;o')[0]?.read.conversion).toMatchObject({ event: 'LEAD', clickId: 'c', externalId: 'o' })
  })

  it('says of each row what is wrong with it', () => {
    const [row] = read('externalId,clickId,event,amount\no,c,SALE,1.234')
    expect(row?.read.fields).toEqual([{ path: 'amount', rule: 'format' }])
    expect(importError(2, { code: 'BODY_INVALID', fields: row?.read.fields ?? [] })).toBe('2: BODY_INVALID amount')
  })

  it.each(['', 'a,b,c\n1,2,3', 'externalId,clickId,event,amount\n', `externalId,clickId,event\n${'o,c,SALE\n'.repeat(5_001)}`])(
    'is refused where it is none, empty or too long',
    (text) => expect(() => read(text)).toThrow('DTO_VALIDATION_ERROR'),
  )

  it('has five thousand rows at most', () => expect(read(`externalId,clickId,event\n${'o,c,SALE\n'.repeat(5_000)}`)).toHaveLength(5_000))
})

it('what is wrong with a row is read as it was written', () => {
  const fields = [{ path: 'amount', rule: 'format' } as const, { path: 'event', rule: 'required' } as const]
  expect(readImportError(importError(3, { code: 'CLICK_NOT_FOUND' }))).toEqual({ row: 3, code: 'CLICK_NOT_FOUND', columns: [] })
  expect(readImportError(importError(14, { code: 'BODY_INVALID', fields }))).toEqual({
    row: 14,
    code: 'BODY_INVALID',
    columns: ['amount', 'event'],
  })
  expect(readImportError('The file is broken')).toBeNull()
})
