import { expect, it } from 'vitest'
import { interestsInSight } from './interests-in-sight.ts'

const all = [
  { id: 'food', name: 'طعام', otherName: 'Food' },
  { id: 'coffee', name: 'قهوة', otherName: 'Coffee' },
  { id: 'art', name: 'فن', otherName: 'Art' },
]
const ids = (term: string, chosen: string[] = []) => interestsInSight(all, term, chosen).map(({ id }) => id)

it('shows all while nothing is sought', () => expect(ids(' ')).toEqual(['food', 'coffee', 'art']))
it('finds in either language, however it is spelt', () => {
  expect(ids('COF')).toEqual(['coffee'])
  expect(ids('قهوه')).toEqual(['coffee'])
})
it('keeps what is chosen in sight', () => expect(ids('art', ['food'])).toEqual(['food', 'art']))
it('finds nothing where there is nothing', () => expect(ids('zzz')).toEqual([]))
