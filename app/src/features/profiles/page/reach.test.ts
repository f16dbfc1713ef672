import { expect, test } from 'vitest'
import { reachOf } from './reach.ts'

test('adds up the followers of all accounts', () => {
  expect(reachOf([{ followers: 212_000 }, { followers: 184_000 }], { engagement: 5.4, views: 92_000 })).toEqual({
    followers: 396_000,
    engagement: 5.4,
    views: 92_000,
  })
})

test('returns null for figures that were not measured', () => {
  expect(reachOf([], null)).toEqual({ followers: null, engagement: null, views: null })
  expect(reachOf([{ followers: 0 }], { engagement: 0, views: 0 })).toEqual({ followers: 0, engagement: null, views: null })
})
