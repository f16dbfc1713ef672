import { expect, it } from 'vitest'
import { changesOf } from '../common/decision.ts'
import { byPosition, decideProfileLinkOrder } from './order.ts'

const links = ['a', 'b', 'c'].map((id) => ({ id, position: 0 }))

it('decideProfileLinkOrder numbers the links from 1', () =>
  expect(changesOf(decideProfileLinkOrder(links, ['c', 'a', 'b']))).toEqual([
    { id: 'c', position: 1 },
    { id: 'a', position: 2 },
    { id: 'b', position: 3 },
  ]))

it.each([
  ['somebody else’s link', ['c', 'a', 'x'], 'PROFILE_LINK_NOT_FOUND'],
  ['somebody else’s link beside all of one’s own', ['c', 'a', 'b', 'x'], 'PROFILE_LINK_NOT_FOUND'],
  ['a link that is left out', ['c', 'a'], 'DTO_VALIDATION_ERROR'],
  ['a link named twice in the place of another', ['c', 'a', 'a'], 'DTO_VALIDATION_ERROR'],
  ['a link named twice', ['c', 'a', 'b', 'b'], 'DTO_VALIDATION_ERROR'],
  ['nothing', [], 'DTO_VALIDATION_ERROR'],
  ['the order that is stored', ['a', 'b', 'c'], 'NO_CHANGES_TO_UPDATE'],
] as const)('%s is refused', (_, ids, code) => expect(decideProfileLinkOrder(links, ids).problem?.code).toBe(code))

it('byPosition sorts links that were added since the last ordering first, newest first, then the others in the owner’s order', () => {
  const placed = [
    { id: 'first', position: 1, createdAt: 1 },
    { id: 'second', position: 2, createdAt: 3 },
    { id: 'added', position: 0, createdAt: 4 },
    { id: 'addedLast', position: 0, createdAt: 5 },
  ]
  expect(placed.toSorted(byPosition).map(({ id }) => id)).toEqual(['addedLast', 'added', 'first', 'second'])
})
