import { expect, it } from 'vitest'
import { shortAddress } from './short-address.ts'

it.each([
  ['https://www.instagram.com/p/abc/', 'instagram.com/p/abc'],
  ['http://nabt.example/', 'nabt.example'],
  ['https://nabt.example/www.html', 'nabt.example/www.html'],
])('shortens %s to %s', (url, said) => expect(shortAddress(url)).toBe(said))
