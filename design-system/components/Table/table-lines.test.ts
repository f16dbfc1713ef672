import { expect, test } from 'vitest'
import { linesOf } from './table-lines.ts'

test('details are in the order of their columns; columns without a place are hidden', () => {
  expect(
    linesOf([{ id: 'due', place: 'detail' }, { id: 'name', place: 'title' }, { id: 'kind', place: 'detail' }, { id: 'submitted' }], 'name'),
  ).toEqual({ due: 'detail-1', name: 'title', kind: 'detail-2', submitted: 'none' })
})

test('a second line has at most three details', () => {
  const detail = (id: string) => ({ id, place: 'detail' as const })
  expect(linesOf([detail('a'), detail('b'), detail('c'), detail('d')], 'a')).toEqual({
    a: 'detail-1',
    b: 'detail-2',
    c: 'detail-3',
    d: 'none',
  })
})

test('the row header is the title, unless another column has that place', () => {
  expect(linesOf([{ id: 'amount' }, { id: 'name' }], 'name')).toEqual({ amount: 'none', name: 'title' })
  expect(linesOf([{ id: 'code', place: 'title' }, { id: 'name' }], 'name')).toEqual({ code: 'title', name: 'none' })
})
