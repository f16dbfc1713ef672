import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

it('a password is hashed with argon2id, 19 MiB and two passes, and only the right password matches', async () => {
  const stored = await hashPassword('a long secret')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword(stored, 'a long secret')).toBe(true)
  expect(await isPassword(stored, 'a long secreT')).toBe(false)
  expect(await isPassword(null, 'the password of nobody')).toBe(false)
})
