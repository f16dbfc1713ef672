import { expect, test } from 'vitest'
import { knowsPath } from './knows-path.ts'

test.each([
  '/',
  '/home',
  '/home/',
  '/settings',
  '/settings/profile',
  '/profile/agent/saad',
  '/groups/my/1/stats',
  '/admin/users',
  '/till/abcdefghijklmnop',
])('the app has a page at %s', (path) => {
  expect(knowsPath(path)).toBe(true)
})

test.each(['/nowhere', '/home/more', '/settings/nothing', '/profile/agent/saad/more', '/tills', '/wp-login'])(
  'the app has no page at %s',
  (path) => {
    expect(knowsPath(path)).toBe(false)
  },
)
