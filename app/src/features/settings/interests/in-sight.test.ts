import { expect, it } from 'vitest'
import { firstShown, inSight } from './in-sight.ts'

const all = Array.from({ length: 24 }, (_none, at) => ({ id: `i${at}` }))

it('inSight returns the chosen items first, in their order, then the first items of the list', () => {
  const shown = inSight(all, ['i20', 'i3']).map(({ id }) => id)
  expect(shown.slice(0, 4)).toEqual(['i20', 'i3', 'i0', 'i1'])
  expect(shown).toHaveLength(firstShown)
  expect(new Set(shown).size).toBe(firstShown)
})

it('inSight returns all items of a short list, and omits chosen items that the list no longer contains', () => {
  expect(inSight(all.slice(0, 3), ['gone'])).toEqual(all.slice(0, 3))
})
