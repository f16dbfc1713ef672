import { expect, test } from 'vitest'
import { adminTokenName, createAdminSession } from './admin-session.ts'

function boxOf(first: Record<string, string> = {}) {
  const values = new Map(Object.entries(first))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

test('a reload keeps the session', () => {
  expect(createAdminSession(boxOf({ [adminTokenName]: 'a' })).read()).toMatchObject({ status: 'signedIn', token: 'a' })
})

test('signing in and signing out each start a new generation, and signing out removes the token', () => {
  const box = boxOf()
  const session = createAdminSession(box)
  session.signIn('a')
  expect(session.read()).toEqual({ status: 'signedIn', token: 'a', generation: 2 })
  session.end('signedOut')
  expect(session.read()).toEqual({ status: 'signedOut', reason: 'signedOut', generation: 3 })
  expect(box.getItem(adminTokenName)).toBeNull()
})

test('an ended session keeps its first reason', async () => {
  const session = createAdminSession(boxOf({ [adminTokenName]: 'a' }))
  const calls = session.forGeneration(1)
  expect(await calls.refresh('a')).toMatchObject({ kind: 'expired' })
  expect(calls.lost('a', true)).toBe('ended')
  expect(session.read()).toMatchObject({ status: 'signedOut', reason: 'expired', generation: 2 })
})

test('a response of an earlier session does not end the current session', () => {
  const session = createAdminSession(boxOf({ [adminTokenName]: 'a' }))
  const before = session.forGeneration(1)
  session.signIn('b')
  before.lost('a', false)
  expect(before.isCurrent()).toBe(false)
  expect(before.accessToken()).toBeNull()
  expect(session.accessToken()).toBe('b')
})

test('a disabled account gets the reason “suspended”', () => {
  const session = createAdminSession(boxOf({ [adminTokenName]: 'a' }))
  session.forGeneration(1).lost('a', true)
  expect(session.read()).toMatchObject({ reason: 'suspended' })
})

test('other tabs follow a sign-in and a sign-out', () => {
  const box = boxOf({ [adminTokenName]: 'a' })
  const [one, other] = [createAdminSession(box), createAdminSession(box)]
  one.end('signedOut')
  other.followStorage()
  expect(other.read()).toMatchObject({ status: 'signedOut', reason: 'signedOut' })
  one.signIn('b')
  other.followStorage()
  expect(other.accessToken()).toBe('b')
})
