import { expect, it } from 'vitest'
import { countsOf, postedOf, shownRows, wrongColumns, type CheckedResult, type CheckedRow } from './import-rows.ts'

const row = (number: number, outcome: CheckedRow['outcome']): CheckedRow => ({
  ...{ __typename: 'ImportRow', row: number, outcome, externalId: `o-${number}`, amount: 100, writtenAmount: '1', isReversal: false },
  ...{ code: null, problems: [], participant: null, status: null, differs: [], isReplacing: false, known: null },
})
const rows = [row(2, 'ACCEPTED'), row(3, 'REPEATED'), row(4, 'REFUSED'), row(5, 'DIFFERING'), row(6, 'REFUSED')]
const result: CheckedResult = {
  ...{ __typename: 'ImportResult', accepted: 1, repeated: 1, differing: 1, rejected: 2, replaced: 1, amount: 100, rows },
  reading: { __typename: 'ImportReading', encoding: 'UTF-8', separator: ',', hasDecimalComma: false },
}

it('rows that need an admin come first, each kind in the order of the file', () => {
  expect(shownRows(rows, null).map(({ id }) => id)).toEqual(['4', '6', '5', '2', '3'])
  expect(shownRows(rows, 'REFUSED').map(({ id }) => id)).toEqual(['4', '6'])
})

it('accepted and replacing rows are posted, all others are left out', () => {
  expect(postedOf(result)).toEqual({ posted: 2, left: 3 })
  expect(countsOf(result)).toEqual([
    ['ACCEPTED', 1],
    ['REPEATED', 1],
    ['DIFFERING', 1],
    ['REFUSED', 2],
  ])
})

it('a refused row names its wrong columns', () => {
  expect(wrongColumns({ code: 'CLICK_NOT_FOUND', problems: [] })).toEqual(['clickId', 'promoCode'])
  expect(wrongColumns({ code: 'EVENT_NOT_FOR_OBJECTIVE', problems: [] })).toEqual(['event'])
  const amount = { __typename: 'ImportProblem', column: 'amount', rule: 'rounded' } as const
  expect(wrongColumns({ code: 'BODY_INVALID', problems: [amount] })).toEqual(['amount'])
})
