import { describe, expect, it } from 'vitest'
import { emailAddress } from './email.ts'

describe('a typed e-mail address', () => {
  it.each([
    [' People.Of@Nabt.Example ', 'People.Of@nabt.example'],
    ['a+tag@sub.nabt.example', 'a+tag@sub.nabt.example'],
  ])('%j is stored as %s', (typed, expected) => expect(emailAddress(typed)).toBe(expected))

  it.each([
    '',
    'x',
    'x@y',
    '@nabt.example',
    'a b@nabt.example',
    'a@nabt..example',
    '.a@nabt.example',
    'a@-nabt.example',
    `${'a'.repeat(65)}@nabt.example`,
    'a@nabt.example\nbcc: x@y.example',
    'a@١٢.٣٤',
  ])('%j is none', (typed) => expect(emailAddress(typed)).toBeNull())
})
