import { expect, test } from 'vitest'
import { chosenIds } from './chosen.ts'

const rows = [{ id: 'a' }, { id: 'b' }]

test('everything means the rows in sight', () => {
  expect(chosenIds('all', rows)).toEqual(['a', 'b'])
})

test('who has left the list meanwhile is not chosen any more', () => {
  expect(chosenIds(new Set(['b', 'gone']), rows)).toEqual(['b'])
})
