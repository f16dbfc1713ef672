import { expect, test } from 'vitest'
import { linkWords } from './link-words.ts'

test.each([
  ['https://www.reemathome.example/', 'reemathome.example', ''],
  ['https://maps.reemathome.example/riyadh/?utm=1#top', 'maps.reemathome.example', '/riyadh'],
  ['reem.example', 'reem.example', ''],
])('linkWords splits %s into %s and %s', (address, host, rest) => {
  expect(linkWords(address)).toEqual({ host, rest })
})
