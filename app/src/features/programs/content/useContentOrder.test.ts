import { expect, it } from 'vitest'
import { inOrderOf } from './useContentOrder.ts'

const stored = [{ id: 'a' }, { id: 'b' }, { id: 'new' }]

it('items stand as they were put; one that came meanwhile stands last, one that is gone is left out', () =>
  expect(inOrderOf(stored, ['b', 'gone', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'new']))
