import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

it('a password costs whoever stole the database 19 MiB and two passes a guess, and is known again', async () => {
  const stored = await hashPassword('a long secret')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword(stored, 'a long secret')).toBe(true)
  expect(await isPassword(stored, 'a long secreT')).toBe(false)
  expect(await isPassword(null, 'the password of nobody')).toBe(false)
})
