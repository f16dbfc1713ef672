import { expect, it } from 'vitest'
import { interestsInSight } from './interests-in-sight.ts'

const all = [...Array(24).keys()].map((place) => ({ id: String(place) }))

it('interestsInSight returns the first twelve interests and all selected interests', () => {
  expect(interestsInSight(all, [])).toHaveLength(12)
  expect(interestsInSight(all, ['3', '20']).map(({ id }) => id)).toEqual([...Array(12).keys(), 20].map(String))
})
