import { expect, it } from 'vitest'
import { addressesOf, fill, folderOf } from './places.ts'

it.each([
  ['/home', '/home'],
  ['/profile/:userType/:userName', '/profile/influencer/noura'],
  ['/program/:programId/overview', undefined],
])('fill(%j) is %s', (path, expected) => expect(fill(path, { userType: 'influencer', userName: 'noura' })).toBe(expected))

it.each([
  ['/', 'sign-in'],
  ['/verify-otp', 'verify-otp'],
  ['/groups/my/:groupId/stats', 'groups-my-groupId-stats'],
  ['/verify-identity?dialog=verify', 'verify-identity-dialog-verify'],
])('folderOf(%j) is %s', (path, folder) => expect(folderOf(path)).toBe(folder))

it('addressesOf includes the addresses that open a page’s own dialogs', () =>
  expect(addressesOf('/verify-identity', {})).toEqual(['/verify-identity', '/verify-identity?dialog=verify']))

it('addressesOf is empty for a path without an example', () => expect(addressesOf('/program/:programId/overview', {})).toEqual([]))
