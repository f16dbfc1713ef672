import { expect, it } from 'vitest'
import { linkAddress } from './link.ts'

it.each([
  ['wasla.sa', 'https://wasla.sa/'],
  ['//wasla.sa/a', 'https://wasla.sa/a'],
  ['  www.wasla.sa/مرحبا ', 'https://www.wasla.sa/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7'],
  ['http://wasla.sa?x=1#y', 'http://wasla.sa/?x=1#y'],
  ['HTTPS://Wasla.SA', 'https://wasla.sa/'],
  ['wasla.sa:8443/a', 'https://wasla.sa:8443/a'],
  ['\u200Fhttps://wasla.sa\u202C', 'https://wasla.sa/'],
])('linkAddress of %s is %s', (typed, address) => expect(linkAddress(typed)).toBe(address))

it.each([
  '',
  'wasla',
  'two words.sa',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'mailto:a@b.sa',
  'ftp://wasla.sa',
  'https://wasla.sa@evil.sa',
  'https://',
  '.',
  'localhost:4000',
])('linkAddress of %s is null', (typed) => expect(linkAddress(typed)).toBeNull())
