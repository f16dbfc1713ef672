import { expect, it } from 'vitest'
import { addressesOf, fill, folderOf } from './places.ts'

it.each([
  ['/home', '/home'],
  ['/profile/:userType/:userName', '/profile/influencer/noura'],
  ['/program/:programId/overview', undefined],
])('%s becomes %s', (path, expected) => expect(fill(path, { userType: 'influencer', userName: 'noura' })).toBe(expected))

it.each([
  ['/', 'sign-in'],
  ['/verify-otp', 'verify-otp'],
  ['/groups/my/:groupId/stats', 'groups-my-groupId-stats'],
  ['/verify-identity?dialog=verify', 'verify-identity-dialog-verify'],
])('%s is kept in %s', (path, folder) => expect(folderOf(path)).toBe(folder))

it('looks at a page where a dialog of its own is open too', () =>
  expect(addressesOf('/verify-identity', {})).toEqual(['/verify-identity', '/verify-identity?dialog=verify']))

it('looks at nothing the world has no example of', () => expect(addressesOf('/program/:programId/overview', {})).toEqual([]))
