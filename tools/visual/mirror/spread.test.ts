import { expect, it } from 'vitest'
import { spread } from './proof.ts'

it('returns all of a short list, and items from everywhere in a long one', () => {
  expect(spread(['a', 'b'], 5)).toEqual(['a', 'b'])
  expect(spread([...Array(10).keys()], 4)).toEqual([0, 3, 5, 8])
})
