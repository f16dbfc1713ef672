import { describe, expect, it } from 'vitest'
import { emailAddress } from './email.ts'

describe('emailAddress', () => {
  it.each([
    [' People.Of@Nabt.Example ', 'People.Of@nabt.example'],
    ['a+tag@sub.nabt.example', 'a+tag@sub.nabt.example'],
    // Y-19.
    ['\u200fpeople@nabt.example\u2069', 'people@nabt.example'],
    ['info@موقع.السعودية', 'info@موقع.السعودية'],
    ['info@Bücher.example', 'info@xn--bcher-kva.example'],
    ['info@n\u0430bt.example', 'info@xn--nbt-6cd.example'],
  ])('stores %j as %s', (typed, expected) => expect(emailAddress(typed)).toBe(expected))

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
    'a@موقع',
    'a@نب\u200bت.example/x',
    'a@x.example:80',
    'a@b@نبت.example',
    'نبت@nabt.example',
  ])('returns null for %j', (typed) => expect(emailAddress(typed)).toBeNull())
})
