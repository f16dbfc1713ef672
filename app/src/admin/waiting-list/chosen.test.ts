import { expect, test } from 'vitest'
import { chosenIds } from './chosen.ts'

const rows = [{ id: 'a' }, { id: 'b' }]

test('“all” means the rows of the page', () => {
  expect(chosenIds('all', rows)).toEqual(['a', 'b'])
})

test('a person who has left the list is no longer selected', () => {
  expect(chosenIds(new Set(['b', 'gone']), rows)).toEqual(['b'])
})
