import { expect, it } from 'vitest'
import { inOrderOf } from './useContentOrder.ts'

const stored = [{ id: 'a' }, { id: 'b' }, { id: 'new' }]

it('inOrderOf keeps the given order, puts new items last and omits removed items', () =>
  expect(inOrderOf(stored, ['b', 'gone', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'new']))
