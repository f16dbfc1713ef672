import { expect, it } from 'vitest'
import { fill, folderOf } from './places.ts'

it.each([
  ['/home', '/home'],
  ['/profile/:userType/:userName', '/profile/influencer/noura'],
  ['/program/:programId/overview', undefined],
])('%s becomes %s', (path, wanted) => expect(fill(path, { userType: 'influencer', userName: 'noura' })).toBe(wanted))

it.each([
  ['/', 'sign-in'],
  ['/verify-otp', 'verify-otp'],
  ['/groups/my/:groupId/stats', 'groups-my-groupId-stats'],
])('%s is kept in %s', (path, folder) => expect(folderOf(path)).toBe(folder))
