import { expect, it } from 'vitest'
import { interestsInSight } from './interests-in-sight.ts'

const all = [
  { id: 'food', name: 'طعام', otherName: 'Food' },
  { id: 'coffee', name: 'قهوة', otherName: 'Coffee' },
  { id: 'art', name: 'فن', otherName: 'Art' },
]
const ids = (term: string, chosen: string[] = []) => interestsInSight(all, term, chosen).map(({ id }) => id)

it('interestsInSight returns all interests while the search is empty', () => expect(ids(' ')).toEqual(['food', 'coffee', 'art']))
it('interestsInSight finds interests in both languages and in other spellings', () => {
  expect(ids('COF')).toEqual(['coffee'])
  expect(ids('قهوه')).toEqual(['coffee'])
})
it('interestsInSight always includes the chosen interests', () => expect(ids('art', ['food'])).toEqual(['food', 'art']))
it('interestsInSight returns an empty list if no interest matches', () => expect(ids('zzz')).toEqual([]))
