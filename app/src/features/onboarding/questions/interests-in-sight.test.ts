import { expect, it } from 'vitest'
import { interestsInSight } from './interests-in-sight.ts'

const all = [
  { id: 'food', name: 'طعام', otherName: 'Food' },
  { id: 'coffee', name: 'قهوة', otherName: 'Coffee' },
  { id: 'art', name: 'فن', otherName: 'Art' },
]
const ids = (term: string, chosen: string[] = []) => interestsInSight(all, term, chosen).map(({ id }) => id)

it('returns all for an empty term', () => expect(ids(' ')).toEqual(['food', 'coffee', 'art']))
it('finds interests in either language, in any spelling', () => {
  expect(ids('COF')).toEqual(['coffee'])
  expect(ids('قهوه')).toEqual(['coffee'])
})
it('keeps chosen interests', () => expect(ids('art', ['food'])).toEqual(['food', 'art']))
it('returns none if nothing matches', () => expect(ids('zzz')).toEqual([]))
