import { expect, it } from 'vitest'
import { readCsv } from '@wasla/contract/files/read-csv.ts'
import { readImport } from '@wasla/contract/tracking/import-file.ts'
import type { CheckedRow } from './import-rows.ts'
import { refusedCsv } from './refused-csv.ts'

const row = (number: number, over: Partial<CheckedRow>): CheckedRow => ({
  ...{ __typename: 'ImportRow', row: number, outcome: 'REFUSED', externalId: '', amount: null, writtenAmount: null, isReversal: false },
  ...{ code: 'BODY_INVALID', problems: [], participant: null, status: null, differs: [], isReplacing: false, known: null, ...over },
})
const bytes = (text: string) => new TextEncoder().encode(text)
const file = bytes('externalId;clickId;event;amount\no-1;c;SALE;1\no-2;none;SALE;2,50\n{x};c;SALE;3')
const rows = [
  row(2, { outcome: 'ACCEPTED', code: null }),
  row(3, { code: 'CLICK_NOT_FOUND' }),
  row(4, { problems: [{ __typename: 'ImportProblem', column: 'externalId', rule: 'placeholder' }] }),
]

it('refused rows keep their cells as written, have their reasons, and can be imported again', () => {
  const csv = refusedCsv(file, rows, 0)
  expect(readCsv(csv).rows).toEqual([
    ['externalId', 'clickId', 'event', 'amount', 'row', 'reason'],
    ['o-2', 'none', 'SALE', '2,50', '3', 'CLICK_NOT_FOUND'],
    ['{x}', 'c', 'SALE', '3', '4', 'externalId placeholder'],
  ])
  expect(readImport(bytes(csv), 0).rows[0]?.read.conversion?.amount).toBe(250)
})
