import { expect, it } from 'vitest'
import { byPosition, refusalOfOrder } from './order.ts'

const stored = ['a', 'b', 'c']

it('a new order names each link once', () => expect(refusalOfOrder(['c', 'a', 'b'], stored)).toBeNull())

it.each([
  ['a foreign link', ['c', 'a', 'x'], 'PROFILE_LINK_NOT_FOUND'],
  ['a foreign link beside all of one’s own', ['c', 'a', 'b', 'x'], 'PROFILE_LINK_NOT_FOUND'],
  ['a link that is left out', ['c', 'a'], 'DTO_VALIDATION_ERROR'],
  ['a link named twice in the place of another', ['c', 'a', 'a'], 'DTO_VALIDATION_ERROR'],
  ['a link named twice', ['c', 'a', 'b', 'b'], 'DTO_VALIDATION_ERROR'],
  ['nothing', [], 'DTO_VALIDATION_ERROR'],
  ['the order that is stored', ['a', 'b', 'c'], 'NO_CHANGES_TO_UPDATE'],
] as const)('%s is refused', (_, ids, code) => expect(refusalOfOrder(ids, stored)?.code).toBe(code))

it('links stand as their owner put them, with those added since before them, newest first', () => {
  const links = [
    { id: 'first', position: 1, createdAt: 1 },
    { id: 'second', position: 2, createdAt: 3 },
    { id: 'added', position: 0, createdAt: 4 },
    { id: 'addedLast', position: 0, createdAt: 5 },
  ]
  expect(links.toSorted(byPosition).map(({ id }) => id)).toEqual(['addedLast', 'added', 'first', 'second'])
})
