import { expect, it } from 'vitest'
import { isRunning, switchesOf, wayOf, ways } from './ways.ts'

it('makes the four ways to join of the two switches, and the switches of the way', () => {
  expect(ways.map((way) => wayOf(switchesOf(way)))).toEqual([...ways])
  expect(new Set(ways.map((way) => JSON.stringify(switchesOf(way)))).size).toBe(4)
})

it('is open where a new group is public and listed', () => {
  expect(wayOf({ isPrivate: false, isDiscoverable: true })).toBe('OPEN')
  expect(wayOf({ isPrivate: true, isDiscoverable: false })).toBe('INVITATION')
})

it('says “you approve” to owner and admins alone', () => {
  expect((['Owner', 'Admin', 'Member', 'Visitor'] as const).map(isRunning)).toEqual([true, true, false, false])
})
