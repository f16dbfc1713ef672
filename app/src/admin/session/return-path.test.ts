import { expect, test } from 'vitest'
import { createReturnPath } from './return-path.ts'

function started(path?: string) {
  const values = new Map<string, string>()
  const returnPath = createReturnPath({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  })
  if (path !== undefined) returnPath.remember(path)
  return returnPath
}

test('a sign-in at a provider leads back once to the page at which it began', () => {
  const returnPath = started('/withdrawals?status=Initiated')
  expect([returnPath.take(), returnPath.take()]).toEqual(['/withdrawals?status=Initiated', '/'])
})

test.each(['//other.example', '/\\other.example', 'https://other.example', 'javascript:alert(1)', '', '/oidc?code=1'])(
  'a sign-in at a provider never leads to %j',
  (path) => {
    expect(started(path).take()).toBe('/')
  },
)
