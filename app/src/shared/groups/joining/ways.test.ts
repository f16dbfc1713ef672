import { expect, it } from 'vitest'
import { isRunning, switchesOf, wayOf, ways } from './ways.ts'

it('maps the two switches to four ways to join, and back', () => {
  expect(ways.map((way) => wayOf(switchesOf(way)))).toEqual([...ways])
  expect(new Set(ways.map((way) => JSON.stringify(switchesOf(way)))).size).toBe(4)
})

it('is open if the group is public and listed, and by invitation if the group is neither', () => {
  expect(wayOf({ isPrivate: false, isDiscoverable: true })).toBe('OPEN')
  expect(wayOf({ isPrivate: true, isDiscoverable: false })).toBe('INVITATION')
})

it('shows “you approve” only to the owner and admins', () => {
  expect((['Owner', 'Admin', 'Member', 'Visitor'] as const).map(isRunning)).toEqual([true, true, false, false])
})
